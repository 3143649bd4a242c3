/** A set of row numbers, 32 to a word. All sets of one index have the same length. */
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
  return (set[row >>> 5]! >>> (row & 31) & 1) === 1;
}

/** Rows that are in every one of the sets. */
export function everySet([first, ...others]: [BitSet, ...BitSet[]]): BitSet {
  const result = first.slice();
  for (const other of others) {
    for (let word = 0; word < result.length; word++) result[word]! &= other[word]!;
  }
  return result;
}

/** Rows that are in at least one of the sets. */
export function anySet(sets: BitSet[], words: number): BitSet {
  const result = emptySet(words);
  for (const set of sets) {
    for (let word = 0; word < words; word++) result[word]! |= set[word]!;
  }
  return result;
}

export function countRows(set: BitSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += bitsIn(set[word]!);
  return count;
}

export function countInBoth(a: BitSet, b: BitSet): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += bitsIn(a[word]! & b[word]!);
  return count;
}

/** Rows for which one of the pairs has the row in both of its sets. */
export function countInAnyPair(pairs: [BitSet, BitSet][]): number {
  const [first, ...others] = pairs;
  if (!first) return 0;
  if (others.length === 0) return countInBoth(...first);
  const [a, b] = first;
  let count = 0;
  for (let word = 0; word < a.length; word++) {
    let bits = a[word]! & b[word]!;
    for (let pair = 0; pair < others.length; pair++) {
      bits |= others[pair]![0][word]! & others[pair]![1][word]!;
    }
    count += bitsIn(bits);
  }
  return count;
}

export function forEachRow(set: BitSet, visit: (row: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    let bits = set[word]!;
    while (bits !== 0) {
      const lowest = bits & -bits;
      visit((word << 5) + 31 - Math.clz32(lowest));
      bits ^= lowest;
    }
  }
}

function bitsIn(word: number): number {
  word -= word >>> 1 & 0x55555555;
  word = (word & 0x33333333) + (word >>> 2 & 0x33333333);
  return Math.imul(word + (word >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
