import { type AvailabilityDraft, availabilityOf, type Place } from "./availability-draft.ts";
import type { Availability, DayRange } from "./availability.ts";
import { findSlot } from "./slots.ts";
import { minute } from "./duration.ts";

/** A future booking and its guest; a group has one per guest. Instants in ms. */
export type UpcomingBooking = {
  startsAt: number;
  endsAt: number;
  eventUri: string;
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
 * The bookings outside the hours of a draft: at another time, on a closed day, or in a place that is no longer offered.
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
    return !isWithin(hoursIn(availabilityOf(draft), placeId), booking);
  });
}

function isWithin(hours: Availability, { startsAt, endsAt }: UpcomingBooking): boolean {
  const durationMinutes = (endsAt - startsAt) / minute;
  return findSlot(hours, [], { startsAt, durationMinutes, now: startsAt }) !== null;
}

function hoursIn(availability: Availability, placeId: string | null): Availability {
  const fits = (range: DayRange) =>
    placeId === null || range.placeId === placeId || (placeId === "any" && range.placeId !== null);
  return {
    ...availability,
    rules: availability.rules.filter(fits),
    exceptions: availability.exceptions.map(({ date, ranges }) => ({
      date,
      ranges: ranges.filter(fits),
    })),
    minimumNoticeMinutes: 0,
    stepMinutes: 1,
    dailyMaximum: null,
  };
}
