import { expect, test } from "vitest";
import { type Consent, consentInForce, consentPurposes, consentTerms } from "./consent.ts";
import { languages } from "./text.ts";

const given: Consent = {
  id: "1",
  userId: "mari",
  purpose: "notes",
  version: consentTerms.notes.version,
  language: "et",
  textHash: "x",
  privacyVersion: null,
  givenAt: 1,
  withdrawnAt: null,
};

test("consent holds for its purpose until it is withdrawn", () => {
  expect(consentInForce([given], "notes")).toBe(given);
  expect(consentInForce([given], "bookings")).toBeNull();
  expect(consentInForce([{ ...given, withdrawnAt: 2 }], "notes")).toBeNull();
  expect(consentInForce([{ ...given, withdrawnAt: 2 }, { ...given, id: "2" }], "notes"))
    .toMatchObject({ id: "2" });
  expect(consentInForce([], "notes")).toBeNull();
});

test("consent to another version of the terms does not count", () => {
  expect(consentInForce([{ ...given, version: given.version + 1 }], "notes")).toBeNull();
});

test("every purpose has a text of its own in every language", () => {
  for (const purpose of consentPurposes) {
    const texts = languages.map((language) => consentTerms[purpose].text[language]);
    expect(new Set(texts).size).toBe(languages.length);
    expect(texts.every((text) => text.length > 40)).toBe(true);
  }
});
