import type {
  Actor,
  Recommendation,
  SessionComment,
  TherapySession,
  TherapySessionEntry,
  TherapySessionStatus,
} from "../../domain/therapy-session.ts";
import type {
  TherapySessionFilter,
  TherapySessionKind,
} from "../../domain/therapy-session-search.ts";
import type { Page, PageQuery } from "../scheduling.ts";

export interface TherapySessions {
  find(id: string): Promise<TherapySession | null>;
  findByInvitee(inviteeUri: string): Promise<TherapySession | null>;
  /** The client's sessions with their private notes. */
  listOfClient(userId: string, query: TherapySessionQuery): Promise<Page<TherapySessionEntry>>;
  /** The practitioner's sessions, never with a note. */
  listOfTherapist(
    therapistId: string,
    query: TherapySessionQuery,
  ): Promise<Page<TherapySessionEntry>>;
  /** With whom and of what a client's sessions are; the other is the practitioner. */
  listKindsOfClient(userId: string): Promise<NamedKind[]>;
  /** With whom and of what a practitioner's sessions are; the other is the client. */
  listKindsOfTherapist(therapistId: string): Promise<NamedKind[]>;
  /** One session as its client (`withNote`) or its practitioner sees it. */
  findEntry(id: string, withNote: boolean): Promise<TherapySessionEntry | null>;
  /** Booked sessions that ended at or before `now`. */
  listEnded(now: number, limit: number): Promise<TherapySession[]>;

  /** Cancelled sessions whose time the provider has not confirmed to be free, the longest waiting first. */
  listAwaitingProviderCancel(limit: number): Promise<TherapySession[]>;
  /** A client's sessions that are booked, or whose time the provider has not confirmed to be free. */
  listUnsettled(userId: string): Promise<TherapySession[]>;
  /** Which of these invitees have a session. */
  knownInvitees(inviteeUris: string[]): Promise<Set<string>>;

  /** ERR_SLOT_TAKEN, ERR_CLIENT_BUSY when the time overlaps; ERR_DUPLICATE_ENTITY when the invitee has one. */
  add(session: TherapySession): Promise<void>;
  /** ERR_ILLEGAL_TRANSITION when the status may not change so. */
  save(session: TherapySession): Promise<void>;
  /** Seals the client's private note; "" removes it. */
  saveNote(id: string, note: string, now: number): Promise<void>;
  addComment(sessionId: string, comment: SessionComment): Promise<void>;
  saveComment(comment: SessionComment): Promise<void>;
  addRecommendation(
    sessionId: string,
    recommendation: Recommendation & { id: string },
  ): Promise<void>;
  addHistory(row: HistoryRow): Promise<void>;
  /** What happened to a session, oldest first; the latest `limit` of it. */
  listHistory(sessionId: string, limit: number): Promise<HistoryRow[]>;
}

/** Latest start first, unless the soonest is asked for. A cursor belongs to its order and its filter. */
export type TherapySessionQuery = PageQuery & {
  order?: "latest" | "soonest" | undefined;
  filter?: TherapySessionFilter | undefined;
};

export type NamedKind = TherapySessionKind & { name: string };

/** One change of a session: who and when. */
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
