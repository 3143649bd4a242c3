import { expect, test } from "vitest";
import { codeOf, isWholeCode } from "./balance.ts";

test("a code is read from what was typed and from a pasted address", () => {
  expect(codeOf(" 7QMK-2V9D-ARTX-9C4W ")).toBe("7QMK-2V9D-ARTX-9C4W");
  expect(codeOf("https://heaolu.ee/gift-card/balance#7QMK-2V9D-ARTX-9C4W"))
    .toBe("7QMK-2V9D-ARTX-9C4W");
});

test("a code is whole with all its symbols, however they are grouped", () => {
  expect(isWholeCode("7QMK-2V9D-ARTX-9C4")).toBe(false);
  expect(isWholeCode("7qmk2v9dartx9c4w")).toBe(true);
  expect(isWholeCode("")).toBe(false);
});
