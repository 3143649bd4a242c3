import type { Page, PageQuery } from "../page.ts";
import type { User } from "../../domain/account.ts";
import type { CourseAnswer, CourseCertificate, CourseEnrolment } from "../../domain/course.ts";
import type { Package } from "../../domain/money/package.ts";
import type { PaymentState } from "../../domain/money/payment.ts";
import type { SavedSearch } from "../../domain/saved-search.ts";
import type { SessionOrder } from "../../domain/session-order.ts";
import type { SessionRequest } from "../../domain/session-request.ts";
import type { Clearance } from "../../domain/suitability/clearance.ts";
import type { Draft, Result } from "../../domain/suitability/result.ts";
import type { WaitingOffer, Wish } from "../../domain/waiting-list.ts";
import type { Text } from "../../domain/text.ts";
import type { HistoryRow } from "./therapy-sessions.ts";

/** All data about one user, in whichever table. Export and erasure use the same conditions. */
export interface PersonalData {
  /** All but what grows with every session: those rows are read in pages, the oldest first. */
  collect(user: User): Promise<ScatteredData>;
  listComments(user: User, query: PageQuery): Promise<Page<OwnComment>>;
  listHistory(user: User, query: PageQuery): Promise<Page<OwnHistoryRow>>;
  listMails(user: User, query: PageQuery): Promise<Page<OwnMail>>;
  listPayments(user: User, query: PageQuery): Promise<Page<OwnPayment>>;
  listTestResults(user: User, query: PageQuery): Promise<Page<OwnTestResult>>;
  /** The ids of the active gift cards that were mailed to the user. */
  listReceivedGiftCards(user: User): Promise<string[]>;
  /** Marks the erasure as started at `now` (ms), so that it is finished after a crash. */
  markErasing(userId: string, now: number): Promise<void>;
  isErased(userId: string): Promise<boolean>;
  /** Users whose erasure is not finished, the longest waiting first. */
  listErasing(limit: number): Promise<string[]>;
  /**
   * Deletes the user and what they wrote. Their sessions move to a nameless user `heirId`, added when there are any;
   * published reviews lose the name, all others are deleted. `now` in ms.
   */
  erase(user: User, heirId: string, now: number): Promise<void>;
  /** What of the user is kept at `now` (ms) because they agreed to it. */
  countKept(userId: string, now: number): Promise<KeptData>;
  /** Deletes the user's own notes, ratings, comments and exercises of courses. `now` in ms. */
  eraseJournal(userId: string, now: number): Promise<void>;
  /** Deletes the journal, and moves the user's sessions to a nameless user as `erase` does. `now` in ms. */
  eraseBookings(user: User, heirId: string, now: number): Promise<void>;
}

export type KeptData = Record<
  | "upcomingSessions"
  | "pastSessions"
  | "waitingLists"
  | "sessionRequests"
  | "notes"
  | "ratings"
  | "comments"
  | "exercises"
  | "reviews"
  | "savedSearches"
  | "testResults"
  | "testDrafts"
  | "clientQuestions",
  number
>;

type ActionTexts = Record<string, string>;

/** What administrators did about the user. */
type OwnAction = {
  action: string;
  detail: ActionTexts;
  before: ActionTexts;
  after: ActionTexts;
  createdAt: number;
};

export type OwnReview = {
  id: string;
  therapistId: string;
  practitioner: string;
  /** When the session ended (ms), in this zone. */
  sessionEndedAt: number;
  timeZone: string;
  language: string;
  name: string;
  rating: number;
  text: string;
  status: string;
  refusal: string | null;
  refusalNote: string;
  answer: string | null;
  createdAt: number;
};

export type OwnComment = { therapySessionId: string; comment: string; createdAt: number };

export type OwnHistoryRow = Omit<HistoryRow, "id" | "actorUserId">;

export type OwnMail = { to: string; template: string; subject: string | null; createdAt: number };

export type OwnTestResult = Omit<Result, "userId">;

export type OwnPayment = {
  description: string;
  state: PaymentState;
  amountCents: number;
  refundedCents: number;
  buyerName: string;
  buyerEmail: string;
  /** Of receipts and credit notes. */
  receiptNumbers: string[];
  createdAt: number;
  paidAt: number | null;
};

export type ScatteredData = {
  adminActions: OwnAction[];
  /** When an administrator could read which data, and why. */
  accessGrants: { kind: string; reason: string; createdAt: number; expiresAt: number }[];
  /** When an administrator saw the product as the user, and why. */
  impersonations: { reason: string; createdAt: number; endedAt: number | null }[];
  savedViews: { list: string; name: string; search: string }[];
  reviews: OwnReview[];
  reviewReports: { reviewId: string; reason: string; note: string; createdAt: number }[];
  leads: {
    email: string;
    name: string;
    city: string | null;
    practices: string[];
    message: string;
    state: string;
    declinedReason: string | null;
    createdAt: number;
  }[];
  invitations: { email: string; createdAt: number; usedAt: number | null }[];
  giftCards: {
    buyerName: string;
    buyerEmail: string;
    recipientName: string;
    recipientEmail: string | null;
    amountCents: number;
    message: string;
    createdAt: number;
  }[];
  packages: (
    & { practitioner: string }
    & Pick<
      Package,
      "practiceType" | "sessions" | "priceCents" | "state" | "createdAt" | "expiresAt"
    >
  )[];
  emailChanges: { newEmail: string; createdAt: number; expiresAt: number }[];
  courses: (Omit<CourseEnrolment, "userId"> & { course: Text | null })[];
  courseAnswers: Omit<CourseAnswer, "userId">[];
  courseCertificates: Omit<CourseCertificate, "userId">[];
  savedSearches: Pick<SavedSearch, "name" | "address" | "createdAt" | "mailedAt">[];
  /** The test that is not finished: one at most. */
  testDrafts: Draft[];
  sessionOrders: (
    & { practitioner: string }
    & Pick<
      SessionOrder,
      | "therapistId"
      | "practiceType"
      | "startsAt"
      | "meetingType"
      | "place"
      | "priceCents"
      | "giftCardCents"
      | "phone"
      | "answers"
      | "createdAt"
      | "payBy"
      | "status"
    >
  )[];
  sessionRequests: (
    & { practitioner: string }
    & Pick<
      SessionRequest,
      | "therapistId"
      | "practiceType"
      | "startsAt"
      | "meetingType"
      | "place"
      | "priceCents"
      | "phone"
      | "answers"
      | "createdAt"
      | "answerBy"
      | "status"
      | "message"
    >
  )[];
  /** How a practitioner answered clients, without who these are. */
  answersToRequests: Pick<
    SessionRequest,
    "practiceType" | "startsAt" | "status" | "message" | "createdAt" | "endedAt"
  >[];
  answerTimes: { waitedMinutes: number; answered: boolean; endedAt: number }[];
  clearancesGiven: Pick<Clearance, "practiceType" | "clearedAt" | "validUntil" | "endedAt">[];
  waitingLists: (Wish & {
    practitioner: string;
    therapistId: string;
    /** Of the group time for whose seat the person waits; null on the list for any time. */
    startsAt: number | null;
    endsAt: number | null;
    timeZone: string | null;
    place: string | null;
    createdAt: number;
    endedAt: number | null;
    offers: Pick<WaitingOffer, "startsAt" | "createdAt" | "status">[];
  })[];
};
