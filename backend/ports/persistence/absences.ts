import type { Absence, AbsenceSession } from "../../domain/absence.ts";

/** Days on which practitioners unexpectedly cannot work, and the sessions of those days. Instants in ms. */
export interface Absences {
  find(id: string): Promise<Absence | null>;
  /** The latest absence of a practitioner that is not ended and has `today` (YYYY-MM-DD) or a later day. */
  findCurrent(therapistId: string, today: string): Promise<Absence | null>;
  /** Of a practitioner, the earliest first. */
  listOf(therapistId: string): Promise<Absence[]>;
  /** Adds the absence, or changes its last day and end. */
  save(absence: Absence): Promise<void>;
  addSession(session: AbsenceSession): Promise<void>;
  /** In the order in which they were to begin. */
  listSessions(absenceId: string): Promise<AbsenceSession[]>;
  /** Ids of sessions whose clients have not answered and that begin before `before` (ms), the earliest first. */
  listUnanswered(before: number, limit: number): Promise<string[]>;
  /** Ids of such sessions without a reminder. */
  listUnreminded(before: number, limit: number): Promise<string[]>;
  markReminded(therapySessionId: string, now: number): Promise<void>;
  setReplacement(therapySessionId: string, replacementId: string): Promise<void>;
  /** Deletes absences whose last day was before `date` (YYYY-MM-DD). */
  deleteBefore(date: string): Promise<void>;
}
