import type { ErrorCode } from "./errors.ts";
import { DomainError } from "./errors.ts";
import type { Language } from "./text.ts";
import { type Actor, requireAllowed, statusAt, type TherapySession } from "./therapy-session.ts";
import { dateOf, dayAt } from "./wall-clock.ts";

export const reviewStatuses = ["waiting", "published", "refused"] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** Why an administrator does not publish a review, or takes it back. */
export const reviewRefusals = [
  "personal-data",
  "health-details",
  "health-promise",
  "insult",
  "advertising",
  "not-about-the-session",
  "other",
] as const;

export type ReviewRefusal = (typeof reviewRefusals)[number];

/** What a reader finds wrong with a published review or its answer. */
export const reportReasons = [
  "personal-data",
  "health-promise",
  "insult",
  "advertising",
  "untrue",
  "answer",
  "other",
] as const;

export type ReportReason = (typeof reportReasons)[number];

export const reviewLimits = {
  name: 60,
  shortestText: 10,
  text: 2000,
  answer: 1000,
  /** What an administrator adds to a reason. */
  note: 500,
  /** What a reader adds to a report. */
  report: 500,
};

export type ReviewContent = {
  language: Language;
  /** As it is shown: the first name or a pseudonym. */
  name: string;
  rating: number;
  text: string;
};

export type Review = ReviewContent & {
  id: string;
  therapistId: string;
  /** null: the client's account is erased, or a review of the demo. */
  therapySessionId: string | null;
  /** YYYY-MM, where the session took place. */
  sessionMonth: string;
  status: ReviewStatus;
  refusal: ReviewRefusal | null;
  refusalNote: string;
  /** The administrator of the latest decision about this content, and when (ms). */
  decidedBy: string | null;
  decidedAt: number | null;
  /** Of the practitioner; public while the review is. */
  answer: string | null;
  answeredAt: number | null;
  createdAt: number;
  /** Also its version. */
  updatedAt: number;
};

export type ReviewReport = {
  id: string;
  reviewId: string;
  /** null: a visitor without an account. */
  reporterId: string | null;
  reason: ReportReason;
  note: string;
  createdAt: number;
  /** When an administrator decided about the review (ms). */
  settledAt: number | null;
};

/** Of the published reviews of a practitioner; null when there are none. */
export function meanRating(
  { reviewCount, ratingSum }: { reviewCount: number; ratingSum: number },
): number | null {
  return reviewCount > 0 ? ratingSum / reviewCount : null;
}

/** Whether the client of a session can write a review of it. `now` in ms. */
function reviewRefusal(
  session: Pick<TherapySession, "status" | "endsAt" | "noShowAt">,
  by: Actor | null,
  now: number,
): ErrorCode | null {
  if (by !== "client") return "ERR_FORBIDDEN";
  if (statusAt(session, now) !== "finished") return "ERR_NOT_FINISHED";
  return session.noShowAt === null ? null : "ERR_NOBODY_MET";
}

/** A review that waits for an administrator. Refuses as `reviewRefusal` says. `now` in ms. */
export function newReview(
  session: TherapySession,
  by: Actor | null,
  content: ReviewContent,
  id: string,
  now: number,
): Review {
  requireAllowed(reviewRefusal(session, by, now));
  return {
    ...content,
    ...undecided,
    id,
    therapistId: session.therapistId,
    therapySessionId: session.id,
    sessionMonth: dateOf(dayAt(session.timeZone, session.startsAt)).slice(0, 7),
    answer: null,
    answeredAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The review with other content: it is hidden and waits again. The same object when nothing differs. */
export function changeReview(review: Review, content: ReviewContent, now: number): Review {
  const isSame = review.language === content.language && review.name === content.name &&
    review.rating === content.rating && review.text === content.text;
  if (isSame) return review;
  return { ...review, ...content, ...undecided, updatedAt: later(review, now) };
}

const undecided = {
  status: "waiting",
  refusal: null,
  refusalNote: "",
  decidedBy: null,
  decidedAt: null,
} as const;

type Decision = {
  by: string;
  /** What the administrator has read, see `caseVersion`. */
  version: number;
};

/**
 * The version of a review together with its open reports: an administrator decides about both. A report must have a
 * later time than this version.
 */
export function caseVersion(
  { updatedAt }: Pick<Review, "updatedAt">,
  reports: readonly Pick<ReviewReport, "createdAt" | "settledAt">[],
): number {
  const open = reports.filter(({ settledAt }) => settledAt === null);
  return Math.max(updatedAt, ...open.map(({ createdAt }) => createdAt));
}

/**
 * Publishes a waiting or refused review, or lets a published one stay that was reported. The same object when the same
 * administrator repeats the decision. Throws ERR_ALREADY_DECIDED when a decision was made since `version`, ERR_STALE
 * when the review, its answer or its reports have changed since.
 */
export function publishReview(
  review: Review,
  reports: readonly ReviewReport[],
  { by, version }: Decision,
  now: number,
): Review {
  const isRepeated = review.status === "published" && review.decidedBy === by &&
    caseVersion(review, reports) === review.updatedAt;
  if (isRepeated) return review;
  requireCase(review, reports, version);
  return {
    ...review,
    status: "published",
    refusal: null,
    refusalNote: "",
    ...decided(review, by, now),
  };
}

/** As `publishReview`: a waiting review, or a published one that is taken back. */
export function refuseReview(
  review: Review,
  reports: readonly ReviewReport[],
  { by, version, refusal, note }: Decision & { refusal: ReviewRefusal; note: string },
  now: number,
): Review {
  const isRepeated = review.status === "refused" && review.decidedBy === by &&
    review.refusal === refusal && review.refusalNote === note;
  if (isRepeated) return review;
  requireCase(review, reports, version);
  return {
    ...review,
    status: "refused",
    refusal,
    refusalNote: note,
    ...decided(review, by, now),
  };
}

/** The published review without its answer, decided by an administrator. Unchanged without an answer. */
export function withoutAnswer(
  review: Review,
  reports: readonly ReviewReport[],
  { by, version }: Decision,
  now: number,
): Review {
  if (review.answer === null) return review;
  requireCase(review, reports, version);
  return { ...review, answer: null, answeredAt: null, ...decided(review, by, now) };
}

function requireCase(review: Review, reports: readonly ReviewReport[], version: number): void {
  if (version === caseVersion(review, reports)) return;
  const isDecided = review.decidedAt !== null && !(review.decidedAt <= version);
  throw new DomainError(isDecided ? "ERR_ALREADY_DECIDED" : "ERR_STALE");
}

function decided(review: Review, by: string, now: number) {
  const at = later(review, now);
  return { decidedBy: by, decidedAt: at, updatedAt: at };
}

/** The practitioner's answer, or none for null; the same object when nothing differs. ERR_NOT_FOUND unless published. */
export function withAnswer(review: Review, answer: string | null, now: number): Review {
  if (review.status !== "published") throw new DomainError("ERR_NOT_FOUND");
  if (review.answer === answer) return review;
  const updatedAt = later(review, now);
  return { ...review, answer, answeredAt: answer === null ? null : updatedAt, updatedAt };
}

/** Throws ERR_STALE. `version`: the `updatedAt` that the caller has read; undefined accepts any. */
export function requireReviewVersion(
  { updatedAt }: Pick<Review, "updatedAt">,
  version: number | undefined,
): void {
  if (version !== undefined && version !== updatedAt) throw new DomainError("ERR_STALE");
}

function later({ updatedAt }: Pick<Review, "updatedAt">, now: number): number {
  return Math.max(now, updatedAt + 1);
}
