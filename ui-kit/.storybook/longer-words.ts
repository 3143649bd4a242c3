const letters: Record<string, string> = {
  ...{ a: "å", e: "ë", i: "ï", o: "ö", u: "ü", y: "ý", c: "ç", n: "ñ", s: "š", z: "ž" },
  ...{ A: "Å", E: "Ë", I: "Ï", O: "Ö", U: "Ü", Y: "Ý", C: "Ç", N: "Ñ", S: "Š", Z: "Ž" },
};

/** Longer text, codes, days of the week and the parts of a date: no translation makes them longer. */
const fixed = /^(?:\[.*·\]|[^a-z]*|[dmy]{2,4}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)|[^a-z]*GMT[^a-z]*)$/;

/** Text in the pseudo language: accents, and as much longer as a translation may be. */
export function longer(text: string): string | undefined {
  if (!/[a-z]{2}/i.test(text) || fixed.test(text)) return undefined;
  const accented = text.replaceAll(/[A-Za-z]/g, (letter) => letters[letter] ?? letter);
  return `[${accented}${"·".repeat(Math.ceil(text.length * 0.4))}]`;
}
