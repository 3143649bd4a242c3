import { expect, test } from "vitest";
import { placeNames } from "./place-names.ts";

const values = [
  { domainCode: "CITY", labels: { et: "Tallinn", en: "Tallinn", ru: "Таллинн" } },
  { domainCode: "LANGUAGE", labels: { et: "Narva", en: "Narva", ru: "Нарва" } },
];

test("a place has its city in the language of the reader", () => {
  expect(placeNames("Pikk 7, II korrus, Tallinn", values)).toEqual({
    et: "Pikk 7, II korrus, Tallinn",
    en: "Pikk 7, II korrus, Tallinn",
    ru: "Pikk 7, II korrus, Таллинн",
  });
});

test("a place without a known city has no other name", () => {
  for (const place of ["", "Tallinn", "Pikk 7, Narva", "My room"]) {
    expect(placeNames(place, values)).toBeUndefined();
  }
});
