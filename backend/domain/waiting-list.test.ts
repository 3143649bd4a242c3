import * as fc from "fast-check";
import { expect, test } from "vitest";
import { day, hour, minute } from "./duration.ts";
import type { MeetingType } from "./scheduling.ts";
import { overlaps } from "./therapy-session-reschedule.ts";
import {
  fits,
  type FreedTime,
  lookAgain,
  nextOffer,
  offerEndsAt,
  type WaitingPerson,
} from "./waiting-list.ts";
import { offsetAt } from "./wall-clock.ts";

const timeZone = "Europe/Tallinn";
const tallinn = (text: string) => Date.parse(`${text}+02:00`);
const endsAt = (now: string, latest: string) => {
  const end = offerEndsAt(tallinn(now), { timeZone, latest: tallinn(latest) });
  return end && new Date(end + 2 * hour).toISOString().slice(0, 16);
};

test("an offer lasts two hours of the day, and the night does not count", () => {
  const later = "2026-12-24T12:00";
  expect(endsAt("2026-11-23T10:00", later)).toBe("2026-11-23T12:00");
  expect(endsAt("2026-11-23T20:00", later)).toBe("2026-11-24T09:00");
  expect(endsAt("2026-11-23T23:30", later)).toBe("2026-11-24T10:00");
  expect(endsAt("2026-11-24T05:00", later)).toBe("2026-11-24T10:00");
});

test("an offer ends while the time can still be booked, or is not made", () => {
  expect(endsAt("2026-11-23T10:00", "2026-11-23T11:00")).toBe("2026-11-23T11:00");
  expect(endsAt("2026-11-23T20:30", "2026-11-23T23:00")).toBe("2026-11-23T21:00");
  expect(endsAt("2026-11-23T10:00", "2026-11-23T10:14")).toBeNull();
  expect(endsAt("2026-11-23T22:00", "2026-11-24T07:00")).toBeNull();
});

test("whatever the zone and the moment, an offer ends by day, in time, after at most two hours of the day", () => {
  const zones = ["Europe/Tallinn", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"];
  const moments = fc.integer({
    min: tallinn("2026-01-01T00:00"),
    max: tallinn("2028-01-01T00:00"),
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, fc.integer({ min: 0, max: 9 * day }), (
      timeZone,
      now,
      ahead,
    ) => {
      const latest = now + ahead;
      const end = offerEndsAt(now, { timeZone, latest });
      if (end === null) return ahead < 15 * minute || ahead < 14 * hour;
      const clock = (end + offsetAt(timeZone, end)) % day;
      return end <= latest && clock > 8 * hour && clock <= 21 * hour && end - now <= 14 * hour &&
        end - now >= 15 * minute;
    }),
    { numRuns: 2000 },
  );
});

const start = tallinn("2026-11-23T00:00");
const times = fc.record({
  startsAt: fc.integer({ min: 0, max: 7 * 48 }).map((slot) => start + slot * 30 * minute),
  length: fc.constantFrom(30, 60, 90),
  meetingTypes: fc.subarray<MeetingType>(["VIDEO_CALL", "IN_PERSON"], { minLength: 1 }),
  practiceId: fc.constantFrom("a", "b"),
}).map(({ length, startsAt, ...time }): FreedTime => ({
  ...time,
  startsAt,
  endsAt: startsAt + length * minute,
  eventTypeUri: time.practiceId,
  place: "",
}));
const people = fc.record({
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  partsOfDay: fc.subarray(["morning", "day", "evening", "late"] as const),
  meetingType: fc.constantFrom(null, "VIDEO_CALL" as const, "IN_PERSON" as const),
  practiceId: fc.constantFrom(null, "a", "b"),
  hasOpenOffer: fc.boolean(),
  isAdmitted: fc.boolean(),
}).map(({ hasOpenOffer, isAdmitted, ...wish }): WaitingPerson => ({
  entry: {
    ...wish,
    id: crypto.randomUUID(),
    seat: null,
    therapistId: "",
    userId: "",
    createdAt: 0,
    endedAt: null,
    endedBy: null,
  },
  hasOpenOffer,
  isAdmitted,
  offered: [],
  busy: [],
}));

test("every time goes to the first person in order whom it fits, and a person gets one offer", () => {
  fc.assert(fc.property(fc.array(people, { maxLength: 8 }), fc.array(times, { maxLength: 12 }), (
    waiting,
    freed,
  ) => {
    const offers: NonNullable<ReturnType<typeof nextOffer>>[] = [];
    const left = () => freed.filter((time) => !offers.some((offer) => overlaps(offer.time, time)));
    const wants = (person: WaitingPerson, time: FreedTime) =>
      person.isAdmitted && !person.hasOpenOffer && fits(person.entry, time, timeZone);
    for (;;) {
      const next = nextOffer(waiting, left(), timeZone);
      if (!next) break;
      const ahead = waiting.slice(0, waiting.indexOf(next.person));
      if (ahead.some((person) => left().some((time) => wants(person, time)))) return false;
      if (!wants(next.person, next.time)) return false;
      offers.push(next);
      next.person.hasOpenOffer = true;
    }
    return !waiting.some((person) => left().some((time) => wants(person, time)));
  }));
});

test("a person is not offered a time twice, nor one that overlaps their own session", () => {
  const [time] = fc.sample(times, 1) as [FreedTime];
  const [anyPerson] = fc.sample(people, 1) as [WaitingPerson];
  const wish = { weekdays: [], partsOfDay: [], meetingType: null, practiceId: null };
  const person = {
    ...anyPerson,
    entry: { ...anyPerson.entry, ...wish },
    hasOpenOffer: false,
    isAdmitted: true,
  };
  expect(nextOffer([person], [time], timeZone)?.time).toBe(time);
  expect(nextOffer([{ ...person, offered: [time] }], [time], timeZone)).toBeNull();
  expect(nextOffer([{ ...person, busy: [time] }], [time], timeZone)).toBeNull();
});

test("freed is what was not bookable before, until it is handed out or booked", () => {
  const first = lookAgain(null, { a: [1, 2] }, 10);
  expect(first.freed).toEqual({ a: [] });
  const second = lookAgain(first, { a: [1, 2, 3, 12], b: [4] }, 20);
  expect(second.freed).toEqual({ a: [3], b: [] });
  expect(lookAgain(second, { a: [1, 2, 3, 12], b: [4] }, 20).freed).toEqual({ a: [3], b: [] });
  expect(lookAgain(second, { a: [1, 2, 12, 13], b: [] }, 20).freed).toEqual({ a: [13], b: [] });
});
