import type { ReportReason, Review, ReviewReport } from "../../domain/review.ts";
import type { Page, PageQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

/** Reviews and the reports about them. The practitioners' averages follow every write at once. */
export interface Reviews {
  find(id: string): Promise<Review | null>;
  findOfSession(therapySessionId: string): Promise<Review | null>;
  /** The client of its session; null when the account is erased. */
  authorOf(id: string): Promise<string | null>;
  /** Latest first. */
  listPublished(therapistId: string, query: PageQuery): Promise<Page<Review>>;
  /** Latest first. */
  listOfClient(userId: string, query: PageQuery): Promise<Page<Review>>;
  /** Published ones, those without an answer first, then the latest. */
  listOfTherapist(therapistId: string, query: PageQuery): Promise<Page<Review>>;
  /** Published ones without an answer. */
  countUnanswered(therapistId: string): Promise<number>;
  /** Throws ERR_DUPLICATE_ENTITY when the session has a review. */
  add(review: Review): Promise<void>;
  save(review: Review): Promise<void>;
  remove(id: string): Promise<void>;
  /** Refused ones that are unchanged since `before` (ms). */
  deleteRefusedBefore(before: number): Promise<void>;

  /** Waiting and reported ones first, the longest waiting before the others; then the last changed. */
  listQueue(query: ReviewQueueQuery): Promise<CountedPage<QueuedReview>>;
  /** Up to `mostCounted` of each. */
  countByState(): Promise<Record<ReviewQueueState, number>>;

  /** False when the same person has reported the review before. */
  addReport(report: ReviewReport): Promise<boolean>;
  /** Oldest first. */
  listReports(reviewId: string): Promise<ReviewReport[]>;
  settleReports(reviewId: string, now: number): Promise<void>;
  removeReports(reviewId: string): Promise<void>;
  deleteReportsSettledBefore(before: number): Promise<void>;
}

export const reviewQueueStates = ["waiting", "reported", "published", "refused"] as const;

/** `reported`: published, with open reports. */
export type ReviewQueueState = (typeof reviewQueueStates)[number];

/** `text`: a part of the shown name, of the review or of the practitioner's name. */
export type ReviewQueueQuery = PageQuery & {
  state?: ReviewQueueState | undefined;
  text?: string | undefined;
};

export type QueuedReview = {
  review: Review;
  openReports: number;
  /** Of the open reports, each once. */
  reasons: ReportReason[];
  therapist: { id: string; slug: string; name: string };
  /** When it began to wait, or changed last (ms). */
  since: number;
};
