import { canMove } from "../../../domain/booking.ts";
import type { BookableType, Own } from "../../../domain/calendar.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Repositories } from "../../../ports/persistence.ts";
import type { TimeHolds } from "../../../ports/scheduling/time-holds.ts";
import { addBooking, calendarReads } from "./made-bookings.ts";
import type { Resources } from "./resources.ts";

type Reserve = <Result>(
  time: { eventTypeId: string; startsAt: number; now: number; own: Own; moves: boolean },
  work: (
    repositories: Repositories,
    load: () => Promise<BookableType>,
    accountId: string,
  ) => Promise<Result>,
) => Promise<Result>;

/** Moves the booking of one guest. */
export function bookingMoves(
  { reserve, bookings, resources }: {
    reserve: Reserve;
    bookings: Repositories["bookings"];
    resources: Resources;
  },
): TimeHolds["moveWith"] {
  return async ({ inviteeUri, startsAt, meetingType, by, reason = "", hold }, now, work) => {
    const id = resources.inviteeId(inviteeUri);
    const stored = id && await bookings.findInvitee(id);
    if (!stored || resources.inviteeUri(stored.invitee) !== inviteeUri) {
      throw new DomainError("ERR_NOT_FOUND");
    }
    const { event: { eventTypeId, id: eventId }, invitee: { email } } = stored;
    const requested = { eventTypeId, startsAt, now, own: { eventId }, moves: true };
    return await reserve(requested, (repositories, load, accountId) => {
      const { bookings } = repositories;
      repositories.readAhead((ahead) => [
        ahead.bookings.findInvitee(id),
        ahead.bookings.findEvent(eventId),
        ...calendarReads(ahead, { eventTypeId, accountId, startsAt, email }, now),
        ...hold ? [ahead.holds.find(hold.id)] : [],
      ]);
      return work(repositories, async () => {
        const old = await bookings.findInvitee(id);
        if (!old) throw new DomainError("ERR_NOT_FOUND");
        if (!canMove(old, now)) throw new DomainError("ERR_ILLEGAL_TRANSITION");
        const { name, email, phone, timeZone, answers, tracking } = old.invitee;
        const { meetingType: formerType } = old.event;
        const bookable = await load();
        const moved = await addBooking(repositories, bookable, {
          startsAt,
          invitee: { name, email, phone, timeZone },
          answers,
          tracking,
          movedFrom: {
            inviteeId: id,
            eventId,
            meetingType: formerType,
            change: { by, reason, now },
          },
          byPractitioner: by === "therapist",
          ...(meetingType && { meetingType }),
          ...(hold && { hold }),
        }, now);
        await bookings.setSuccessor(id, moved.invitee.id);
        const hasCompanions = bookable.type.companionIds.length > 0;
        return { ...resources.presentBooking(moved), hasCompanions };
      });
    });
  };
}
