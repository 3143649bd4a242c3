import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addMonths,
  clocksDiffer,
  dayIn,
  dayMs,
  instantAt,
  minuteIn,
  partOfDayIn,
  spanOfMonth,
  weekFrom,
  windowsOf,
} from "./days.ts";

test("the day of an instant depends on the zone", () => {
  expect(dayIn("Europe/Tallinn", "2026-11-24T16:15:00Z")).toBe("2026-11-24");
  expect(dayIn("Asia/Tokyo", "2026-11-24T16:15:00Z")).toBe("2026-11-25");
  expect(dayIn("America/Los_Angeles", "2026-11-24T02:00:00Z")).toBe("2026-11-23");
});

test("midnight belongs to the new day", () => {
  expect(dayIn("Europe/Tallinn", "2026-11-23T22:00:00Z")).toBe("2026-11-24");
  expect(partOfDayIn("Europe/Tallinn", "2026-11-23T22:00:00Z")).toBe("night");
});

test("the parts of the day follow local time", () => {
  const parts = ["03:59", "04:00", "09:59", "10:00", "14:59", "15:00"].map((time) =>
    partOfDayIn("Europe/Tallinn", `2026-11-24T${time}:00Z`)
  );
  expect(parts).toEqual(["night", "morning", "morning", "afternoon", "afternoon", "evening"]);
});

test("zones with different names may have the same local time", () => {
  expect(clocksDiffer("Europe/Tallinn", "Europe/Helsinki", "2026-11-24T10:00:00Z")).toBe(false);
  expect(clocksDiffer("Europe/Tallinn", "Europe/Stockholm", "2026-11-24T10:00:00Z")).toBe(true);
});

test("a week crosses months, years and clock changes", () => {
  expect(weekFrom("2026-12-29").at(-1)).toBe("2027-01-04");
  expect(weekFrom("2026-10-23")).toEqual([
    "2026-10-23",
    "2026-10-24",
    "2026-10-25",
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
  ]);
});

test("months cross years", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
});

const months = fc.tuple(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}`);

test("windows cover a span without gaps and are at most 31 days long", () => {
  const spans = fc.tuple(months, fc.integer({ min: 1, max: 200 * dayMs })).map(
    ([month, length]) => {
      const { from } = spanOfMonth(month);
      return { from, to: from + length };
    },
  );
  fc.assert(fc.property(spans, (span) => {
    const windows = windowsOf(span);
    expect(windows[0]?.from).toBe(span.from);
    expect(windows.at(-1)?.to).toBe(span.to);
    windows.forEach((window, i) => {
      expect(window.to - window.from).toBeLessThanOrEqual(31 * dayMs);
      if (i > 0) expect(window.from).toBe(windows[i - 1]?.to);
    });
  }));
});

test("a wall-clock time is an instant, on days of a clock change too", () => {
  const at = (day: string, minute: number) =>
    new Date(instantAt("Europe/Tallinn", day, minute)).toISOString().slice(0, 16);
  expect(at("2026-11-24", 13 * 60 + 15)).toBe("2026-11-24T11:15");
  expect(at("2026-07-01", 0)).toBe("2026-06-30T21:00");
  // The clock goes back from 4:00 to 3:00.
  expect(at("2026-10-25", 0)).toBe("2026-10-24T21:00");
  expect(at("2026-10-25", 3 * 60 + 30)).toBe("2026-10-25T00:30");
  expect(at("2026-10-25", 5 * 60)).toBe("2026-10-25T03:00");
  // The clock goes forward from 3:00 to 4:00.
  expect(at("2027-03-28", 2 * 60 + 30)).toBe("2027-03-28T00:30");
  expect(at("2027-03-28", 3 * 60 + 30)).toBe("2027-03-28T01:30");
  expect(at("2027-03-28", 5 * 60)).toBe("2027-03-28T02:00");
});

test("a wall-clock time of any zone is read back, unless a clock change skips it", () => {
  const zones = ["Europe/Tallinn", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"];
  fc.assert(fc.property(
    fc.constantFrom(...zones),
    fc.integer({ min: 0, max: 800 }),
    fc.integer({ min: 0, max: 1439 }),
    (zone, later, minute) => {
      const day = new Date(Date.UTC(2026, 0, 1 + later)).toISOString().slice(0, 10);
      const instant = instantAt(zone, day, minute);
      const shift = minuteIn(zone, instant) - minute;
      expect(dayIn(zone, instant)).toBe(day);
      expect([0, 30, 60]).toContain(shift);
    },
  ));
});
