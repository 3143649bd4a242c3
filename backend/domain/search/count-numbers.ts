import type { BitSet } from "./bit-set.ts";

/** A number by row, and the rows whose number an earlier layer has too. */
export type NumberLayer = { numbers: Uint32Array; repeated: BitSet };

/**
 * For each number below `end`: how many rows have it in a layer whose set has the row. Reading each row is faster than
 * comparing the set of each number, while few rows are left.
 */
export function countNumbers(sets: BitSet[], layers: NumberLayer[], end: number): Uint32Array {
  const counts = new Uint32Array(end);
  sets.forEach((set, position) => {
    const { numbers, repeated } = layers[position]!;
    for (let word = 0; word < set.length; word++) {
      const once = set[word]! & ~repeated[word]!;
      for (let bits = once; bits !== 0; bits &= bits - 1) {
        counts[numbers[rowOf(word, bits)]!]!++;
      }
      for (let bits = set[word]! & repeated[word]!; bits !== 0; bits &= bits - 1) {
        if (!isCounted(word, bits & -bits, position)) counts[numbers[rowOf(word, bits)]!]!++;
      }
    }
  });
  return counts;

  function isCounted(word: number, bit: number, position: number): boolean {
    const row = rowOf(word, bit);
    for (let earlier = 0; earlier < position; earlier++) {
      const isSame = layers[earlier]!.numbers[row] === layers[position]!.numbers[row];
      if (isSame && (sets[earlier]![word]! & bit) !== 0) return true;
    }
    return false;
  }
}

/** Of the lowest bit. */
function rowOf(word: number, bits: number): number {
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}
