import type { SessionWarning, WarningCause } from "../../domain/suitability/session-warning.ts";

export type BookedPractice = {
  id: string;
  userId: string;
  therapistId: string;
  practiceType: string;
  startsAt: number;
};

/** Warnings about booked sessions, encrypted, and the clients whose sessions are to be checked. Instants in ms. */
export interface SessionWarnings {
  /** Of several causes "rules" counts, so that cancelling stays free. */
  requestCheck(userId: string, cause: WarningCause, now: number): Promise<void>;
  /** The oldest first. */
  listChecks(limit: number): Promise<{ userId: string; cause: WarningCause }[]>;
  /** Null when another process has taken it. */
  takeCheck(userId: string): Promise<WarningCause | null>;
  /** Booked sessions of these clients that begin after `now`, without introductory calls. */
  listBooked(userIds: readonly string[], now: number): Promise<BookedPractice[]>;
  openOf(therapySessionId: string): Promise<SessionWarning | null>;
  listOfUser(userId: string): Promise<StoredWarning[]>;
  add(warning: SessionWarning): Promise<void>;
  close(id: string, as: "kept" | "gone", now: number): Promise<void>;
  /** Also ends the free cancellation. */
  deleteOfUser(userId: string): Promise<void>;
}

export type StoredWarning = SessionWarning & {
  closedAt: number | null;
  closedAs: "kept" | "gone" | null;
};
