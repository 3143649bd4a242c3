import { crc32 } from "node:zlib";

/** Plain data with typed arrays, maps and lists of texts. Lists of texts hold no line breaks. */
export type Packable =
  | number
  | string
  | boolean
  | null
  | Packable[]
  | Map<string | number, Packable>
  | Column
  | { [key: string]: Packable };

type Column = Uint32Array | Int32Array | Float64Array;

const columns = { Uint32Array, Int32Array, Float64Array };
const alignment = 8;
const headerSize = 3 * alignment;
const magic = 0x50414b32;

/** A file of a header, a tree as JSON and columns of bytes. Gives way to other work between columns. */
export async function pack(
  value: Packable,
  pause: () => Promise<void>,
): Promise<Uint8Array[]> {
  const numbers: Area = { parts: [], size: 0 };
  const texts: Area = { parts: [], size: 0 };
  const tree = encoded(new TextEncoder().encode(JSON.stringify(await node(value))));
  const header = new Uint8Array(headerSize);
  const parts = [tree, ...numbers.parts, ...texts.parts];
  let sum = 0;
  for (const part of parts) {
    sum = crc32(part, sum);
    await pause();
  }
  new Uint32Array(header.buffer).set([magic, sum, tree.length, numbers.size, texts.size]);
  return [header, ...parts];

  async function node(value: Packable): Promise<unknown> {
    if (value === null || typeof value !== "object") return value;
    if (value instanceof Map) {
      const entries: unknown[] = [];
      for (const [key, each] of value) entries.push([key, await node(each)]);
      return { $: "Map", entries };
    }
    if (ArrayBuffer.isView(value)) {
      const { buffer, byteOffset, byteLength, length } = value;
      const bytes = new Uint8Array(buffer, byteOffset, byteLength);
      return { $: value.constructor.name, at: put(numbers, bytes), length };
    }
    if (Array.isArray(value)) {
      if (value.length === 0 || value.some((each) => typeof each !== "string")) {
        const items: unknown[] = [];
        for (const each of value) items.push(await node(each));
        return items;
      }
      await pause();
      const bytes = new TextEncoder().encode(value.join("\n"));
      return { $: "texts", at: put(texts, bytes), length: bytes.length };
    }
    const fields: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(value)) fields[name] = await node(each);
    return fields;
  }
}

type Area = { parts: Uint8Array[]; size: number };

/** Returns where the bytes begin in the area. */
function put(area: Area, bytes: Uint8Array): number {
  const at = area.size;
  const part = encoded(bytes);
  area.parts.push(part);
  area.size += part.length;
  return at;
}

/** Throws when the bytes are not complete and unchanged. Takes over their memory: the columns are views of it. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): Packable {
  if (bytes.length < headerSize) throw new Error("it is incomplete");
  const header = new Uint32Array(bytes.buffer, 0, 5);
  const [found, sum, treeSize = 0, numbersSize = 0, textsSize = 0] = header;
  const start = headerSize + treeSize;
  const end = start + numbersSize;
  if (found !== magic || end + textsSize !== bytes.length) throw new Error("it is incomplete");
  if (crc32(bytes.subarray(headerSize)) !== sum) throw new Error("it is damaged");
  const text = new TextDecoder();
  const tree = JSON.parse(text.decode(bytes.subarray(headerSize, start)).trimEnd());
  const texts = bytes.slice(end);
  // Without the texts, which become strings.
  const numbers = bytes.buffer.transfer(end);
  return value(tree);

  // deno-lint-ignore no-explicit-any -- JSON that `pack` wrote
  function value(node: any): Packable {
    if (node === null || typeof node !== "object") return node;
    if (Array.isArray(node)) return node.map(value);
    const { $, at, length } = node;
    if ($ === "Map") {
      return new Map(node.entries.map(([key, each]: [string, unknown]) => [key, value(each)]));
    }
    if ($ === "texts") {
      return text.decode(texts.subarray(at, at + length)).split("\n");
    }
    if ($) return new columns[$ as keyof typeof columns](numbers, start + at, length);
    return Object.fromEntries(Object.entries(node).map(([name, each]) => [name, value(each)]));
  }
}

/** Padded with spaces, so that the next column begins where numbers can be read. */
function encoded(bytes: Uint8Array): Uint8Array {
  if (bytes.length % alignment === 0) return bytes;
  const padded = new Uint8Array(Math.ceil(bytes.length / alignment) * alignment).fill(32);
  padded.set(bytes);
  return padded;
}
