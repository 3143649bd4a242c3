import type { TherapySession } from "./therapy-session.ts";

export const defaultMaxOpenBookings = 4;

/** The sessions with a practitioner that are still to come at `now` (ms). */
export function openBookings(
  sessions: readonly TherapySession[],
  therapistId: string,
  now: number,
): TherapySession[] {
  return sessions.filter((session) =>
    session.status === "booked" && session.therapistId === therapistId && session.startsAt > now
  );
}
