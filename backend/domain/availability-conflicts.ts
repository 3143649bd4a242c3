import { type AvailabilityDraft, availabilityOf, type Place } from "./availability-draft.ts";
import type { Availability, DayRange } from "./availability.ts";
import { findSlot } from "./slots.ts";
import { minute } from "./wall-clock.ts";

/** A booking to come, with whoever booked; of a group each guest. Instants in ms. */
export type UpcomingBooking = {
  startsAt: number;
  endsAt: number;
  eventUri: string;
  inviteeUri: string;
  inviteeName: string;
  isInPerson: boolean;
  /** As it was agreed; "" by video. */
  place: string;
};

/** A booking that lies outside the hours; `therapySessionId` null: the journal does not know it. Instants in ms. */
export type BookingConflict = {
  therapySessionId: string | null;
  startsAt: number;
  endsAt: number;
  clientName: string;
};

/**
 * The bookings that nobody could make with these hours, were the time free: outside the week, on a closed day, or in a
 * place where the practitioner is not any more. What was agreed in a place is found by its name in `placesBefore`.
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

/** Only the hours count: every minute is a start, and nothing is too near or too far. */
function isWithin(hours: Availability, { startsAt, endsAt }: UpcomingBooking): boolean {
  const durationMinutes = (endsAt - startsAt) / minute;
  return findSlot(hours, [], { startsAt, durationMinutes, now: startsAt }) !== null;
}

/** The hours in one place, in "any" place, or (null) all of them. */
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
