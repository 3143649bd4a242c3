import type {
  Availability,
  AvailabilityException,
  Busy,
  DayRange,
  OwnRules,
  Slot,
} from "./availability.ts";
import type { MeetingType } from "./scheduling.ts";
import { hasTravel, type TakenTimes, takenTimes } from "./busy-times.ts";
import { day, minute } from "./duration.ts";
import { localDayAt } from "./local-time.ts";
import { type DayNumber, dayOfDate, weekdayOf } from "./wall-clock.ts";

export type Wanted = {
  durationMinutes: number;
  now: number;
  onlyBy?: MeetingType;
  /** The slot as it is offered when others have to be free as well, or null. */
  together?: (slot: Slot) => Slot | null;
};

export type Search = {
  availability: Availability;
  busy: readonly Busy[];
  canBeVideo: boolean;
  together: Wanted["together"];
  duration: number;
  step: number;
  /** By weekday: the minutes after midnight at which sessions start. null: every step. */
  starts: number[][] | null;
  earliest: number;
  before: number;
  firstDay: DayNumber;
  lastDay: DayNumber;
  week: DayRange[][];
  /** The week of a stay in another zone. */
  weekAway: DayRange[][];
  exceptions: Map<DayNumber, DayRange[]>;
  vacations: { from: DayNumber; to: DayNumber }[];
  fullDays: Set<DayNumber>;
  fullWeeks: Set<number>;
  near: TakenTimes;
  /** By place: sessions elsewhere, extended by buffer and travel. null without travel time. */
  elsewhere: Map<string, TakenTimes> | null;
  groups: readonly Busy[];
};

export function prepare(
  availability: Availability,
  busy: readonly Busy[],
  { durationMinutes, now, onlyBy, together, from, to }: Wanted & { from: number; to: number },
): Search {
  const { minimumNoticeMinutes, horizonDays, stays = [], own } = availability;
  const today = localDayAt(availability, now);
  const horizon = (today + horizonDays + 2) * day;
  const earliest = Math.min(Math.max(from, now + minimumNoticeMinutes * minute), horizon);
  const before = Math.min(to, horizon);
  // Around a stay in another zone, dates overlap.
  const overlap = stays.length > 0 ? 1 : 0;
  return {
    availability,
    busy,
    canBeVideo: onlyBy !== "IN_PERSON",
    together,
    duration: durationMinutes * minute,
    step: availability.stepMinutes * minute,
    starts: startsOf(availability),
    earliest,
    before,
    firstDay: localDayAt(availability, earliest) - overlap,
    lastDay: Math.min(localDayAt(availability, before - 1) + overlap, today + horizonDays),
    week: weekOf(availability, onlyBy),
    weekAway: overlap === 0 ? [] : weekOf(availability, onlyBy, { isAway: true }),
    exceptions: new Map(availability.exceptions.map((exception) => {
      const number = dayOfDate(exception.date);
      return [number, rangesFor(exceptionRanges(availability, number, exception), onlyBy, own)];
    })),
    vacations: availability.vacations.map(({ fromDate, toDate }) => ({
      from: dayOfDate(fromDate),
      to: dayOfDate(toDate),
    })),
    ...fullSpans(availability, busy),
    near: takenTimes(busy, availability),
    elsewhere: hasTravel(availability) ? new Map() : null,
    groups: busy.some(({ hasSeats }) => hasSeats) ? busy.filter(({ hasSeats }) => hasSeats) : none,
  };
}

const none: readonly Busy[] = [];

function weekOf(
  availability: Availability,
  onlyBy: MeetingType | undefined,
  { isAway = false } = {},
): DayRange[][] {
  const { rules, own } = availability;
  const week: DayRange[][] = Array.from({ length: 8 }, () => []);
  const hours = (own?.hours ?? rules).map((rule) => isAway ? { ...rule, placeId: null } : rule);
  for (const rule of rangesFor(hours, onlyBy, own)) week[rule.weekday]?.push(rule);
  return week;
}

function startsOf({ startTimes = [] }: Availability): number[][] | null {
  if (startTimes.length === 0) return null;
  const starts: number[][] = Array.from({ length: 8 }, () => []);
  for (const { weekday, minute } of startTimes) starts[weekday]?.push(minute);
  return starts.map((minutes) => minutes.sort((a, b) => a - b));
}

/** The hours of a date that has its own ranges: those of a practice are only shortened by them. */
export function exceptionRanges(
  { rules, own }: Pick<Availability, "rules" | "own">,
  number: DayNumber,
  { ranges, onlyShortens = false }: Pick<AvailabilityException, "ranges" | "onlyShortens">,
): DayRange[] {
  const hours = own?.hours ?? (onlyShortens ? rules : null);
  if (!hours) return ranges;
  const weekday = weekdayOf(number);
  return hours.filter((rule) => rule.weekday === weekday).flatMap((rule) =>
    ranges.map((range) => ({
      fromMinute: Math.max(rule.fromMinute, range.fromMinute),
      toMinute: Math.min(rule.toMinute, range.toMinute),
      placeId: rule.placeId === range.placeId ? rule.placeId : null,
    }))
  ).filter(({ fromMinute, toMinute }) => fromMinute < toMinute);
}

/**
 * Ranges for a meeting type: only those with a place in person, without places by video. Places where a practice is not
 * offered are by video only.
 */
export function rangesFor<Range extends DayRange>(
  ranges: readonly Range[],
  onlyBy: MeetingType | undefined,
  own?: Pick<OwnRules, "placeIds">,
): Range[] {
  const placeIds = own?.placeIds;
  const offered = placeIds
    ? ranges.map((range) =>
      placeIds.includes(range.placeId ?? "") ? range : { ...range, placeId: null }
    )
    : [...ranges];
  if (onlyBy === "IN_PERSON") return offered.filter(({ placeId }) => placeId !== null);
  if (onlyBy === "VIDEO_CALL") return offered.map((range) => ({ ...range, placeId: null }));
  return offered;
}

export function weekNumber(number: DayNumber): number {
  return Math.floor((number + 3) / 7);
}

function fullSpans(
  availability: Availability,
  busy: readonly Busy[],
): Pick<Search, "fullDays" | "fullWeeks"> {
  const { dailyMaximum, weeklyMaximum = null, own } = availability;
  const fullDays = new Set<DayNumber>();
  const fullWeeks = new Set<number>();
  const maxima = [
    { daily: dailyMaximum, weekly: weeklyMaximum, counts: () => true },
    own && {
      daily: own.dailyMaximum,
      weekly: own.weeklyMaximum,
      counts: ({ typeId }: Busy) => typeId === own.typeId,
    },
  ];
  for (const maximum of maxima) {
    if (!maximum || (maximum.daily === null && maximum.weekly === null)) continue;
    const days = busy
      .filter((time) => time.kind !== "imported" && maximum.counts(time))
      .map(({ startsAt }) => localDayAt(availability, startsAt));
    addFull(fullDays, days, maximum.daily);
    addFull(fullWeeks, days.map(weekNumber), maximum.weekly);
  }
  return { fullDays, fullWeeks };
}

function addFull(full: Set<number>, numbers: number[], maximum: number | null): void {
  if (maximum === null) return;
  const counts = new Map<number, number>();
  for (const number of numbers) {
    const count = (counts.get(number) ?? 0) + 1;
    counts.set(number, count);
    if (count >= maximum) full.add(number);
  }
}
