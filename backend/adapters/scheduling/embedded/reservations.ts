import { and, eq, lte } from "drizzle-orm";
import type { Connection, Database } from "db/database.ts";
import { holds } from "db/schema/scheduling.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { bookIn } from "./bookings.ts";
import type { Own } from "./busy.ts";
import { loadCalendars } from "./calendar.ts";
import type { Calendars } from "./calendars.ts";
import { cancelIn } from "./cancellations.ts";
import { alternatives, type Offer } from "./free-times.ts";
import { holdIn } from "./holds.ts";
import { moveIn, refuseUnmovable } from "./moves.ts";
import { findInvited } from "./scheduled-events.ts";
import { hashOf } from "./secret.ts";

const day = 86_400_000;

/** A time that is wanted; whoever moves a booking leaves an event. */
type Taking = {
  eventTypeId: string | null;
  startsAt: number;
  now: number;
  own?: Own;
  /** Done in the transaction before the calendar is read. */
  before?: (tx: Connection) => Promise<unknown>;
};

/**
 * Everything that takes a time or gives it back. Each decision is made inside the write transaction, on what the
 * database holds at that moment, by the predicate that lists the free times; the triggers stand behind it.
 */
export function embeddedReservations(
  database: Database,
  calendars: Calendars,
  addresses: Addresses,
): Pick<Scheduling, "hold" | "release" | "endHolds" | "book" | "cancel" | "reschedule"> {
  /** Runs `work` on the offer as the transaction sees it; a refused time gets its nearest alternatives. */
  async function taking<Result>(
    { eventTypeId: id, startsAt, now, own = {}, before }: Taking,
    work: (tx: Connection, offer: Offer) => Promise<Result>,
  ): Promise<Result> {
    const known = id && await calendars.ofEventType(id, now);
    if (!known) throw new DomainError("ERR_NOT_FOUND");
    const accountId = known.calendar.account.id;
    try {
      return await database.transaction(async (tx) => {
        await before?.(tx);
        const [calendar] = await loadCalendars(tx, [accountId], now - 2 * day);
        const type = calendar?.types.get(id);
        if (!calendar || !type?.active) throw new DomainError("ERR_NOT_FOUND");
        return await work(tx, { calendar, type });
      });
    } catch (error) {
      if (!isGone(error)) throw error;
      calendars.forget(accountId);
      const offer = await calendars.ofEventType(id, now);
      throw new DomainError(error.code, {
        ...error.facts,
        alternatives: offer ? alternatives(offer, { startsAt, now, own }) : [],
      });
    } finally {
      calendars.forget(accountId);
    }
  }

  return {
    hold(request, now) {
      const { eventTypeUri, startsAt } = request;
      const eventTypeId = addresses.eventTypeId(eventTypeUri);
      return taking(
        { eventTypeId, startsAt, now },
        (tx, offer) => holdIn(tx, offer, request, now),
      );
    },

    async release(holdId, secret) {
      const accountId = await database.transaction(async (tx) => {
        const [gone] = await tx.delete(holds)
          .where(and(eq(holds.id, holdId), eq(holds.secretHash, hashOf(secret))))
          .returning({ accountId: holds.accountId });
        if (!gone) throw new DomainError("ERR_NOT_FOUND");
        return gone.accountId;
      });
      calendars.forget(accountId);
    },

    async endHolds(now) {
      const isOver = lte(holds.expiresAt, now);
      const [any] = await database.read.select({ id: holds.id }).from(holds).where(isOver).limit(1);
      if (!any) return 0;
      const gone = await database.transaction((tx) =>
        tx.delete(holds).where(isOver).returning({ accountId: holds.accountId })
      );
      for (const { accountId } of gone) calendars.forget(accountId);
      return gone.length;
    },

    book({ eventTypeUri, ...booking }, now) {
      const eventTypeId = addresses.eventTypeId(eventTypeUri);
      return taking({ eventTypeId, startsAt: booking.startsAt, now }, async (tx, offer) => {
        const { inviteeId } = await bookIn(tx, offer, booking, now);
        return (await findInvited(tx, inviteeId, addresses))!;
      });
    },

    async reschedule({ inviteeUri, startsAt, ...move }, now) {
      const id = addresses.inviteeId(inviteeUri);
      const found = id && await findInvited(database.read, id, addresses);
      if (!found || found.invitee.uri !== inviteeUri) throw new DomainError("ERR_NOT_FOUND");
      const eventTypeId = addresses.eventTypeId(found.event.eventTypeUri);
      const eventId = addresses.eventId(found.event.uri)!;
      const { by, reason = "" } = move;
      return await taking(
        {
          eventTypeId,
          startsAt,
          now,
          own: { eventId },
          // The old time is free before the new one is looked for; both changes stand or neither.
          async before(tx) {
            await refuseUnmovable(tx, id, now);
            await cancelIn(tx, { eventId, inviteeId: id }, { by, reason, now });
          },
        },
        async (tx, offer) => {
          const inviteeId = await moveIn(tx, offer, { inviteeId: id, startsAt, ...move }, now);
          return (await findInvited(tx, inviteeId, addresses))!;
        },
      );
    },

    async cancel({ eventUri, inviteeUri }, by, reason, now) {
      const eventId = addresses.eventId(eventUri);
      const inviteeId = inviteeUri === undefined ? undefined : addresses.inviteeId(inviteeUri);
      if (!eventId || inviteeId === null) throw new DomainError("ERR_NOT_FOUND");
      const booked = { eventId, ...(inviteeId !== undefined && { inviteeId }) };
      const accountId = await database.transaction((tx) =>
        cancelIn(tx, booked, { by, reason, now })
      );
      calendars.forget(accountId);
    },
  };
}

function isGone(error: unknown): error is DomainError {
  return error instanceof DomainError &&
    (error.code === "ERR_SLOT_TAKEN" || error.code === "ERR_HOLD_EXPIRED");
}
