import { type AvailabilityDraft, availabilityOf, type Place } from "./availability-draft.ts";
import type { Availability, DayRange } from "./availability.ts";
import { withPracticeRules } from "./practice-rules.ts";
import { findSlot } from "./slots.ts";
import { minute } from "./duration.ts";

/** A future booking and its guest; a group has one per guest. Instants in ms. */
export type UpcomingBooking = {
  startsAt: number;
  endsAt: number;
  eventUri: string;
  eventTypeUri: string;
  inviteeUri: string;
  inviteeName: string;
  isInPerson: boolean;
  place: string;
};

export type BookingConflict = {
  therapySessionId: string | null;
  startsAt: number;
  endsAt: number;
  clientName: string;
};

/**
 * The bookings outside the hours of a draft: at another time, on a closed day, or in a place where their practice is no
 * longer offered.
 * A booking refers to its place by the name in `placesBefore`.
 */
export function bookingsOutside(
  draft: AvailabilityDraft,
  bookings: readonly UpcomingBooking[],
  placesBefore: readonly Place[],
): UpcomingBooking[] {
  const idOfPlace = new Map(placesBefore.map(({ id, name }) => [name, id]));
  return bookings.filter((booking) => {
    const placeId = booking.isInPerson ? idOfPlace.get(booking.place) ?? "any" : null;
    return !isWithin(hoursIn(availabilityFor(draft, booking), placeId), booking);
  });
}

function availabilityFor(
  draft: AvailabilityDraft,
  { eventTypeUri }: UpcomingBooking,
): Availability {
  const general = availabilityOf(draft);
  const practice = draft.practices.find((one) => one.eventTypeUri === eventTypeUri);
  if (!practice) return general;
  const { eventTypeUri: typeId, questions: _, ...rules } = practice;
  return withPracticeRules(general, typeId, rules);
}

function isWithin(hours: Availability, { startsAt, endsAt, isInPerson }: UpcomingBooking): boolean {
  const durationMinutes = (endsAt - startsAt) / minute;
  const onlyBy = isInPerson ? "IN_PERSON" as const : "VIDEO_CALL" as const;
  return findSlot(hours, [], { startsAt, durationMinutes, now: startsAt, onlyBy }) !== null;
}

/** The hours in a place, or without one those by video or in any. */
function hoursIn(availability: Availability, placeId: string | null): Availability {
  const placeIds = availability.own?.placeIds;
  const isOffered = (id: string) => !placeIds || placeIds.includes(id);
  const fits = (range: DayRange) =>
    placeId === null ||
    (range.placeId !== null && isOffered(range.placeId) &&
      (placeId === "any" || range.placeId === placeId));
  const { own } = availability;
  return {
    ...availability,
    rules: availability.rules.filter(fits),
    exceptions: availability.exceptions.map((exception) => ({
      ...exception,
      ranges: exception.ranges.filter(fits),
    })),
    ...(own && { own: { ...own, hours: own.hours?.filter(fits) ?? null } }),
    minimumNoticeMinutes: 0,
    stepMinutes: 1,
    dailyMaximum: null,
    weeklyMaximum: null,
  };
}
