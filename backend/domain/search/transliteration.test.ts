import fc from "fast-check";
import { expect, test } from "vitest";
import { inOtherAlphabet } from "./transliteration.ts";
import { inOtherLayout } from "./keyboard-layout.ts";
import { foldWords, oneSlipAway } from "./word-slips.ts";

test("an Estonian name is transliterated as in Russian newspapers", () => {
  const names = { Mägi: "мяги", Tõnu: "тыну", Jüri: "юри", Jaan: "яан", Pärn: "пярн" };
  for (const [latin, cyrillic] of Object.entries(names)) {
    expect(inOtherAlphabet(latin)).toBe(cyrillic);
  }
});

test("a Russian name is transliterated to Latin letters", () => {
  expect(inOtherAlphabet("Иванов")).toBe("ivanov");
  expect(inOtherAlphabet("Юлия")).toBe("julija");
});

test("characters of no alphabet stay unchanged", () => {
  expect(inOtherAlphabet("60 €-")).toBe("60 €-");
});

test("case and accents are removed in both alphabets", () => {
  expect(foldWords("ÕÄÖÜŠŽ Ёлкин Йод")).toBe("oaousz елкин иод");
});

test("a missing, extra, wrong or swapped letter is one slip; two of them are not", () => {
  const slips = oneSlipAway("massaz");
  for (const meant of ["massaaz", "massa", "massal", "masszaz", "masasz"]) {
    expect(slips).toContain(meant);
  }
  expect(slips).not.toContain("massaz");
  expect(slips).not.toContain("massaaze");
});

test("a slip is undone by another slip", () => {
  const word = fc.string({
    unit: fc.constantFrom(..."abcdõ".split("")),
    minLength: 6,
    maxLength: 7,
  });
  fc.assert(fc.property(word.map(foldWords), fc.nat(), (meant, pick) => {
    const slips = oneSlipAway(meant);
    const typed = slips[pick % slips.length]!;
    expect(oneSlipAway(typed)).toContain(meant);
  }));
});

test("words of more than 24 letters are not corrected", () => {
  expect(oneSlipAway("a".repeat(24))).toContain("a".repeat(23));
  expect(oneSlipAway("a".repeat(25))).toEqual([]);
});

test("the keys of one layout are read in the other", () => {
  expect(inOtherLayout("vfccf;")).toBe("массаж");
  expect(inOtherLayout("GCB[JKJU")).toBe("психолог");
  expect(inOtherLayout("ьфыыффя")).toBe("massaaz");
  expect(inOtherLayout("эжхъ")).toBe("äöüõ");
});
