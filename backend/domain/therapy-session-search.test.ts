import { expect, test } from "vitest";
import type { DomainValue } from "./domain-value.ts";
import {
  counterpartPracticesMatching,
  practiceWords,
  startOfDay,
} from "./therapy-session-search.ts";

const values: DomainValue[] = [
  value("MASSAGE", { et: "Massaaž", en: "Massage", ru: "Массаж" }),
  value("COACHING", { et: "Koutšing", en: "Coaching", ru: "Коучинг" }),
];

function value(code: string, labels: DomainValue["labels"]): DomainValue {
  return {
    domainCode: "THERAPY_TYPE",
    code,
    sort: 1,
    group: "other",
    labels,
    synonyms: { et: [], en: ["bodywork"].filter(() => code === "MASSAGE"), ru: [] },
    lat: null,
    lon: null,
    retiredAt: null,
    version: 0,
  };
}

const pairs = [
  { counterpartId: "1", name: "Õnne Käär-Tamm", practiceType: "MASSAGE" },
  { counterpartId: "2", name: "Ольга Ёлкина", practiceType: "COACHING" },
  { counterpartId: "2", name: "Ольга Ёлкина", practiceType: "GONE" },
];

const found = (text: string) =>
  counterpartPracticesMatching(pairs, text, practiceWords(values)).map((
    { counterpartId, practiceType },
  ) => counterpartId + practiceType);

test("finds sessions by prefixes of the name and the practice, in any order, without accents", () => {
  expect(found("onne")).toEqual(["1MASSAGE"]);
  expect(found("TAMM")).toEqual(["1MASSAGE"]);
  expect(found("massaaz kaar")).toEqual(["1MASSAGE"]);
  expect(found("масс")).toEqual(["1MASSAGE"]);
  expect(found("bodyw")).toEqual(["1MASSAGE"]);
  expect(found("елк")).toEqual(["2COACHING", "2GONE"]);
  expect(found("Ольга kouts")).toEqual(["2COACHING"]);
  expect(found("ольга massaaž")).toEqual([]);
  expect(found("assage")).toEqual([]);
});

test("finds a name written in the other alphabet", () => {
  expect(found("olga")).toEqual(["2COACHING", "2GONE"]);
  expect(found("тамм")).toEqual(["1MASSAGE"]);
});

test("a text without letters and digits matches everything", () => {
  expect(found("  – %_ ")).toHaveLength(3);
});

test("a day begins at the first instant of its zone, even when midnight is skipped", () => {
  expect(startOfDay("2026-11-24", "Europe/Tallinn")).toBe(Date.parse("2026-11-23T22:00:00Z"));
  expect(startOfDay("2026-03-29", "Europe/Tallinn", 1)).toBe(Date.parse("2026-03-29T21:00:00Z"));
  expect(startOfDay("2018-11-04", "America/Sao_Paulo")).toBe(Date.parse("2018-11-04T03:00:00Z"));
});
