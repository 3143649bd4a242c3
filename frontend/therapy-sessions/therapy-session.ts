import type { components } from "../api/schema.d.ts";
import { dayIn, dayMs, type Month, monthOf } from "../days.ts";

export type TherapySession = components["schemas"]["TherapySession"];
export type SessionChange = components["schemas"]["TherapySessionChange"];
export type MeetingType = TherapySession["meetingType"];

export const parts = ["all", "upcoming", "past", "recommended"] as const;
export type Part = (typeof parts)[number];

/** A booked session is ahead until it has ended. */
export function isAhead({ status, endsAt }: TherapySession, now: number): boolean {
  return status === "booked" && Date.parse(endsAt) > now;
}

/** The two have met: it is over, and the client came. */
export function wasHeld({ status, noShow }: TherapySession): boolean {
  return status === "finished" && !noShow;
}

/** The sessions of one part of the journal, in the order they came. */
export function sessionsOf(part: Part, sessions: TherapySession[], now: number): TherapySession[] {
  if (part === "all") return sessions;
  if (part === "recommended") {
    return sessions.filter(({ recommendations }) => recommendations.length > 0);
  }
  return sessions.filter((session) => isAhead(session, now) === (part === "upcoming"));
}

/** The booked session that comes next. */
export function nextOf(sessions: TherapySession[], now: number): TherapySession | undefined {
  return sessions.filter((session) => isAhead(session, now))
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}

type MonthOfSessions = { month: Month; ahead: boolean; sessions: TherapySession[] };

/** The months of a zone as one reads them: first what is ahead, the next one on top, then back into the past. */
export function monthsOf(
  sessions: TherapySession[],
  zone: string,
  now: number,
): MonthOfSessions[] {
  const oldestFirst = sessions.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  return [true, false].flatMap((ahead) => {
    const inOrder = ahead ? oldestFirst : oldestFirst.toReversed();
    const part = inOrder.filter((session) => isAhead(session, now) === ahead);
    const months = Map.groupBy(part, (session) => monthOf(dayIn(zone, session.startsAt)));
    return [...months].map(([month, ofMonth]) => ({ month, ahead, sessions: ofMonth }));
  });
}

/** Room for the rings of a year in a drawing of 200 units: pith and edge stay free. */
const radius = 86;
const plannedWidth = 6;

export type YearRing = { width: number; name: TherapySession["group"] | "planned" };

/**
 * The year as rings from the pith outwards: one for each finished session, coloured by its group, as far from the one
 * before as the time between them; the booked ones follow as planned.
 */
export function ringsOf(sessions: TherapySession[], year: string, zone: string): YearRing[] {
  const ofYear = sessions.filter(({ startsAt }) => dayIn(zone, startsAt).startsWith(year))
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const finished = ofYear.filter(wasHeld);
  const planned = ofYear.filter(({ status }) => status === "booked");
  const gaps = finished.map(({ startsAt }, i) => {
    const before = finished[i - 1];
    return before ? (Date.parse(startsAt) - Date.parse(before.startsAt)) / dayMs : 14;
  });
  // A long pause must not push the other rings into one line.
  const shares = gaps.map((days) => Math.min(56, Math.max(14, days)));
  const sum = shares.reduce((total, share) => total + share, 0);
  const room = radius - planned.length * plannedWidth;
  const widest = 14;
  const unit = Math.min(room / Math.max(1, sum), widest / 28);
  return [
    ...finished.map(({ group }, i) => ({ width: (shares[i] ?? 0) * unit, name: group })),
    ...planned.map(() => ({ width: plannedWidth, name: "planned" as const })),
  ];
}

/** How a session stands for the reader: one at which nobody met has ended, and is no finished one. */
export function standingOf(
  { status, noShow }: Pick<TherapySession, "status" | "noShow">,
): TherapySession["status"] | "missed" {
  return status === "finished" && noShow ? "missed" : status;
}
