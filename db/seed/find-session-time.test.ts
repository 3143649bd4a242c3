import fc from "fast-check";
import { expect, test } from "vitest";
import { day, demoDayAt, instantOf, minute } from "./demo-day.ts";
import {
  findSessionTime,
  type SessionTimeRequest,
  type Span,
  type WorkingWeek,
} from "./find-session-time.ts";

const zone = "Europe/Tallinn";
/** A Monday. */
const monday = Temporal.PlainDate.from("2026-11-23");

/** Mondays 9 to 12 at a place, Wednesdays 9 to 12 by video. */
const week: WorkingWeek = {
  timeZone: zone,
  bufferMinutes: 15,
  stepMinutes: 15,
  rules: [
    { weekday: 1, fromMinute: 540, toMinute: 720, place: "Salme 14" },
    { weekday: 3, fromMinute: 540, toMinute: 720, place: null },
  ],
};

const noHoliday = () => false;

function requestFor(
  date: Temporal.PlainDate,
  more: Partial<SessionTimeRequest> = {},
): SessionTimeRequest {
  return {
    name: "a request",
    date,
    durationMinutes: 60,
    startTimes: [],
    inPerson: false,
    earliest: 0,
    latest: Infinity,
    ...more,
  };
}

function span(date: Temporal.PlainDate, from: number, to: number): Span {
  return { startsAt: instantOf(date, from, zone), endsAt: instantOf(date, to, zone) };
}

test("sessions keep the buffer until no time is free", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(15, 30, 45, 60, 90), { maxLength: 60 }), (lengths) => {
      const given: Span[] = [];
      lengths.forEach((durationMinutes, index) => {
        const request = requestFor(monday, { name: `request ${index}`, durationMinutes });
        const placed = findSessionTime(week, request, { therapist: given, client: [] }, noHoliday);
        if (!placed) return;
        for (const other of given) {
          const apart = placed.startsAt - other.endsAt >= 15 * minute ||
            other.startsAt - placed.endsAt >= 15 * minute;
          expect(apart).toBe(true);
        }
        given.push(placed);
      });
      if (lengths.length > 0) expect(given.length).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});

test("a client who is busy all morning gets a time on the next working day", () => {
  const busy = { therapist: [], client: [span(monday, 500, 760)] };
  const placed = findSessionTime(week, requestFor(monday), busy, noHoliday)!;
  expect(Math.floor((placed.startsAt - instantOf(monday, 0, zone)) / day)).toBe(2);
  expect(placed.place).toBeNull();
});

test("times outside the limits are not used, even on a nearer day", () => {
  const idle = { therapist: [], client: [] };
  const later = { earliest: instantOf(monday.add({ days: 1 }), 0, zone), inPerson: true };
  expect(findSessionTime(week, requestFor(monday, later), idle, noHoliday)!.startsAt)
    .toBeGreaterThan(instantOf(monday.add({ days: 7 }), 0, zone));
  const before = { latest: instantOf(monday, 0, zone), inPerson: true };
  expect(findSessionTime(week, requestFor(monday, before), idle, noHoliday)!.endsAt)
    .toBeLessThan(instantOf(monday.subtract({ days: 6 }), 0, zone));
});

test("returns null when the week has no suitable time", () => {
  const idle = { therapist: [], client: [] };
  expect(findSessionTime(week, requestFor(monday, { durationMinutes: 240 }), idle, noHoliday))
    .toBeNull();
  expect(findSessionTime(week, requestFor(monday), idle, () => true)).toBeNull();
});

test("the demo's day is the date in Tallinn", () => {
  const lateEvening = demoDayAt(Date.parse("2026-11-20T21:59:59Z"));
  expect(lateEvening.today.toString()).toBe("2026-11-20");
  expect(lateEvening.startsAt).toBe(Date.parse("2026-11-19T22:00:00Z"));
  expect(lateEvening.endsAt).toBe(Date.parse("2026-11-20T22:00:00Z"));
  expect(demoDayAt(Date.parse("2026-11-20T22:00:00Z")).today.toString()).toBe("2026-11-21");
});
