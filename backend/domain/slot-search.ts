import type { Availability, Busy, DayRange, Slot } from "./availability.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import {
  clockOn,
  day,
  dayAt,
  type DayNumber,
  dayOfDate,
  instantsAt,
  type Interval,
  intervalsOf,
  minute,
  weekdayOf,
} from "./wall-clock.ts";

/** A session of this length, asked about at `now`. Instants in ms. */
export type Wanted = { durationMinutes: number; now: number };

/** What a question needs to know of an availability, made ready once so that each day is cheap. */
export type Search = {
  availability: Availability;
  duration: number;
  step: number;
  /** Slots start in [earliest, before). */
  earliest: number;
  before: number;
  firstDay: DayNumber;
  lastDay: DayNumber;
  week: DayRange[][];
  exceptions: Map<DayNumber, DayRange[]>;
  fullDays: Set<DayNumber>;
  /** Busy times widened by the buffer, in order and apart from each other. */
  blocked: Interval[];
  /** Where in `blocked` the last look ended: the next one is usually beside it. */
  cursor: number;
};

/** A `Search` for the slots that start in [from, to). */
export function prepare(
  availability: Availability,
  busy: readonly Busy[],
  { durationMinutes, now, from, to }: Wanted & { from: number; to: number },
): Search {
  const { timeZone, bufferMinutes, minimumNoticeMinutes, horizonDays } = availability;
  const today = dayAt(timeZone, now);
  const horizon = (today + horizonDays + 2) * day;
  const earliest = Math.min(Math.max(from, now + minimumNoticeMinutes * minute), horizon);
  const before = Math.min(to, horizon);
  return {
    availability,
    duration: durationMinutes * minute,
    step: availability.stepMinutes * minute,
    earliest,
    before,
    firstDay: dayAt(timeZone, earliest),
    lastDay: Math.min(dayAt(timeZone, before - 1), today + horizonDays),
    week: weekOf(availability),
    exceptions: new Map(availability.exceptions.map(({ date, ranges }) => [
      dayOfDate(date),
      ranges,
    ])),
    fullDays: fullDays(availability, busy),
    blocked: widenedAndJoined(busy, bufferMinutes * minute),
    cursor: 0,
  };
}

function weekOf({ rules }: Availability): DayRange[][] {
  const week: DayRange[][] = Array.from({ length: 8 }, () => []);
  for (const rule of rules) week[rule.weekday]?.push(rule);
  return week;
}

function fullDays({ timeZone, dailyMaximum }: Availability, busy: readonly Busy[]) {
  const full = new Set<DayNumber>();
  if (dailyMaximum === null) return full;
  const counts = new Map<DayNumber, number>();
  for (const { startsAt } of busy) {
    const number = dayAt(timeZone, startsAt);
    const count = (counts.get(number) ?? 0) + 1;
    counts.set(number, count);
    if (count >= dailyMaximum) full.add(number);
  }
  return full;
}

function widenedAndJoined(busy: readonly Busy[], buffer: number): Interval[] {
  const joined: Interval[] = [];
  for (const { startsAt, endsAt } of inOrder(busy)) {
    const last = joined.at(-1);
    if (last && startsAt - buffer <= last.to) last.to = Math.max(last.to, endsAt + buffer);
    else joined.push({ from: startsAt - buffer, to: endsAt + buffer });
  }
  return joined;
}

function inOrder(busy: readonly Busy[]): readonly Busy[] {
  const ordered = busy.every((time, at) => at === 0 || busy[at - 1]!.startsAt <= time.startsAt);
  return ordered ? busy : busy.toSorted(byStart);
}

/** The slots of one day on the account's calendar, in order. */
export function slotsOn(search: Search, number: DayNumber): Slot[] {
  const slots: Slot[] = [];
  const ranges = search.fullDays.has(number) ? [] : rangesOn(search, number);
  if (ranges.length === 0) return slots;
  const clock = clockOn(search.availability.timeZone, number);
  const midnight = number * day;
  for (const { fromMinute, toMinute, placeId } of ranges) {
    const opens = midnight + fromMinute * minute;
    const closes = midnight + toMinute * minute;
    if (typeof clock === "number") {
      addSteady(search, { from: opens - clock, to: closes - clock }, placeId, slots);
      continue;
    }
    const intervals = intervalsOf(clock, opens, closes);
    for (let time = opens; time < closes; time += search.step) {
      for (const start of instantsAt(clock, time)) {
        const open = intervals.find(({ from, to }) => from <= start && start < to);
        if (open) addSlot(search, start, open.to, placeId, slots);
      }
    }
  }
  const isPlain = ranges.length === 1 && typeof clock === "number";
  return isPlain ? slots : slots.sort(byStartAndPlace).filter(isFirstAtItsStart);
}

function rangesOn({ availability, exceptions, week }: Search, number: DayNumber): DayRange[] {
  const exception = exceptions.get(number);
  if (exception) return exception;
  if (availability.closedOnPublicHolidays && isPublicHoliday(number)) return [];
  return week[weekdayOf(number)]!;
}

/** The slots of a range on a day whose clock runs evenly. */
function addSteady(search: Search, open: Interval, placeId: string | null, slots: Slot[]): void {
  const { earliest, step, duration } = search;
  const skipped = Math.max(0, Math.ceil((earliest - open.from) / step));
  const last = Math.min(open.to - duration, search.before - 1);
  for (let start = open.from + skipped * step; start <= last; start += step) {
    addSlot(search, start, open.to, placeId, slots);
  }
}

/** The one rule that decides whether a time is a slot. */
function addSlot(
  search: Search,
  startsAt: number,
  closesAt: number,
  placeId: string | null,
  slots: Slot[],
): void {
  const endsAt = startsAt + search.duration;
  if (startsAt < search.earliest || startsAt >= search.before || endsAt > closesAt) return;
  if (isFree(search, startsAt, endsAt)) slots.push({ startsAt, endsAt, placeId });
}

function isFree(search: Search, startsAt: number, endsAt: number): boolean {
  const { blocked } = search;
  let at = search.cursor;
  while (at > 0 && blocked[at - 1]!.to > startsAt) at--;
  while (at < blocked.length && blocked[at]!.to <= startsAt) at++;
  search.cursor = at;
  return at === blocked.length || blocked[at]!.from >= endsAt;
}

/** Of two ranges open at once, the one with a place offers more. */
function byStartAndPlace(a: Slot, b: Slot): number {
  return a.startsAt - b.startsAt || Number(a.placeId === null) - Number(b.placeId === null);
}

export function byStart(a: { startsAt: number }, b: { startsAt: number }): number {
  return a.startsAt - b.startsAt;
}

function isFirstAtItsStart(slot: Slot, at: number, slots: Slot[]): boolean {
  return slots[at - 1]?.startsAt !== slot.startsAt;
}
