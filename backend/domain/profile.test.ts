import { expect, test } from "vitest";
import { type Language, languages } from "./text.ts";
import { languageStatesOf, type ProfileTexts, textVersionsAfter } from "./profile.ts";

const full: ProfileTexts = {
  briefIntroduction: "a",
  review: "",
  about: "b",
  experience: "c",
  howICanHelp: "d",
};
const empty: ProfileTexts = {
  briefIntroduction: "",
  review: "",
  about: "",
  experience: "",
  howICanHelp: "",
};
const first = { et: 1, en: 1, ru: 1 };

const withTexts = (texts: Partial<Record<Language, ProfileTexts>>) => ({
  texts: Object.fromEntries(
    languages.map((language) => [language, texts[language] ?? empty]),
  ) as Record<Language, ProfileTexts>,
});

test("a translation is ready until the main language changes in a later version", () => {
  const before = withTexts({ et: full, en: full, ru: full });
  const after = withTexts({ et: { ...full, about: "new" }, en: full, ru: { ...full, about: "x" } });
  expect(languageStatesOf(before, first)).toEqual({ et: "ready", en: "ready", ru: "ready" });
  const changedIn = textVersionsAfter(before, after, first, 2);
  expect(changedIn).toEqual({ et: 2, en: 1, ru: 2 });
  expect(languageStatesOf(after, changedIn)).toEqual({
    et: "ready",
    en: "changed-since",
    ru: "ready",
  });
});

test("a language without one of the main language's texts is missing", () => {
  const content = withTexts({ et: full, en: { ...full, experience: "" } });
  expect(languageStatesOf(content, first)).toEqual({ et: "ready", en: "missing", ru: "missing" });
});

test("the main language is the first with an introduction", () => {
  const content = withTexts({ et: { ...empty, about: "b" }, ru: full });
  expect(languageStatesOf(content, first)).toMatchObject({ et: "missing", ru: "ready" });
});
