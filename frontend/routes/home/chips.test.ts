import { expect, test } from "vitest";
import { activeFilters } from "./chips.ts";
import type { Filters } from "./filters.ts";
import { placed, placeOf } from "./place.ts";

const names = (filters: Filters) => activeFilters(filters).map(({ name, code }) => code ?? name);

test("what the sentence says is not said again", () => {
  expect(names({ needs: ["STRESS"], cities: ["TALLINN"], freeWithinDays: 7 })).toEqual([]);
  expect(names({ meetingTypes: ["VIDEO_CALL"] })).toEqual([]);
  expect(names({ near: { lat: 59, lon: 24 } })).toEqual([]);
});

test("what the sentence cannot hold becomes a chip for each value", () => {
  expect(names({ needs: ["STRESS", "ANGER"], cities: ["TARTU", "NARVA"] }))
    .toEqual(["STRESS", "ANGER", "TARTU", "NARVA"]);
  expect(names({ meetingTypes: ["VIDEO_CALL"], cities: ["TARTU"] })).toEqual(["VIDEO_CALL"]);
});

test("a span is one chip, whichever end is set", () => {
  expect(names({ priceFromCents: 3000, priceToCents: 8000 })).toEqual(["priceFromCents"]);
  expect(activeFilters({ priceToCents: 8000, durationTo: 60 }).map(({ rest }) => rest))
    .toEqual([{ durationTo: 60 }, { priceToCents: 8000 }]);
});

test("taking a value away leaves the others", () => {
  const [first] = activeFilters({ languages: ["ESTONIAN", "RUSSIAN"], sort: "price" });
  expect(first?.rest).toEqual({ languages: ["RUSSIAN"], sort: "price" });
  expect(activeFilters({ genders: ["MALE"] })[0]?.rest).toEqual({});
});

test("the place of the sentence reads back what was chosen in it", () => {
  for (const place of ["any", "video", "TARTU"]) {
    const filters = Object.fromEntries(
      Object.entries(placed(place, {})).filter(([, value]) => value !== undefined),
    );
    expect(placeOf(filters)).toBe(place);
  }
  expect(placeOf({ near: { lat: 59, lon: 24 } })).toBe("near");
  expect(placeOf({ cities: ["TARTU", "NARVA"] })).toBe("several");
});

test("whoever leaves video behind means any way to meet", () => {
  expect(placed("TARTU", { meetingTypes: ["VIDEO_CALL"] }).meetingTypes).toBeUndefined();
  expect("meetingTypes" in placed("TARTU", { meetingTypes: ["IN_PERSON"] })).toBe(false);
});
