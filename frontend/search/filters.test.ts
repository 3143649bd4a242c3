import fc from "fast-check";
import { expect, test } from "vitest";
import { changed, type Filters, toQuery, withKnownCodes, without } from "./filters.ts";
import { readFilters } from "./read-filters.ts";

const code = fc.stringMatching(/^[A-Z][A-Z0-9_]{0,20}$/);
const codes = fc.uniqueArray(code, { minLength: 1, maxLength: 6 });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const span = (max: number) =>
  fc.tuple(fc.nat(max), fc.nat(max)).map(([a, b]) => [a, b].sort((x, y) => x - y));

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  text: optional(
    fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.trim()).filter(Boolean),
  ),
  needs: optional(codes),
  practices: optional(codes),
  groups: optional(
    fc.constantFrom<NonNullable<Filters["groups"]>[]>(["somatic"], ["talking", "other"]),
  ),
  genders: optional(codes),
  // Two letters are an ISO code.
  languages: optional(codes.filter((list) => list.every((code) => code.length !== 2))),
  meetingTypes: optional(codes),
  cities: optional(codes),
  near: optional(fc.constantFrom({ lat: 59.44, lon: 24.75 }, { lat: -0.5, lon: -179.25 })),
  withinKm: optional(fc.integer({ min: 0, max: 20_100 })),
  price: span(500),
  duration: span(240),
  freeWithinDays: optional(fc.integer({ min: 1, max: 60 })),
  freeOn: optional(fc.constantFrom(
    { from: "2026-12-05", to: "2026-12-06" },
    { from: "2028-02-29", to: "2028-02-29" },
  )),
  partOfDay: optional(fc.constantFrom("morning" as const, "late" as const)),
  sort: optional(fc.constantFrom("price" as const, "earliest" as const)),
}).map(({ price, duration, ...rest }) =>
  changed({}, {
    ...rest,
    priceFromCents: price[0] === undefined ? undefined : price[0] * 100,
    priceToCents: price[1] === undefined ? undefined : price[1] * 100,
    durationFrom: duration[0],
    durationTo: duration[1],
  })
);

test("a query string holds every filter", () => {
  fc.assert(fc.property(anyFilters, (filters) => {
    expect(readFilters(new URLSearchParams(toQuery(filters)))).toEqual(filters);
  }));
});

test("filters read from any query string are written back the same", () => {
  const names = [
    "q",
    "need",
    "group",
    "near",
    "within",
    "price",
    "duration",
    "free",
    "on",
    "part",
    "sort",
    "x",
  ];
  const junk = fc.array(fc.tuple(fc.constantFrom(...names), fc.string()), { maxLength: 8 });
  fc.assert(fc.property(junk, (entries) => {
    const filters = readFilters(new URLSearchParams(entries));
    expect(readFilters(new URLSearchParams(toQuery(filters)))).toEqual(filters);
  }));
});

test("a query string uses readable names, euros and commas", () => {
  const filters: Filters = {
    needs: ["SLEEP_DISORDERS", "STRESS"],
    cities: ["TALLINN"],
    priceFromCents: 3000,
    priceToCents: 8000,
    freeWithinDays: 7,
    partOfDay: "evening",
  };
  expect(toQuery(filters)).toBe(
    "?need=sleep-disorders,stress&city=tallinn&price=30-80&free=7&part=evening",
  );
});

test.each([
  "price=80-30",
  "price=abc",
  "free=0",
  "free=61",
  "within=-5",
  "within=20101",
  "on=2026-02-30",
  "on=2026-12-06_2026-12-05",
  "on=tomorrow",
  "near=91,0",
  "near=59.4",
  "part=night",
  "sort=best",
  "sort=secret",
  "group=nothing",
  "need=<script>",
  "q=%20%20",
])("%s is ignored", (query) => {
  expect(readFilters(new URLSearchParams(query))).toEqual({});
});

test("codes that no value has are left out, and groups of practices stay", () => {
  const values = [
    { domainCode: "CITY", code: "TARTU" },
    { domainCode: "LANGUAGE", code: "ENGLISH" },
  ] as const;
  const filters: Filters = {
    cities: ["TARTU", "ATLANTIS"],
    needs: ["STRES"],
    groups: ["somatic"],
    languages: ["ENGLISH"],
  };
  expect(withKnownCodes(filters, values))
    .toEqual({ cities: ["TARTU"], groups: ["somatic"], languages: ["ENGLISH"] });
  expect(withKnownCodes(filters, undefined)).toEqual(filters);
});

test("removing one end of a range removes both", () => {
  const filters: Filters = { priceFromCents: 3000, priceToCents: 8000, sort: "price" };
  expect(without(filters, "priceToCents")).toEqual({ sort: "price" });
});

test("a range may be open at one end", () => {
  expect(readFilters(new URLSearchParams("price=-80"))).toEqual({ priceToCents: 8000 });
  expect(toQuery({ durationFrom: 45 })).toBe("?duration=45-");
});

test("a language may be named by its ISO code, once", () => {
  expect(readFilters(new URLSearchParams("language=ru,et,russian")).languages)
    .toEqual(["RUSSIAN", "ESTONIAN"]);
  expect(readFilters(new URLSearchParams("language=qq")).languages).toEqual(["QQ"]);
});
