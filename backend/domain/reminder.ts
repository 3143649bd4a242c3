import type { TherapySession } from "./therapy-session.ts";

/** day: the day before. hours: when it is time to set out. */
export const reminderKinds = ["day", "hours"] as const;

export type ReminderKind = (typeof reminderKinds)[number];

const hour = 3_600_000;

/** How long (ms) before the start each is due, and from when on the next one, or the start itself, says more. */
const times: Record<ReminderKind, { dueMs: number; uselessMs: number }> = {
  day: { dueMs: 24 * hour, uselessMs: 4 * hour },
  hours: { dueMs: 2 * hour, uselessMs: 0 },
};

type Booked = Pick<TherapySession, "id" | "status" | "startsAt" | "createdAt">;

/** When it is due (ms). */
export function reminderDueAt(kind: ReminderKind, { startsAt }: Pick<Booked, "startsAt">): number {
  return startsAt - times[kind].dueMs;
}

/** From when on (ms) it is better not to remind. */
export function reminderUselessAt(
  kind: ReminderKind,
  { startsAt }: Pick<Booked, "startsAt">,
): number {
  return startsAt - times[kind].uselessMs;
}

/**
 * Whether to remind at `now` (ms). Who booked or moved it after the reminder's time has just been told when it is.
 */
export function needsReminder(kind: ReminderKind, session: Booked, now: number): boolean {
  const dueAt = reminderDueAt(kind, session);
  return session.status === "booked" && session.createdAt < dueAt && dueAt <= now &&
    now < reminderUselessAt(kind, session);
}

/** Which sessions may need a reminder at `now`: starts (ms) from excluded, to included, booked so long (ms) before. */
export type RemindedStarts = { from: number; to: number; bookedBeforeMs: number };

export function startsToRemind(kind: ReminderKind, now: number): RemindedStarts {
  const { dueMs, uselessMs } = times[kind];
  return { from: now + uselessMs, to: now + dueMs, bookedBeforeMs: dueMs };
}

/** No second reminder has this key. The database knows how it begins: `reminder:`, the session's id and a colon. */
export function reminderKey(kind: ReminderKind, { id, startsAt }: Booked | TherapySession): string {
  return `reminder:${id}:${startsAt}:${kind}`;
}
