import type {
  Actor,
  Recommendation,
  SessionComment,
  TherapySession,
  TherapySessionEntry,
  TherapySessionStatus,
} from "../../domain/therapy-session.ts";
import type {
  CounterpartPractice,
  TherapySessionFilter,
} from "../../domain/therapy-session-search.ts";
import type { WrittenNote } from "../../domain/sealed-journal.ts";
import type { Page, PageQuery } from "../page.ts";

/** Sessions with their comments, recommendations, private notes and history. Instants in ms. */
export interface TherapySessions {
  /** By its id, or by the id of a former session that belongs to it. */
  find(id: string): Promise<TherapySession | null>;
  /** The session of a booking, also of one that a move has replaced: then its `inviteeUri` is another one. */
  findByInvitee(inviteeUri: string): Promise<TherapySession | null>;
  listOfClient(userId: string, query: TherapySessionQuery): Promise<Page<TherapySessionEntry>>;
  listOfTherapist(
    therapistId: string,
    query: TherapySessionQuery,
  ): Promise<Page<TherapySessionEntry>>;
  listTherapistPracticesOfClient(userId: string): Promise<NamedCounterpartPractice[]>;
  listClientPracticesOfTherapist(therapistId: string): Promise<NamedCounterpartPractice[]>;
  /** One session, with the private note only when `withNote`. */
  findEntry(id: string, withNote: boolean): Promise<TherapySessionEntry | null>;
  /** Booked sessions that ended at or before `now`, without those that the practitioner could not hold. */
  listEnded(now: number, limit: number): Promise<TherapySession[]>;

  /** Cancelled sessions that the provider has not confirmed, the longest waiting first. */
  listAwaitingProviderCancel(limit: number): Promise<TherapySession[]>;
  /** A client's sessions that are booked, or cancelled but not confirmed by the provider. */
  listUnsettled(userId: string): Promise<TherapySession[]>;
  /** The sessions of all clients of one time, in the order of booking. */
  listOfEvent(eventUri: string): Promise<TherapySession[]>;
  /** All sessions of a client with a practitioner. */
  listBetween(userId: string, therapistId: string): Promise<TherapySession[]>;
  /** Those that the practitioner was paid for on site in a month (YYYY-MM), by the day of the payment. */
  listPaidOnSite(therapistId: string, month: string): Promise<TherapySession[]>;
  knownInvitees(inviteeUris: string[]): Promise<Set<string>>;

  /** Throws ERR_SLOT_TAKEN or ERR_CLIENT_BUSY for an overlap, ERR_DUPLICATE_ENTITY for a known invitee. */
  add(session: TherapySession): Promise<void>;
  /** Throws ERR_ILLEGAL_TRANSITION for a forbidden change of status, ERR_SLOT_TAKEN or ERR_CLIENT_BUSY for an overlap. */
  save(session: TherapySession): Promise<void>;
  addFormerBooking(sessionId: string, inviteeUri: string): Promise<void>;
  /** An empty text removes the note. `now` in ms. */
  saveNote(id: string, note: WrittenNote, now: number): Promise<void>;
  addComment(sessionId: string, comment: SessionComment): Promise<void>;
  saveComment(comment: SessionComment): Promise<void>;
  addRecommendation(
    sessionId: string,
    recommendation: Recommendation & { id: string },
  ): Promise<void>;
  addHistory(row: HistoryRow): Promise<void>;
  listHistory(sessionId: string, limit: number): Promise<HistoryRow[]>;
}

/** Latest start first unless `order` is `soonest`. A cursor is valid for its own order and filter. */
export type TherapySessionQuery = PageQuery & {
  order?: "latest" | "soonest" | undefined;
  filter?: TherapySessionFilter | undefined;
};

export type NamedCounterpartPractice = CounterpartPractice & { name: string };

export type HistoryRow = {
  id: string;
  therapySessionId: string;
  at: number;
  actor: Actor;
  actorUserId: string | null;
  action: string;
  fromStatus: TherapySessionStatus | null;
  toStatus: TherapySessionStatus;
  reason: string | null;
  /** The times before and after a move; null for other actions. */
  fromStartsAt: number | null;
  fromEndsAt: number | null;
  toStartsAt: number | null;
  toEndsAt: number | null;
};
