import { inOtherAlphabet } from "./search/transliteration.ts";
import { foldWords } from "./search/word-slips.ts";

/** Letters that look like a Latin one, after folding. */
const looksLike: Record<string, string> = {
  а: "a",
  в: "b",
  е: "e",
  з: "3",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  ѕ: "s",
  ԁ: "d",
  ӏ: "i",
  α: "a",
  ο: "o",
  ρ: "p",
  ν: "v",
  ı: "i",
  l: "i",
  "|": "i",
  1: "i",
  0: "o",
};

function asSeen(name: string): string {
  return [...name].map((letter) => looksLike[letter] ?? letter).join("");
}

/** The words in one order: first and last names are written both ways round. */
function keyOf(name: string): string {
  const words = foldWords(name).match(/[\p{L}\p{N}|]+/gu) ?? [];
  return words.toSorted().join(" ");
}

/**
 * Two names that share a key look or sound the same: they differ by letter case, accents, the order of the words, letters
 * of another alphabet that look alike, or the alphabet itself. Empty without a letter.
 */
export function lookAlikeKeys(name: string): string[] {
  const plain = name.normalize("NFKC");
  const keys = [keyOf(plain), keyOf(asSeen(foldWords(plain))), keyOf(inOtherAlphabet(plain))];
  return [...new Set(keys)].filter(Boolean);
}
