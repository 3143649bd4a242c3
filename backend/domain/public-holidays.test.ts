import { expect, test } from "vitest";
import {
  isPublicHoliday,
  publicHolidayName,
  publicHolidays,
  publicHolidaysFrom,
} from "./public-holidays.ts";
import { day } from "./duration.ts";
import { dateOf, dayOfDate } from "./wall-clock.ts";

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

test("every public holiday of two centuries has a name, and no other day does", () => {
  for (let year = 1950; year < 2150; year++) {
    const holidays = publicHolidays(year);
    const named = Array.from({ length: 365 }, (_, at) => dayOfDate(`${year}-01-01`) + at)
      .filter((number) => publicHolidayName(number) !== null);
    expect(named.sort()).toEqual([...holidays].sort());
  }
});

test("upcoming holidays are listed in order across the end of a year", () => {
  const ahead = publicHolidaysFrom(dayOfDate("2026-11-20"), 400);
  expect(ahead.map(({ day, name }) => `${dateOf(day)} ${name.en}`)).toEqual([
    "2026-12-24 Christmas Eve",
    "2026-12-25 Christmas Day",
    "2026-12-26 Boxing Day",
    "2027-01-01 New Year's Day",
    "2027-02-24 Independence Day",
    "2027-03-26 Good Friday",
    "2027-03-28 Easter Sunday",
    "2027-05-01 Spring Day",
    "2027-05-16 Whit Sunday",
    "2027-06-23 Victory Day",
    "2027-06-24 Midsummer Day",
    "2027-08-20 Day of Restoration of Independence",
    "2027-12-24 Christmas Eve",
  ]);
});
