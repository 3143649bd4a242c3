export type WordPiece = { text: string; differs: boolean };

const mostWords = 2000;

/** Words with the space after them, so that joining the pieces gives the text again. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function joined(words: string[], isCommon: (position: number) => boolean): WordPiece[] {
  const pieces: WordPiece[] = [];
  for (const [position, text] of words.entries()) {
    const differs = !isCommon(position);
    const last = pieces.at(-1);
    if (last?.differs === differs) last.text += text;
    else pieces.push({ text, differs });
  }
  return pieces;
}

/** The pieces of both texts; those that are not in the other text differ (longest common subsequence of words). */
export function wordDifferences(one: string, other: string): [WordPiece[], WordPiece[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length > mostWords || b.length > mostWords) {
    return [[{ text: one, differs: true }], [{ text: other, differs: true }]];
  }
  const plainA = a.map((word) => word.trim());
  const plainB = b.map((word) => word.trim());
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let k = b.length - 1; k >= 0; k--) {
      lengths[i * width + k] = plainA[i] === plainB[k]
        ? lengths[(i + 1) * width + k + 1]! + 1
        : Math.max(lengths[(i + 1) * width + k]!, lengths[i * width + k + 1]!);
    }
  }
  const [commonA, commonB] = [new Set<number>(), new Set<number>()];
  for (let [i, k] = [0, 0]; i < a.length && k < b.length;) {
    if (plainA[i] === plainB[k]) {
      commonA.add(i++);
      commonB.add(k++);
    } else if (lengths[(i + 1) * width + k]! >= lengths[i * width + k + 1]!) i++;
    else k++;
  }
  return [
    joined(a, (position) => commonA.has(position)),
    joined(b, (position) => commonB.has(position)),
  ];
}
