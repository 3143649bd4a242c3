import { hour, minute } from "./duration.ts";

/** The kinds of private data that an administrator opens with a reason. Client-private notes are none of them. */
export const accessKinds = ["sessions", "tests", "profile", "journal"] as const;

export type AccessKind = (typeof accessKinds)[number];

/** Characters of a reason, which the person reads. */
export const accessReasonLength = { min: 10, max: 500 };

/** ms */
export const accessMs = 10 * minute;

/** ms */
export const viewAsMs = 15 * minute;

/** An administrator may read one kind of one person's data until it expires. Instants in ms. */
export type AccessGrant = {
  id: string;
  /** Null: the administrator's account was erased. */
  adminId: string | null;
  userId: string;
  kind: AccessKind;
  reason: string;
  createdAt: number;
  expiresAt: number;
};

/** An administrator sees the product as a person sees it. Instants in ms. */
export type Impersonation = Omit<AccessGrant, "kind"> & { endedAt: number | null };

export function isRunning(impersonation: Impersonation, now: number): boolean {
  return impersonation.endedAt === null && now < impersonation.expiresAt;
}

export const readerRoles = ["practitioner", "assistant", "companion", "admin", "operator"] as const;

export type ReaderRole = (typeof readerRoles)[number];

/** What was read: lists of sessions, one session, what the test says for one session, and so on. */
export const readKinds = [
  "sessions",
  "session",
  "session-flags",
  "client-record",
  "questions",
  "requests",
  "tests",
  "profile",
  "journal",
  "account",
  "certificate",
  "lists",
  "archive",
  "product",
  "calendar",
  "waiting-list",
] as const;

export type ReadKind = (typeof readKinds)[number];

/** Why: in the reader's own words (`reason`), or one of the plain reasons. */
export const readWhys = [
  "reason",
  "booked-session",
  "companion",
  "question",
  "session-request",
  "account",
  "certificate",
  "list-export",
  "operator",
  "calendar-keeping",
  "waiting-list",
] as const;

export type ReadWhy = (typeof readWhys)[number];

export type NewRead = {
  /** Whose data it is. */
  userId: string;
  kind: ReadKind;
  /** The id of a session; empty for all other kinds. */
  subjectId: string;
  why: ReadWhy;
  reason: string | null;
};

/** Reads of the same thing within an hour. Instants in ms. */
export type DataRead = NewRead & {
  id: string;
  /** Null: the command line, or an erased account. */
  readerId: string | null;
  role: ReaderRole;
  count: number;
  firstAt: number;
  lastAt: number;
};

const mergedMs = hour;
const repeatedMs = minute;

/** From when (ms) on an earlier read of the same thing takes up another one at `now`. */
export function mergedSince(now: number): number {
  return now - mergedMs + 1;
}

/**
 * Which reads are new, and which entries of `recent` count once more. A page that loads again within a minute is still
 * the same look.
 */
export function mergeReads<Recent extends DataRead>(
  recent: readonly Recent[],
  reads: readonly NewRead[],
  now: number,
): { added: NewRead[]; repeated: Recent[] } {
  const known = new Map(recent.map((read) => [keyOf(read), read]));
  const distinct = new Map(reads.map((read) => [keyOf(read), read]));
  const added: NewRead[] = [];
  const repeated: Recent[] = [];
  for (const [key, read] of distinct) {
    const earlier = known.get(key);
    if (!earlier || earlier.firstAt < mergedSince(now)) added.push(read);
    else if (now - earlier.lastAt >= repeatedMs) repeated.push(earlier);
  }
  return { added, repeated };
}

function keyOf({ userId, kind, subjectId, why, reason }: NewRead): string {
  return JSON.stringify([userId, kind, subjectId, why, reason]);
}
