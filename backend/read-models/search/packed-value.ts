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
const magic = 0x50414b31;

/** A file of a header, a tree as JSON and columns of bytes. Gives way to other work between columns. */
export async function pack(
  value: Packable,
  pause: () => Promise<void>,
): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const tree = encoded(new TextEncoder().encode(JSON.stringify(await node(value))));
  const header = new Uint8Array(2 * alignment);
  const parts32 = new Uint32Array(header.buffer);
  let sum = 0;
  for (const part of [tree, ...parts]) {
    sum = crc32(part, sum);
    await pause();
  }
  parts32.set([magic, sum, tree.length, size]);
  return [header, tree, ...parts];

  async function node(value: Packable): Promise<unknown> {
    if (value === null || typeof value !== "object") return value;
    if (value instanceof Map) {
      const entries: unknown[] = [];
      for (const [key, each] of value) entries.push([key, await node(each)]);
      return { $: "Map", entries };
    }
    if (ArrayBuffer.isView(value)) {
      const { buffer, byteOffset, byteLength, length } = value;
      return put(value.constructor.name, new Uint8Array(buffer, byteOffset, byteLength), length);
    }
    if (Array.isArray(value)) {
      if (value.length === 0 || value.some((each) => typeof each !== "string")) {
        const items: unknown[] = [];
        for (const each of value) items.push(await node(each));
        return items;
      }
      await pause();
      const bytes = new TextEncoder().encode(value.join("\n"));
      return put("texts", bytes, bytes.length);
    }
    const fields: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(value)) fields[name] = await node(each);
    return fields;
  }

  function put($: string, bytes: Uint8Array, length: number) {
    const at = size;
    const part = encoded(bytes);
    parts.push(part);
    size += part.length;
    return { $, at, length };
  }
}

/** Throws when the bytes are not complete and unchanged. The columns are views of the bytes. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): Packable {
  const header = new Uint32Array(bytes.buffer, 0, 4);
  const [found, sum, treeLength = 0, size = 0] = header;
  const start = 2 * alignment + treeLength;
  if (found !== magic || start + size !== bytes.length) throw new Error("it is incomplete");
  if (crc32(bytes.subarray(2 * alignment)) !== sum) throw new Error("it is damaged");
  const text = new TextDecoder();
  return value(JSON.parse(text.decode(bytes.subarray(2 * alignment, start)).trimEnd()));

  // deno-lint-ignore no-explicit-any -- JSON that `pack` wrote
  function value(node: any): Packable {
    if (node === null || typeof node !== "object") return node;
    if (Array.isArray(node)) return node.map(value);
    const { $, at, length } = node;
    if ($ === "Map") {
      return new Map(node.entries.map(([key, each]: [string, unknown]) => [key, value(each)]));
    }
    if ($ === "texts") {
      return text.decode(bytes.subarray(start + at, start + at + length)).split("\n");
    }
    if ($) return new columns[$ as keyof typeof columns](bytes.buffer, start + at, length);
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
