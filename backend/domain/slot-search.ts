import type { Availability, Busy, DayRange } from "./availability.ts";
import type { MeetingType } from "./scheduling.ts";
import { type TakenTimes, takenTimes } from "./busy-times.ts";
import { day, minute } from "./duration.ts";
import { dayAt, type DayNumber, dayOfDate } from "./wall-clock.ts";

export type Wanted = {
  durationMinutes: number;
  now: number;
  onlyBy?: MeetingType;
};

export type Search = {
  availability: Availability;
  busy: readonly Busy[];
  canBeVideo: boolean;
  duration: number;
  step: number;
  earliest: number;
  before: number;
  firstDay: DayNumber;
  lastDay: DayNumber;
  week: DayRange[][];
  exceptions: Map<DayNumber, DayRange[]>;
  vacations: { from: DayNumber; to: DayNumber }[];
  fullDays: Set<DayNumber>;
  near: TakenTimes;
  /** By place: sessions elsewhere, extended by buffer and travel. null without travel time. */
  elsewhere: Map<string, TakenTimes> | null;
  groups: readonly Busy[];
};

export function prepare(
  availability: Availability,
  busy: readonly Busy[],
  { durationMinutes, now, onlyBy, from, to }: Wanted & { from: number; to: number },
): Search {
  const { timeZone, travelMinutes, minimumNoticeMinutes, horizonDays } = availability;
  const today = dayAt(timeZone, now);
  const horizon = (today + horizonDays + 2) * day;
  const earliest = Math.min(Math.max(from, now + minimumNoticeMinutes * minute), horizon);
  const before = Math.min(to, horizon);
  return {
    availability,
    busy,
    canBeVideo: onlyBy !== "IN_PERSON",
    duration: durationMinutes * minute,
    step: availability.stepMinutes * minute,
    earliest,
    before,
    firstDay: dayAt(timeZone, earliest),
    lastDay: Math.min(dayAt(timeZone, before - 1), today + horizonDays),
    week: weekOf(availability, onlyBy),
    exceptions: new Map(availability.exceptions.map(({ date, ranges }) => [
      dayOfDate(date),
      rangesFor(ranges, onlyBy),
    ])),
    vacations: availability.vacations.map(({ fromDate, toDate }) => ({
      from: dayOfDate(fromDate),
      to: dayOfDate(toDate),
    })),
    fullDays: fullDays(availability, busy),
    near: takenTimes(busy, availability),
    elsewhere: travelMinutes > 0 ? new Map() : null,
    groups: busy.some(({ hasSeats }) => hasSeats) ? busy.filter(({ hasSeats }) => hasSeats) : none,
  };
}

const none: readonly Busy[] = [];

function weekOf({ rules }: Availability, onlyBy: MeetingType | undefined): DayRange[][] {
  const week: DayRange[][] = Array.from({ length: 8 }, () => []);
  for (const rule of rangesFor(rules, onlyBy)) week[rule.weekday]?.push(rule);
  return week;
}

/** Ranges for a meeting type: only those with a place in person, without places by video. */
export function rangesFor<Range extends DayRange>(
  ranges: Range[],
  onlyBy: MeetingType | undefined,
): Range[] {
  if (onlyBy === "IN_PERSON") return ranges.filter(({ placeId }) => placeId !== null);
  if (onlyBy === "VIDEO_CALL") return ranges.map((range) => ({ ...range, placeId: null }));
  return ranges;
}

function fullDays({ timeZone, dailyMaximum }: Availability, busy: readonly Busy[]) {
  const full = new Set<DayNumber>();
  if (dailyMaximum === null) return full;
  const counts = new Map<DayNumber, number>();
  for (const { startsAt, kind } of busy) {
    if (kind === "imported") continue;
    const number = dayAt(timeZone, startsAt);
    const count = (counts.get(number) ?? 0) + 1;
    counts.set(number, count);
    if (count >= dailyMaximum) full.add(number);
  }
  return full;
}
