import type { components } from "../api/schema.d.ts";

export type TherapySession = components["schemas"]["TherapySession"];
export type SessionChange = components["schemas"]["TherapySessionChange"];
export type MeetingType = TherapySession["meetingType"];

export function anchorOf(id: string): string {
  return `session-${id}`;
}

export function isAhead({ status, endsAt }: TherapySession, now: number): boolean {
  return status === "booked" && Date.parse(endsAt) > now;
}

export function wasHeld({ status, noShow }: TherapySession): boolean {
  return status === "finished" && !noShow;
}

export function nextOf(sessions: TherapySession[], now: number): TherapySession | undefined {
  return sessions.filter((session) => isAhead(session, now))
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}

export function displayStatusOf(
  { status, noShow }: Pick<TherapySession, "status" | "noShow">,
): TherapySession["status"] | "missed" {
  return status === "finished" && noShow ? "missed" : status;
}
