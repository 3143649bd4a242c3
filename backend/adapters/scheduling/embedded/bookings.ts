import { and, eq, gt, lt } from "drizzle-orm";
import { v7 } from "uuid";
import type { Connection } from "db/open.ts";
import { holds, invitees, scheduledEvents } from "db/schema/mod.ts";
import { emailKey } from "../../../domain/account.ts";
import type { Slot } from "../../../domain/availability.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { BookingRequest } from "../../../ports/scheduling.ts";
import { refusing } from "../../persistence/libsql/database-refusal.ts";
import { freeSlot, meetingTypesAt, type Offer, placeOf, refusalOf } from "./free-times.ts";
import { ownHold } from "./holds.ts";

export async function bookIn(tx: Connection, offer: Offer, request: BookingRequest, now: number) {
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
    oldInviteeId: null,
    newInviteeId: null,
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
      lt(scheduledEvents.startsAt, slot.endsAt),
      gt(scheduledEvents.endsAt, slot.startsAt),
    ))
    .limit(1);
  if (other) throw new DomainError("ERR_CLIENT_BUSY");
}
