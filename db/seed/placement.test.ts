import fc from "fast-check";
import { expect, test } from "vitest";
import { day, instantOf, minute, momentOf } from "./demo-moment.ts";
import { placeSession, type PlaceWish, type Span, type WorkingWeek } from "./placement.ts";

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

function wishFor(date: Temporal.PlainDate, more: Partial<PlaceWish> = {}): PlaceWish {
  return {
    name: "a wish",
    date,
    durationMinutes: 60,
    inPerson: false,
    earliest: 0,
    latest: Infinity,
    ...more,
  };
}

function span(date: Temporal.PlainDate, from: number, to: number): Span {
  return { startsAt: instantOf(date, from, zone), endsAt: instantOf(date, to, zone) };
}

test("day after day fills up with sessions that keep the buffer, until nobody fits in any more", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(15, 30, 45, 60, 90), { maxLength: 60 }), (lengths) => {
      const given: Span[] = [];
      lengths.forEach((durationMinutes, index) => {
        const wish = wishFor(monday, { name: `wish ${index}`, durationMinutes });
        const placed = placeSession(week, wish, { therapist: given, client: [] }, noHoliday);
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

test("a client who is busy all morning is placed on the next day that works", () => {
  const busy = { therapist: [], client: [span(monday, 500, 760)] };
  const placed = placeSession(week, wishFor(monday), busy, noHoliday)!;
  expect(Math.floor((placed.startsAt - instantOf(monday, 0, zone)) / day)).toBe(2);
  expect(placed.place).toBeNull();
});

test("the bounds hold even when a nearer day would be free", () => {
  const idle = { therapist: [], client: [] };
  const later = { earliest: instantOf(monday.add({ days: 1 }), 0, zone), inPerson: true };
  expect(placeSession(week, wishFor(monday, later), idle, noHoliday)!.startsAt)
    .toBeGreaterThan(instantOf(monday.add({ days: 7 }), 0, zone));
  const before = { latest: instantOf(monday, 0, zone), inPerson: true };
  expect(placeSession(week, wishFor(monday, before), idle, noHoliday)!.endsAt)
    .toBeLessThan(instantOf(monday.subtract({ days: 6 }), 0, zone));
});

test("a week without a fitting time gives none", () => {
  const idle = { therapist: [], client: [] };
  expect(placeSession(week, wishFor(monday, { durationMinutes: 240 }), idle, noHoliday)).toBeNull();
  expect(placeSession(week, wishFor(monday), idle, () => true)).toBeNull();
});

test("today is what the clock in Tallinn says", () => {
  const lateEvening = momentOf(Date.parse("2026-11-20T21:59:59Z"));
  expect(lateEvening.today.toString()).toBe("2026-11-20");
  expect(lateEvening.startsAt).toBe(Date.parse("2026-11-19T22:00:00Z"));
  expect(lateEvening.endsAt).toBe(Date.parse("2026-11-20T22:00:00Z"));
  expect(momentOf(Date.parse("2026-11-20T22:00:00Z")).today.toString()).toBe("2026-11-21");
});
