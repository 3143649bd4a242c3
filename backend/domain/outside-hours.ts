import { findFreeTime, type FreeTime } from "./bookable-times.ts";
import { decideBooking } from "./booking.ts";
import { type BookableType, forPractitioner } from "./calendar.ts";
import { DomainError } from "./errors.ts";
import type { MeetingType } from "./scheduling.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/**
 * The type as its practitioner books it outside of the working hours: open all day, in the chosen place or in every place
 * where it is offered, the places of the hours first. Vacations, also those of absences, stay closed, and so do the hours of
 * companions.
 */
function openAllDay(bookable: BookableType, placeId: string | undefined): BookableType {
  const { calendar, type, companions } = forPractitioner(bookable);
  const { own, rules, ...general } = type.availability;
  const usual = (own?.hours ?? rules).flatMap(({ placeId }) => placeId ?? []);
  const known = new Set([...usual, ...calendar.places.keys()]);
  const ids = known.size > 0 ? [...known] : [null];
  const placeIds = placeId === undefined ? ids : ids.filter((id) => id === placeId);
  const availability = {
    ...general,
    ...(own && { own: { ...own, hours: null } }),
    rules: weekdays.flatMap((weekday) =>
      placeIds.map((placeId) => ({ weekday, fromMinute: 0, toMinute: 1440, placeId }))
    ),
    exceptions: [],
    closedOnPublicHolidays: false,
  };
  return { calendar, type: { ...type, availability }, companions };
}

/**
 * Whether only the working hours stand in the way of a practitioner's booking at `startsAt`, also because they are in another
 * place than `placeId`. Instants in ms.
 */
export function isFreeOutsideHours(
  bookable: BookableType,
  { startsAt, now, meetingType, placeId }: {
    startsAt: number;
    now: number;
    meetingType?: MeetingType | undefined;
    placeId?: string | undefined;
  },
): boolean {
  const at = { startsAt, now };
  const fits = (time: FreeTime | null) =>
    time !== null && (!meetingType || time.meetingTypes.includes(meetingType)) &&
    (placeId === undefined || time.placeId === placeId);
  return !fits(findFreeTime(forPractitioner(bookable), at)) &&
    fits(findFreeTime(openAllDay(bookable, placeId), at));
}

/**
 * As `decideBooking`, for a booking by the practitioner. ERR_OUTSIDE_HOURS when only the working hours stand in the way;
 * with `outsideHours` they do not.
 */
export function decideOwnBooking(
  bookable: BookableType,
  wanted: Parameters<typeof decideBooking>[1] & {
    /** Where the session in person is; by default where the hours are. */
    placeId?: string | undefined;
  },
  outsideHours: boolean,
): { time: FreeTime; meetingType: MeetingType } {
  // The bookings of the client are left out: a practitioner must not learn of those of a stranger.
  if (!isFreeOutsideHours(bookable, wanted)) {
    const decided = decideBooking(forPractitioner(bookable), wanted);
    const { placeId = decided.time.placeId } = wanted;
    if (decided.time.placeId !== placeId) throw new DomainError("ERR_SLOT_NOT_OFFERED");
    return decided;
  }
  if (!outsideHours) throw new DomainError("ERR_OUTSIDE_HOURS");
  return decideBooking(openAllDay(bookable, wanted.placeId), wanted);
}
