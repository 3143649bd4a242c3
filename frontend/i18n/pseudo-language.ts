export { pseudoLanguageWanted } from "./pseudo-language-wanted.ts";

type Words = { [key: string]: string | Words };

const marked: Record<string, string> = {
  a: "á",
  e: "ë",
  i: "ï",
  o: "ø",
  u: "ü",
  n: "ñ",
  s: "š",
  z: "ž",
};

/** A sentence 40 % longer, in brackets that show where it is cut. Its slots stay as they are. */
export function lengthened(sentence: string): string {
  const letters = sentence.split(/(\{\{\w+\}\})/).map((piece, i) =>
    i % 2 === 1 ? piece : piece.replaceAll(/[aeiounsz]/g, (letter) => marked[letter] ?? letter)
  ).join("");
  const more = Math.ceil(sentence.replaceAll(/\{\{\w+\}\}/g, "").length * 0.4);
  // In words of seven letters, so that a line may end between them as it may in a real language.
  const tail = Array.from({ length: more }, (_, i) => i % 8 === 0 ? " " : "ø").join("");
  return `[${letters}${tail.trimEnd()}]`;
}

/** The same for everything that is said. */
export function lengthenedWords<T extends object>(words: T): T {
  return Object.fromEntries(
    Object.entries(words as Words).map(([key, value]) => [
      key,
      typeof value === "string" ? lengthened(value) : lengthenedWords(value),
    ]),
  ) as T;
}
