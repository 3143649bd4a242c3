import fc from "fast-check";
import { expect, test } from "vitest";
import { type Booking, demoBookings } from "./demo-bookings.ts";
import { readData } from "./demo-data.ts";
import { type DemoDay, demoDayAt } from "./demo-day.ts";
import { historyBookings } from "./demo-history.ts";
import { scheduleRows } from "./demo-schedules.ts";
import { sessionRows } from "./demo-sessions.ts";

const day = 86_400_000;
const therapists = readData("therapists");
const christmas = new Set(["12-24", "12-25", "12-26", "01-01"]);

function isPublicHoliday(dayNumber: number): boolean {
  return christmas.has(new Date(dayNumber * day).toISOString().slice(5, 10));
}

function bookingsOf(demoDay: DemoDay): Booking[] {
  const schedules = scheduleRows(therapists, demoDay);
  const settings = { demoDay, isPublicHoliday };
  const bookings = demoBookings(therapists, schedules, settings);
  return [...historyBookings(therapists, schedules, bookings, settings), ...bookings];
}

const demoDays = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2031, 0) }).map(demoDayAt);

function onClock(instant: number, timeZone: string) {
  const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  return {
    date: local.toPlainDate().toString(),
    minute: local.hour * 60 + local.minute,
    weekday: local.dayOfWeek,
  };
}

test("every session fits its practitioner's working hours, step and place", () => {
  fc.assert(
    fc.property(demoDays, (demoDay) => {
      for (const { session, therapist, offer, time } of bookingsOf(demoDay)) {
        const { timeZone, weekly, stepMinutes } = therapist.availability;
        const start = onClock(time.startsAt, timeZone);
        const rule = weekly.find(({ weekday, from, to }) =>
          weekday === start.weekday && minutesOf(from) <= start.minute &&
          start.minute + session.durationMinutes <= minutesOf(to)
        );
        expect(rule).toBeDefined();
        expect((start.minute - minutesOf(rule!.from)) % stepMinutes).toBe(0);
        const { startTimes } = offer;
        const isSet = ({ weekday, at }: { weekday: number; at: string }) =>
          weekday === start.weekday && minutesOf(at) === start.minute;
        expect(startTimes?.some(isSet) ?? true).toBe(true);
        expect(time.endsAt - time.startsAt).toBe(session.durationMinutes * 60_000);
        expect(christmas.has(start.date.slice(5))).toBe(false);
        if (session.meetingType === "VIDEO_CALL") expect(time.place).toBeNull();
        else {
          expect(time.place).toContain(therapist.locations[rule!.location as number]!.address);
        }
      }
    }),
    { numRuns: 4 },
  );
});

test("sessions do not overlap, keep the buffer, and follow the order of each client", () => {
  fc.assert(
    fc.property(demoDays, (demoDay) => {
      const bookings = bookingsOf(demoDay);
      for (const [, own] of Map.groupBy(bookings, ({ client }) => client.email)) {
        own.slice(1).forEach(({ time }, index) => {
          expect(time.startsAt).toBeGreaterThanOrEqual(own[index]!.time.endsAt);
        });
      }
      for (const [, given] of Map.groupBy(bookings, ({ therapist }) => therapist)) {
        const buffer = given[0]!.therapist.availability.bufferMinutes * 60_000;
        const events = [...Map.groupBy(given, ({ eventName }) => eventName).values()]
          .map(([first]) => first!);
        const inOrder = events.toSorted((a, b) => a.time.startsAt - b.time.startsAt);
        inOrder.slice(1).forEach(({ time }, index) => {
          expect(time.startsAt).toBeGreaterThanOrEqual(inOrder[index]!.time.endsAt + buffer);
        });
      }
    }),
    { numRuns: 4 },
  );
});

test("no session crosses today, and each is within a week of its requested day", () => {
  fc.assert(
    fc.property(demoDays, (demoDay) => {
      for (const { session, therapist, time } of bookingsOf(demoDay)) {
        if (session.status === "booked") {
          expect(time.startsAt).toBeGreaterThanOrEqual(demoDay.endsAt);
          expect(time.endsAt).toBeLessThanOrEqual(
            demoDay.startsAt + therapist.availability.horizonDays * day,
          );
        } else expect(time.endsAt).toBeLessThanOrEqual(demoDay.startsAt);
        const moved = (time.startsAt - demoDay.startsAt) / day - session.daysFromNow;
        expect(Math.abs(moved)).toBeLessThan(8);
      }
    }),
    { numRuns: 4 },
  );
});

test("a moved session is one session with both bookings and both times", () => {
  const demoDay = demoDayAt(Date.UTC(2026, 10, 20));
  const encryptText = (text: string) => new TextEncoder().encode(text);
  const rows = sessionRows(bookingsOf(demoDay), "http://localhost", encryptText, demoDay);
  const moved = rows.therapySessions.filter(({ lastMove }) => lastMove);
  expect(moved.map(({ id }) => id)).toEqual(
    rows.formerBookings.map(({ therapySessionId }) => therapySessionId),
  );
  expect(moved.length).toBeGreaterThan(0);
  for (const [at, session] of moved.entries()) {
    const ends = rows.invitees.filter(({ id }) =>
      [session, rows.formerBookings[at]!].some(({ inviteeUri }) => inviteeUri.endsWith(id))
    );
    expect(ends.map(({ newInviteeId, oldInviteeId }) => newInviteeId ?? oldInviteeId).sort())
      .toEqual(ends.map(({ id }) => id).sort());
    const { lastMove } = session;
    expect(rows.therapySessionHistory).toContainEqual(expect.objectContaining({
      therapySessionId: session.id,
      action: "reschedule",
      at: lastMove!.at,
      fromStartsAt: lastMove!.from.startsAt,
      toStartsAt: session.startsAt,
    }));
  }
  const missed = rows.therapySessions.filter(({ noShowAt }) => noShowAt);
  expect(missed.length).toBeGreaterThan(50);
  expect(new Set(missed.map(({ status, rating }) => `${status} ${rating}`)))
    .toEqual(new Set(["finished null"]));
});

test("the history of a session is in order and ends before today", () => {
  fc.assert(
    fc.property(demoDays, (demoDay) => {
      const encryptText = (note: string) => new TextEncoder().encode(note);
      const rows = sessionRows(bookingsOf(demoDay), "http://localhost", encryptText, demoDay);
      for (const session of rows.therapySessions) {
        const { createdAt, startsAt, endsAt, updatedAt, cancelledAt, ratedAt } = session;
        expect(createdAt).toBeLessThan(Math.min(startsAt, demoDay.startsAt + 1));
        expect(updatedAt).toBeLessThanOrEqual(demoDay.startsAt);
        if (cancelledAt) expect(cancelledAt).toBeGreaterThan(createdAt);
        if (cancelledAt) expect(cancelledAt).toBeLessThan(startsAt);
        if (ratedAt) expect(ratedAt).toBeGreaterThanOrEqual(endsAt);
      }
      const startOf = new Map(rows.therapySessions.map(({ id, createdAt }) => [id, createdAt]));
      for (const comment of rows.therapySessionComments) {
        expect(comment.createdAt).toBeLessThanOrEqual(demoDay.startsAt);
        expect(comment.createdAt).toBeGreaterThan(startOf.get(comment.therapySessionId)! - 1);
      }
    }),
    { numRuns: 4 },
  );
});

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}
