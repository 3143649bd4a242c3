import { and, eq } from "drizzle-orm";
import type { Connection, Database } from "db/open.ts";
import { holds } from "db/schema/mod.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { bookIn } from "./bookings.ts";
import { loadCalendars } from "./calendar.ts";
import { cancelIn } from "./cancellations.ts";
import type { Calendars } from "./calendars.ts";
import { alternatives, type Offer } from "./free-times.ts";
import { holdIn } from "./holds.ts";
import { presentEvent, presentInvitee } from "./scheduled-events.ts";
import { hashOf } from "./secret.ts";

const day = 86_400_000;

/**
 * Everything that takes a time or gives it back. Each decision is made inside the write transaction, on what the
 * database holds at that moment, by the predicate that lists the free times; the triggers stand behind it.
 */
export function embeddedReservations(
  database: Database,
  calendars: Calendars,
  addresses: Addresses,
): Pick<Scheduling, "hold" | "release" | "book" | "cancel"> {
  /** Runs `work` on the offer as the transaction sees it; a refused time gets its nearest alternatives. */
  async function taking<Result>(
    { eventTypeUri, startsAt }: { eventTypeUri: string; startsAt: number },
    now: number,
    work: (tx: Connection, offer: Offer) => Promise<Result>,
  ): Promise<Result> {
    const id = addresses.eventTypeId(eventTypeUri);
    const known = id && await calendars.ofEventType(id, now);
    if (!known) throw new DomainError("ERR_NOT_FOUND");
    const accountId = known.calendar.account.id;
    try {
      return await database.transaction(async (tx) => {
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
        alternatives: offer ? alternatives(offer, startsAt, now) : [],
      });
    } finally {
      calendars.forget(accountId);
    }
  }

  return {
    hold(request, now) {
      return taking(request, now, (tx, offer) => holdIn(tx, offer, request, now));
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

    book(request, now) {
      return taking(request, now, async (tx, offer) => {
        const { event, invitee } = await bookIn(tx, offer, request, now);
        const { timeZone } = offer.calendar.account;
        return {
          event: presentEvent({ event, timeZone }, addresses),
          invitee: presentInvitee(invitee, addresses),
        };
      });
    },

    async cancel({ eventUri, inviteeUri }, by, reason, now) {
      const eventId = addresses.eventId(eventUri);
      const inviteeId = inviteeUri === undefined ? undefined : addresses.inviteeId(inviteeUri);
      if (!eventId || inviteeId === null) throw new DomainError("ERR_NOT_FOUND");
      const accountId = await database.transaction((tx) =>
        cancelIn(tx, { eventId, ...(inviteeId !== undefined && { inviteeId }) }, {
          by,
          reason,
          now,
        })
      );
      calendars.forget(accountId);
    },
  };
}

function isGone(error: unknown): error is DomainError {
  return error instanceof DomainError &&
    (error.code === "ERR_SLOT_TAKEN" || error.code === "ERR_HOLD_EXPIRED");
}
