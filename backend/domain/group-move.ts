import { findFreeTime, type FreeTime } from "./bookable-times.ts";
import { chooseMeetingType, type ClientBooking, isClientBusy, notFree } from "./booking.ts";
import { type BookableType, forPractitioner, withBusyWhere } from "./calendar.ts";
import { DomainError } from "./errors.ts";
import type { MeetingType } from "./scheduling.ts";

type MovedEvent = {
  id: string;
  eventTypeId: string;
  startsAt: number;
  meetingType: MeetingType;
};

/**
 * The time to which a whole group moves, as its practitioner may book it. The group does not block itself and never joins
 * another group. `clientBookings` are those of all its guests. ERR_SLOT_TAKEN, ERR_SLOT_NOT_OFFERED,
 * ERR_PARTICIPANT_BUSY.
 */
export function decideGroupMove(
  loaded: BookableType,
  { event, startsAt, now, clientBookings }: {
    event: MovedEvent;
    startsAt: number;
    now: number;
    clientBookings: readonly ClientBooking[];
  },
): FreeTime {
  const bookable = forPractitioner(withBusyWhere(loaded, (time) => time.event?.id !== event.id));
  const time = findFreeTime(bookable, { startsAt, now });
  if (!time) throw notFree(bookable, startsAt, now);
  if (time.event) throw new DomainError("ERR_SLOT_TAKEN");
  chooseMeetingType(time.meetingTypes, event.meetingType);
  const others = clientBookings.filter((booking) =>
    booking.eventTypeId !== event.eventTypeId || booking.startsAt !== event.startsAt
  );
  if (isClientBusy(others, time)) throw new DomainError("ERR_PARTICIPANT_BUSY");
  return time;
}
