import { expect, test } from "vitest";
import { dayText } from "./money-text.ts";

test.each(
  [
    ["et", "28. november 2029"],
    ["en", "28 November 2029"],
    ["ru", "28 ноября 2029 года"],
  ] as const,
)("a day in %s is written as in Estonia", (language, text) => {
  expect(dayText(Date.parse("2029-11-28T12:00:00Z"), language)).toBe(text);
});
