import { expect, test } from "vitest";
import { type AvailabilityDraft, availabilityOf } from "./availability-draft.ts";
import type { Availability } from "./availability.ts";
import { withClosedTime, withoutClosedTime } from "./closed-time.ts";
import { usualRules, withPracticeRules } from "./practice-rules.ts";
import { listSlots } from "./slots.ts";
import { withoutRanges } from "./work-calendar.ts";

const draft: AvailabilityDraft = {
  timeZone: "Europe/Tallinn",
  rules: [{ id: "a", weekday: 2, fromMinute: 540, toMinute: 720, placeId: "p" }],
  exceptions: [],
  vacations: [{ id: "v", fromDate: "2026-12-01", toDate: "2026-12-01", note: "" }],
  places: [{ id: "p", name: "Poska 12" }],
  travelTimes: [],
  stays: [],
  practices: [],
  settings: {
    bufferMinutes: 0,
    travelMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 60,
    stepMinutes: 30,
    dailyMaximum: null,
    weeklyMaximum: null,
    closedOnPublicHolidays: true,
  },
};

/** A time on Tuesday, 24 November, in Tallinn. */
const time = (from: string, to: string, date = "2026-11-24") => ({
  startsAt: Date.parse(`${date}T${from}:00+02:00`),
  endsAt: Date.parse(`${date}T${to}:00+02:00`),
});

test("closing an hour changes only its date, and opening it again removes the exception", () => {
  const closed = withClosedTime(draft, time("10:00", "11:00"), "Paberitöö");
  expect(closed).toEqual({
    ...draft,
    exceptions: [{
      date: "2026-11-24",
      note: "Paberitöö",
      ranges: [
        { fromMinute: 540, toMinute: 600, placeId: "p" },
        { fromMinute: 660, toMinute: 720, placeId: "p" },
      ],
    }],
  });
  expect(withoutClosedTime(closed, time("10:00", "11:00"))).toEqual(draft);
});

test("closing general hours leaves the evening of one practice, and opens it for no other", () => {
  const evening = { weekday: 2, fromMinute: 700, toMinute: 1140, placeId: "p" };
  const own = { ...usualRules, eventTypeUri: "type", questions: [], hours: [evening] };
  const withEvening = { ...draft, practices: [own] };
  const closed = withClosedTime(withEvening, time("10:00", "11:00"), "");
  expect(closed.exceptions).toEqual([{
    date: "2026-11-24",
    note: "",
    ranges: [
      { fromMinute: 540, toMinute: 600, placeId: "p" },
      { fromMinute: 660, toMinute: 1140, placeId: "p" },
    ],
    onlyShortens: true,
  }]);
  const general = availabilityOf(closed);
  const open = (hours: Availability) =>
    listSlots(hours, [], {
      durationMinutes: 60,
      now: Date.parse("2026-11-23T00:00:00Z"),
      from: Date.parse("2026-11-24T00:00:00Z"),
      to: Date.parse("2026-11-25T00:00:00Z"),
    }).map(({ startsAt }) => new Date(startsAt).toISOString().slice(11, 16));
  expect(open(general)).toEqual(["07:00", "09:00"]);
  expect(open(withPracticeRules(general, "type", own))[0]).toBe("09:40");
  const later = withClosedTime(closed, time("15:00", "16:00"), "");
  expect(later.exceptions[0]).toMatchObject({ onlyShortens: true, ranges: { length: 3 } });
  const opened = withoutClosedTime(later, time("10:00", "11:00"));
  expect(withoutClosedTime(opened, time("15:00", "16:00"))).toEqual(withEvening);
});

test("of two closed hours the other stays closed", () => {
  const one = withClosedTime(draft, time("9:00".padStart(5, "0"), "10:00"), "");
  const both = withClosedTime(one, time("11:00", "12:00"), "");
  expect(both.exceptions[0]!.ranges).toEqual([{ fromMinute: 600, toMinute: 660, placeId: "p" }]);
  expect(withoutClosedTime(both, time("11:00", "12:00")).exceptions).toEqual(one.exceptions);
});

test("an hour that the clock repeats is closed and opened both times", () => {
  // On this Sunday the clock in Tallinn goes from 4:00 back to 3:00, at 1:00 UTC.
  const night = { id: "n", weekday: 7, fromMinute: 60, toMinute: 600, placeId: null };
  const nightly = { ...draft, rules: [night] };
  const utc = (from: string, to: string) => ({
    startsAt: Date.parse(`2026-10-25T${from}:00Z`),
    endsAt: Date.parse(`2026-10-25T${to}:00Z`),
  });
  const closedOn = (from: string, to: string) =>
    withoutRanges([night], withClosedTime(nightly, utc(from, to), "").exceptions[0]!.ranges);
  // The first 3:30 to the second 3:30, the second hour alone, its end, and 3:00 to 4:30.
  expect(closedOn("00:30", "01:30")).toEqual([{ ...night, fromMinute: 180, toMinute: 240 }]);
  expect(closedOn("01:00", "02:00")).toEqual([{ ...night, fromMinute: 180, toMinute: 240 }]);
  expect(closedOn("00:45", "01:00")).toEqual([{ ...night, fromMinute: 225, toMinute: 240 }]);
  expect(closedOn("00:00", "02:30")).toEqual([{ ...night, fromMinute: 180, toMinute: 270 }]);
  const both = utc("00:30", "01:30");
  expect(withoutClosedTime(withClosedTime(nightly, both, ""), both)).toEqual(nightly);
});

test("a time outside the hours, away or over midnight cannot be closed, an open one not opened", () => {
  for (
    const wrong of [
      time("13:00", "14:00"),
      time("10:00", "11:00", "2026-11-25"),
      time("10:00", "11:00", "2026-12-01"),
      { ...time("10:00", "11:00"), endsAt: Date.parse("2026-11-25T01:00:00+02:00") },
      time("11:00", "10:00"),
    ]
  ) {
    expect(() => withClosedTime(draft, wrong, "")).toThrow("ERR_INVALID_INPUT");
  }
  expect(() => withoutClosedTime(draft, time("10:00", "11:00"))).toThrow("ERR_NOT_FOUND");
});
