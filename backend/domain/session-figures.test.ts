import fc from "fast-check";
import { expect, test } from "vitest";
import { day, hour } from "./duration.ts";
import { code } from "./therapy-session.testing.ts";
import {
  type CountedSession,
  type FigureInput,
  figurePeriod,
  figuresOf,
  mostFigureDays,
} from "./session-figures.ts";
import { dateOf } from "./wall-clock.ts";

const zone = "Europe/Tallinn";
const now = Date.parse("2026-11-23T10:00:00Z");

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  fromMinute: 9 * 60,
  toMinute: 17 * 60,
  placeId: null,
}));
const hours = {
  timeZone: zone,
  rules: weekdays,
  exceptions: [],
  vacations: [],
  closedOnPublicHolidays: true,
};

function session(start: string, rest: Partial<CountedSession> = {}): CountedSession {
  const startsAt = Date.parse(start);
  return {
    userId: "mari",
    status: startsAt + hour <= now ? "finished" : "booked",
    startsAt,
    endsAt: startsAt + hour,
    timeZone: zone,
    priceCents: 5000,
    rating: null,
    cancelledAt: null,
    cancelledBy: null,
    cancellationNoticeHours: 24,
    lateCancelPercent: 0,
    noShowPercent: 0,
    lateMovedAt: null,
    awaySince: null,
    rulesChangedAt: null,
    onSitePayment: null,
    feeWaivedAt: null,
    lastMove: null,
    bookedByTherapist: false,
    createdAt: 0,
    noShowAt: null,
    ...rest,
  };
}

function input(
  from: string,
  to: string,
  sessions: CountedSession[],
  rest: Partial<FigureInput> = {},
): FigureInput {
  const first = new Map<string, number>();
  for (const { userId, startsAt, status, noShowAt } of sessions) {
    if (status === "finished" && noShowAt === null) {
      first.set(userId, Math.min(startsAt, first.get(userId) ?? Infinity));
    }
  }
  const period = figurePeriod({ from, to });
  return { sessions, firstMeetings: first, hours, openSince: 0, period, now, ...rest };
}

const figures = (...given: Parameters<typeof input>) => figuresOf(input(...given));

const cancelled = (start: string, hoursBefore: number, rest: Partial<CountedSession> = {}) =>
  session(start, {
    status: "cancelled",
    cancelledAt: Date.parse(start) - hoursBefore * hour,
    cancelledBy: "client",
    ...rest,
  });

test("a week counts what took place, was missed, is to come and was cancelled", () => {
  const { total, weekdays: byWeekday, weeks } = figures("2026-11-16", "2026-11-29", [
    session("2026-11-16T07:00:00Z", { rating: 5 }),
    session("2026-11-17T07:00:00Z", { rating: 4, userId: "jaan", priceCents: 7000 }),
    session("2026-11-17T09:00:00Z", { noShowAt: now, userId: "liis" }),
    cancelled("2026-11-18T07:00:00Z", 2),
    cancelled("2026-11-18T09:00:00Z", 30),
    cancelled("2026-11-18T11:00:00Z", 2, { cancelledBy: "therapist" }),
    session("2026-11-24T07:00:00Z", { priceCents: 6000 }),
  ]);
  expect(total).toMatchObject({
    met: 2,
    missed: 1,
    upcoming: 1,
    cancelled: 3,
    cancelledLate: 1,
    bookedMinutes: 240,
    openMinutes: 10 * 8 * 60,
    earnedCents: 12_000,
    feeCents: 0,
    bookedCents: 6000,
    missedShare: 1 / 4,
    cancelledLateShare: 1 / 4,
    clients: 2,
    ratings: 2,
    averageRating: 4.5,
  });
  expect(byWeekday[1]).toEqual({ weekday: 2, bookedMinutes: 180, openMinutes: 960 });
  expect(weeks.map(({ from, to, met }) => [dateOf(from), dateOf(to), met])).toEqual([
    ["2026-11-16", "2026-11-22", 2],
    ["2026-11-23", "2026-11-29", 0],
  ]);
});

test("a missed session did not take place, and its fee is no price", () => {
  const terms = { lateCancelPercent: 50, noShowPercent: 100 };
  const { total } = figures("2026-11-16", "2026-11-29", [
    session("2026-11-17T09:00:00Z", { noShowAt: now, ...terms }),
    cancelled("2026-11-18T07:00:00Z", 2, terms),
    session("2026-11-19T07:00:00Z", { noShowAt: now, feeWaivedAt: now, ...terms }),
  ]);
  expect(total).toMatchObject({ met: 0, earnedCents: 0, feeCents: 7500, bookedCents: 0 });
});

test("shares and ratings are unknown without sessions, and hours at a provider", () => {
  const { total, weeks } = figures("2026-11-16", "2026-11-18", [], { hours: null });
  expect(total).toMatchObject({ missedShare: null, averageRating: null, openMinutes: null });
  expect(weeks).toHaveLength(1);
});

test("a session that ended is counted as held before the server has noted it", () => {
  const late = session("2026-11-23T08:00:00Z", { status: "booked" });
  expect(figures("2026-11-23", "2026-11-23", [late]).total).toMatchObject({ met: 1, upcoming: 0 });
});

test("the hours of a day with a clock change are as long as they were", () => {
  const allNight = [{ weekday: 7, fromMinute: 0, toMinute: 6 * 60, placeId: null }];
  const open = (date: string) =>
    figures(date, date, [], { hours: { ...hours, rules: allNight } }).total.openMinutes;
  expect(open("2026-10-25")).toBe(7 * 60);
  expect(open("2026-03-29")).toBe(5 * 60);
  expect(open("2026-11-22")).toBe(6 * 60);
});

test("a session belongs to the date of the zone in which it was booked", () => {
  const late = "2026-11-16T22:30:00Z";
  const inTallinn = session(late);
  const inLisbon = session(late, { timeZone: "Europe/Lisbon" });
  expect(figures("2026-11-17", "2026-11-17", [inTallinn, inLisbon]).total.met).toBe(1);
  expect(figures("2026-11-16", "2026-11-17", [inTallinn, inLisbon]).weekdays.slice(0, 2))
    .toMatchObject([{ bookedMinutes: 60 }, { bookedMinutes: 60 }]);
});

test("vacations, exceptions and public holidays change the hours", () => {
  const open = (date: string) =>
    figures(date, date, [], {
      hours: {
        ...hours,
        vacations: [{ fromDate: "2026-11-16", toDate: "2026-11-16" }],
        exceptions: [{
          date: "2026-11-21",
          ranges: [{ fromMinute: 600, toMinute: 660, placeId: null }],
        }],
      },
    }).total.openMinutes;
  expect(open("2026-11-16")).toBe(0);
  expect(open("2026-11-17")).toBe(480);
  expect(open("2026-11-21")).toBe(60);
  expect(open("2026-12-25")).toBe(0);
});

test("sessions outside the hours make them longer, and a group fills its time once", () => {
  const { total } = figures("2026-11-18", "2026-11-18", [
    session("2026-11-18T07:00:00Z"),
    session("2026-11-18T07:00:00Z", { userId: "jaan" }),
    session("2026-11-18T17:00:00Z"),
  ]);
  expect(total).toMatchObject({ bookedMinutes: 120, openMinutes: 540 });
});

test("hours before the practitioner began are not counted", () => {
  const openSince = Date.parse("2026-11-18T12:00:00Z");
  expect(figures("2026-11-16", "2026-11-20", [], { openSince }).total.openMinutes).toBe(3 * 480);
});

test("a client returns within 90 days of a session, and is new at the first one", () => {
  const sessions = [
    session("2026-08-20T07:00:00Z", { userId: "after 90 days" }),
    session("2026-11-18T07:00:00Z", { userId: "after 90 days" }),
    session("2026-08-19T07:00:00Z", { userId: "after 91 days" }),
    session("2026-11-18T09:00:00Z", { userId: "after 91 days" }),
    session("2026-11-17T07:00:00Z", { userId: "twice" }),
    session("2026-11-19T07:00:00Z", { userId: "twice" }),
    session("2026-11-16T07:00:00Z", { userId: "missed", noShowAt: now }),
    session("2026-11-19T09:00:00Z", { userId: "missed" }),
  ];
  expect(figures("2026-11-16", "2026-11-22", sessions).total)
    .toMatchObject({ clients: 4, newClients: 2, returningClients: 2 });
});

test("the period before has as many days and ends the day before", () => {
  const sessions = [session("2026-11-13T07:00:00Z"), session("2026-11-16T07:00:00Z")];
  const { before } = figures("2026-11-16", "2026-11-18", sessions);
  expect([dateOf(before.from), dateOf(before.to), before.total.met])
    .toEqual(["2026-11-13", "2026-11-15", 1]);
});

test("a period has its days in order, and at most 400 of them", () => {
  const refused = (from: string, to: string) => code(() => figurePeriod({ from, to }));
  const first = Date.parse("2026-01-01");
  const upTo = (days: number) => new Date(first + (days - 1) * day).toISOString().slice(0, 10);
  expect(refused("2026-01-01", upTo(mostFigureDays))).toBe("none");
  expect(refused("2026-01-01", upTo(mostFigureDays + 1))).toBe("ERR_INVALID_INPUT");
  expect(refused("2026-01-02", "2026-01-01")).toBe("ERR_INVALID_INPUT");
  expect(refused("0001-01-01", "0001-01-02")).toBe("ERR_INVALID_INPUT");
});

const start = fc.integer({
  min: Date.parse("2026-02-01T00:00:00Z"),
  max: Date.parse("2026-12-31T00:00:00Z"),
});
const anySession = fc.record({
  userId: fc.constantFrom("mari", "jaan", "liis"),
  startsAt: start,
  minutes: fc.integer({ min: 15, max: 180 }),
  timeZone: fc.constantFrom(zone, "Europe/Lisbon", "Asia/Kathmandu"),
  priceCents: fc.nat(20_000),
  isCancelled: fc.boolean(),
  isMissed: fc.boolean(),
}).map(({ startsAt, minutes, isCancelled, isMissed, ...rest }) => {
  const at = new Date(startsAt).toISOString();
  const endsAt = startsAt + minutes * 60_000;
  if (isCancelled) return cancelled(at, 12, { ...rest, endsAt });
  const noShowAt = isMissed && endsAt <= now ? endsAt : null;
  return session(at, { ...rest, endsAt, status: endsAt <= now ? "finished" : "booked", noShowAt });
});

test("weeks and weekdays add up to the total, and no more is booked than open", () => {
  fc.assert(fc.property(
    fc.array(anySession, { maxLength: 60 }),
    fc.integer({ min: 0, max: 300 }),
    fc.integer({ min: 0, max: 60 }),
    (sessions, first, length) => {
      const dayAfter = (days: number) =>
        new Date(Date.parse("2026-02-01") + days * day).toISOString().slice(0, 10);
      const { total, weeks, weekdays: byWeekday } = figures(
        dayAfter(first),
        dayAfter(first + length),
        sessions,
      );
      for (
        const name of ["met", "missed", "upcoming", "cancelled", "earnedCents", "feeCents"] as const
      ) {
        expect(weeks.reduce((sum, week) => sum + week[name], 0)).toBe(total[name]);
      }
      for (const name of ["bookedMinutes", "openMinutes"] as const) {
        expect(weeks.reduce((sum, week) => sum + week[name]!, 0)).toBeCloseTo(total[name]!);
        expect(byWeekday.reduce((sum, one) => sum + one[name]!, 0)).toBeCloseTo(total[name]!);
      }
      for (const { bookedMinutes, openMinutes } of [total, ...weeks, ...byWeekday]) {
        expect(bookedMinutes).toBeLessThanOrEqual(openMinutes! + 1e-6);
      }
      expect(total.newClients).toBeLessThanOrEqual(total.clients);
      expect(total.returningClients).toBeLessThanOrEqual(total.clients);
    },
  ));
});
