import type { FreeStarts } from "./free-starts.ts";

/**
 * The packed free starts of a layer's rows in one array: an array per practice takes more memory than its starts.
 * `from` and `lengths` are by row, in words; a length of -1 means that the starts are not computed.
 */
export type StartsPool = {
  words: Uint32Array;
  used: number;
  unused: number;
  from: Uint32Array;
  lengths: Int32Array;
};

export function emptyStartsPool(rows: number): StartsPool {
  return {
    words: new Uint32Array(0),
    used: 0,
    unused: 0,
    from: new Uint32Array(rows),
    lengths: new Int32Array(rows).fill(-1),
  };
}

/** The starts of a row until the pool changes, or undefined when they are not computed. */
export function startsOf(
  { words, from, lengths }: StartsPool,
  row: number,
): FreeStarts | undefined {
  const length = lengths[row]!;
  return length < 0 ? undefined : words.subarray(from[row]!, from[row]! + length);
}

export function putStarts(pool: StartsPool, row: number, starts: FreeStarts | undefined): void {
  pool.unused += Math.max(0, pool.lengths[row]!);
  pool.lengths[row] = -1;
  if (!starts) return;
  if (pool.used + starts.length > pool.words.length) rewrite(pool, starts.length);
  pool.words.set(starts, pool.used);
  pool.from[row] = pool.used;
  pool.lengths[row] = starts.length;
  pool.used += starts.length;
}

/** Moves the starts in use to a new array with room for `wanted` more words. Readers of the old one are not disturbed. */
function rewrite(pool: StartsPool, wanted: number): void {
  const { words, lengths, from } = pool;
  const left = pool.used - pool.unused + wanted;
  pool.words = new Uint32Array(Math.ceil(left * 1.25) + 1024);
  pool.used = 0;
  pool.unused = 0;
  for (let row = 0; row < lengths.length; row++) {
    if (lengths[row]! < 0) continue;
    pool.words.set(words.subarray(from[row]!, from[row]! + lengths[row]!), pool.used);
    from[row] = pool.used;
    pool.used += lengths[row]!;
  }
}

export function growStartsPool(pool: StartsPool, rows: number): void {
  const from = new Uint32Array(rows);
  from.set(pool.from);
  const lengths = new Int32Array(rows).fill(-1);
  lengths.set(pool.lengths);
  pool.from = from;
  pool.lengths = lengths;
}

/** A copy that stays the same; words in use are never changed in place, so they are shared. */
export function copyStartsPool(pool: StartsPool): StartsPool {
  if (pool.unused > pool.used / 8) rewrite(pool, 0);
  const { words, used, unused, from, lengths } = pool;
  return {
    words: words.subarray(0, used),
    used,
    unused,
    from: from.slice(),
    lengths: lengths.slice(),
  };
}
