import { expect, test } from "vitest";
import { latinKey } from "./latin-key.ts";

test("a Cyrillic letter counts as the Latin letter of its key; other layouts keep theirs", () => {
  expect(latinKey({ key: "л", code: "KeyK" })).toBe("k");
  expect(latinKey({ key: "t", code: "KeyK" })).toBe("t");
  expect(latinKey({ key: "Enter", code: "Enter" })).toBe("Enter");
});
