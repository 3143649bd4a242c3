import type { OrderedQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

export type QuestionQuery = OrderedQuery & {
  /** A part of the practitioner's name or of the practice's name in any language: what clients wrote is encrypted. */
  text?: string | undefined;
};

/** What waits for an administrator. */
export interface AdminQueues {
  /**
   * `now` in ms. `lastDays` (YYYY-MM-DD): of certificates that end soon. `unansweredSince` (ms): questions of clients that
   * wait for a practitioner at least since then are among the unanswered ones. Only the `kinds` wait.
   */
  summary(
    query: {
      now: number;
      lastDays: { from: string; to: string };
      unansweredSince: number;
      kinds: readonly WaitingItem["kind"][];
    },
  ): Promise<AdminSummary>;
  /** Questions that wait at least since `unansweredSince` (ms), the longest waiting first when there is no `order`. */
  listUnanswered(
    query: QuestionQuery & { unansweredSince: number },
  ): Promise<CountedPage<UnansweredQuestion>>;
}

export type AdminSummary = {
  /** Confirmed addresses without an answer. */
  leads: number;
  /** Sent and still open. */
  invitations: number;
  /** Profiles sent for approval. */
  practitioners: number;
  /** Certificates sent for checking. */
  certificates: number;
  /** Reviews that wait to be read. */
  reviews: number;
  /** Published reviews with open reports. */
  reports: number;
  /** Changes of the rules that wait for a second administrator. */
  rules: number;
  /** Courses that practitioners wish to show to every visitor. */
  courses: number;
  /** Paid cards that have to be put in the post. */
  giftCardsToPost: number;
  visiblePractitioners: number;
  /** Given up and not tried again. */
  failedMails: number;
  /** Jobs whose last run failed. */
  failingJobs: number;
  /** When the oldest of them began to wait (ms); null when nothing waits. */
  waitingSince: number | null;
  /** The longest waiting first. */
  waiting: WaitingItem[];
  /** Checked certificates whose last day is near. */
  endingCertificates: number;
  /** Questions of clients that practitioners have not answered. */
  unansweredQuestions: number;
  /** The longest waiting first, without the client and the text. */
  unanswered: UnansweredQuestion[];
};

export type UnansweredQuestion = {
  id: string;
  therapistId: string;
  therapistName: string;
  /** A domain value code of THERAPY_TYPE. */
  practice: string;
  /** ms */
  since: number;
  /** When the practitioner was reminded last (ms). */
  remindedAt: number | null;
};

export const waitingKinds = [
  "lead",
  "therapist",
  "certificate",
  "review",
  "report",
  "rules",
  "course",
] as const;

export type WaitingItem = {
  kind: (typeof waitingKinds)[number];
  id: string;
  /** Of the person; of a review, a report or a course the practitioner, of rules the title of the draft. */
  name: string;
  /** Of a certificate or a course. */
  title: string | null;
  /** Of the practitioner; null for a lead and for rules. */
  pictureKey: string | null;
  /** ms */
  since: number;
};
