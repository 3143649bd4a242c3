import { and, asc, eq, gt, lte } from "drizzle-orm";
import { v7 } from "uuid";
import type { Connection, Database } from "db/open.ts";
import { holds, invitees, scheduledEvents } from "db/schema/mod.ts";
import { emailKey } from "../../../domain/account.ts";
import type { Slot } from "../../../domain/availability.ts";
import { DomainError } from "../../../domain/errors.ts";
import { holdMinutes } from "../../../domain/scheduling.ts";
import type { BookingRequest, HoldRequest, Scheduling } from "../../../ports/scheduling.ts";
import { refusing } from "../../persistence/libsql/database-refusal.ts";
import type { Addresses } from "./addresses.ts";
import { loadCalendars } from "./calendar.ts";
import type { Calendars } from "./calendars.ts";
import {
  alternatives,
  freeSlot,
  isInRules,
  meetingTypesAt,
  type Offer,
  placeOf,
} from "./free-times.ts";
import { presentEvent, presentInvitee } from "./scheduled-events.ts";
import { hashOf, newSecret } from "./secret.ts";

const day = 86_400_000;
const mostLivingHolds = 3;

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

    async cancel(eventUri, by, reason, now) {
      const id = addresses.eventId(eventUri);
      if (!id) throw new DomainError("ERR_NOT_FOUND");
      const accountId = await database.transaction(async (tx) => {
        const [event] = await tx.select().from(scheduledEvents).where(eq(scheduledEvents.id, id));
        if (!event) throw new DomainError("ERR_NOT_FOUND");
        if (event.status === "canceled") return event.accountId;
        const canceled = { status: "canceled" as const, updatedAt: now };
        await tx.update(scheduledEvents)
          .set({ ...canceled, canceledAt: now, canceledBy: by, cancelReason: reason })
          .where(eq(scheduledEvents.id, id));
        await tx.update(invitees).set(canceled).where(eq(invitees.eventId, id));
        return event.accountId;
      });
      calendars.forget(accountId);
    },
  };
}

async function holdIn(tx: Connection, offer: Offer, request: HoldRequest, now: number) {
  const { startsAt, holderHash, replaces } = request;
  const accountId = offer.calendar.account.id;
  await tx.delete(holds).where(and(eq(holds.accountId, accountId), lte(holds.expiresAt, now)));
  const replaced = replaces && await ownHold(tx, replaces, now);
  if (replaced?.own) await tx.delete(holds).where(eq(holds.id, replaced.id));
  await refuseTooMany(tx, holderHash, now);
  const slot = freeSlot(offer, {
    startsAt,
    now,
    ownHoldId: replaced?.own ? replaced.id : undefined,
  });
  if (!slot) throw refusalOf(offer, startsAt, now);
  const secret = newSecret();
  const hold = {
    id: v7(),
    startsAt,
    endsAt: slot.endsAt,
    expiresAt: now + holdMinutes * 60_000,
  };
  await refusing(
    tx.insert(holds).values({
      ...hold,
      accountId,
      eventTypeId: offer.type.id,
      secretHash: hashOf(secret),
      holderHash,
      createdAt: now,
    }),
  );
  return { ...hold, eventTypeUri: request.eventTypeUri, secret };
}

async function refuseTooMany(tx: Connection, holderHash: string, now: number): Promise<void> {
  const living = await tx.select({ expiresAt: holds.expiresAt }).from(holds)
    .where(and(eq(holds.holderHash, holderHash), gt(holds.expiresAt, now)))
    .orderBy(asc(holds.expiresAt));
  if (living.length < mostLivingHolds) return;
  const retryAfter = Math.ceil((living[0]!.expiresAt - now) / 1000);
  throw new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter });
}

async function bookIn(tx: Connection, offer: Offer, request: BookingRequest, now: number) {
  const { startsAt } = request;
  const hold = request.hold ? await ownHold(tx, request.hold, now) : null;
  const slot = freeSlot(offer, { startsAt, now, ownHoldId: hold?.own ? hold.id : undefined });
  if (!slot && hold?.ended) throw new DomainError("ERR_HOLD_EXPIRED");
  if (!slot) throw refusalOf(offer, startsAt, now);
  const possible = meetingTypesAt(offer, slot);
  const meetingType = request.meetingType ?? possible[0];
  if (!meetingType || !possible.includes(meetingType)) {
    throw new DomainError("ERR_SLOT_NOT_OFFERED", {
      detail: `there is no ${meetingType} at this time`,
    });
  }
  await refuseBusyClient(tx, request.invitee.email, slot);
  if (hold?.own) await tx.delete(holds).where(eq(holds.id, hold.id));
  const event = {
    id: v7(),
    accountId: offer.calendar.account.id,
    eventTypeId: offer.type.id,
    name: offer.type.name,
    status: "active" as const,
    startsAt,
    endsAt: slot.endsAt,
    meetingType,
    place: meetingType === "IN_PERSON" ? placeOf(offer, slot) : "",
    canceledAt: null,
    canceledBy: null,
    cancelReason: null,
    createdAt: now,
    updatedAt: now,
  };
  const invitee = {
    id: v7(),
    eventId: event.id,
    ...request.invitee,
    emailKey: emailKey(request.invitee.email),
    status: "active" as const,
    answers: request.answers,
    tracking: request.tracking,
    createdAt: now,
    updatedAt: now,
  };
  await refusing(tx.insert(scheduledEvents).values(event));
  await tx.insert(invitees).values(invitee);
  return { event, invitee };
}

/** Nobody can be in two places at once, whoever they are with. */
async function refuseBusyClient(tx: Connection, email: string, slot: Slot): Promise<void> {
  const [other] = await tx.select({ id: scheduledEvents.id }).from(invitees)
    .innerJoin(scheduledEvents, eq(scheduledEvents.id, invitees.eventId))
    .where(and(
      eq(invitees.emailKey, emailKey(email)),
      eq(scheduledEvents.status, "active"),
      lte(scheduledEvents.startsAt, slot.endsAt - 1),
      gt(scheduledEvents.endsAt, slot.startsAt),
    ))
    .limit(1);
  if (other) throw new DomainError("ERR_CLIENT_BUSY");
}

/** What a hold that somebody shows is worth: it is their own, or it has ended, or it is another's. */
async function ownHold(tx: Connection, shown: { id: string; secret: string }, now: number) {
  const [row] = await tx.select().from(holds).where(eq(holds.id, shown.id));
  const ended = !row || row.expiresAt <= now;
  return { id: shown.id, ended, own: !ended && row.secretHash === hashOf(shown.secret) };
}

function refusalOf(offer: Offer, startsAt: number, now: number): DomainError {
  const isTaken = isInRules(offer, startsAt, now);
  return new DomainError(isTaken ? "ERR_SLOT_TAKEN" : "ERR_SLOT_NOT_OFFERED");
}

function isGone(error: unknown): error is DomainError {
  return error instanceof DomainError &&
    (error.code === "ERR_SLOT_TAKEN" || error.code === "ERR_HOLD_EXPIRED");
}
