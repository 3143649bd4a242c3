import { expect, test } from "vitest";
import { iconNames } from "../controls/icon-names.ts";
import { findIcons, iconWords } from "./icon-words.ts";

test.each(["trash", "delete", "prügikast", "корзина", "Удалить"])(
  "the bin is found by %s",
  (word) => expect(findIcons(word)).toContain("trash-2"),
);

test("several words narrow the search, and no text shows all", () => {
  expect(findIcons("add session")).toEqual(["calendar-plus"]);
  expect(findIcons(" ")).toEqual([...iconNames]);
});

test("every icon has words in three languages", () => {
  const incomplete = Object.entries(iconWords).filter(([, words]) =>
    words.split(", ").length !== 3 || !/\p{Script=Cyrillic}/u.test(words)
  );
  expect(incomplete).toEqual([]);
});
