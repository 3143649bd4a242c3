import type { DayRange, Slot } from "./availability.ts";
import { groupAt, isApart } from "./busy-times.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import type { Search } from "./slot-search.ts";
import { isFree, takenTimes } from "./taken-times.ts";
import {
  clockOn,
  day,
  type DayNumber,
  instantsAt,
  type Interval,
  intervalsOf,
  minute,
  weekdayOf,
} from "./wall-clock.ts";

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

/** Whether there is time for the way to a place and from it. */
function isReached(search: Search, startsAt: number, placeId: string): boolean {
  let taken = search.elsewhere!.get(placeId);
  if (!taken) {
    const { bufferMinutes, travelMinutes } = search.availability;
    const others = search.busy.filter((time) => time.placeId != null && time.placeId !== placeId);
    const distance = (bufferMinutes + travelMinutes) * minute;
    taken = takenTimes(others, distance);
    search.elsewhere!.set(placeId, taken);
  }
  return isFree(taken, startsAt, startsAt + search.duration);
}

function once(slots: Slot[]): Slot[] {
  return slots.sort(byStartAndPlace).filter(isFirstAtItsStart);
}

/** Of two ranges open at once, the one with a place offers more. */
function byStartAndPlace(a: Slot, b: Slot): number {
  return a.startsAt - b.startsAt || Number(a.placeId === null) - Number(b.placeId === null);
}

function isFirstAtItsStart(slot: Slot, at: number, slots: Slot[]): boolean {
  return slots[at - 1]?.startsAt !== slot.startsAt;
}
