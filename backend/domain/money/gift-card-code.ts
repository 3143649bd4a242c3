import { latinLetters } from "../latin-letters.ts";

/** No symbol that looks or sounds like another one: 23 of them, a prime, so that the check finds every single mistake. */
export const codeAlphabet = "34679ACDEFHJKMNPQRTVWXY";

/** 14 random symbols have 63 bits; two more check them. */
const randomSymbols = 14;
const codeLength = randomSymbols + 2;
const groupLength = 4;

/** A code in the form it is printed in: four groups of four symbols. `random` returns an integer from 0 to below its argument. */
export function newGiftCardCode(random: (below: number) => number): string {
  const symbols = Array.from({ length: randomSymbols }, () => random(codeAlphabet.length));
  return printedCode([...symbols, ...checkOf(symbols)].map((at) => codeAlphabet[at]).join(""));
}

/**
 * The symbols of a typed code without spaces and dashes. Cyrillic letters that look like printed ones are read as those;
 * letters that are never printed stay, so that it is refused.
 */
export function typedCode(text: string): string {
  return latinLetters(text).replace(/[\s\-–—.·]/g, "");
}

/** Whether the typed text can be a code: every single wrong symbol and every swap of two neighbours is found. */
export function isGiftCardCode(text: string): boolean {
  const code = typedCode(text);
  if (code.length !== codeLength) return false;
  const symbols = [...code].map((symbol) => codeAlphabet.indexOf(symbol));
  if (symbols.includes(-1)) return false;
  const [first, second] = checkOf(symbols.slice(0, randomSymbols));
  return symbols[randomSymbols] === first && symbols[randomSymbols + 1] === second;
}

/** `ABCDEFGH…` as `ABCD-EFGH-…`. */
export function printedCode(code: string): string {
  return typedCode(code).match(new RegExp(`.{1,${groupLength}}`, "g"))?.join("-") ?? "";
}

/** What a list shows of a code. */
export function lastGroupOf(code: string): string {
  return typedCode(code).slice(-groupLength);
}

/** For limits on guesses: wrong codes that begin alike are counted together. */
export function firstGroupOf(code: string): string {
  return typedCode(code).slice(0, groupLength);
}

function checkOf(symbols: number[]): [number, number] {
  const prime = codeAlphabet.length;
  let sum = 0;
  let weighted = 0;
  symbols.forEach((symbol, at) => {
    sum += symbol * (at + 1);
    weighted += symbol * (at + 1) ** 2;
  });
  return [sum % prime, weighted % prime];
}
