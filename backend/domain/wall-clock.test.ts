import { expect, test } from "vitest";
import { clockOn, dayAt, dayOfDate, instantsAt, isTimeZone, weekdayOf } from "./wall-clock.ts";

test("weekdays count from Monday, also before 1970", () => {
  expect(weekdayOf(dayOfDate("2026-11-16"))).toBe(1);
  expect(weekdayOf(dayOfDate("2026-11-22"))).toBe(7);
  expect(weekdayOf(dayOfDate("1969-12-31"))).toBe(3);
});

test("the day of an instant is in the zone, also for fractional milliseconds", () => {
  const midnight = Date.parse("2026-11-15T22:00:00Z");
  expect(dayAt("Europe/Tallinn", midnight)).toBe(dayOfDate("2026-11-16"));
  expect(dayAt("Europe/Tallinn", midnight - 0.25)).toBe(dayOfDate("2026-11-15"));
  expect(dayAt("Pacific/Apia", midnight)).toBe(dayOfDate("2026-11-16"));
  expect(dayAt("America/Sao_Paulo", midnight)).toBe(dayOfDate("2026-11-15"));
});

test("a date that a zone skipped has no instants", () => {
  const skipped = dayOfDate("2011-12-30");
  const clock = clockOn("Pacific/Apia", skipped);
  if (typeof clock === "number") throw new Error("the clock changed around that day");
  expect(instantsAt(clock, skipped * 86_400_000 + 12 * 3_600_000)).toEqual([]);
  expect(instantsAt(clock, (skipped + 1) * 86_400_000)).toHaveLength(1);
});

test("isTimeZone accepts only IANA names", () => {
  expect(["Europe/Tallinn", "UTC", "Asia/Kathmandu"].every(isTimeZone)).toBe(true);
  expect(["Asia/Kolkata", "Asia/Calcutta", "Etc/GMT+3", "GMT0"].every(isTimeZone)).toBe(true);
  expect(["Mars/Base", "", "+02:00", "Europe/Tallinn ", "[u-ca=iso8601]"].some(isTimeZone)).toBe(
    false,
  );
  expect(["europe/tallinn", "EUROPE/TALLINN", "utc", "2026-01-01T00:00Z"].some(isTimeZone)).toBe(
    false,
  );
});
