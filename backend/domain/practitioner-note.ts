import type { Account } from "./account.ts";
import { DomainError } from "./errors.ts";
import { requireRole, type TherapySession } from "./therapy-session.ts";

export const practitionerNoteMaxLength = 4000;

/** What a practitioner writes about a client, for all sessions with them. Instants in ms. */
export type PractitionerNote = {
  id: string;
  authorUserId: string;
  clientUserId: string;
  note: string;
  createdAt: number;
  updatedAt: number;
};

/** ERR_NOT_FOUND for an account without a role in the session, ERR_FORBIDDEN for all but its practitioner. */
export function requireNoteAuthor<Session extends TherapySession>(
  session: Session | null,
  account: Account,
): Session {
  const { session: own, by } = requireRole(session, account);
  if (by !== "therapist" || (account.viewedBy ?? account.apiKeyId) !== undefined) {
    throw new DomainError("ERR_FORBIDDEN");
  }
  return own;
}

/** 0 before the first note is written. */
export function noteVersion(stored: Pick<PractitionerNote, "updatedAt"> | null): number {
  return stored?.updatedAt ?? 0;
}

/** ERR_STALE when another version is stored than the one that was read. */
export function requireNoteVersion(
  stored: PractitionerNote | null,
  version: number | undefined,
): void {
  if (version !== undefined && version !== noteVersion(stored)) throw new DomainError("ERR_STALE");
}
