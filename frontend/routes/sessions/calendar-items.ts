import { addDays, type Day, instantAt, minuteIn } from "../../days.ts";
import type { WorkCalendar } from "../../therapy-sessions/queries.ts";

const dayMinutes = 24 * 60;
const minuteMs = 60_000;
/** What the grid shows at least, in hours. */
const usualHours = { from: 8, to: 20 };

type Time = { startsAt: string; endsAt: string };
export type Part = { date: Day; from: number; to: number };

/** The part of a time on a day, in minutes of the wall clock; null when it is on other days. */
export function partOn(date: Day, { startsAt, endsAt }: Time, zone: string): Part | null {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const midnight = instantAt(zone, date, 0);
  const nextMidnight = instantAt(zone, addDays(date, 1), 0);
  if (end <= midnight || start >= nextMidnight) return null;
  const from = start <= midnight ? 0 : minuteIn(zone, start);
  const clockEnd = end >= nextMidnight ? dayMinutes : minuteIn(zone, end);
  // While a clock change repeats an hour, the wall clock may show the same time at both ends.
  const to = clockEnd > from ? clockEnd : from + (end - Math.max(start, midnight)) / minuteMs;
  return { date, from, to: Math.min(dayMinutes, to) };
}

/** The parts of the times on the days. */
export function partsOn<Of extends Time>(
  days: readonly Day[],
  times: readonly Of[],
  zone: string,
): (Part & { of: Of })[] {
  return days.flatMap((date) =>
    times.flatMap((of) => {
      const part = partOn(date, of, zone);
      return part ? [{ ...part, of }] : [];
    })
  );
}

/** First and last hour of the grid: all sessions, holds and working hours fit. */
export function gridHours(parts: readonly Part[]): { from: number; to: number } {
  return {
    from: Math.floor(Math.min(usualHours.from * 60, ...parts.map(({ from }) => from)) / 60),
    to: Math.ceil(Math.max(usualHours.to * 60, ...parts.map(({ to }) => to)) / 60),
  };
}

/** A part as far as the grid shows it; null when it is outside. */
export function insideHours<Of extends Part>(
  part: Of,
  hours: { from: number; to: number },
): Of | null {
  const from = Math.max(part.from, hours.from * 60);
  const to = Math.min(part.to, hours.to * 60);
  return from < to ? { ...part, from, to } : null;
}

type MoveProblem = { kind: "past" | "outside" } | { kind: "taken"; by: string | null };

type Moved = { id: string; startsAt: string; endsAt: string };

/** Why a session cannot begin at an instant (ms), as far as the shown calendar knows; null when it can. */
export function moveProblem(
  { sessions, times, days }: Pick<WorkCalendar, "sessions" | "times" | "days">,
  session: Moved,
  startsAt: number,
  now: number,
): MoveProblem | null {
  const endsAt = startsAt + Date.parse(session.endsAt) - Date.parse(session.startsAt);
  if (startsAt <= now) return { kind: "past" };
  const overlaps = (time: Time) =>
    Date.parse(time.startsAt) < endsAt && startsAt < Date.parse(time.endsAt);
  const other = sessions.find((one) => one.id !== session.id && overlaps(one));
  if (other) return { kind: "taken", by: other.client.name };
  const busy = times.find(overlaps);
  if (busy) return { kind: "taken", by: busy.name };
  const open = days.flatMap((day) => day.open);
  const isInside = open.some((time) =>
    Date.parse(time.startsAt) <= startsAt && endsAt <= Date.parse(time.endsAt)
  );
  return isInside || days.length === 0 ? null : { kind: "outside" };
}
