import { expect, test } from "vitest";
import { wordDifferences } from "./word-differences.ts";

const marked = (one: string, other: string) =>
  wordDifferences(one, other).map((pieces) =>
    pieces.map(({ text, differs }) => differs ? `[${text}]` : text).join("")
  );

test("words that the other text does not have are marked", () => {
  expect(marked("Fourteen years I saw it", "Ten years I saw it hurt again")).toEqual([
    "[Fourteen ]years I saw it",
    "[Ten ]years I saw it [hurt again]",
  ]);
  expect(marked("same text", "same text")).toEqual(["same text", "same text"]);
  expect(marked("", "all of it")).toEqual(["", "[all of it]"]);
});

test("the pieces give both texts again, and long texts do not take long", () => {
  const one = "a b c d e ".repeat(5000);
  const other = "  x\n\na b ";
  const [pieces, others] = wordDifferences(one, other);
  expect(pieces.map(({ text }) => text).join("")).toBe(one);
  expect(others.map(({ text }) => text).join("")).toBe(other);
  expect(marked(other, "a  b")).toEqual(["[  x\n\n]a b ", "a  b"]);
});
