import { describe, expect, test } from "vitest";
import { languageStatesOf, missingTextsIn, type ProfileTexts } from "./profile.ts";

const none = { briefIntroduction: "", review: "", about: "", experience: "", howICanHelp: "" };
const full = { ...none, briefIntroduction: "a", about: "b", experience: "c", howICanHelp: "d" };
const same = { et: 1, en: 1, ru: 1 };

function textsOf(et: Partial<ProfileTexts>, en: Partial<ProfileTexts>) {
  return { texts: { et: { ...none, ...et }, en: { ...none, ...en }, ru: none } };
}

describe("the state of a language", () => {
  test("an overview in the main language alone leaves the others ready", () => {
    const content = textsOf({ ...full, review: "Ülevaade" }, full);
    expect(languageStatesOf(content, same)).toEqual({ et: "ready", en: "ready", ru: "missing" });
  });

  test("the texts that are empty are named", () => {
    const needed = ["briefIntroduction", "about", "experience", "howICanHelp"];
    expect(missingTextsIn(textsOf(full, { ...full, about: " " }), "en")).toEqual(["about"]);
    expect(missingTextsIn(textsOf(full, { review: "x" }), "en")).toEqual(needed);
    expect(missingTextsIn(textsOf(full, full), "ru")).toEqual(needed);
  });

  test("the main language is not ready while a text that every profile needs is empty", () => {
    const content = textsOf({ ...full, experience: "" }, {});
    expect(missingTextsIn(content, "et")).toEqual(["experience"]);
    expect(languageStatesOf(content, same).et).toBe("missing");
  });
});
