import { expect, test } from "vitest";
import { DomainError } from "./errors.ts";
import { personalDetailsIn, refuseContacts, requireConfirmedDetails } from "./review-text.ts";

const refusedFields = (fields: Record<string, string>): string[] => {
  try {
    refuseContacts(fields);
    return [];
  } catch (error) {
    return (error as DomainError).facts.errors!.map(({ path }) => path);
  }
};

test.each([
  "Kirjuta mulle: mari.tamm@example.ee",
  "mari (at) example ee",
  "Vaata www.heaolu.ee",
  "https://example.com/x",
  "Leiad mind lehelt heaolu.ee/mari",
  "Helista +372 5123 4567",
  "tel 51234567",
  "Isikukood 39001010000",
  "пишите на почта@пример.рф",
])("%s has a contact", (text) => {
  expect(refusedFields({ text })).toEqual(["text"]);
});

test.each([
  "Rahulik ja tähelepanelik. Tulin 3 korda, 60 minutit, hind 55 €.",
  "Olin seal 23.11.2026 kell 14.30.",
  "Good.Then I went home",
  "Спокойно и внимательно: 10 из 10.",
  "<b>Tore</b> & <script>alert(1)</script>",
])("%s has none", (text) => {
  expect(refusedFields({ text })).toEqual([]);
});

test("each field with a contact is named", () => {
  expect(refusedFields({ name: "mari@example.ee", text: "www.example.ee", language: "et" }))
    .toEqual(["name", "text"]);
});

test("words about health and long numbers are named once, as they are written", () => {
  expect(personalDetailsIn("Depressiooni ajal, depressiooni järel; kood 123456."))
    .toEqual(["depressiooni", "123456"]);
  expect(personalDetailsIn("After my diagnosis of ADHD")).toEqual(["diagnosis", "ADHD"]);
  expect(personalDetailsIn("Во время беременности")).toEqual(["беременности"]);
  expect(personalDetailsIn("Rahulik hommik, 2026")).toEqual([]);
});

test("personal words pass once they are confirmed", () => {
  const text = "Abi depressiooni vastu";
  expect(() => requireConfirmedDetails(text, false)).toThrow("ERR_PERSONAL_DETAILS");
  expect(() => requireConfirmedDetails(text, true)).not.toThrow();
});
