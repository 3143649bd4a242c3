import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "./errors.ts";
import {
  type Actor,
  canCancel,
  cancel,
  cancelFreeUntil,
  cancelOutcome,
  finish,
  fromEvent,
  isTherapistComment,
  latestCommentOf,
  standing,
  statusAt,
  type TherapySession,
} from "./therapy-session.ts";
import { canRate, rate, ratingOpenFor } from "./therapy-session-outcome.ts";

const hour = 3_600_000;
const startsAt = Date.parse("2026-11-24T16:15:00Z");
const endsAt = startsAt + hour;

const booked = fromEvent(
  {
    event: {
      uri: "https://calendar.example/events/1",
      eventTypeUri: "https://calendar.example/event_types/1",
      ownerUri: "https://calendar.example/users/1",
      name: "Massage",
      status: "active",
      startsAt,
      endsAt,
      timeZone: "Europe/Tallinn",
      meetingType: "IN_PERSON",
      place: "Telliskivi 60a, Tallinn",
      canceledBy: null,
      cancelReason: null,
      createdAt: 0,
      updatedAt: 0,
    },
    invitee: {
      uri: "https://calendar.example/events/1/invitees/1",
      eventUri: "https://calendar.example/events/1",
      email: "mari@example.ee",
      name: "Mari",
      timeZone: "Europe/Tallinn",
      status: "active",
      answers: [],
      tracking: {},
      oldInviteeUri: null,
      newInviteeUri: null,
      rescheduleUrl: null,
      cancelUrl: null,
      noShow: false,
      createdAt: 0,
      updatedAt: 0,
    },
  },
  { id: "therapist", cancellationNoticeHours: 24 },
  { type: "MASSAGE", intro: false, priceCents: 5500 },
  { id: "session", userId: "client" },
  startsAt - 72 * hour,
);

function code(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return "none";
}

test("a booking copies what was agreed", () => {
  expect(booked).toMatchObject({
    status: "booked",
    priceCents: 5500,
    practiceType: "MASSAGE",
    place: "Telliskivi 60a, Tallinn",
    timeZone: "Europe/Tallinn",
    cancellationNoticeHours: 24,
  });
});

test("a client cancels freely until the notice limit, late after it, and not once it has started", () => {
  expect(cancelFreeUntil(booked)).toBe(startsAt - 24 * hour);
  expect(cancelOutcome(booked, "client", startsAt - 24 * hour)).toBe("free");
  expect(cancelOutcome(booked, "client", startsAt - 24 * hour + 1)).toBe("late");
  expect(cancel(booked, "client", "ill", startsAt - 1)).toMatchObject({
    status: "cancelled",
    cancelledBy: "client",
    cancelReason: "ill",
    providerCancelPending: true,
  });
  expect(code(() => cancel(booked, "client", null, startsAt))).toBe("ERR_ILLEGAL_TRANSITION");
});

test("a practitioner cancels until the end and is never late", () => {
  expect(cancelOutcome(booked, "therapist", endsAt - 1)).toBe("free");
  expect(cancel(booked, "therapist", "ill", endsAt - 1).cancelledBy).toBe("therapist");
  expect(code(() => cancel(booked, "therapist", null, endsAt))).toBe("ERR_ILLEGAL_TRANSITION");
});

test("what the provider cancelled needs no telling", () => {
  expect(cancel(booked, "provider", null, startsAt - 1).providerCancelPending).toBe(false);
});

test("cancelling twice is cancelling once, whoever asks and whenever", () => {
  const cancelled = cancel(booked, "client", "ill", startsAt - hour);
  expect(cancel(cancelled, "therapist", "other", endsAt + hour)).toBe(cancelled);
});

test("a session is finished the moment it ends, and not a millisecond earlier", () => {
  expect(statusAt(booked, endsAt - 1)).toBe("booked");
  expect(statusAt(booked, endsAt)).toBe("finished");
  expect(finish(booked, endsAt).status).toBe("finished");
  expect(code(() => finish(booked, endsAt - 1))).toBe("ERR_ILLEGAL_TRANSITION");
  expect(code(() => finish(finish(booked, endsAt), endsAt))).toBe("ERR_ILLEGAL_TRANSITION");
});

test("a client rates after the end and changes the rating for 14 days", () => {
  expect(code(() => rate(booked, "client", 5, endsAt - 1))).toBe("ERR_NOT_FINISHED");
  const rated = rate(booked, "client", 4, endsAt);
  expect(rated).toMatchObject({ status: "finished", rating: 4, ratedAt: endsAt });
  const again = rate(rated, "client", 5, endsAt + ratingOpenFor);
  expect(again).toMatchObject({ rating: 5, ratedAt: endsAt });
  const late = endsAt + ratingOpenFor + 1;
  expect(code(() => rate(again, "client", 1, late))).toBe("ERR_RATING_CLOSED");
  expect(canRate(again, "client", late)).toBe(false);
});

test("nobody but the client rates, and a cancelled session is never rated", () => {
  expect(code(() => rate(booked, "therapist", 5, endsAt))).toBe("ERR_FORBIDDEN");
  expect(code(() => rate(booked, "admin", 5, endsAt))).toBe("ERR_FORBIDDEN");
  const cancelled = cancel(booked, "client", null, startsAt - 1);
  expect(code(() => rate(cancelled, "client", 5, endsAt))).toBe("ERR_NOT_FINISHED");
});

test("who is both sides of a session acts as its practitioner", () => {
  const nobody = { userId: "x", therapistId: null, isAdmin: false };
  expect(standing(booked, nobody)).toBeNull();
  expect(standing(booked, { ...nobody, isAdmin: true })).toBe("admin");
  expect(standing(booked, { ...nobody, userId: "client" })).toBe("client");
  expect(standing(booked, { ...nobody, userId: "client", therapistId: "therapist" }))
    .toBe("therapist");
});

test("a practitioner's comment is always marked, a client's never", () => {
  expect(isTherapistComment("therapist", false)).toBe(true);
  expect(isTherapistComment("client", false)).toBe(false);
  expect(code(() => isTherapistComment("client", true))).toBe("ERR_FORBIDDEN");
  expect(code(() => isTherapistComment("admin", false))).toBe("ERR_FORBIDDEN");
});

test("the comment to change is the author's newest", () => {
  const comment = (id: string, authorUserId: string, createdAt: number) => ({
    id,
    authorUserId,
    createdAt,
    updatedAt: createdAt,
    isTherapistComment: false,
    comment: id,
  });
  const comments = [comment("a", "client", 1), comment("b", "client", 2), comment("c", "other", 3)];
  expect(latestCommentOf(comments, "client")?.id).toBe("b");
  expect(latestCommentOf(comments, "nobody")).toBeNull();
});

type Step =
  & { by: Actor; at: number }
  & (
    | { do: "cancel" }
    | { do: "finish" }
    | { do: "rate"; rating: number }
  );

const actor = fc.constantFrom<Actor>("client", "therapist", "admin", "provider");
const moment = fc.integer({ min: startsAt - 48 * hour, max: endsAt + 20 * 24 * hour });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("cancel" as const), by: actor, at: moment }),
  fc.record({ do: fc.constant("finish" as const), by: actor, at: moment }),
  fc.record({
    do: fc.constant("rate" as const),
    by: actor,
    at: moment,
    rating: fc.integer({ min: -1, max: 7 }),
  }),
);

function take(session: TherapySession, step: Step): TherapySession {
  try {
    if (step.do === "finish") return finish(session, step.at);
    if (step.do === "rate") return rate(session, step.by, step.rating, step.at);
    return cancel(session, step.by as Exclude<Actor, "clock">, "reason", step.at);
  } catch (error) {
    if (error instanceof DomainError) return session;
    throw error;
  }
}

test("whatever is tried in whatever order, a session only moves forward and is rated lawfully", () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    let session = booked;
    for (const next of steps.sort((one, other) => one.at - other.at)) {
      const before = session;
      session = take(before, next);
      if (session === before) continue;
      expect(session.updatedAt).toBeGreaterThan(before.updatedAt);
      if (before.status !== "booked") expect(session.status).toBe(before.status);
      if (session.status === "finished") expect(next.at).toBeGreaterThanOrEqual(endsAt);
      if (session.status === "cancelled") {
        expect(session.cancelledBy).toBe(next.by);
        expect(session.cancelledAt).toBe(next.at);
        expect(canCancel(before, next.by, next.at)).toBe(true);
      }
      if (session.rating === before.rating) continue;
      expect(next.by).toBe("client");
      expect(session.status).toBe("finished");
      expect([1, 2, 3, 4, 5]).toContain(session.rating);
      expect(next.at - session.ratedAt!).toBeLessThanOrEqual(ratingOpenFor);
    }
  }));
});

test("what the buttons promise is what the rules do", () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 8 }), actor, moment, (steps, by, at) => {
    const session = steps.reduce(take, booked);
    const allowed = session.status === "cancelled" ||
      code(() => cancel(session, by as Exclude<Actor, "clock">, null, at)) === "none";
    expect(allowed).toBe(session.status === "cancelled" || canCancel(session, by, at));
    expect(code(() => rate(session, by, 3, at)) === "none").toBe(canRate(session, by, at));
  }));
});
