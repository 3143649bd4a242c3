import { dayIn, dayMs, type Month, monthOf } from "../../days.ts";
import { isAhead, type TherapySession, wasHeld } from "../../therapy-sessions/therapy-session.ts";

export const parts = ["all", "upcoming", "past", "cancelled", "recommended"] as const;
export type Part = (typeof parts)[number];

function partOf(session: TherapySession, now: number): "upcoming" | "past" | "cancelled" {
  if (session.status === "cancelled") return "cancelled";
  return isAhead(session, now) ? "upcoming" : "past";
}

export function sessionsOf(part: Part, sessions: TherapySession[], now: number): TherapySession[] {
  if (part === "all") return sessions;
  if (part === "recommended") {
    return sessions.filter(({ recommendations }) => recommendations.length > 0);
  }
  return sessions.filter((session) => partOf(session, now) === part);
}

/** How many sessions each part of the journal has. */
export function countParts(sessions: TherapySession[], now: number): Record<Part, number> {
  const counts = parts.map((part) => [part, sessionsOf(part, sessions, now).length]);
  return Object.fromEntries(counts) as Record<Part, number>;
}

type MonthOfSessions = {
  month: Month;
  ahead: boolean;
  sessions: TherapySession[];
  /** How many of them are cancelled. */
  cancelled: number;
};

/**
 * The sessions by month of a zone: future months first, soonest on top, then past months, latest on top. A cancelled
 * session stays at its own time.
 */
export function monthsOf(
  sessions: TherapySession[],
  zone: string,
  now: number,
): MonthOfSessions[] {
  const oldestFirst = sessions.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  return [true, false].flatMap((ahead) => {
    const inOrder = ahead ? oldestFirst : oldestFirst.toReversed();
    const part = inOrder.filter(({ endsAt }) => (Date.parse(endsAt) > now) === ahead);
    const months = Map.groupBy(part, (session) => monthOf(dayIn(zone, session.startsAt)));
    return [...months].map(([month, ofMonth]) => ({
      month,
      ahead,
      sessions: ofMonth,
      cancelled: ofMonth.filter(({ status }) => status === "cancelled").length,
    }));
  });
}

/** The twelve months of a year in a zone, each with its number of sessions that are not cancelled. */
export function countByMonth(
  sessions: TherapySession[],
  year: string,
  zone: string,
): { month: Month; count: number }[] {
  const months = sessions.filter(({ status }) => status !== "cancelled")
    .map(({ startsAt }) => monthOf(dayIn(zone, startsAt)));
  return Array.from({ length: 12 }, (_, i) => {
    const month = `${year}-${String(i + 1).padStart(2, "0")}`;
    return { month, count: months.filter((each) => each === month).length };
  });
}

const radius = 86;
const plannedWidth = 6;

type YearRing = { width: number; name: TherapySession["group"] | "planned" };

/**
 * The sessions of a year as growth rings, from the centre outwards: one per finished session, as wide as the time since
 * the previous one, then the booked ones as planned. Widths are in units of the 200-unit drawing.
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
  // Limits the effect of a long pause on the other rings.
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
