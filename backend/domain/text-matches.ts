import { foldWords } from "./search/word-slips.ts";

/** The words of a text, in lower case and without accents. */
export function foldedWords(text: string): string[] {
  return foldWords(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** Whether every word of `query` begins one of these folded words. */
export function matchesEveryWord(query: string, words: readonly string[]): boolean {
  return foldedWords(query).every((start) => words.some((word) => word.startsWith(start)));
}

type TextPart = { text: string; isMatch: boolean };

/** A text in parts: `isMatch` where a word begins with a word of `query`, whatever its case and accents. */
export function matchedParts(text: string, query: string): TextPart[] {
  const starts = foldedWords(query).sort((one, other) => other.length - one.length);
  if (starts.length === 0) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = foldWords(word);
    const start = starts.find((each) => folded.startsWith(each));
    if (start === undefined) continue;
    // Folding can change the length, then the whole word is the match.
    const length = folded.length === word.length ? start.length : word.length;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    end = index + length;
    parts.push({ text: text.slice(index, end), isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}
