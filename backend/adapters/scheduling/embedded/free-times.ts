import { clockOn, day, dayAt, minute } from "../../../domain/wall-clock.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { AvailableTime, MeetingType } from "../../../domain/scheduling.ts";
import type { Slot } from "../../../domain/availability.ts";
import { findSlot, isOffered, listSlots, nearestSlots, nextSlots } from "../../../domain/slots.ts";
import type { Wanted } from "../../../domain/slot-search.ts";
import type { Addresses } from "./addresses.ts";
import { busyFor, type BusyTime, groupOf, type GroupTime, type Own } from "./busy.ts";
import type { Calendar, CalendarType } from "./calendar.ts";

/** A type of an account, as it is asked about. */
export type Offer = { calendar: Calendar; type: CalendarType };

/** A free time, and the group that already stands at it. */
export type FreeTime = Slot & { group: GroupTime | undefined };

export function freeTimes(
  offer: Offer,
  range: { from: number; to: number },
  now: number,
  addresses: Addresses,
): AvailableTime[] {
  const busy = busyFor(offer, now);
  const slots = listSlots(offer.type.availability, busy, { ...wantedOf(offer, now), ...range });
  return presentTimes(offer, busy, slots, addresses);
}

/** The slot at a time, for whoever has this hold or leaves this event; null when it is not free. */
export function freeTime(
  offer: Offer,
  { startsAt, now, own }: { startsAt: number; now: number; own: Own },
): FreeTime | null {
  const busy = busyFor(offer, now, own);
  const slot = findSlot(offer.type.availability, busy, { ...wantedOf(offer, now), startsAt });
  return slot && { ...slot, group: groupOf(busy, slot) };
}

/** Why a time is not free: somebody has it, or no rule offers it. */
export function refusalOf(offer: Offer, startsAt: number, now: number): DomainError {
  const question = { ...wantedOf(offer, now), startsAt };
  const isTaken = isOffered(offer.type.availability, [], question);
  return new DomainError(isTaken ? "ERR_SLOT_TAKEN" : "ERR_SLOT_NOT_OFFERED");
}

/** The three free times nearest to one that is gone; whoever moves a booking is not shown where it is. */
export function alternatives(
  offer: Offer,
  { startsAt, now, own }: { startsAt: number; now: number; own: Own },
): number[] {
  const busy = busyFor(offer, now, own);
  const where = offer.calendar.busy.find(({ event }) => event && event.id === own.eventId);
  return nearestSlots(offer.type.availability, busy, { ...wantedOf(offer, now), startsAt }, 4)
    .map((slot) => slot.startsAt)
    .filter((start) => start !== where?.startsAt)
    .sort((a, b) => Math.abs(a - startsAt) - Math.abs(b - startsAt))
    .slice(0, 3)
    .sort((a, b) => a - b);
}

/** What the engine is asked about a type. */
export function wantedOf({ type }: Offer, now: number): Wanted {
  const { durationMinutes, onlyBy } = type;
  return { durationMinutes, now, ...(onlyBy && { onlyBy }) };
}

export function meetingTypesAt(
  { type }: Offer,
  { placeId, group }: Pick<FreeTime, "placeId" | "group">,
): MeetingType[] {
  if (group?.event) return [group.event.meetingType];
  return type.meetingTypes
    .filter((meetingType) => meetingType === "VIDEO_CALL" || placeId !== null);
}

export function placeOf({ calendar }: Offer, { placeId, group }: FreeTime): string {
  if (group?.event) return group.event.place;
  return placeId === null ? "" : calendar.places.get(placeId) ?? "";
}

type Remembered = { count: number; from: number; until: number; times: AvailableTime[] };

/** Dies with the calendar it was worked out from. */
const remembered = new WeakMap<CalendarType, Remembered>();

/** The next free times, worked out once and good until the first of them is too soon or something else is free. */
export function nextTimes(
  offer: Offer,
  count: number,
  now: number,
  addresses: Addresses,
): AvailableTime[] {
  const { type } = offer;
  const known = remembered.get(type);
  if (known && known.count === count && known.from <= now && now < known.until) return known.times;
  const busy = busyFor(offer, now);
  const slots = nextSlots(type.availability, busy, wantedOf(offer, now), count);
  const times = presentTimes(offer, busy, slots, addresses);
  remembered.set(type, { count, from: now, until: changesAt(offer, times, now), times });
  return times;
}

/** When (ms) the next times may be others, though nobody writes anything. */
function changesAt({ calendar, type }: Offer, times: AvailableTime[], now: number): number {
  const { timeZone, minimumNoticeMinutes } = type.availability;
  const firstTooSoon = (times[0]?.startsAt ?? Infinity) - minimumNoticeMinutes * minute + 1;
  const holdsEnd = calendar.busy.map(({ expiresAt }) => expiresAt).filter((end) => end > now);
  return Math.min(firstTooSoon, midnightAfter(timeZone, now), ...holdsEnd);
}

/** When another day comes within the horizon; near a clock change an instant before it. */
function midnightAfter(timeZone: string, now: number): number {
  const tomorrow = dayAt(timeZone, now) + 1;
  const clock = clockOn(timeZone, tomorrow);
  const offsets = typeof clock === "number" ? [clock] : clock.map(({ offset }) => offset);
  return tomorrow * day - Math.max(...offsets);
}

function presentTimes(
  offer: Offer,
  busy: readonly BusyTime[],
  slots: Slot[],
  addresses: Addresses,
): AvailableTime[] {
  const isGroup = offer.type.capacity > 1;
  return slots.map((slot) =>
    presentTime(offer, { ...slot, group: isGroup ? groupOf(busy, slot) : undefined }, addresses)
  );
}

function presentTime(offer: Offer, time: FreeTime, addresses: Addresses): AvailableTime {
  const { calendar, type } = offer;
  const page = addresses.page(calendar.account.slug, type.slug);
  const start = `${new Date(time.startsAt).toISOString().slice(0, 19)}Z`;
  const meetingTypes = meetingTypesAt(offer, time);
  return {
    startsAt: time.startsAt,
    schedulingUrl: `${page}?start_time=${start}`,
    meetingTypes,
    place: meetingTypes.includes("IN_PERSON") ? placeOf(offer, time) : "",
    seatsLeft: time.group?.seatsLeft ?? type.capacity,
  };
}
