import fc from "fast-check";
import { expect, test } from "vitest";
import { matchedParts, matchesEveryWord } from "./text-matches.ts";

const marked = (text: string, query: string) =>
  matchedParts(text, query).map(({ text, isMatch }) => isMatch ? `[${text}]` : text).join("");

test("marks the beginnings of words, whatever their case and accents", () => {
  expect(marked("Õlad lasid lahti. õla!", "ola")).toBe("[Õla]d lasid lahti. [õla]!");
  expect(marked("Ёлка и ель", "елк")).toBe("[Ёлк]а и ель");
  expect(marked("Kolm hingetõmmet", "HINGETÕ kol")).toBe("[Kol]m [hingetõ]mmet");
  expect(marked("avamist", "mist")).toBe("avamist");
  expect(marked("u\u0308lim", "uli")).toBe("[u\u0308lim]");
  expect(marked("text", " – ")).toBe("text");
});

test("every word of the query has to begin a word", () => {
  expect(matchesEveryWord("valu ol", ["olga", "valus"])).toBe(true);
  expect(matchesEveryWord("valu olga", ["olgu", "valus"])).toBe(false);
});

test("the parts of any text add up to it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, query) => {
      expect(matchedParts(text, query).map((part) => part.text).join("")).toBe(text);
    }),
  );
});
