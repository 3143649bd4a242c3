import { expect, test } from "vitest";
import { isPublicHoliday, publicHolidays } from "./public-holidays.ts";
import { day, dayOfDate } from "./wall-clock.ts";

function datesOf(year: number) {
  return [...publicHolidays(year)].sort().map((number) =>
    new Date(number * day).toISOString().slice(0, 10)
  );
}

test("the public holidays of 2026", () => {
  expect(datesOf(2026)).toEqual([
    "2026-01-01",
    "2026-02-24",
    "2026-04-03",
    "2026-04-05",
    "2026-05-01",
    "2026-05-24",
    "2026-06-23",
    "2026-06-24",
    "2026-08-20",
    "2026-12-24",
    "2026-12-25",
    "2026-12-26",
  ]);
});

test.each([
  "1961-04-02",
  "2000-04-23",
  "2008-03-23",
  "2011-04-24",
  "2024-03-31",
  "2025-04-20",
  "2027-03-28",
  "2028-04-16",
  "2038-04-25",
  "2285-03-22",
])("Easter Sunday on %s", (date) => {
  expect(isPublicHoliday(dayOfDate(date))).toBe(true);
  expect(isPublicHoliday(dayOfDate(date) - 2)).toBe(true);
  expect(isPublicHoliday(dayOfDate(date) + 1)).toBe(false);
});
