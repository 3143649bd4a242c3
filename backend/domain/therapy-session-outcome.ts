import { day } from "./duration.ts";
import { DomainError, type ErrorCode } from "./errors.ts";
import { problem } from "./field-problem.ts";
import {
  type Actor,
  requireAllowed,
  statusAt,
  type TherapySession,
  withNewVersion,
} from "./therapy-session.ts";

export const ratingOpenFor = 14 * day;

export const noShowOpenFor = 14 * day;

export const maximumRecommendations = 20;

export const recommendationMaxLength = 4000;

export const maximumRecommendedPractices = 35;

export const ratingRange = { min: 1, max: 5 };

export function ratingOpenUntil({ ratedAt }: Pick<TherapySession, "ratedAt">): number | null {
  return ratedAt === null ? null : ratedAt + ratingOpenFor;
}

export function ratingRefusal(
  session: TherapySession,
  by: Actor | null,
  now: number,
): ErrorCode | null {
  if (by !== "client") return "ERR_FORBIDDEN";
  if (statusAt(session, now) !== "finished") return "ERR_NOT_FINISHED";
  if (session.noShowAt !== null) return "ERR_NOBODY_MET";
  return now > (ratingOpenUntil(session) ?? now) ? "ERR_RATING_CLOSED" : null;
}

/** Refuses as `ratingRefusal` says; ERR_INVALID_INPUT outside of `ratingRange`. `now` in ms. */
export function rate(
  session: TherapySession,
  by: Actor,
  rating: number,
  now: number,
): TherapySession {
  requireAllowed(ratingRefusal(session, by, now));
  if (!Number.isInteger(rating) || rating < ratingRange.min || rating > ratingRange.max) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [problem("rating", "ERR_OUT_OF_RANGE", { least: 1, most: 5 })],
    });
  }
  return withNewVersion(
    { ...session, status: "finished", rating, ratedAt: session.ratedAt ?? now },
    now,
  );
}

/** The session without its rating; unchanged when it has none. Refuses as `ratingRefusal` says. `now` in ms. */
export function takeBackRating(session: TherapySession, by: Actor, now: number): TherapySession {
  const refusal = ratingRefusal(session, by, now);
  if (refusal === "ERR_NOBODY_MET") return session;
  requireAllowed(refusal);
  return session.rating === null
    ? session
    : withNewVersion({ ...session, rating: null, ratedAt: null }, now);
}

export function noShowRefusal(
  session: TherapySession,
  by: Actor | null,
  now: number,
): ErrorCode | null {
  if (by !== "therapist") return "ERR_FORBIDDEN";
  if (statusAt(session, now) !== "finished") return "ERR_NOT_FINISHED";
  const isOpen = session.noShowAt === null
    // A client who rated attended, and a practitioner must not remove a bad rating this way.
    ? session.rating === null
    : now <= session.noShowAt + noShowOpenFor;
  return isOpen ? null : "ERR_ILLEGAL_TRANSITION";
}

/** Unchanged when `noShow` is what is stored; refuses as `noShowRefusal` says. `now` in ms. */
export function markNoShow(
  session: TherapySession,
  by: Actor,
  noShow: boolean,
  now: number,
): TherapySession {
  const isStored = noShow === (session.noShowAt !== null);
  const refusal = noShowRefusal(session, by, now);
  if (isStored && refusal === "ERR_ILLEGAL_TRANSITION") return session;
  requireAllowed(refusal);
  if (isStored) return session;
  return withNewVersion({ ...session, status: "finished", noShowAt: noShow ? now : null }, now);
}

export function recommendationRefusal(
  session: TherapySession & { recommendations: unknown[] },
  by: Actor | null,
  now: number,
): ErrorCode | null {
  if (by !== "therapist") return "ERR_FORBIDDEN";
  if (session.status === "cancelled") return "ERR_ILLEGAL_TRANSITION";
  if (now < session.startsAt) return "ERR_NOT_FINISHED";
  return session.recommendations.length >= maximumRecommendations ? "ERR_TOO_LARGE" : null;
}
