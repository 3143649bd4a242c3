import { DomainError } from "./errors.ts";
import { type Actor, statusAt, type TherapySession, touched } from "./therapy-session.ts";

const day = 24 * 3_600_000;

/** A rating can be changed for so long (ms) after it was first given. */
export const ratingOpenFor = 14 * day;

/** That the client did not come can be taken back for so long (ms) after it was written down. */
export const noShowOpenFor = 14 * day;

/** How many recommendations one session takes. */
export const maximumRecommendations = 20;

export const recommendationMaxLength = 4000;

export const maximumRecommendedPractices = 35;

export const ratingRange = { min: 1, max: 5 };

/** Until when (ms) the rating can be changed; null before there is one. */
export function ratingOpenUntil({ ratedAt }: Pick<TherapySession, "ratedAt">): number | null {
  return ratedAt === null ? null : ratedAt + ratingOpenFor;
}

/** Only the client, of a session at which both were, after its end and for 14 days after the first rating. */
export function canRate(session: TherapySession, by: Actor | null, now: number): boolean {
  return by === "client" && statusAt(session, now) === "finished" && session.noShowAt === null &&
    isRatingOpen(session, now);
}

/**
 * ERR_FORBIDDEN for everybody but the client, ERR_NOT_FINISHED, ERR_NOBODY_MET, ERR_RATING_CLOSED. `rating` is 1 to 5.
 */
export function rate(
  session: TherapySession,
  by: Actor,
  rating: number,
  now: number,
): TherapySession {
  if (by !== "client") throw new DomainError("ERR_FORBIDDEN");
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{ path: "rating", errCode: "ERR_INVALID_VALUE", message: "1 to 5" }],
    });
  }
  const status = statusAt(session, now);
  if (status !== "finished") throw new DomainError("ERR_NOT_FINISHED");
  if (session.noShowAt !== null) throw new DomainError("ERR_NOBODY_MET");
  if (!isRatingOpen(session, now)) throw new DomainError("ERR_RATING_CLOSED");
  return touched({ ...session, status, rating, ratedAt: session.ratedAt ?? now }, now);
}

/** The session as if it had never been rated, while the rating can be changed. Refuses as `rate` does. */
export function takeBackRating(session: TherapySession, by: Actor, now: number): TherapySession {
  if (by !== "client") throw new DomainError("ERR_FORBIDDEN");
  if (statusAt(session, now) !== "finished") throw new DomainError("ERR_NOT_FINISHED");
  if (session.rating === null) return session;
  if (!isRatingOpen(session, now)) throw new DomainError("ERR_RATING_CLOSED");
  return touched({ ...session, rating: null, ratedAt: null }, now);
}

function isRatingOpen(session: TherapySession, now: number): boolean {
  const until = ratingOpenUntil(session);
  return until === null || now <= until;
}

/** Only the practitioner: of a finished session nobody has rated, and for 14 days to take it back. */
export function canMarkNoShow(session: TherapySession, by: Actor | null, now: number): boolean {
  if (by !== "therapist" || statusAt(session, now) !== "finished") return false;
  if (session.noShowAt !== null) return now <= session.noShowAt + noShowOpenFor;
  // Who rated was there; and a rating must not vanish because it is a bad one.
  return session.rating === null;
}

/**
 * Writes down that the client did not come, or takes it back; the same again changes nothing. ERR_FORBIDDEN for
 * everybody but the practitioner, ERR_NOT_FINISHED, ERR_ILLEGAL_TRANSITION when it is rated or too late.
 */
export function markNoShow(
  session: TherapySession,
  by: Actor,
  noShow: boolean,
  now: number,
): TherapySession {
  if (by !== "therapist") throw new DomainError("ERR_FORBIDDEN");
  const status = statusAt(session, now);
  if (status !== "finished") throw new DomainError("ERR_NOT_FINISHED");
  if (noShow === (session.noShowAt !== null)) return session;
  if (!canMarkNoShow(session, by, now)) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return touched({ ...session, status, noShowAt: noShow ? now : null }, now);
}

type Advised = TherapySession & { recommendations: unknown[] };

/** Only the practitioner, once it has started, while it has fewer than one session takes. */
export function canRecommend(session: Advised, by: Actor | null, now: number): boolean {
  return by === "therapist" && session.status !== "cancelled" && now >= session.startsAt &&
    session.recommendations.length < maximumRecommendations;
}

/** Refuses what `canRecommend` denies: ERR_FORBIDDEN, ERR_ILLEGAL_TRANSITION, ERR_NOT_FINISHED before its start, ERR_TOO_LARGE. */
export function checkRecommend(session: Advised, by: Actor, now: number): void {
  if (by !== "therapist") throw new DomainError("ERR_FORBIDDEN");
  if (session.status === "cancelled") throw new DomainError("ERR_ILLEGAL_TRANSITION");
  if (now < session.startsAt) throw new DomainError("ERR_NOT_FINISHED");
  if (session.recommendations.length >= maximumRecommendations) {
    throw new DomainError("ERR_TOO_LARGE");
  }
}
