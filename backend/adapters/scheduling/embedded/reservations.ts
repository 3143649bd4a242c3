import { requireAdmitted } from "../../../domain/admission.ts";
import { alternativesTo } from "../../../domain/bookable-times.ts";
import { extendedExpiry, presentedHold } from "../../../domain/booking.ts";
import type { BookableType, Own } from "../../../domain/calendar.ts";
import { day } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import { unknownEventType } from "../../../domain/scheduling.ts";
import type { Persistence, Repositories } from "../../../ports/persistence.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { NewBooking, TimeHolds } from "../../../ports/scheduling/time-holds.ts";
import { loadBookables } from "./bookable-types.ts";
import type { Calendars } from "./calendars.ts";
import { contestedTimes } from "./contested-times.ts";
import { cancelIn, freeTime } from "./freed-times.ts";
import { hashOf, isKept, keptTimes } from "./kept-times.ts";
import { groupTimes } from "./group-times.ts";
import { bookingMoves } from "./moved-bookings.ts";
import { addBooking, calendarReads } from "./made-bookings.ts";
import { decideNewHold, holdReads } from "./made-holds.ts";
import { movedGroups } from "./moved-groups.ts";
import { priceOfHold } from "./presented-holds.ts";
import { requestedTimes } from "./requested-times.ts";
import type { Resources } from "./resources.ts";
import { teamHolds } from "./team-holds.ts";

/** What is thrown after the commit: what was written before the refusal stays. */
class Refused {
  constructor(readonly error: DomainError) {}
}

function refused(error: unknown): Refused {
  if (error instanceof DomainError) return new Refused(error);
  throw error;
}

type Requested = {
  eventTypeId: string | null;
  startsAt: number;
  now: number;
  own?: Own;
  /** Whether the type may be one that is no longer offered. */
  moves?: boolean;
};
/**
 * Takes and frees times. Each decision is made inside the write transaction on what the database holds at that moment,
 * by the rule that also lists the free times. The database's overlap triggers are a second line of defence.
 */
export function embeddedReservations(
  persistence: Pick<Persistence, "transaction" | "newest" | "holds" | "bookings">,
  calendars: Calendars,
  resources: Resources,
): Pick<Scheduling, "holds" | "book" | "cancel" | "reschedule"> {
  const contested = contestedTimes(persistence.newest, calendars);

  async function reserve<Result>(
    { eventTypeId: id, startsAt, now, own = {}, moves = false }: Requested,
    work: (
      repositories: Repositories,
      load: () => Promise<BookableType>,
      accountId: string,
    ) => Promise<Result | Refused>,
  ): Promise<Result> {
    const accountId = id && await calendars.accountOf(id);
    if (!accountId) throw new DomainError("ERR_PRACTICE_NOT_OFFERED", { detail: unknownEventType });
    /** What was decided on; null when the old time of a moved booking was freed before. */
    let loaded: BookableType | null = null;
    try {
      const result = await persistence.transaction((repositories) =>
        work(repositories, async () => {
          const types = await loadBookables(repositories.calendars, [accountId], now - 2 * day);
          const bookable = types.get(id);
          if (!bookable || !(bookable.type.active || moves)) {
            throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
          }
          loaded = own.eventId === undefined ? bookable : null;
          return bookable;
        }, accountId)
      );
      if (result instanceof Refused) throw result.error;
      return result;
    } catch (error) {
      if (!isTaken(error)) throw error;
      calendars.forget(accountId);
      const current = loaded ?? await calendars.ofEventType(id, now);
      const alternatives = current ? alternativesTo(current, { startsAt, now, own }) : [];
      throw new DomainError(error.code, { ...error.facts, alternatives });
    } finally {
      calendars.forget(accountId);
    }
  }

  async function bookIn(
    repositories: Repositories,
    booking: NewBooking,
    load: () => Promise<BookableType>,
    now: number,
  ) {
    const { eventTypeUri, invitee: { email }, byPractitioner, isAdmitted } = booking;
    const eventTypeId = resources.eventTypeId(eventTypeUri);
    if (!byPractitioner && !isAdmitted && !await isKept(repositories, booking.hold, now)) {
      requireAdmitted(await repositories.therapists.admissionOf(eventTypeUri, email));
    }
    const heldPriceCents = await priceOfHold(repositories, { ...booking, eventTypeId }, now);
    const booked = await addBooking(repositories, await load(), booking, now);
    return { ...resources.presentBooking(booked), heldPriceCents };
  }

  const bookWith: TimeHolds["bookWith"] = async (
    { eventTypeUri, startsAt, invitee, beforeEarlyRefusal },
    now,
    work,
  ) => {
    const eventTypeId = resources.eventTypeId(eventTypeUri);
    const time = { eventTypeId, startsAt, email: invitee?.email };
    const freed: string[] = [];
    const attempt = () =>
      reserve({ ...time, now }, (repositories, load, accountId) => {
        repositories.readAhead((ahead) => calendarReads(ahead, { ...time, accountId }, now));
        return work(repositories, async (booking) => {
          if (booking.replaces) {
            freed.push(await freeTime(repositories, resources, booking.replaces, now));
          }
          return await bookIn(repositories, booking, load, now);
        });
      });
    const booked = beforeEarlyRefusal
      ? await contested({ eventTypeId, startsAt, now }, { attempt, beforeEarlyRefusal })
      : await attempt();
    for (const accountId of freed) calendars.forget(accountId);
    return booked;
  };

  const moveWith = bookingMoves({ reserve, bookings: persistence.bookings, resources });

  return {
    holds: {
      hold(request, now, count) {
        const { eventTypeUri, startsAt } = request;
        const eventTypeId = resources.eventTypeId(eventTypeUri);
        return reserve({ eventTypeId, startsAt, now }, async (repositories, load, accountId) => {
          repositories.readAhead((ahead) => holdReads(ahead, request, accountId, now));
          await count?.(repositories);
          const save = await decideNewHold(repositories, load, request, now).catch(refused);
          return save instanceof Refused ? save : await save();
        });
      },

      async release({ id, secret }) {
        const accountId = await persistence.transaction(async ({ holds }) => {
          const hold = await holds.find(id);
          if (hold?.secretHash !== hashOf(secret)) throw new DomainError("ERR_NOT_FOUND");
          await holds.delete(id);
          return hold.accountId;
        });
        calendars.forget(accountId);
      },

      async extend({ holds }, { id, secret }, reason, now) {
        const hold = await holds.find(id);
        if (!hold || !presentedHold(id, hold, hashOf(secret), now).isOwn) {
          throw new DomainError("ERR_HOLD_EXPIRED");
        }
        const expiresAt = extendedExpiry(hold, reason, now);
        await holds.extend(id, expiresAt);
        const { startsAt, endsAt, eventTypeId } = hold;
        return {
          id,
          eventTypeUri: resources.eventTypeUri(eventTypeId),
          startsAt,
          endsAt,
          expiresAt,
        };
      },

      async end({ holds }, ownerUri, id) {
        const hold = await holds.find(id);
        if (!hold || hold.accountId !== resources.userId(ownerUri)) {
          throw new DomainError("ERR_NOT_FOUND");
        }
        await holds.delete(id);
      },

      bookWith,
      moveWith,

      async cancelIn(repositories, { eventUri, inviteeUri }, by, reason, now) {
        const [eventId, inviteeId] = [resources.eventId(eventUri), resources.inviteeId(inviteeUri)];
        if (!eventId || !inviteeId) throw new DomainError("ERR_NOT_FOUND");
        const change = { by, reason, now };
        calendars.forget(await cancelIn(repositories, { eventId, inviteeId }, change));
      },

      async bookIn(repositories, booking, now) {
        const { calendars: stored } = repositories;
        const id = resources.eventTypeId(booking.eventTypeUri);
        const type = id === null ? null : await stored.findEventType(id);
        if (!type) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
        const load = async () => {
          const types = await loadBookables(stored, [type.accountId], now - 2 * day);
          const bookable = types.get(type.id);
          if (!bookable?.type.active) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
          return bookable;
        };
        const booked = await bookIn(repositories, booking, load, now);
        calendars.forget(type.accountId);
        return booked;
      },

      ...keptTimes({ reserve, calendars, resources }),
      ...groupTimes({ calendars, resources }),
      ...requestedTimes(resources),
      ...movedGroups({ reserve, bookings: persistence.bookings, resources }),

      ...teamHolds(persistence, calendars, resources),

      async deleteExpired(now) {
        if (!await persistence.holds.hasExpired(now)) return 0;
        const accountIds = await persistence.transaction(({ holds }) => holds.deleteExpired(now));
        for (const accountId of accountIds) calendars.forget(accountId);
        return accountIds.length;
      },
    },

    book: (booking, now) =>
      bookWith(booking, now, async (_repositories, book) => {
        const { event, invitee } = await book(booking);
        return { event, invitee };
      }),

    reschedule: (request, now) => moveWith(request, now, (_repositories, move) => move()),

    async cancel({ eventUri, inviteeUri }, by, reason, now) {
      const eventId = resources.eventId(eventUri);
      const inviteeId = inviteeUri === undefined ? undefined : resources.inviteeId(inviteeUri);
      if (!eventId || inviteeId === null) throw new DomainError("ERR_NOT_FOUND");
      const accountId = await persistence.transaction((repositories) =>
        cancelIn(repositories, { eventId, inviteeId }, { by, reason, now })
      );
      calendars.forget(accountId);
    },
  };
}

function isTaken(error: unknown): error is DomainError {
  return error instanceof DomainError &&
    (error.code === "ERR_SLOT_TAKEN" || error.code === "ERR_HOLD_EXPIRED");
}
