import { config } from "../config.ts";

type Texts = { [key: string]: string | Texts };

const accented: Record<string, string> = {
  a: "á",
  e: "ë",
  i: "ï",
  o: "ø",
  u: "ü",
  n: "ñ",
  s: "š",
  z: "ž",
};

const placeholder = /(\{\{\w+\}\})/;

export function lengthen(text: string): string {
  const pieces = text.split(placeholder);
  const accentedText = pieces.map((piece, i) =>
    i % 2 === 1 ? piece : piece.replaceAll(/[aeiounsz]/g, (letter) => accented[letter] ?? letter)
  ).join("");
  const length = pieces.filter((_, i) => i % 2 === 0).join("").length;
  // Words of seven letters, so that lines can break as in a real language.
  const padding = Array.from(
    { length: Math.ceil(length * 0.4) },
    (_, i) => i % 8 === 0 ? " " : "ø",
  ).join("");
  return `[${accentedText}${padding.trimEnd()}]`;
}

export function lengthenAll<T extends object>(texts: T): T {
  return Object.fromEntries(
    Object.entries(texts as Texts).map(([key, value]) => [
      key,
      typeof value === "string" ? lengthen(value) : lengthenAll(value),
    ]),
  ) as T;
}

export function pseudoTranslations<T extends object>(texts: T): T {
  return config.pseudoLanguage ? lengthenAll(texts) : texts;
}
