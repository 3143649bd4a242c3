import { addDays, type Day, instantAt, minuteIn } from "../../days.ts";
import type { WorkCalendar } from "../../therapy-sessions/queries.ts";

const dayMinutes = 24 * 60;
const minuteMs = 60_000;
/** What the grid shows at least, in hours. */
const usualHours = { from: 8, to: 20 };

type Time = { startsAt: string; endsAt: string };
export type Part = { date: Day; from: number; to: number };

type DaySpan = { date: Day; midnight: number; nextMidnight: number };

function spanOf(date: Day, zone: string): DaySpan {
  const [midnight, nextMidnight] = [date, addDays(date, 1)].map((each) => instantAt(zone, each, 0));
  return { date, midnight: midnight!, nextMidnight: nextMidnight! };
}

/** The part of a time on a day, in minutes of the wall clock; null when it is on other days. */
function partOn(
  { date, midnight, nextMidnight }: DaySpan,
  { startsAt, endsAt }: Time,
  zone: string,
): Part | null {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
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
  return days.map((date) => spanOf(date, zone)).flatMap((span) =>
    times.flatMap((of) => {
      const part = partOn(span, of, zone);
      return part ? [{ ...part, of }] : [];
    })
  );
}

type BreakPart = Part & { kind: "break" | "travel" };

/** The breaks and ways between sessions on the days, without the parts that overlap. */
export function breaksOn(
  dates: readonly Day[],
  { sessions, breaks, timeZone }: Pick<WorkCalendar, "sessions" | "breaks" | "timeZone">,
): BreakPart[] {
  const taken = partsOn(dates, sessions, timeZone);
  const travel = withoutOverlap(
    partsOn(dates, breaks.filter(({ kind }) => kind === "travel"), timeZone),
    taken,
  );
  const other = withoutOverlap(
    partsOn(dates, breaks.filter(({ kind }) => kind !== "travel"), timeZone),
    [...taken, ...travel],
  );
  return [
    ...travel.map((part) => ({ ...part, kind: "travel" as const })),
    ...other.map((part) => ({ ...part, kind: "break" as const })),
  ].sort((a, b) => a.date.localeCompare(b.date) || a.from - b.from);
}

/** Parts joined where they touch, and cut where others are. */
function withoutOverlap(parts: readonly Part[], cut: readonly Part[]): Part[] {
  const left: Part[] = [];
  for (const { date, from, to } of parts.toSorted((a, b) => a.from - b.from)) {
    const last = left.findLast((one) => one.date === date);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else left.push({ date, from, to });
  }
  return cut.reduce(
    (rest, other) =>
      rest.flatMap((part) =>
        part.date !== other.date || other.to <= part.from || part.to <= other.from ? [part] : [
          { ...part, to: other.from },
          { ...part, from: other.to },
        ].filter(({ from, to }) => from < to)
      ),
    left,
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

type MoveProblem =
  | { kind: "past" | "outside" | "videoOnly" }
  | { kind: "taken"; by: string | null }
  | { kind: "break"; by: string };

type Moved = { id: string; startsAt: string; endsAt: string; meetingType: string };

/** Why a session cannot begin at an instant (ms), as far as the shown calendar knows; null when it can. */
export function moveProblem(
  { sessions, times, days, breaks }: Pick<
    WorkCalendar,
    "sessions" | "times" | "days" | "breaks"
  >,
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
  const near = nearBreak({ sessions, breaks }, session, startsAt);
  if (near) return { kind: "break", by: near.client.name };
  if (days.length === 0) return null;
  const around = days.flatMap((day) => day.open).filter((time) =>
    Date.parse(time.startsAt) <= startsAt && endsAt <= Date.parse(time.endsAt)
  );
  if (around.length === 0) return { kind: "outside" };
  const hasPlace = around.some(({ placeId }) => placeId !== null);
  return session.meetingType === "IN_PERSON" && !hasPlace ? { kind: "videoOnly" } : null;
}

/** The session that would be too near to a session at a new start (ms). */
function nearBreak(
  { sessions, breaks }: Pick<WorkCalendar, "sessions" | "breaks">,
  session: Moved,
  startsAt: number,
) {
  const moved = startsAt - Date.parse(session.startsAt);
  const own = breaks.filter(({ sessionId, kind }) => sessionId === session.id && kind !== "travel");
  const needed = {
    from: Math.min(startsAt, ...own.map((one) => Date.parse(one.startsAt) + moved)),
    to: Math.max(...[session, ...own].map(({ endsAt }) => Date.parse(endsAt) + moved)),
  };
  const [start, end] = [startsAt, Date.parse(session.endsAt) + moved];
  return sessions.find((other) =>
    other.id !== session.id &&
    (Date.parse(other.startsAt) < needed.to && needed.from < Date.parse(other.endsAt) ||
      breaks.some((one) =>
        one.sessionId === other.id && one.kind !== "travel" &&
        Date.parse(one.startsAt) < end && start < Date.parse(one.endsAt)
      ))
  );
}
