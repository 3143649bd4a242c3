import { v7 } from "uuid";
import { decideBooking } from "../../../domain/booking.ts";
import { type BookableType, forPractitioner } from "../../../domain/calendar.ts";
import { day, minute } from "../../../domain/duration.ts";
import { decideOwnBooking } from "../../../domain/outside-hours.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { Repositories } from "../../../ports/persistence.ts";
import type { StoredBooking } from "../../../ports/persistence/bookings.ts";
import type { NewBooking } from "../../../ports/scheduling/time-holds.ts";
import { loadBookables } from "./bookable-types.ts";
import { cancelIn } from "./freed-times.ts";
import { findHold } from "./presented-holds.ts";

type Booking = Omit<NewBooking, "eventTypeUri"> & {
  movedFrom?: {
    inviteeId: string;
    eventId: string;
    meetingType: MeetingType;
    change: { by: string; reason: string; now: number };
  };
};

/**
 * Takes a time for a booking, inside the caller's transaction; the booking that is moved does not block it and is
 * cancelled. Decides before it writes. Errors as `Scheduling.book`.
 */
export async function addBooking(
  { bookings, holds }: Pick<Repositories, "bookings" | "holds">,
  loaded: BookableType,
  { startsAt, invitee, answers, tracking, movedFrom, ...booking }: Booking,
  now: number,
): Promise<StoredBooking> {
  const bookable = booking.byPractitioner ? forPractitioner(loaded) : loaded;
  const { calendar, type } = bookable;
  const near = { startsAt, endsAt: startsAt + type.durationMinutes * minute };
  const hold = await findHold(holds, booking.hold, now);
  const wanted = {
    startsAt,
    now,
    hold,
    meetingType: booking.meetingType,
    placeId: booking.placeId,
    moved: movedFrom,
    clientBookings: await bookings.listOfClient(invitee.email, { eventTypeId: type.id, ...near }),
  };
  const { time, meetingType } = booking.outsideHours === undefined
    ? decideBooking(bookable, wanted)
    : decideOwnBooking(loaded, wanted, booking.outsideHours);
  if (movedFrom) await cancelIn({ bookings }, movedFrom, movedFrom.change);
  if (hold?.isOwn) await holds.delete(hold.id);
  const event = {
    id: time.event?.id ?? v7(),
    accountId: calendar.account.id,
    eventTypeId: type.id,
    name: type.name,
    startsAt,
    endsAt: time.endsAt,
    meetingType,
    place: meetingType === "IN_PERSON" ? time.place : "",
    createdAt: now,
  };
  const made = {
    id: v7(),
    eventId: event.id,
    ...invitee,
    phone: invitee.phone ?? null,
    answers,
    tracking,
    createdAt: now,
  };
  if (!time.event) await bookings.addEvent(event);
  await bookings.addInvitee({ ...made, predecessorId: movedFrom?.inviteeId ?? null });
  // The other guests are in the database.
  if (time.event) return (await bookings.findInvitee(made.id))!;
  const { inviteeId, eventId } = movedFrom ?? {};
  const asNew = { status: "active", updatedAt: now } as const;
  return {
    event: {
      ...event,
      ...asNew,
      timeZone: calendar.account.timeZone,
      canceledBy: null,
      cancelReason: null,
      guests: { total: 1, active: 1, limit: type.capacity },
    },
    invitee: {
      ...made,
      ...asNew,
      predecessor: inviteeId && eventId ? { id: inviteeId, eventId } : null,
      successor: null,
    },
  };
}

/** The reads of `addBooking` in a calendar, for `Repositories.readAhead`. */
export function calendarReads(
  { bookings, calendars }: Pick<Repositories, "bookings" | "calendars">,
  { eventTypeId, accountId, startsAt, email }: {
    eventTypeId: string | null;
    accountId: string;
    startsAt: number;
    email: string | undefined;
  },
  now: number,
): Promise<unknown>[] {
  return [loadBookables(calendars, [accountId], now - 2 * day), readClient()];

  async function readClient(): Promise<void> {
    const type = eventTypeId && await calendars.findEventType(eventTypeId);
    if (!type || email === undefined) return;
    const endsAt = startsAt + type.durationMinutes * minute;
    await bookings.listOfClient(email, { eventTypeId: type.id, startsAt, endsAt });
  }
}
