import { describe, expect, test } from "vitest";
import { languageStatesOf, missingTextIn, type ProfileTexts } from "./profile.ts";

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

  test("the first text that is empty is named", () => {
    expect(missingTextIn(textsOf(full, { ...full, about: "" }), "en")).toBe("about");
    expect(missingTextIn(textsOf(full, { review: "x" }), "en")).toBe("briefIntroduction");
    expect(missingTextIn(textsOf(full, full), "ru")).toBe("briefIntroduction");
  });
});
