import { clockOn, day, dayAt, minute } from "../../../domain/wall-clock.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { AvailableTime, MeetingType } from "../../../domain/scheduling.ts";
import type { Slot } from "../../../domain/availability.ts";
import { findSlot, isOffered, listSlots, nearestSlots, nextSlots } from "../../../domain/slots.ts";
import type { Addresses } from "./addresses.ts";
import { busyAt, type Calendar, type CalendarType } from "./calendar.ts";

/** A type of an account, as it is asked about. */
export type Offer = { calendar: Calendar; type: CalendarType };

export function freeTimes(
  offer: Offer,
  range: { from: number; to: number },
  now: number,
  addresses: Addresses,
): AvailableTime[] {
  const { calendar, type } = offer;
  const { durationMinutes, availability } = type;
  const slots = listSlots(availability, busyAt(calendar, now), { durationMinutes, now, ...range });
  return slots.map((slot) => presentTime(offer, slot, addresses));
}

/** The slot at a time, for whoever has this hold; null when it is not free. */
export function freeSlot(
  { calendar, type }: Offer,
  { startsAt, now, ownHoldId }: { startsAt: number; now: number; ownHoldId?: string | undefined },
): Slot | null {
  const { durationMinutes, availability } = type;
  return findSlot(availability, busyAt(calendar, now, ownHoldId), {
    durationMinutes,
    startsAt,
    now,
  });
}

/** Why a time is not free: somebody has it, or no rule offers it. */
export function refusalOf({ type }: Offer, startsAt: number, now: number): DomainError {
  const { durationMinutes, availability } = type;
  const isTaken = isOffered(availability, [], { durationMinutes, startsAt, now });
  return new DomainError(isTaken ? "ERR_SLOT_TAKEN" : "ERR_SLOT_NOT_OFFERED");
}

export function alternatives({ calendar, type }: Offer, startsAt: number, now: number): number[] {
  const { durationMinutes, availability } = type;
  return nearestSlots(availability, busyAt(calendar, now), { durationMinutes, startsAt, now })
    .map((slot) => slot.startsAt);
}

export function meetingTypesAt({ type }: Offer, { placeId }: Slot): MeetingType[] {
  return (type.meetingTypes as MeetingType[])
    .filter((meetingType) => meetingType === "VIDEO_CALL" || placeId !== null);
}

export function placeOf({ calendar }: Offer, { placeId }: Slot): string {
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
  const { calendar, type } = offer;
  const known = remembered.get(type);
  if (known && known.count === count && known.from <= now && now < known.until) return known.times;
  const { durationMinutes, availability } = type;
  const times = nextSlots(availability, busyAt(calendar, now), { durationMinutes, now }, count)
    .map((slot) => presentTime(offer, slot, addresses));
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

function presentTime(offer: Offer, slot: Slot, addresses: Addresses): AvailableTime {
  const { calendar, type } = offer;
  const page = addresses.page(calendar.account.slug, type.slug);
  const start = `${new Date(slot.startsAt).toISOString().slice(0, 19)}Z`;
  const meetingTypes = meetingTypesAt(offer, slot);
  return {
    startsAt: slot.startsAt,
    schedulingUrl: `${page}?start_time=${start}`,
    meetingTypes,
    place: meetingTypes.includes("IN_PERSON") ? placeOf(offer, slot) : "",
    seatsLeft: 1,
  };
}
