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

const meanings = iconFamilies.flatMap((family) => family.icons);

test("every icon has one meaning in each language, and no two the same", () => {
  expect(meanings.map(({ icon }) => icon).sort()).toEqual([...iconNames].sort());
  for (const part of ["en", "et", "ru"] as const) {
    expect(new Set(meanings.map((each) => each[part])).size, part).toBe(iconNames.length);
  }
  expect(meanings.filter(({ ru }) => !/\p{Script=Cyrillic}/u.test(ru))).toEqual([]);
  expect(meanings.filter(({ en, et }) => /\p{Script=Cyrillic}/u.test(en + et))).toEqual([]);
});

test.each(["en", "et", "ru"] as const)("every icon is found by its meaning in %s", (language) => {
  const lost = meanings.filter((each) => !findIcons(each[language]).includes(each.icon));
  expect(lost).toEqual([]);
});

test.each([
  ["deletes for good", "trash-2"],
  ["kinkekaart", "gift"],
  ["часовой пояс", "globe"],
])("the text %s finds the icon %s alone", (text, icon) => {
  expect(findIcons(text)).toEqual([icon]);
});
