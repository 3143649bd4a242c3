import { expect, test } from "vitest";
import { day } from "./duration.ts";
import { isSearchAddress, mayBeMailed, narrowsSearch, newlyFitting } from "./saved-search.ts";

const now = 100 * day;

test("who fits again within a week is not new, later they are", () => {
  const fitted = { anna: now - 6 * day, mati: now - 7 * day };
  const found = newlyFitting({ fitted }, ["anna", "mati", "olga"], now);
  expect(found.added).toEqual(["mati", "olga"]);
  expect(found.fitted).toEqual({ anna: now, mati: now, olga: now });
});

test("who does not fit any more is remembered for a week", () => {
  const fitted = { anna: now - day, mati: now - 8 * day };
  expect(newlyFitting({ fitted }, [], now).fitted).toEqual({ anna: now - day });
});

test("a search is mailed once a day", () => {
  expect(mayBeMailed({ mailedAt: null }, now)).toBe(true);
  expect(mayBeMailed({ mailedAt: now - day + 1 }, now)).toBe(false);
  expect(mayBeMailed({ mailedAt: now - day }, now)).toBe(true);
});

test("a search without filters narrows nothing", () => {
  expect(narrowsSearch({ timeZone: "Europe/Tallinn", cities: [] })).toBe(false);
  expect(narrowsSearch({ withinKm: 5 })).toBe(false);
  expect(narrowsSearch({ near: { lat: 59, lon: 24 } })).toBe(false);
  expect(narrowsSearch({ priceFromCents: 0, durationFrom: 0 })).toBe(false);
  expect(narrowsSearch({ priceToCents: 0 })).toBe(true);
  expect(narrowsSearch({ near: { lat: 59, lon: 24 }, withinKm: 5 })).toBe(true);
});

test("only the page of results can be the address of a search", () => {
  expect(isSearchAddress("/?needs=BURNOUT&cities=TARTU")).toBe(true);
  for (const address of ["/", "//evil.example/?a=1", "/\\evil?a", "/login?a=1", "/?a b", "/?a#b"]) {
    expect(isSearchAddress(address), address).toBe(false);
  }
});
