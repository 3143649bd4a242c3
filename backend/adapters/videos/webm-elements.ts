import type { Blank, RandomAccess } from "../../ports/videos.ts";

/** A part of a WebM file (RFC 8794). `end` is null when the file does not say it, as in recordings of a browser. */
type Element = { id: number; at: number; body: number; end: number | null };

const segmentId = 0x18538067;
const clusterId = 0x1f43b675;
const tagsId = 0x1254c367;
const attachmentsId = 0x1941a469;
const voidId = 0xec;

const hidden = [tagsId, attachmentsId];

const mostElements = 200_000;
const longestHeader = 12;
const windowBytes = 1024;

/** The tags and attachments of the file. Fails for a file whose end is missing. */
export async function blanksOfWebm(file: RandomAccess): Promise<Blank[]> {
  const elementAt = elementReader(file);
  const head = await elementAt(0);
  const segment = await elementAt(head.end ?? 0);
  if (segment.id !== segmentId) throw new Error("no segment");
  const end = segment.end ?? file.bytes;
  const blanks: Blank[] = [];
  let at = segment.body;
  for (let count = 0; at < end; count++) {
    const element = await elementAt(at);
    // The parts of a cluster follow it, as if they stood beside it.
    if (element.end === null && element.id !== clusterId) throw new Error("no size");
    const next = element.end ?? element.body;
    if (next > end || end > file.bytes || count > mostElements) {
      throw new Error("the end is missing");
    }
    if (hidden.includes(element.id)) blanks.push({ at, bytes: next - at, begins: gap(next - at) });
    at = next;
  }
  return blanks;
}

/** The header of an empty element of so many bytes. */
function gap(bytes: number): Uint8Array {
  if (bytes < 9) return new Uint8Array([voidId, 0x80 | (bytes - 2)]);
  const begins = new Uint8Array(9);
  new DataView(begins.buffer).setBigUint64(1, BigInt(bytes - 9) | (1n << 56n));
  begins[0] = voidId;
  return begins;
}

function elementReader(file: RandomAccess): (at: number) => Promise<Element> {
  let from = 0;
  let window = new Uint8Array();
  return async (at) => {
    if (at < from || at + longestHeader > from + window.length) {
      from = at;
      window = new Uint8Array(await file.read(at, Math.min(at + windowBytes, file.bytes) - 1));
    }
    return elementIn(window.subarray(at - from), at);
  };
}

function elementIn(bytes: Uint8Array, at: number): Element {
  const idBytes = Math.clz32(bytes[0] ?? 0) - 23;
  const sizeBytes = Math.clz32(bytes[idBytes] ?? 0) - 23;
  const headBytes = idBytes + sizeBytes;
  if (idBytes > 4 || sizeBytes > 8 || headBytes > bytes.length) throw new Error("no element");
  const id = bytes.subarray(0, idBytes).reduce((value, byte) => value * 256 + byte, 0);
  const digits = bytes.slice(idBytes, headBytes);
  digits[0]! &= 0xff >> sizeBytes;
  const isUnknown = digits.every((byte, i) => byte === (i === 0 ? 0xff >> sizeBytes : 0xff));
  const size = digits.reduce((value, byte) => value * 256 + byte, 0);
  const body = at + headBytes;
  return { id, at, body, end: isUnknown ? null : body + size };
}
