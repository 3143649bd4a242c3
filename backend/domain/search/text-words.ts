import { inOtherAlphabet } from "./transliteration.ts";
import { foldWords } from "./word-slips.ts";

const mostWords = 8;
const shortestStem = 5;
const longestEnding = 3;
const shortestHalf = 4;
const longestCompound = 24;

/** Words without a meaning of their own, folded, in all languages: none is searched for beside others, or corrected. */
const fillers = new Set(
  ("ja voi ning mis kes on ei koos kus et kas kuidas kui siis see seda mu mul mulle minu meie sina sul sulle oma ma me te ta " +
    "ka veel juba ainult vaga palun tere otsin soovin soovime tahan vajan saada saan leida vaba aeg aega aja ajad praegu kohe " +
    "the a an and or in at for with near to of on by my me i we is are am be it this that who what how where when please " +
    "hello hi need want looking find search available free time now help abi " +
    "и или в во на с со для от из у по не а но же бы ли мне меня мой моя мои мы нам нас вы вам я он она это как что кто где " +
    "когда очень можно нужен нужна нужно нужны хочу ищу найти помощь помогите пожалуиста здравствуите привет запись " +
    "записаться свободно свободное время сеичас").split(" "),
);

export function isFiller(word: string): boolean {
  return fillers.has(foldWords(word));
}

/** The words to search for, at most eight; fillers only when there is nothing else. */
export function wordsIn(text: string): string[] {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaningful = words.filter((word) => !isFiller(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, mostWords);
}

/** A word in both alphabets, folded. */
export function spellingsOf(word: string): string[] {
  return [...new Set([word, inOtherAlphabet(word)])].map(foldWords).filter(Boolean);
}

/** The two words that a folded word may be written together of. The first may have an ending, as "kaela" in "kaelavalu". */
export function halvesOf(word: string): { first: string[]; second: string }[] {
  const letters = [...word];
  if (letters.length > longestCompound) return [];
  const count = Math.max(0, letters.length - 2 * shortestHalf + 1);
  return Array.from({ length: count }, (_, at) => {
    const half = letters.slice(0, shortestHalf + at);
    const stem = half.length > shortestHalf ? [half.slice(0, -1).join("")] : [];
    return {
      first: [half.join(""), ...stem],
      second: letters.slice(half.length).join(""),
    };
  });
}

/** What a folded word may be an inflection of, longest first: it without its last one to three letters. */
export function stemsOf(word: string): string[] {
  const letters = [...word];
  return Array.from({ length: longestEnding }, (_, cut) => letters.slice(0, -1 - cut))
    .filter((stem) => stem.length >= shortestStem)
    .map((stem) => stem.join(""));
}

/** Stems that a folded word may share with its other forms: a Russian word may also be without its last vowel. */
export function commonStemsOf(word: string): string[] {
  const withoutVowel = /^(\p{Script=Cyrillic}{4,})[аеиоуыэюяь]$/u.exec(word)?.[1];
  return [...new Set([...withoutVowel ? [withoutVowel] : [], ...stemsOf(word)])];
}
