const encoder = new TextEncoder();
const firstBytes = 1 << 16;

/** Collects the parts of a JSON text as UTF-8. */
export function jsonBytes() {
  let buffer = new Uint8Array(firstBytes);
  let length = 0;

  function makeRoom(bytes: number): void {
    if (length + bytes <= buffer.length) return;
    const larger = new Uint8Array(2 * (length + bytes));
    larger.set(buffer.subarray(0, length));
    buffer = larger;
  }

  return {
    restart(): void {
      length = 0;
    },
    addText(text: string): void {
      makeRoom(3 * text.length);
      length += encoder.encodeInto(text, buffer.subarray(length)).written;
    },
    addByte(byte: number): void {
      makeRoom(1);
      buffer[length++] = byte;
    },
    addBytes(bytes: Uint8Array): void {
      makeRoom(bytes.length);
      buffer.set(bytes, length);
      length += bytes.length;
    },
    /** Everything added since the last `restart`, until the next one. */
    all(): Uint8Array<ArrayBuffer> {
      return buffer.subarray(0, length);
    },
  };
}

export function bytesOf(value: unknown): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(value));
}
