import type {
  Actor,
  SessionComment,
  TherapySession,
  TherapySessionEntry,
  TherapySessionStatus,
} from "../../domain/therapy-session.ts";
import type { Page, PageQuery } from "../scheduling.ts";

export interface TherapySessions {
  find(id: string): Promise<TherapySession | null>;
  findByInvitee(inviteeUri: string): Promise<TherapySession | null>;
  /** The client's sessions with their private notes, latest start first. */
  listOfClient(userId: string, query: PageQuery): Promise<Page<TherapySessionEntry>>;
  /** The practitioner's sessions, never with a note, latest start first. */
  listOfTherapist(therapistId: string, query: PageQuery): Promise<Page<TherapySessionEntry>>;
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
  addHistory(row: HistoryRow): Promise<void>;
}

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
