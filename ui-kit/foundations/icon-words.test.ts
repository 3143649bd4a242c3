import { expect, test } from "vitest";
import { iconNames } from "../controls/icon-names.ts";
import { iconFamilies } from "./icon-meanings.ts";
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

test("icons that look alike have different meanings in every language", () => {
  const icons = iconFamilies.flatMap((family) => family.icons);
  for (const part of ["icon", "en", "et", "ru"] as const) {
    expect(new Set(icons.map((each) => each[part])).size).toBe(icons.length);
  }
  expect(icons.filter(({ ru }) => !/\p{Script=Cyrillic}/u.test(ru))).toEqual([]);
});
