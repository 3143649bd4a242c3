import type { Slot } from "./availability.ts";
import { byStart, groupAt } from "./busy-times.ts";
import {
  type BookableType,
  type BookedEvent,
  busyFor,
  type BusyTime,
  type GroupTime,
  type Own,
  withMoreSeats,
} from "./calendar.ts";
import { day, minute } from "./duration.ts";
import { dateChangesAfter, localDayAt } from "./local-time.ts";
import type { MeetingType } from "./scheduling.ts";
import { slotTogether } from "./session-together.ts";
import type { Wanted } from "./slot-search.ts";
import { findSlot, listSlots, nearestSlots, nextSlots } from "./slots.ts";

export type FreeTime = Slot & {
  meetingTypes: MeetingType[];
  place: string;
  seatsLeft: number;
  event: BookedEvent | null;
};

type Moment = { startsAt: number; now: number; own?: Own };

/** The free starts in [from, to) at `now`, ascending; `own` blocks nothing. Instants in ms. */
export function listFreeTimes(
  bookable: BookableType,
  range: { from: number; to: number },
  now: number,
  own: Own = {},
): FreeTime[] {
  const busy = busyFor(bookable, now, own);
  const slots = listSlots(bookable.type.availability, busy, {
    ...wantedOf(bookable, now, own),
    ...range,
  });
  return slots.map((slot) => freeTimeOf(bookable, busy, slot));
}

/** The starts in [from, to) of groups without a free seat that a client could book with one. Instants in ms. */
export function listFullTimes(
  bookable: BookableType,
  range: { from: number; to: number },
  now: number,
): FreeTime[] {
  const { capacity } = bookable.type;
  if (capacity === 1) return [];
  return listFreeTimes(withMoreSeats(bookable), range, now)
    .filter(({ seatsLeft }) => seatsLeft <= capacity)
    .map((time) => ({ ...time, seatsLeft: 0 }));
}

/** The free time at `startsAt`, or null: exactly when `listFreeTimes` lists it. */
export function findFreeTime(
  bookable: BookableType,
  { startsAt, now, own = {} }: Moment,
): FreeTime | null {
  const busy = busyFor(bookable, now, own);
  const wanted = { ...wantedOf(bookable, now, own), startsAt };
  const slot = findSlot(bookable.type.availability, busy, wanted);
  return slot && freeTimeOf(bookable, busy, slot);
}

/**
 * The next free times, the first of each day before a second of any. They stay the same until `validUntil` (ms) unless
 * the calendar changes.
 */
export function nextFreeTimes(
  bookable: BookableType,
  count: number,
  now: number,
): { times: FreeTime[]; validUntil: number } {
  const busy = busyFor(bookable, now);
  const wanted = wantedOf(bookable, now);
  const slots = nextSlots(bookable.type.availability, busy, wanted, count);
  const times = slots.map((slot) => freeTimeOf(bookable, busy, slot));
  return { times, validUntil: nextChange(bookable, times[0]?.startsAt ?? Infinity, now) };
}

/**
 * Of the first `count` days with accepted free times before `until` (ms), as many of their first times as
 * `spreadOverDays` needs for any earlier end.
 */
export function acceptedTimesOfFirstDays(
  bookable: BookableType,
  count: number,
  now: number,
  { until, accepts }: { until: number; accepts: (time: FreeTime) => boolean },
): FreeTime[][] {
  const { availability } = bookable.type;
  const days = new Map<number, FreeTime[]>();
  for (let from = now; from < until && days.size < count; from += searchStep) {
    const range = { from, to: Math.min(until, from + searchStep) };
    for (const time of listFreeTimes(bookable, range, now).filter(accepts)) {
      const number = localDayAt(availability, time.startsAt);
      const known = days.get(number);
      if (known) known.push(time);
      else days.set(number, [time]);
    }
  }
  return [...days.values()].slice(0, count)
    .map((times, position) => times.slice(0, count - position));
}

/** At most `count` times before `until` (ms), the first of each day before a second of any, ascending. */
export function spreadOverDays<Time extends { startsAt: number }>(
  days: Time[][],
  count: number,
  until: number,
): Time[] {
  const left = days.map((times) => times.filter(({ startsAt }) => startsAt < until));
  const rounds = Math.max(0, ...left.map((times) => times.length));
  return Array.from({ length: rounds }, (_, round) => left.flatMap((of) => of[round] ?? []))
    .flat().slice(0, count).sort(byStart);
}

const searchStep = 14 * day;

/** The free starts before `until` (ms), or the first later one, and how long they stay the same. */
export function listFreeStarts(
  bookable: BookableType,
  until: number,
  now: number,
): { starts: FreeTime[]; validUntil: number } {
  let starts = listFreeTimes(bookable, { from: now, to: until }, now);
  if (starts.length === 0) {
    const busy = busyFor(bookable, now);
    const later = { ...wantedOf(bookable, now), from: until };
    starts = nextSlots(bookable.type.availability, busy, later, 1)
      .map((slot) => freeTimeOf(bookable, busy, slot));
  }
  return { starts, validUntil: nextChange(bookable, starts[0]?.startsAt ?? Infinity, now) };
}

/** The three free starts nearest to `startsAt`, ascending; never the start of the event that is left. */
export function alternativesTo(
  bookable: BookableType,
  { startsAt, now, own = {} }: Moment,
): number[] {
  const busy = busyFor(bookable, now, own);
  const left = bookable.calendar.busy.find(({ event }) => event && event.id === own.eventId);
  const wanted = { ...wantedOf(bookable, now, own), startsAt };
  const starts = nearestSlots(bookable.type.availability, busy, wanted, 4)
    .map((slot) => slot.startsAt);
  return nearestStarts(starts.filter((start) => start !== left?.startsAt), startsAt);
}

export function nearestStarts(starts: readonly number[], startsAt: number): number[] {
  return starts
    .toSorted((a, b) => Math.abs(a - startsAt) - Math.abs(b - startsAt))
    .slice(0, 3)
    .sort((a, b) => a - b);
}

export function wantedOf(bookable: BookableType, now: number, own: Own = {}): Wanted {
  const { durationMinutes, onlyBy, companionIds } = bookable.type;
  return {
    durationMinutes,
    now,
    ...(onlyBy && { onlyBy }),
    ...(companionIds.length > 0 && { together: slotTogether(bookable, now, own) }),
  };
}

function freeTimeOf(
  { calendar, type }: BookableType,
  busy: readonly BusyTime[],
  slot: Slot,
): FreeTime {
  const { startsAt, endsAt, placeId } = slot;
  const group = type.capacity > 1 ? groupAt(busy, slot) as GroupTime | undefined : undefined;
  const seatsLeft = group?.seatsLeft ?? type.capacity;
  if (group?.event) {
    const { meetingType, place } = group.event;
    const meetingTypes = [meetingType];
    return { startsAt, endsAt, placeId, meetingTypes, place, seatsLeft, event: group.event };
  }
  const meetingTypes = type.meetingTypes
    .filter((meetingType) => meetingType === "VIDEO_CALL" || placeId !== null);
  const isInPerson = placeId !== null && meetingTypes.includes("IN_PERSON");
  const place = isInPerson ? calendar.places.get(placeId) ?? "" : "";
  return { startsAt, endsAt, placeId, meetingTypes, place, seatsLeft, event: null };
}

function nextChange(
  { calendar, type, companions }: BookableType,
  firstStart: number,
  now: number,
): number {
  const calendars = [calendar, ...companions];
  const rules = [type.availability, ...companions.map(({ availability }) => availability)];
  const notice = Math.max(...rules.map(({ minimumNoticeMinutes }) => minimumNoticeMinutes));
  const firstTooSoon = firstStart - notice * minute + 1;
  const holdsEnd = calendars.flatMap(({ busy }) => busy.map(({ expiresAt }) => expiresAt))
    .filter((end) => end > now);
  const dates = rules.flatMap((availability) => dateChangesAfter(availability, now));
  return Math.min(firstTooSoon, ...dates, ...holdsEnd);
}
