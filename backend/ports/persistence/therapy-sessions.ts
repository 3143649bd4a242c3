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
import type { Page, PageQuery } from "../scheduling.ts";

/** Sessions with their comments, recommendations, private notes and history. Instants in ms. */
export interface TherapySessions {
  find(id: string): Promise<TherapySession | null>;
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
  /** Booked sessions that ended at or before `now`. */
  listEnded(now: number, limit: number): Promise<TherapySession[]>;

  /** Cancelled sessions that the provider has not confirmed, the longest waiting first. */
  listAwaitingProviderCancel(limit: number): Promise<TherapySession[]>;
  /** A client's sessions that are booked, or cancelled but not confirmed by the provider. */
  listUnsettled(userId: string): Promise<TherapySession[]>;
  knownInvitees(inviteeUris: string[]): Promise<Set<string>>;

  /** Throws ERR_SLOT_TAKEN or ERR_CLIENT_BUSY for an overlap, ERR_DUPLICATE_ENTITY for a known invitee. */
  add(session: TherapySession): Promise<void>;
  /** Throws ERR_ILLEGAL_TRANSITION for a forbidden change of status. */
  save(session: TherapySession): Promise<void>;
  saveNote(id: string, note: string, now: number): Promise<void>;
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
};
