import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../days.ts";
import {
  filterParams,
  isFiltered,
  periods,
  readFilters,
  type SessionFilters,
  spanOf,
  statuses,
  unfiltered,
} from "./filters.ts";

function written(filters: SessionFilters): URLSearchParams {
  const entries = Object.entries(filterParams(filters))
    .filter((entry): entry is [string, string] => entry[1] !== null);
  return new URLSearchParams(entries);
}

const someDay = fc.integer({ min: 0, max: 9000 }).map((days) => addDays("2015-01-01", days));

const someFilters = fc.record<SessionFilters>({
  person: fc.option(fc.uuid()),
  practice: fc.option(fc.constantFrom("MASSAGE", "CUP_THERAPY")),
  status: fc.option(fc.constantFrom(...statuses)),
  period: fc.option(fc.constantFrom(...periods)),
  from: fc.option(someDay),
  to: fc.option(someDay),
  text: fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => text.trim()),
}).map((filters) => filters.period === "days" ? filters : { ...filters, from: null, to: null });

test("every filter is written to the address and read back", () => {
  fc.assert(fc.property(someFilters, (filters) => {
    expect(readFilters(written(filters))).toEqual(filters);
  }));
});

test("invalid filters in the address are ignored", () => {
  const params = new URLSearchParams(
    "person=me&practice=x&status=lost&period=days&from=2026-02-30",
  );
  expect(readFilters(params)).toEqual({ ...unfiltered, period: "days" });
  expect(isFiltered(unfiltered)).toBe(false);
  expect(isFiltered({ ...unfiltered, text: "mägi" })).toBe(true);
});

test("periods are calculated from today", () => {
  const of = (period: SessionFilters["period"], rest: Partial<SessionFilters> = {}) =>
    spanOf({ ...unfiltered, ...rest, period }, "2026-03-01");
  expect(of("thisWeek")).toEqual({ from: "2026-02-23", to: "2026-03-01" });
  expect(of("thisMonth")).toEqual({ from: "2026-03-01", to: "2026-03-31" });
  expect(of("lastMonth")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(of("lastYear")).toEqual({ from: "2025-01-01", to: "2025-12-31" });
  expect(of("days", { from: "2026-05-02" })).toEqual({ from: "2026-05-02", to: undefined });
  expect(of("days", { from: "2026-05-02", to: "2026-05-01" })).toEqual({
    from: "2026-05-01",
    to: "2026-05-02",
  });
  expect(of(null)).toEqual({});
});
