import type { NoteCounts, SealedJournal } from "../../domain/sealed-journal.ts";

/** The locks of clients' sealed notes. The notes themselves are part of their sessions. */
export interface SealedJournals {
  find(userId: string): Promise<SealedJournal | null>;
  save(journal: SealedJournal): Promise<void>;
  remove(userId: string): Promise<void>;
  countNotes(userId: string): Promise<NoteCounts>;
  /** `now` in ms. */
  deleteSealedNotes(userId: string, now: number): Promise<void>;
  /** Stored answers repeat notes as they were. */
  forgetAnswers(userId: string): Promise<void>;
}
