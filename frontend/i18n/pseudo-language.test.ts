import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lengthened, lengthenedWords } from "./pseudo-language.ts";

test("a sentence grows by 40 %, is bracketed, and keeps its slots", () => {
  const sentence = "Without the price limit there are {{count}}.";
  const long = lengthened(sentence);
  expect(long).toMatch(/^\[.*\{\{count\}\}.*\]$/);
  expect(long.length).toBeGreaterThanOrEqual(Math.floor(sentence.length * 1.3));
});

test("everything that is said becomes longer, nothing is lost", () => {
  const words = JSON.parse(readFileSync(new URL("./et.json", import.meta.url), "utf8"));
  const keys = (value: unknown): string[] =>
    typeof value === "string"
      ? []
      : Object.entries(value as object).flatMap(([key, inner]) => [key, ...keys(inner)]);
  const long = lengthenedWords(words);
  expect(keys(long)).toEqual(keys(words));
  const flat = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(flat);
  expect(flat(long).every((sentence) => /^\[.*\]$/s.test(sentence))).toBe(true);
});
