import { expect, test } from "vitest";
import type { Availability, Busy } from "./availability.ts";
import { explainTime } from "./slot-reasons.ts";
import { minute } from "./duration.ts";

const office: Availability = {
  timeZone: "Europe/Tallinn",
  rules: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    fromMinute: 9 * 60,
    toMinute: 17 * 60,
    placeId: "room",
  })),
  exceptions: [],
  vacations: [],
  bufferMinutes: 10,
  travelMinutes: 0,
  minimumNoticeMinutes: 120,
  horizonDays: 60,
  stepMinutes: 60,
  dailyMaximum: null,
  closedOnPublicHolidays: true,
};

/** Monday 16 November 2026, 8:00 in Tallinn. */
const now = at("2026-11-16T08:00+02:00");

function at(iso: string) {
  return Date.parse(iso);
}

type Question = {
  availability?: Partial<Availability>;
  busy?: Busy[];
  durationMinutes?: number;
  onlyBy?: "IN_PERSON" | "VIDEO_CALL";
  now?: number;
};

function why(iso: string, { availability, busy = [], ...query }: Question = {}) {
  const question = { durationMinutes: 50, now, ...query, startsAt: at(iso) };
  return explainTime({ ...office, ...availability }, busy, question).reasons;
}

function busyFrom(iso: string, more: Partial<Busy> = {}): Busy {
  return { startsAt: at(iso), endsAt: at(iso) + 50 * minute, ...more };
}

test("a free time has no reasons", () => {
  expect(why("2026-11-17T10:00+02:00")).toEqual([]);
});

test("past, too soon and beyond the horizon", () => {
  expect(why("2026-11-13T10:00+02:00")).toEqual([{ code: "past" }]);
  expect(why("2026-11-16T09:00+02:00"))
    .toEqual([{ code: "too-soon", minutes: 120, until: at("2026-11-16T07:00+02:00") }]);
  expect(why("2027-01-18T10:00+02:00")).toEqual([
    { code: "beyond-horizon", days: 60, opensAt: at("2026-11-19T00:00+02:00") },
  ]);
});

test("closed weekday, outside hours, off step and too short", () => {
  const hours = { fromMinute: 540, toMinute: 1020, placeId: "room" };
  expect(why("2026-11-21T10:00+02:00")).toEqual([{ code: "closed-weekday", weekday: 6 }]);
  expect(why("2026-11-17T18:00+02:00")).toEqual([{ code: "outside-hours", ranges: [hours] }]);
  expect(why("2026-11-17T10:20+02:00"))
    .toEqual([{ code: "off-step", minutes: 60, fromMinute: 540 }]);
  expect(why("2026-11-17T16:00+02:00", { durationMinutes: 90 }))
    .toEqual([{ code: "too-short", minutes: 60, until: at("2026-11-17T17:00+02:00") }]);
});

test("exception, vacation and public holiday", () => {
  const exceptions = [{
    date: "2026-11-17",
    ranges: [{ fromMinute: 780, toMinute: 840, placeId: null }],
  }];
  expect(why("2026-11-17T10:00+02:00", { availability: { exceptions } }))
    .toEqual([{ code: "exception", ...exceptions[0] }]);
  const away = { fromDate: "2026-11-16", toDate: "2026-11-20" };
  expect(why("2026-11-20T10:00+02:00", { availability: { vacations: [away] } }))
    .toEqual([{ code: "vacation", ...away }]);
  expect(why("2026-12-24T10:00+02:00")).toEqual([{ code: "public-holiday", date: "2026-12-24" }]);
});

test("a session over the spring clock change is a gap, not too short", () => {
  const availability = {
    rules: [{ weekday: 7, fromMinute: 120, toMinute: 210, placeId: null }],
    stepMinutes: 30,
    closedOnPublicHolidays: false,
  };
  const spring = { availability, durationMinutes: 60, now: at("2027-03-27T08:00+02:00") };
  const change = at("2027-03-28T04:00+03:00");
  expect(why("2027-03-28T02:30+02:00", spring))
    .toEqual([{ code: "gap", minutes: 30, until: change }]);
  expect(why("2027-03-28T02:00+02:00", spring)).toEqual([]);
});

test("booked, held, imported and buffer reasons name the busy time", () => {
  const booked = busyFrom("2026-11-17T10:00+02:00", { kind: "booked" });
  const held = busyFrom("2026-11-17T11:00+02:00", { kind: "held" });
  const imported = busyFrom("2026-11-17T12:55+02:00", { kind: "imported" });
  const busy = [booked, held, imported];
  expect(why("2026-11-17T10:00+02:00", { busy })).toEqual([{ code: "booked", time: booked }]);
  expect(why("2026-11-17T11:00+02:00", { busy })).toEqual([{ code: "held", time: held }]);
  expect(why("2026-11-17T13:00+02:00", { busy }))
    .toEqual([{ code: "imported-busy", time: imported }]);
  expect(why("2026-11-17T12:00+02:00", { busy }))
    .toEqual([{ code: "buffer", time: imported, minutes: 10 }]);
});

test("travel blocks a meeting in person, not a video call", () => {
  const busy = [busyFrom("2026-11-17T10:00+02:00", { placeId: "studio" })];
  const availability = { travelMinutes: 30 };
  expect(why("2026-11-17T11:00+02:00", { busy, availability, onlyBy: "IN_PERSON" }))
    .toEqual([{ code: "travel", time: busy[0], minutes: 30 }]);
  expect(why("2026-11-17T11:00+02:00", { busy, availability })).toEqual([]);
  expect(why("2026-11-17T12:00+02:00", { busy, availability, onlyBy: "IN_PERSON" })).toEqual([]);
});

test("the daily maximum does not block a group with free seats", () => {
  const group = busyFrom("2026-11-17T10:00+02:00", { hasSeats: true });
  const full = { busy: [group], availability: { dailyMaximum: 1 } };
  expect(why("2026-11-17T10:00+02:00", full)).toEqual([]);
  expect(why("2026-11-17T13:00+02:00", full)).toEqual([{
    code: "daily-maximum",
    maximum: 1,
    ofPractice: false,
  }]);
  const taken = { ...full, busy: [{ ...group, hasSeats: false }] };
  expect(why("2026-11-17T10:00+02:00", taken).map(({ code }) => code))
    .toEqual(["booked", "daily-maximum"]);
  const imported = { ...full, busy: [{ ...group, hasSeats: false, kind: "imported" as const }] };
  expect(why("2026-11-17T13:00+02:00", imported)).toEqual([]);
});

test("a full week and the maxima of a practice have reasons of their own", () => {
  const busy = ["2026-11-17T10:00+02:00", "2026-11-18T10:00+02:00"]
    .map((start, nth) => busyFrom(start, { typeId: nth === 0 ? "long" : "short" }));
  const own = { typeId: "long", hours: null, placeIds: null, dailyMaximum: 1, weeklyMaximum: 1 };
  const question = { busy, availability: { weeklyMaximum: 2, own } };
  expect(why("2026-11-20T10:00+02:00", question)).toEqual([
    { code: "weekly-maximum", maximum: 2, ofPractice: false },
    { code: "weekly-maximum", maximum: 1, ofPractice: true },
  ]);
  expect(why("2026-11-17T14:00+02:00", question).map(({ code }) => code))
    .toEqual(["weekly-maximum", "daily-maximum", "weekly-maximum"]);
  expect(why("2026-11-23T10:00+02:00", question)).toEqual([]);
});

test("hours in a place where the practice is not offered name the place", () => {
  const own = {
    typeId: "long",
    hours: null,
    placeIds: ["studio"],
    dailyMaximum: null,
    weeklyMaximum: null,
  };
  const availability = { own };
  expect(why("2026-11-17T10:00+02:00", { availability, onlyBy: "IN_PERSON" }))
    .toEqual([{ code: "other-places", placeIds: ["room"] }]);
  expect(why("2026-11-17T10:00+02:00", { availability })).toEqual([]);
});

test("a stay in another zone has its wall clock and is by video unless the date has its own hours", () => {
  const stay = { fromDate: "2026-11-17", toDate: "2026-11-18", timeZone: "America/New_York" };
  const availability = { stays: [stay] };
  expect(why("2026-11-17T10:00+02:00", { availability }))
    .toMatchObject([{ code: "outside-hours" }]);
  expect(why("2026-11-17T10:00-05:00", { availability })).toEqual([]);
  expect(why("2026-11-17T10:00-05:00", { availability, onlyBy: "IN_PERSON" }))
    .toEqual([{ code: "stay", ...stay }]);
  const ranges = [{ fromMinute: 600, toMinute: 660, placeId: "room" }];
  const exceptions = [{ date: "2026-11-17", ranges }];
  expect(why("2026-11-17T10:00-05:00", {
    availability: { ...availability, exceptions },
    onlyBy: "IN_PERSON",
  })).toEqual([]);
  expect(why("2026-11-19T10:00+02:00", { availability })).toEqual([]);
});
