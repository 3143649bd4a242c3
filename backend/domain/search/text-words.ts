import { inOtherAlphabet } from "./transliteration.ts";
import { foldWords } from "./word-slips.ts";

const mostWords = 8;
const shortestStem = 5;
const longestEnding = 3;

/** Words without a meaning of their own, folded, in all languages. */
const fillers = new Set(
  ("ja voi ning mis kes on ei koos kus et the a an and or in at for with near to of on by my me i help abi " +
    "и или в во на с со для от из у по не").split(" "),
);

/** The words to search for, at most eight; fillers only when there is nothing else. */
export function wordsIn(text: string): string[] {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaningful = words.filter((word) => !fillers.has(foldWords(word)));
  return (meaningful.length > 0 ? meaningful : words).slice(0, mostWords);
}

/** A word in both alphabets, folded. */
export function spellingsOf(word: string): string[] {
  return [...new Set([word, inOtherAlphabet(word)])].map(foldWords).filter(Boolean);
}

/** What a folded word may be an inflection of, longest first: it without its last one to three letters. */
export function stemsOf(word: string): string[] {
  const letters = [...word];
  return Array.from({ length: longestEnding }, (_, cut) => letters.slice(0, -1 - cut))
    .filter((stem) => stem.length >= shortestStem)
    .map((stem) => stem.join(""));
}
