import { expect, test } from "vitest";
import { sharedFilters } from "../search/shared-search.ts";
import { shareUrl } from "./share-url.ts";

test("a shared address names the language of its preview and keeps its filters readable", () => {
  expect(shareUrl("/?need=stress,anger&city=tartu", "ru", "https://heaolu.test"))
    .toBe("https://heaolu.test/?need=stress,anger&city=tartu&in=ru");
});

test("a shared search has no place of the visitor", () => {
  const near = { lat: 59.44, lon: 24.75 };
  expect(sharedFilters({ needs: ["STRESS"], near, withinKm: 5 })).toEqual({ needs: ["STRESS"] });
  const inTown = { cities: ["TARTU"], withinKm: 5 };
  expect(sharedFilters(inTown)).toEqual(inTown);
});
