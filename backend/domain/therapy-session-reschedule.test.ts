import { expect, test } from "vitest";
import { cancel, type TherapySession } from "./therapy-session.ts";
import {
  overlaps,
  requireValidMove,
  reschedule,
  rescheduleRefusal,
} from "./therapy-session-reschedule.ts";
import { hour } from "./duration.ts";
import { booked, code, endsAt, startsAt } from "./therapy-session.testing.ts";

const later = startsAt + 48 * hour;
const move = { startsAt: later, reason: "ill" };
const booking = {
  event: {
    uri: "https://calendar.example/events/2",
    eventTypeUri: "https://calendar.example/event_types/1",
    ownerUri: "https://calendar.example/users/1",
    name: "Massage",
    status: "active" as const,
    startsAt: later,
    endsAt: later + hour,
    timeZone: "Atlantic/Azores",
    meetingType: "VIDEO_CALL" as const,
    place: "",
    guests: { total: 1, active: 1, limit: 1 },
    canceledBy: null,
    cancelReason: null,
    createdAt: 0,
    updatedAt: 0,
  },
  invitee: { uri: "https://calendar.example/events/2/invitees/1" },
};

test("client and practitioner move a session until its start, the practitioner with a reason", () => {
  expect(code(() => requireValidMove(booked, "client", { ...move, reason: null }, startsAt - 1)))
    .toBe("none");
  expect(code(() => requireValidMove(booked, "client", move, startsAt)))
    .toBe("ERR_ILLEGAL_TRANSITION");
  expect(code(() => requireValidMove(booked, "therapist", move, startsAt - 1))).toBe("none");
  expect(code(() => requireValidMove(booked, "therapist", { ...move, reason: null }, startsAt - 1)))
    .toBe("ERR_INVALID_INPUT");
  expect(code(() => requireValidMove(booked, "therapist", move, startsAt)))
    .toBe("ERR_ILLEGAL_TRANSITION");
  expect(code(() => requireValidMove(booked, "admin", move, startsAt - hour))).toBe(
    "ERR_FORBIDDEN",
  );
  expect(rescheduleRefusal(booked, "admin", startsAt - hour)).toBe("ERR_FORBIDDEN");
});

test("the current time is refused unless the meeting type changes", () => {
  const same = { startsAt, reason: null };
  expect(code(() => requireValidMove(booked, "client", same, startsAt - hour)))
    .toBe("ERR_INVALID_INPUT");
  const byVideo = { ...same, meetingType: "VIDEO_CALL" as const };
  expect(code(() => requireValidMove(booked, "client", byVideo, startsAt - hour))).toBe("none");
});

test("a moved session keeps its id and terms and knows its old time", () => {
  const now = startsAt - 2 * hour;
  const moved = reschedule(booked, booking, "client", "ill", now);
  expect(moved).toEqual({
    ...booked,
    eventUri: booking.event.uri,
    inviteeUri: booking.invitee.uri,
    startsAt: later,
    endsAt: later + hour,
    timeZone: "Atlantic/Azores",
    meetingType: "VIDEO_CALL",
    place: "",
    lastMove: { at: now, by: "client", reason: "ill", from: { startsAt, endsAt } },
    lateMovedAt: now,
    calendarSequence: 1,
    updatedAt: now,
  });
  expect(reschedule(moved, booking, "client", null, now + 1))
    .toMatchObject({ id: booked.id, calendarSequence: 2, priceCents: 5500 });
});

test("the provider also moves past sessions and those it cancelled, but no others", () => {
  const move = (session: TherapySession, by: "provider" | "client", at: number) =>
    code(() => reschedule(session, booking, by, null, at));
  expect(move(booked, "provider", endsAt + hour)).toBe("none");
  expect(move(booked, "client", startsAt)).toBe("ERR_ILLEGAL_TRANSITION");
  const cancelled = cancel(booked, "therapist", null, startsAt - hour);
  expect(move(cancelled, "provider", startsAt - hour)).toBe("ERR_ILLEGAL_TRANSITION");
  const byProvider = cancel(booked, "provider", "ill", startsAt - hour);
  expect(reschedule(byProvider, booking, "provider", null, startsAt - hour))
    .toMatchObject({ status: "booked", cancelledAt: null, cancelledBy: null, cancelReason: null });
});

test("adjacent times do not overlap", () => {
  const at = (from: number, to: number) => ({ startsAt: from, endsAt: to });
  expect(overlaps(at(0, 10), at(10, 20))).toBe(false);
  expect(overlaps(at(0, 11), at(10, 20))).toBe(true);
  expect(overlaps(at(12, 13), at(10, 20))).toBe(true);
});
