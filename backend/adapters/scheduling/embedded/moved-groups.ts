import { canMove } from "../../../domain/booking.ts";
import type { BookableType, Own } from "../../../domain/calendar.ts";
import { minute } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import { decideGroupMove } from "../../../domain/group-move.ts";
import type { Repositories } from "../../../ports/persistence.ts";
import type { StoredEvent, StoredInvitee } from "../../../ports/persistence/bookings.ts";
import type { TimeHolds } from "../../../ports/scheduling/time-holds.ts";
import type { Resources } from "./resources.ts";

type Reserve = <Result>(
  time: { eventTypeId: string; startsAt: number; now: number; own: Own; moves: boolean },
  work: (repositories: Repositories, load: () => Promise<BookableType>) => Promise<Result>,
) => Promise<Result>;

/** Moves events with all their guests. */
export function movedGroups(
  { reserve, bookings, resources }: {
    reserve: Reserve;
    bookings: Repositories["bookings"];
    resources: Resources;
  },
): Pick<TimeHolds, "moveGroup"> {
  return {
    async moveGroup({ eventUri, startsAt, replaces = [] }, now, work) {
      const eventId = resources.eventId(eventUri) ?? "";
      const { event: { eventTypeId } } = await findEvent(bookings, eventId);
      const own = { eventId, wholeEvent: true };
      const requested = { eventTypeId, startsAt, now, own, moves: true };
      return await reserve(requested, async (repositories, load) => {
        const { event, guests } = await findEvent(repositories.bookings, eventId);
        const isMovable = guests.some((invitee) => canMove({ event, invitee }, now));
        if (!isMovable) throw new DomainError("ERR_ILLEGAL_TRANSITION");
        for (const id of replaces) await repositories.holds.delete(id);
        const bookable = await load();
        const endsAt = startsAt + bookable.type.durationMinutes * minute;
        const near = { eventTypeId, startsAt, endsAt };
        const clientBookings = [];
        for (const { email } of guests) {
          clientBookings.push(...await repositories.bookings.listOfClient(email, near));
        }
        const time = decideGroupMove(bookable, { event, startsAt, now, clientBookings });
        const place = event.meetingType === "IN_PERSON" ? time.place : "";
        const moved = { startsAt, endsAt: time.endsAt, place };
        await repositories.bookings.moveEvent(eventId, moved, now);
        return await work(repositories, resources.presentEvent({ ...event, ...moved }));
      });
    },
  };
}

async function findEvent(
  bookings: Repositories["bookings"],
  eventId: string,
): Promise<{ event: StoredEvent; guests: StoredInvitee[] }> {
  const found = await bookings.findEvent(eventId);
  if (!found) throw new DomainError("ERR_NOT_FOUND");
  return {
    event: found.event,
    guests: found.invitees.filter(({ status }) => status === "active"),
  };
}
