import type { Blank, RandomAccess } from "../../ports/videos.ts";

/** A part of an MP4 or QuickTime file (ISO/IEC 14496-12, 4.2). Its content is from `body` to `end`, in bytes. */
type Box = { type: string; at: number; body: number; end: number };

type Samples = { offsets: number[]; sizes: number[]; samplesOfChunk: (chunk: number) => number };

const mostBoxes = 10_000;
const mostTableBytes = 4_000_000;

/** Boxes in which others are. */
const containers = new Set(["moov", "trak", "mdia", "minf", "stbl", "moof", "traf"]);

/** Boxes that say where, when and with what a video was made, and unused room. */
const hidden = new Set(["udta", "meta", "uuid", "free", "skip"]);

/**
 * The parts of the file that are neither picture nor sound nor needed to play them: places, names of devices, tracks of a
 * camera's sensors. Fails for a file whose end is missing.
 */
export async function blanksOfMp4(file: RandomAccess): Promise<Blank[]> {
  const blanks: Blank[] = [];
  let boxes = 0;
  await walk(0, file.bytes, true);
  return blanks;

  async function walk(from: number, to: number, isWhole = false): Promise<void> {
    for await (const box of boxesIn(file, from, to, isWhole)) {
      if (++boxes > mostBoxes) throw new Error("too many boxes");
      if (hidden.has(box.type)) blanks.push(emptied(box));
      else if (box.type === "trak") await walkTrack(box);
      else if (containers.has(box.type)) await walk(box.body, box.end);
    }
  }

  async function walkTrack(track: Box): Promise<void> {
    const media = await childOf(file, track, "mdia");
    const handler = media && await childOf(file, media, "hdlr");
    if (!handler) throw new Error("no handler");
    const kind = text(await file.read(handler.body + 8, handler.body + 11));
    if (kind === "vide" || kind === "soun") return await walk(track.body, track.end);
    for (const { at, bytes } of await samplesOf(file, media)) {
      blanks.push({ at, bytes, begins: new Uint8Array() });
    }
    blanks.push(emptied(track));
  }
}

/** The same box without its content, as unused room. */
function emptied({ at, body, end }: Box): Blank {
  const begins = new Uint8Array(body - at);
  const view = new DataView(begins.buffer);
  const isLong = body - at === 16;
  view.setUint32(0, isLong ? 1 : end - at);
  begins.set(new TextEncoder().encode("free"), 4);
  if (isLong) view.setBigUint64(8, BigInt(end - at));
  return { at, bytes: end - at, begins };
}

/** `isWhole`: the boxes must end where the file does. */
async function* boxesIn(
  file: RandomAccess,
  from: number,
  to: number,
  isWhole = false,
): AsyncGenerator<Box> {
  let at = from;
  while (to - at >= 8) {
    const header = await file.read(at, Math.min(at + 16, to) - 1);
    const view = new DataView(header.buffer, header.byteOffset, header.length);
    const short = view.getUint32(0);
    const isLong = short === 1 && header.length === 16;
    // The last box may go on to the end without saying so.
    const size = short === 0 ? to - at : isLong ? Number(view.getBigUint64(8)) : short;
    const body = at + (isLong ? 16 : 8);
    const end = at + size;
    if (end < body || end > to) throw new Error("the end is missing");
    yield { type: text(header.subarray(4, 8)), at, body, end };
    at = end;
  }
  if (isWhole && at !== to) throw new Error("the end is missing");
}

async function childOf(file: RandomAccess, parent: Box, type: string): Promise<Box | null> {
  for await (const box of boxesIn(file, parent.body, parent.end)) {
    if (box.type === type) return box;
  }
  return null;
}

/** Where the content of a track is: its chunks, each with as many samples as `stsc` says (8.6, 8.7). */
async function samplesOf(file: RandomAccess, media: Box): Promise<{ at: number; bytes: number }[]> {
  const info = await childOf(file, media, "minf");
  const tables = info && await childOf(file, info, "stbl");
  if (!tables) return [];
  const { offsets, sizes, samplesOfChunk } = await readTables(file, tables);
  let sample = 0;
  return offsets.map((at, chunk) => {
    const first = sample;
    sample = Math.min(first + samplesOfChunk(chunk + 1), sizes.length);
    const bytes = sizes.slice(first, sample).reduce((sum, size) => sum + size, 0);
    if (at + bytes > file.bytes) throw new Error("the end is missing");
    return { at, bytes };
  });
}

async function readTables(file: RandomAccess, tables: Box): Promise<Samples> {
  const [sizes, runs, short, long] = await Promise.all(
    ["stsz", "stsc", "stco", "co64"].map((type) => table(file, tables, type)),
  );
  const count = sizes?.getUint32(8) ?? 0;
  const sameSize = sizes?.getUint32(4) ?? 0;
  if (count > mostTableBytes) throw new Error("too many samples");
  const starts = Array.from({ length: runs?.getUint32(4) ?? 0 }, (_, run) => ({
    chunk: runs!.getUint32(8 + 12 * run),
    samples: runs!.getUint32(12 + 12 * run),
  }));
  const chunks = (long ?? short)?.getUint32(4) ?? 0;
  return {
    sizes: Array.from({ length: count }, (_, i) => sameSize || sizes!.getUint32(12 + 4 * i)),
    offsets: Array.from(
      { length: chunks },
      (_, i) => long ? Number(long.getBigUint64(8 + 8 * i)) : short!.getUint32(8 + 4 * i),
    ),
    samplesOfChunk: (chunk) => starts.findLast((run) => run.chunk <= chunk)?.samples ?? 0,
  };
}

async function table(file: RandomAccess, tables: Box, type: string): Promise<DataView | null> {
  const box = await childOf(file, tables, type);
  if (!box) return null;
  const bytes = box.end - box.body;
  if (bytes > mostTableBytes || bytes < 8) throw new Error("no table");
  const read = await file.read(box.body, box.end - 1);
  return new DataView(read.buffer, read.byteOffset, read.length);
}

function text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
