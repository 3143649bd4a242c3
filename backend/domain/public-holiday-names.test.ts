import { expect, test } from "vitest";
import { publicHolidayName, publicHolidaysFrom } from "./public-holiday-names.ts";
import { publicHolidays } from "./public-holidays.ts";
import { dateOf, dayOfDate } from "./wall-clock.ts";

test("every public holiday of two centuries has a name, and no other day has one", () => {
  for (let year = 1950; year < 2150; year++) {
    const holidays = publicHolidays(year);
    const named = Array.from({ length: 365 }, (_, at) => dayOfDate(`${year}-01-01`) + at)
      .filter((number) => publicHolidayName(number) !== null);
    expect(named.sort()).toEqual([...holidays].sort());
  }
});

test("the holidays ahead are in order, across the turn of a year", () => {
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
