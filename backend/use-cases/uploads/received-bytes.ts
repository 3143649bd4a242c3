import type { Upload } from "../../domain/upload.ts";
import type { Storage } from "../../ports/storage.ts";
import type { RandomAccess } from "../../ports/videos.ts";

/** The stored parts of an upload with the last part, as one file. */
export function receivedBytes(
  storage: Storage,
  { parts, bytes }: Pick<Upload, "parts" | "bytes">,
  last: Uint8Array,
): RandomAccess & { all(): Promise<Uint8Array>; stream(): ReadableStream<Uint8Array> } {
  const lastAt = bytes - last.length;

  async function* chunks(first: number, end: number): AsyncGenerator<Uint8Array> {
    let at = 0;
    for (const part of parts) {
      const [from, to] = [Math.max(first - at, 0), Math.min(end - at, part.bytes - 1)];
      if (from <= to) yield* await storage.read(part.key, from, to);
      at += part.bytes;
    }
    if (end >= lastAt) yield last.subarray(Math.max(first - lastAt, 0), end - lastAt + 1);
  }

  async function read(first: number, end: number): Promise<Uint8Array> {
    const whole = new Uint8Array(end - first + 1);
    let at = 0;
    for await (const chunk of chunks(first, end)) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    if (at < whole.length) throw new Error("a stored part is shorter than it was");
    return whole;
  }

  return {
    bytes,
    read,
    all: () => parts.length === 0 ? Promise.resolve(last) : read(0, bytes - 1),
    stream: () => ReadableStream.from(chunks(0, bytes - 1)),
  };
}

/** Hexadecimal SHA-256. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return new Uint8Array(digest).toHex();
}
