import type { Availability, Busy, DayRange, Slot } from "./availability.ts";
import { groupAt, isApart } from "./busy-times.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import type { MeetingType } from "./scheduling.ts";
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
export type Wanted = {
  durationMinutes: number;
  now: number;
  /** Absent: either way, and a time too near a session in another place is offered by video. */
  onlyBy?: MeetingType;
};

/** Times that are taken, in order and apart from each other. */
type Track = {
  blocked: Interval[];
  /** Where in `blocked` the last look ended: the next one is usually beside it. */
  cursor: number;
};

/** What a question needs to know of an availability, made ready once so that each day is cheap. */
export type Search = {
  availability: Availability;
  busy: readonly Busy[];
  canBeVideo: boolean;
  duration: number;
  step: number;
  /** Slots start in [earliest, before). */
  earliest: number;
  before: number;
  firstDay: DayNumber;
  lastDay: DayNumber;
  week: DayRange[][];
  exceptions: Map<DayNumber, DayRange[]>;
  vacations: { from: DayNumber; to: DayNumber }[];
  fullDays: Set<DayNumber>;
  /** Busy times widened by the buffer. */
  near: Track;
  /** By place: sessions elsewhere, widened by the buffer and the way. null when no way is kept free. */
  elsewhere: Map<string, Track> | null;
  /** Groups with seats left. */
  groups: readonly Busy[];
};

/** A `Search` for the slots that start in [from, to). */
export function prepare(
  availability: Availability,
  busy: readonly Busy[],
  { durationMinutes, now, onlyBy, from, to }: Wanted & { from: number; to: number },
): Search {
  const { timeZone, bufferMinutes, travelMinutes, minimumNoticeMinutes, horizonDays } =
    availability;
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
    near: { blocked: widenedAndJoined(busy, bufferMinutes * minute), cursor: 0 },
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

/** Ranges as they are for a way of meeting: in person only those with a place, by video none has one. */
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
  const isFull = search.fullDays.has(number);
  if (isFull && search.groups.length === 0) return slots;
  const ranges = rangesOn(search, number);
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
  if (isFull) return once(slots).filter((slot) => groupAt(search.groups, slot) !== undefined);
  const isPlain = ranges.length === 1 && typeof clock === "number";
  return isPlain ? slots : once(slots);
}

function rangesOn(search: Search, number: DayNumber): DayRange[] {
  const { availability, exceptions, vacations, week } = search;
  if (vacations.length > 0 && isAway(search, number)) return [];
  const exception = exceptions.get(number);
  if (exception) return exception;
  if (availability.closedOnPublicHolidays && isPublicHoliday(number)) return [];
  return week[weekdayOf(number)]!;
}

/** Whether the account is away all day. */
function isAway({ vacations }: Search, number: DayNumber): boolean {
  return vacations.some(({ from, to }) => from <= number && number <= to);
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
  if (!isFree(search.near, startsAt, endsAt)) {
    if (search.groups.length > 0) addSeat(search, { startsAt, endsAt, placeId }, slots);
    return;
  }
  if (search.elsewhere === null || placeId === null || isReached(search, startsAt, placeId)) {
    slots.push({ startsAt, endsAt, placeId });
  } else if (search.canBeVideo) slots.push({ startsAt, endsAt, placeId: null });
}

/** A group's own start: its event is not in its way, everything else is. */
function addSeat({ availability, busy, groups }: Search, slot: Slot, slots: Slot[]): void {
  const own = groupAt(groups, slot);
  if (!own) return;
  const isClear = busy.every((time) => time === own || isApart(availability, time, own));
  if (isClear) slots.push(slot);
}

function isFree(track: Track, startsAt: number, endsAt: number): boolean {
  const { blocked } = track;
  let at = track.cursor;
  while (at > 0 && blocked[at - 1]!.to > startsAt) at--;
  while (at < blocked.length && blocked[at]!.to <= startsAt) at++;
  track.cursor = at;
  return at === blocked.length || blocked[at]!.from >= endsAt;
}

/** Whether there is time for the way to a place and from it. */
function isReached(search: Search, startsAt: number, placeId: string): boolean {
  let track = search.elsewhere!.get(placeId);
  if (!track) {
    const { bufferMinutes, travelMinutes } = search.availability;
    const others = search.busy.filter((time) => time.placeId != null && time.placeId !== placeId);
    const distance = (bufferMinutes + travelMinutes) * minute;
    track = { blocked: widenedAndJoined(others, distance), cursor: 0 };
    search.elsewhere!.set(placeId, track);
  }
  return isFree(track, startsAt, startsAt + search.duration);
}

function once(slots: Slot[]): Slot[] {
  return slots.sort(byStartAndPlace).filter(isFirstAtItsStart);
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
