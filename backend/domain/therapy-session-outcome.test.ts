import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "./errors.ts";
import { type Actor, canCancel, cancel, finish, type TherapySession } from "./therapy-session.ts";
import {
  markNoShow,
  maximumRecommendations,
  noShowOpenFor,
  noShowRefusal,
  rate,
  ratingOpenFor,
  ratingOpenUntil,
  ratingRefusal,
  recommendationRefusal,
  takeBackRating,
} from "./therapy-session-outcome.ts";
import { hour } from "./duration.ts";
import { booked, code, endsAt, startsAt } from "./therapy-session.testing.ts";

test("a client rates after the end and changes the rating for 14 days", () => {
  expect(code(() => rate(booked, "client", 5, endsAt - 1))).toBe("ERR_NOT_FINISHED");
  const rated = rate(booked, "client", 4, endsAt);
  expect(rated).toMatchObject({ status: "finished", rating: 4, ratedAt: endsAt });
  const again = rate(rated, "client", 5, endsAt + ratingOpenFor);
  expect(again).toMatchObject({ rating: 5, ratedAt: endsAt });
  const late = endsAt + ratingOpenFor + 1;
  expect(code(() => rate(again, "client", 1, late))).toBe("ERR_RATING_CLOSED");
  expect(ratingRefusal(again, "client", late)).toBe("ERR_RATING_CLOSED");
});

test("a client takes a rating back for the same 14 days", () => {
  const rated = rate(booked, "client", 1, endsAt);
  const back = takeBackRating(rated, "client", endsAt + hour);
  expect(back).toMatchObject({ status: "finished", rating: null, ratedAt: null });
  expect(takeBackRating(back, "client", endsAt + 2 * hour)).toBe(back);
  expect(noShowRefusal(back, "therapist", endsAt + 2 * hour)).toBeNull();
  expect(rate(back, "client", 5, endsAt + 30 * 24 * hour))
    .toMatchObject({ rating: 5, ratedAt: endsAt + 30 * 24 * hour });
  expect(code(() => takeBackRating(rated, "therapist", endsAt))).toBe("ERR_FORBIDDEN");
  expect(code(() => takeBackRating(booked, "client", endsAt - 1))).toBe("ERR_NOT_FINISHED");
  expect(code(() => takeBackRating(rated, "client", endsAt + ratingOpenFor + 1)))
    .toBe("ERR_RATING_CLOSED");
});

test("only the client rates, and no cancelled session", () => {
  expect(code(() => rate(booked, "therapist", 5, endsAt))).toBe("ERR_FORBIDDEN");
  expect(code(() => rate(booked, "admin", 5, endsAt))).toBe("ERR_FORBIDDEN");
  const cancelled = cancel(booked, "client", null, startsAt - 1);
  expect(code(() => rate(cancelled, "client", 5, endsAt))).toBe("ERR_NOT_FINISHED");
});

test("the limit for changing a rating is known from the first rating on", () => {
  expect(ratingOpenUntil(booked)).toBeNull();
  const rated = rate(booked, "client", 4, endsAt);
  expect(ratingOpenUntil(rated)).toBe(endsAt + ratingOpenFor);
  expect(ratingRefusal(rated, "client", endsAt + ratingOpenFor)).toBeNull();
});

test("the practitioner marks the client as not attended after the end and can undo it for 14 days", () => {
  expect(code(() => markNoShow(booked, "therapist", true, endsAt - 1))).toBe("ERR_NOT_FINISHED");
  expect(code(() => markNoShow(booked, "client", true, endsAt))).toBe("ERR_FORBIDDEN");
  const missed = markNoShow(booked, "therapist", true, endsAt);
  expect(missed).toMatchObject({ status: "finished", noShowAt: endsAt });
  expect(markNoShow(missed, "therapist", true, endsAt + hour)).toBe(missed);
  const back = markNoShow(missed, "therapist", false, endsAt + noShowOpenFor);
  expect(back).toMatchObject({ status: "finished", noShowAt: null });
  const late = endsAt + noShowOpenFor + 1;
  expect(code(() => markNoShow(missed, "therapist", false, late))).toBe("ERR_ILLEGAL_TRANSITION");
  const cancelled = cancel(booked, "client", null, startsAt - 48 * hour);
  expect(code(() => markNoShow(cancelled, "therapist", true, endsAt))).toBe("ERR_NOT_FINISHED");
});

test("a session without the client cannot be rated, and a rated one cannot be marked as not attended", () => {
  const missed = markNoShow(booked, "therapist", true, endsAt);
  expect(code(() => rate(missed, "client", 5, endsAt))).toBe("ERR_NOBODY_MET");
  const back = markNoShow(missed, "therapist", false, endsAt + hour);
  const rated = rate(back, "client", 1, endsAt + 2 * hour);
  expect(code(() => markNoShow(rated, "therapist", true, endsAt + 3 * hour)))
    .toBe("ERR_ILLEGAL_TRANSITION");
});

test("a practitioner recommends from the start of a session on, up to the maximum", () => {
  const advised = (count: number) => ({ ...booked, recommendations: Array(count).fill(null) });
  expect(recommendationRefusal(advised(0), "therapist", startsAt - 1)).toBe("ERR_NOT_FINISHED");
  expect(recommendationRefusal(advised(0), "therapist", startsAt)).toBeNull();
  expect(recommendationRefusal(advised(0), "client", endsAt)).toBe("ERR_FORBIDDEN");
  expect(recommendationRefusal(advised(maximumRecommendations), "therapist", endsAt))
    .toBe("ERR_TOO_LARGE");
  const cancelled = cancel(booked, "client", null, startsAt - hour);
  expect(recommendationRefusal({ ...cancelled, recommendations: [] }, "therapist", endsAt))
    .toBe("ERR_ILLEGAL_TRANSITION");
});

type Step =
  & { by: Actor; at: number }
  & (
    | { do: "cancel" }
    | { do: "finish" }
    | { do: "rate"; rating: number }
    | { do: "take-back-rating" }
    | { do: "no-show"; noShow: boolean }
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
  fc.record({ do: fc.constant("take-back-rating" as const), by: actor, at: moment }),
  fc.record({ do: fc.constant("no-show" as const), by: actor, at: moment, noShow: fc.boolean() }),
);

function take(session: TherapySession, step: Step): TherapySession {
  try {
    if (step.do === "finish") return finish(session, step.at);
    if (step.do === "no-show") return markNoShow(session, step.by, step.noShow, step.at);
    if (step.do === "rate") return rate(session, step.by, step.rating, step.at);
    if (step.do === "take-back-rating") return takeBackRating(session, step.by, step.at);
    return cancel(session, step.by as Exclude<Actor, "clock">, "reason", step.at);
  } catch (error) {
    if (error instanceof DomainError) return session;
    throw error;
  }
}

test("any sequence of actions leads only to valid states", () => {
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
      if (session.noShowAt !== before.noShowAt) {
        expect([next.by, session.status, session.rating]).toEqual(["therapist", "finished", null]);
      }
      if (session.rating === before.rating) continue;
      expect(session.noShowAt).toBeNull();
      expect(next.by).toBe("client");
      expect(session.status).toBe("finished");
      expect([1, 2, 3, 4, 5, null]).toContain(session.rating);
      const since = session.ratedAt ?? before.ratedAt;
      expect(next.at - since!).toBeLessThanOrEqual(ratingOpenFor);
    }
  }));
});

test("each action is refused exactly when its rule refuses", () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 8 }), actor, moment, (steps, by, at) => {
    const session = steps.reduce(take, booked);
    if (session.status !== "cancelled") {
      const cancelled = code(() => cancel(session, by as Exclude<Actor, "clock">, null, at));
      expect(cancelled === "none").toBe(canCancel(session, by, at));
    }
    expect(code(() => rate(session, by, 3, at))).toBe(ratingRefusal(session, by, at) ?? "none");
    const toggled = () => markNoShow(session, by, session.noShowAt === null, at);
    expect(code(toggled)).toBe(noShowRefusal(session, by, at) ?? "none");
  }));
});
