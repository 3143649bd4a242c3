export type BitSet = Uint32Array;

export function emptySet(words: number): BitSet {
  return new Uint32Array(words);
}

export function setOf(rows: Iterable<number>, words: number): BitSet {
  const set = emptySet(words);
  for (const row of rows) addRow(set, row);
  return set;
}

export function addRow(set: BitSet, row: number): void {
  set[row >>> 5]! |= 1 << (row & 31);
}

export function removeRow(set: BitSet, row: number): void {
  set[row >>> 5]! &= ~(1 << (row & 31));
}

export function hasRow(set: BitSet, row: number): boolean {
  return bitOf(set, row) === 1;
}

/** 1 or 0, for multiplying: a branch that depends on the data would be slower. */
export function bitOf(set: BitSet, row: number): number {
  return set[row >>> 5]! >>> (row & 31) & 1;
}

let lent: BitSet[] = [];
let lentCount = 0;

/** Takes back what `lend` returned. A search begins with this. */
export function takeBackSets(words: number): void {
  if (lent[0]?.length !== words) lent = [];
  lentCount = 0;
}

/** A set for the search that is running, with any rows: it needs dozens, and allocating one takes longer than filling it. */
export function lend(words: number): BitSet {
  return lent[lentCount++] ??= emptySet(words);
}

/** The result is `into` when that is given. */
export function everySet(
  [first, second = first, ...others]: [BitSet, ...BitSet[]],
  into: BitSet = emptySet(first.length),
): BitSet {
  for (let word = 0; word < into.length; word++) into[word] = first[word]! & second[word]!;
  for (const other of others) {
    for (let word = 0; word < into.length; word++) into[word]! &= other[word]!;
  }
  return into;
}

/** The result is `into` when that is given. */
export function anySet(
  [first, second = first, ...others]: BitSet[],
  words: number,
  into: BitSet = emptySet(words),
): BitSet {
  if (!first) return into.fill(0);
  for (let word = 0; word < words; word++) into[word] = first[word]! | second![word]!;
  for (const other of others) {
    for (let word = 0; word < words; word++) into[word]! |= other[word]!;
  }
  return into;
}

export function without(rows: BitSet, removed: BitSet, into: BitSet): BitSet {
  for (let word = 0; word < into.length; word++) into[word] = rows[word]! & ~removed[word]!;
  return into;
}

export function countRows(set: BitSet): number {
  return countInBoth(set, set);
}

/**
 * The positions of the words with rows, during the search that is running; null when there are so many that reading all
 * words is faster.
 */
export function wordsWithRows(set: BitSet): Uint32Array | null {
  const words = lend(set.length);
  const most = set.length >>> 2;
  let count = 0;
  for (let word = 0; word < set.length; word++) {
    if (set[word] === 0) continue;
    if (count === most) return null;
    words[count++] = word;
  }
  return words.subarray(0, count);
}

/** Only the words at the positions `among` are read; all with null. */
export function countInBoth(a: BitSet, b: BitSet, among: Uint32Array | null = null): number {
  if (among) {
    let count = 0;
    for (let at = 0; at < among.length; at++) count += bitsIn(a[among[at]!]! & b[among[at]!]!);
    return count;
  }
  const whole = a.length & ~7;
  let eights = 0;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  // Harley-Seal: carry-save adders combine eight words, so that their bits are counted once.
  for (let at = 0; at < whole; at += 8) {
    let one = a[at]! & b[at]!;
    let other = a[at + 1]! & b[at + 1]!;
    let sum = ones ^ one;
    const twosA = ones & one | sum & other;
    ones = sum ^ other;
    one = a[at + 2]! & b[at + 2]!;
    other = a[at + 3]! & b[at + 3]!;
    sum = ones ^ one;
    const twosB = ones & one | sum & other;
    ones = sum ^ other;
    sum = twos ^ twosA;
    const foursA = twos & twosA | sum & twosB;
    twos = sum ^ twosB;
    one = a[at + 4]! & b[at + 4]!;
    other = a[at + 5]! & b[at + 5]!;
    sum = ones ^ one;
    const twosC = ones & one | sum & other;
    ones = sum ^ other;
    one = a[at + 6]! & b[at + 6]!;
    other = a[at + 7]! & b[at + 7]!;
    sum = ones ^ one;
    const twosD = ones & one | sum & other;
    ones = sum ^ other;
    sum = twos ^ twosC;
    const foursB = twos & twosC | sum & twosD;
    twos = sum ^ twosD;
    sum = fours ^ foursA;
    eights += bitsIn(fours & foursA | sum & foursB);
    fours = sum ^ foursB;
  }
  let count = 8 * eights + 4 * bitsIn(fours) + 2 * bitsIn(twos) + bitsIn(ones);
  for (let at = whole; at < a.length; at++) count += bitsIn(a[at]! & b[at]!);
  return count;
}

export function haveCommonRow(a: BitSet, b: BitSet): boolean {
  for (let word = 0; word < a.length; word++) {
    if ((a[word]! & b[word]!) !== 0) return true;
  }
  return false;
}

let none: BitSet = emptySet(0);
let scratch: BitSet = emptySet(0);

/** Most practitioners have at most four practices; reading them at once saves storing what each pair has in common. */
const pairsAtOnce = 4;

/** Only the words at the positions `among` are read; all with null. */
export function countInAnyPair(
  sets: BitSet[],
  others: (BitSet | undefined)[],
  among: Uint32Array | null = null,
): number {
  if (among) return countInAnyPairAmong(sets, others, among);
  const length = sets[0]?.length ?? 0;
  // Called dozens of times per search: allocating a set would take longer than counting.
  if (none.length !== length) [none, scratch] = [emptySet(length), emptySet(length)];
  scratch.fill(0);
  for (let position = pairsAtOnce; position < sets.length; position++) {
    const set = sets[position]!;
    const other = others[position];
    if (!other) continue;
    for (let word = 0; word < length; word++) scratch[word]! |= set[word]! & other[word]!;
  }
  const [a = none, b = none, c = none, d = none] = sets;
  const [withA = none, withB = none, withC = none, withD = none] = others;
  let count = 0;
  for (let word = 0; word < length; word++) {
    count += bitsIn(
      scratch[word]! | a[word]! & withA[word]! | b[word]! & withB[word]! |
        c[word]! & withC[word]! | d[word]! & withD[word]!,
    );
  }
  return count;
}

function countInAnyPairAmong(
  sets: BitSet[],
  others: (BitSet | undefined)[],
  among: Uint32Array,
): number {
  let count = 0;
  for (let at = 0; at < among.length; at++) {
    const word = among[at]!;
    let any = 0;
    for (let position = 0; position < sets.length; position++) {
      const other = others[position];
      if (other) any |= sets[position]![word]! & other[word]!;
    }
    if (any !== 0) count += bitsIn(any);
  }
  return count;
}

/** `into` has room for every row, and saves a search the allocation. */
export function rowsIn(set: BitSet, into?: Uint32Array): Uint32Array {
  const rows = into?.subarray(0, countRows(set)) ?? new Uint32Array(countRows(set));
  let at = 0;
  for (let word = 0; word < set.length; word++) {
    let bits = set[word]!;
    while (bits !== 0) {
      const lowest = bits & -bits;
      rows[at++] = (word << 5) + 31 - Math.clz32(lowest);
      bits ^= lowest;
    }
  }
  return rows;
}

/** The result is `into` when that is given. */
export function rowsBetween(
  column: Float64Array,
  from: number,
  to: number,
  among: BitSet,
  into: BitSet = emptySet(among.length),
): BitSet {
  for (let word = 0; word < into.length; word++) {
    let fitting = 0;
    for (let bits = among[word]!; bits !== 0; bits &= bits - 1) {
      const lowest = bits & -bits;
      const value = column[(word << 5) + 31 - Math.clz32(lowest)]!;
      if (value >= from && value <= to) fitting |= lowest;
    }
    into[word] = fitting;
  }
  return into;
}

/**
 * The lowest number in `column` of the rows in both sets, Infinity without such rows. No number is below `least`, so that
 * nothing is read after it.
 */
export function lowestIn(column: Float64Array, a: BitSet, b: BitSet, least: number): number {
  let lowest = Infinity;
  for (let word = 0; word < a.length && lowest > least; word++) {
    for (let bits = a[word]! & b[word]!; bits !== 0; bits &= bits - 1) {
      const value = column[(word << 5) + 31 - Math.clz32(bits & -bits)]!;
      if (value < lowest) lowest = value;
    }
  }
  return lowest;
}

/** The highest number in `column` of the rows in both sets, -Infinity without such rows. */
export function highestIn(column: Float64Array, a: BitSet, b: BitSet): number {
  let highest = -Infinity;
  for (let word = 0; word < a.length; word++) {
    for (let bits = a[word]! & b[word]!; bits !== 0; bits &= bits - 1) {
      const value = column[(word << 5) + 31 - Math.clz32(bits & -bits)]!;
      if (value > highest) highest = value;
    }
  }
  return highest;
}

function bitsIn(word: number): number {
  word -= word >>> 1 & 0x55555555;
  word = (word & 0x33333333) + (word >>> 2 & 0x33333333);
  return Math.imul(word + (word >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
