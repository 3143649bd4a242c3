import { expect, test } from "vitest";
import type { Filters } from "../../search/filters.ts";
import { activeFilters } from "./active-filters.tsx";
import { changeOfPlace, placeOf } from "./place.ts";

const names = (filters: Filters) => activeFilters(filters).map(({ name, code }) => code ?? name);

test("values shown in the sentence have no chip", () => {
  expect(names({ needs: ["STRESS"], cities: ["TALLINN"], freeWithinDays: 7 })).toEqual([]);
  expect(names({ meetingTypes: ["VIDEO_CALL"] })).toEqual([]);
  expect(names({ near: { lat: 59, lon: 24 } })).toEqual([]);
});

test("every value that the sentence does not show has a chip", () => {
  expect(names({ needs: ["STRESS", "ANGER"], cities: ["TARTU", "NARVA"] }))
    .toEqual(["STRESS", "ANGER", "TARTU", "NARVA"]);
  expect(names({ meetingTypes: ["VIDEO_CALL"], cities: ["TARTU"] })).toEqual(["VIDEO_CALL"]);
});

test("a range has one chip, whichever end is set", () => {
  expect(names({ priceFromCents: 3000, priceToCents: 8000 })).toEqual(["priceFromCents"]);
  expect(activeFilters({ priceToCents: 8000, durationTo: 60 }).map(({ rest }) => rest))
    .toEqual([{ durationTo: 60 }, { priceToCents: 8000 }]);
});

test("removing a value leaves the others", () => {
  const [first] = activeFilters({ languages: ["ESTONIAN", "RUSSIAN"], sort: "price" });
  expect(first?.rest).toEqual({ languages: ["RUSSIAN"], sort: "price" });
  expect(activeFilters({ genders: ["MALE"] })[0]?.rest).toEqual({});
});

test("placeOf returns the place chosen in the sentence", () => {
  for (const place of ["any", "video", "TARTU"]) {
    const filters = Object.fromEntries(
      Object.entries(changeOfPlace(place, {})).filter(([, value]) => value !== undefined),
    );
    expect(placeOf(filters)).toBe(place);
  }
  expect(placeOf({ near: { lat: 59, lon: 24 } })).toBe("near");
  expect(placeOf({ cities: ["TARTU", "NARVA"] })).toBe("several");
});

test("choosing another place after video removes the video filter", () => {
  expect(changeOfPlace("TARTU", { meetingTypes: ["VIDEO_CALL"] }).meetingTypes).toBeUndefined();
  expect("meetingTypes" in changeOfPlace("TARTU", { meetingTypes: ["IN_PERSON"] })).toBe(false);
});
