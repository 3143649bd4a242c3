import type { Availability, Busy, DayRange, Slot } from "./availability.ts";
import { byStart, groupAt, isApart, isFree, takenTimes, travelBetween } from "./busy-times.ts";
import { day, minute } from "./duration.ts";
import { localClockOn, stayOn } from "./local-time.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { prepare, type Search, type Wanted, weekNumber } from "./slot-search.ts";
import { type DayNumber, instantsAt, type Interval, intervalsOf, weekdayOf } from "./wall-clock.ts";

/**
 * The slots that start in [from, to) (ms), in order. Rules are wall-clock times in the account's zone: a time skipped by
 * a clock change is no slot, a repeated one is two.
 */
export function listSlots(
  availability: Availability,
  busy: readonly Busy[],
  query: Wanted & { from: number; to: number },
): Slot[] {
  const search = prepare(availability, busy, query);
  const slots: Slot[] = [];
  for (let number = search.firstDay; number <= search.lastDay; number++) {
    for (const slot of slotsOn(search, number)) slots.push(slot);
  }
  return availability.stays?.length ? slots.sort(byStart) : slots;
}

/** The slot that `listSlots` lists at an instant (ms), or null. */
export function findSlot(
  availability: Availability,
  busy: readonly Busy[],
  { startsAt, ...wanted }: Wanted & { startsAt: number },
): Slot | null {
  const [slot] = listSlots(availability, busy, { ...wanted, from: startsAt, to: startsAt + 1 });
  return slot ?? null;
}

export function isOffered(
  availability: Availability,
  busy: readonly Busy[],
  query: Wanted & { startsAt: number },
): boolean {
  return findSlot(availability, busy, query) !== null;
}

export function nextSlots(
  availability: Availability,
  busy: readonly Busy[],
  { from, to = Infinity, ...wanted }: Wanted & { from?: number; to?: number },
  count: number,
): Slot[] {
  const search = prepare(availability, busy, { ...wanted, from: from ?? wanted.now, to });
  const days: Slot[][] = [];
  for (let number = search.firstDay; number <= search.lastDay && days.length < count; number++) {
    const slots = slotsOn(search, number);
    if (slots.length > 0) days.push(slots);
  }
  const picked: Slot[] = [];
  for (let round = 0; days.some((slots) => slots.length > round); round++) {
    for (const slots of days) if (slots[round]) picked.push(slots[round]!);
    if (picked.length >= count) break;
  }
  return picked.slice(0, count).sort(byStart);
}

export function nearestSlots(
  availability: Availability,
  busy: readonly Busy[],
  { startsAt, ...wanted }: Wanted & { startsAt: number },
  count = 3,
): Slot[] {
  const distance = (slot: Slot) => Math.abs(slot.startsAt - startsAt);
  for (const reach of [7 * day, Infinity]) {
    const range = { from: startsAt - reach, to: startsAt + reach };
    const slots = listSlots(availability, busy, { ...wanted, ...range });
    if (slots.length < count && reach < Infinity) continue;
    return slots.sort((a, b) => distance(a) - distance(b)).slice(0, count).sort(byStart);
  }
  return [];
}

function slotsOn(search: Search, number: DayNumber): Slot[] {
  const { together } = search;
  const slots = ownSlotsOn(search, number);
  return together ? slots.flatMap((slot) => together(slot) ?? []) : slots;
}

function ownSlotsOn(search: Search, number: DayNumber): Slot[] {
  const slots: Slot[] = [];
  const isFull = search.fullDays.has(number) || search.fullWeeks.has(weekNumber(number));
  if (isFull && search.groups.length === 0) return slots;
  const ranges = rangesOn(search, number);
  if (ranges.length === 0) return slots;
  const clock = localClockOn(search.availability, number);
  const midnight = number * day;
  for (const { fromMinute, toMinute, placeId } of ranges) {
    const opens = midnight + fromMinute * minute;
    const closes = midnight + toMinute * minute;
    if (typeof clock === "number" && search.starts === null) {
      addRange(search, { from: opens - clock, to: closes - clock }, placeId, slots);
      continue;
    }
    const spans = typeof clock === "number" ? [{ ...always, offset: clock }] : clock;
    const intervals = intervalsOf(spans, opens, closes);
    for (const time of wallStarts(search, number, { from: opens, to: closes })) {
      for (const start of instantsAt(spans, time)) {
        const open = intervals.find(({ from, to }) => from <= start && start < to);
        if (open) addSlot(search, start, open.to, placeId, slots);
      }
    }
  }
  if (isFull) return once(slots).filter((slot) => groupAt(search.groups, slot) !== undefined);
  const isPlain = ranges.length === 1 && typeof clock === "number";
  return isPlain ? slots : once(slots);
}

const always = { from: -Infinity, to: Infinity };

/** The starts of a range on the wall clock. */
function* wallStarts({ starts, step }: Search, number: DayNumber, { from, to }: Interval) {
  if (starts === null) {
    for (let time = from; time < to; time += step) yield time;
    return;
  }
  for (const start of starts[weekdayOf(number)]!) {
    const time = number * day + start * minute;
    if (from <= time && time < to) yield time;
  }
}

function rangesOn(search: Search, number: DayNumber): DayRange[] {
  const { availability, exceptions, vacations, week, weekAway } = search;
  if (vacations.length > 0 && isAway(search, number)) return [];
  const exception = exceptions.get(number);
  if (exception) return exception;
  if (availability.closedOnPublicHolidays && isPublicHoliday(number)) return [];
  return (stayOn(availability, number) ? weekAway : week)[weekdayOf(number)]!;
}

function isAway({ vacations }: Search, number: DayNumber): boolean {
  return vacations.some(({ from, to }) => from <= number && number <= to);
}

function addRange(search: Search, open: Interval, placeId: string | null, slots: Slot[]): void {
  const { earliest, step, duration } = search;
  const skipped = Math.max(0, Math.ceil((earliest - open.from) / step));
  const last = Math.min(open.to - duration, search.before - 1);
  for (let start = open.from + skipped * step; start <= last; start += step) {
    addSlot(search, start, open.to, placeId, slots);
  }
}

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

function addSeat({ availability, busy, groups }: Search, slot: Slot, slots: Slot[]): void {
  const own = groupAt(groups, slot);
  if (!own) return;
  const isClear = busy.every((time) => time === own || isApart(availability, time, own));
  if (isClear) slots.push(slot);
}

function isReached(search: Search, startsAt: number, placeId: string): boolean {
  let taken = search.elsewhere!.get(placeId);
  if (!taken) {
    const others = search.busy.filter((time) => time.placeId != null && time.placeId !== placeId);
    taken = takenTimes(
      others,
      search.availability,
      (time) => travelBetween(search.availability, time.placeId, placeId),
    );
    search.elsewhere!.set(placeId, taken);
  }
  return isFree(taken, startsAt, startsAt + search.duration);
}

function once(slots: Slot[]): Slot[] {
  return slots.sort(byStartAndPlace).filter(isFirstAtItsStart);
}

function byStartAndPlace(a: Slot, b: Slot): number {
  return a.startsAt - b.startsAt || Number(a.placeId === null) - Number(b.placeId === null);
}

function isFirstAtItsStart(slot: Slot, at: number, slots: Slot[]): boolean {
  return slots[at - 1]?.startsAt !== slot.startsAt;
}
