import { latinLetters } from "./latin-letters.ts";

/** Without what looks alike: no 0, O, 1, I, L, U, Z. A prime number of letters, so that the check finds most errors. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXY";

const codeLetters = 8;

/** A code to read aloud and to type, of random bytes (8 at least): seven letters and one that checks them. */
export function humanCode(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, codeLetters - 1), (byte) => byte % alphabet.length);
  return textOf([...letters, checkOf(letters)]);
}

/** The code as it is stored, or null for a text that is no code: most typing errors are found. */
export function readHumanCode(typed: string): string | null {
  const plain = latinLetters(typed.normalize("NFKC")).replace(/[\s\p{Pd}]/gu, "");
  const letters = Array.from(plain, (letter) => alphabet.indexOf(letter));
  if (letters.length !== codeLetters || letters.includes(-1)) return null;
  return checkOf(letters.slice(0, -1)) === letters.at(-1) ? textOf(letters) : null;
}

/** Weights differ by place, so that two letters in the wrong order do not fit. */
function checkOf(letters: number[]): number {
  return letters.reduce((sum, letter, at) => sum + letter * (at + 2), 0) % alphabet.length;
}

function textOf(letters: number[]): string {
  const text = letters.map((letter) => alphabet[letter]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
