import { type Bytes, randomBytes } from "./bytes.ts";

/** Crockford's base32: without I, L, O and U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeBytes = 20;
const codeLetters = codeBytes * 8 / 5;

/** 160 random bits in eight groups of four letters, to write down. */
export function newRecoveryCode(): string {
  return recoveryCodeOf(randomBytes(codeBytes));
}

export function recoveryCodeOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = bits.match(/.{5}/g)!.map((five) => alphabet[Number.parseInt(five, 2)]);
  return letters.join("").match(/.{4}/g)!.join("-");
}

/** The bytes of a code as it was typed, or null for a text that is no code. */
export function readRecoveryCode(typed: string): Bytes | null {
  const plain = typed.normalize("NFKC").toUpperCase().replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0").replace(/[IL]/g, "1");
  const numbers = Array.from(plain, (letter) => alphabet.indexOf(letter));
  if (numbers.length !== codeLetters || numbers.includes(-1)) return null;
  const bits = numbers.map((number) => number.toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g)!, (byte) => Number.parseInt(byte, 2));
}
