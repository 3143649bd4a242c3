import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lengthen, lengthenAll } from "./pseudo-language.ts";

test("a text gets 40 % longer, gets brackets and keeps its placeholders", () => {
  const text = "Without the price limit there are {{count}}.";
  const long = lengthen(text);
  expect(long).toMatch(/^\[.*\{\{count\}\}.*\]$/);
  expect(long.length).toBeGreaterThanOrEqual(Math.floor(text.length * 1.3));
});

test("every text of a translation file is lengthened and no key is lost", () => {
  const texts = JSON.parse(readFileSync(new URL("./et.json", import.meta.url), "utf8"));
  const keys = (value: unknown): string[] =>
    typeof value === "string"
      ? []
      : Object.entries(value as object).flatMap(([key, inner]) => [key, ...keys(inner)]);
  const long = lengthenAll(texts);
  expect(keys(long)).toEqual(keys(texts));
  const flat = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(flat);
  expect(flat(long).every((text) => /^\[.*\]$/s.test(text))).toBe(true);
});
