import { hour } from "./duration.ts";
import type { TherapySession } from "./therapy-session.ts";

/** day: 24 hours before the start. hours: 2 hours before. */
export const reminderKinds = ["day", "hours"] as const;

export type ReminderKind = (typeof reminderKinds)[number];

const times: Record<ReminderKind, { dueMs: number; expiresMs: number }> = {
  day: { dueMs: 24 * hour, expiresMs: 4 * hour },
  hours: { dueMs: 2 * hour, expiresMs: 0 },
};

type Booked = Pick<
  TherapySession,
  "id" | "status" | "startsAt" | "createdAt" | "lastMove" | "awaySince"
>;

export function reminderDueAt(kind: ReminderKind, { startsAt }: Pick<Booked, "startsAt">): number {
  return startsAt - times[kind].dueMs;
}

export function reminderExpiresAt(
  kind: ReminderKind,
  { startsAt }: Pick<Booked, "startsAt">,
): number {
  return startsAt - times[kind].expiresMs;
}

/** Whether to remind at `now` (ms). Not when it was booked or moved after the reminder was due, nor when the practitioner is away. */
export function needsReminder(kind: ReminderKind, session: Booked, now: number): boolean {
  const dueAt = reminderDueAt(kind, session);
  const bookedAt = session.lastMove?.at ?? session.createdAt;
  return session.status === "booked" && session.awaySince === null && bookedAt < dueAt &&
    dueAt <= now &&
    now < reminderExpiresAt(kind, session);
}

/** Sessions that may need a reminder: `from` (excluded) and `to` limit the start, `bookedBeforeMs` the booking. In ms. */
export type RemindedStarts = { from: number; to: number; bookedBeforeMs: number };

export function startsToRemind(kind: ReminderKind, now: number): RemindedStarts {
  const { dueMs, expiresMs } = times[kind];
  return { from: now + expiresMs, to: now + dueMs, bookedBeforeMs: dueMs };
}

export const reminderReaders = ["client", "therapist"] as const;

export type ReminderReader = (typeof reminderReaders)[number];

/** Unique per reminder. A query in the database relies on the prefix `reminder:<session id>:`. */
export function reminderKey(
  kind: ReminderKind,
  { id, startsAt }: Booked | TherapySession,
  reader: ReminderReader,
): string {
  return `reminder:${id}:${startsAt}:${kind}${reader === "client" ? "" : `:${reader}`}`;
}
