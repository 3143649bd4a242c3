import type {
  JournalPasskey,
  NoteCounts,
  PasskeyLock,
  SealedJournal,
} from "../../domain/sealed-journal.ts";

/** The locks of clients' sealed notes. The notes themselves are part of their sessions. */
export interface SealedJournals {
  find(userId: string): Promise<SealedJournal | null>;
  save(journal: SealedJournal): Promise<void>;
  /** Also the locks of passkeys. */
  remove(userId: string): Promise<void>;
  /** All passkeys of the user, oldest first. */
  listPasskeys(userId: string): Promise<JournalPasskey[]>;
  /** Replaces an earlier lock of the passkey. `now` in ms. */
  savePasskeyLock(
    passkey: { userId: string; passkeyId: string },
    lock: PasskeyLock,
    now: number,
  ): Promise<void>;
  removePasskeyLock(passkeyId: string): Promise<void>;
  countNotes(userId: string): Promise<NoteCounts>;
  /** `now` in ms. */
  deleteSealedNotes(userId: string, now: number): Promise<void>;
  /** Stored answers repeat notes as they were. */
  forgetAnswers(userId: string): Promise<void>;
}
