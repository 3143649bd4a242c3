import { and, eq, gt, lt } from "drizzle-orm";
import { v7 } from "uuid";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import { holds, invitees, scheduledEvents } from "db/schema/scheduling.ts";
import { emailKey } from "../../../domain/account.ts";
import type { Slot } from "../../../domain/availability.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { BookingRequest } from "../../../ports/scheduling.ts";
import {
  type FreeTime,
  freeTime,
  meetingTypesAt,
  type Offer,
  placeOf,
  refusalOf,
} from "./free-times.ts";
import { ownHold } from "./holds.ts";

export type Booking = Omit<BookingRequest, "eventTypeUri"> & {
  /** The invitee this is the new booking of, and how they were to meet. */
  movedFrom?: { inviteeId: string; meetingType: string };
};

/** Returns the invitee's id and the event's: a new one, or the group that stands there. */
export async function bookIn(
  tx: Connection,
  offer: Offer,
  booking: Booking,
  now: number,
): Promise<{ eventId: string; inviteeId: string }> {
  const { startsAt, invitee } = booking;
  const { type } = offer;
  if (type.oncePerClient) await refuseSecondTime(tx, type.id, invitee.email);
  const hold = booking.hold ? await ownHold(tx, booking.hold, now) : null;
  const time = freeTime(offer, { startsAt, now, own: { holdId: hold?.own ? hold.id : undefined } });
  if (!time && hold?.ended) throw new DomainError("ERR_HOLD_EXPIRED");
  if (!time) throw refusalOf(offer, startsAt, now);
  const possible = meetingTypesAt(offer, time);
  const formerly = possible.find((one) => one === booking.movedFrom?.meetingType);
  const meetingType = booking.meetingType ?? formerly ?? possible[0];
  if (!meetingType || !possible.includes(meetingType)) {
    throw new DomainError("ERR_SLOT_NOT_OFFERED", {
      detail: `there is no ${meetingType} at this time`,
    });
  }
  await refuseBusyClient(tx, invitee.email, time);
  if (hold?.own) await tx.delete(holds).where(eq(holds.id, hold.id));
  const place = meetingType === "IN_PERSON" ? placeOf(offer, time) : "";
  const eventId = time.group?.event?.id ??
    await addEvent(tx, offer, time, { meetingType, place, now });
  const inviteeId = v7();
  await refusedAs(
    DomainError,
    tx.insert(invitees).values({
      id: inviteeId,
      eventId,
      ...invitee,
      emailKey: emailKey(invitee.email),
      status: "active",
      answers: booking.answers,
      tracking: booking.tracking,
      oldInviteeId: booking.movedFrom?.inviteeId ?? null,
      createdAt: now,
      updatedAt: now,
    }),
  );
  return { eventId, inviteeId };
}

async function addEvent(
  tx: Connection,
  { calendar, type }: Offer,
  { startsAt, endsAt }: FreeTime,
  { meetingType, place, now }: { meetingType: string; place: string; now: number },
): Promise<string> {
  const id = v7();
  await refusedAs(
    DomainError,
    tx.insert(scheduledEvents).values({
      id,
      accountId: calendar.account.id,
      eventTypeId: type.id,
      name: type.name,
      status: "active",
      startsAt,
      endsAt,
      meetingType,
      place,
      createdAt: now,
      updatedAt: now,
    }),
  );
  return id;
}

/** Nobody can be in two places at once, whoever they are with. */
async function refuseBusyClient(tx: Connection, email: string, slot: Slot): Promise<void> {
  const [other] = await tx.select({ id: scheduledEvents.id }).from(invitees)
    .innerJoin(scheduledEvents, eq(scheduledEvents.id, invitees.eventId))
    .where(and(
      bookingsOf(email),
      lt(scheduledEvents.startsAt, slot.endsAt),
      gt(scheduledEvents.endsAt, slot.startsAt),
    ))
    .limit(1);
  if (other) throw new DomainError("ERR_CLIENT_BUSY");
}

/** Getting to know each other happens once, past or to come; a cancelled time did not happen. */
async function refuseSecondTime(tx: Connection, typeId: string, email: string): Promise<void> {
  const [other] = await tx.select({ id: scheduledEvents.id }).from(invitees)
    .innerJoin(scheduledEvents, eq(scheduledEvents.id, invitees.eventId))
    .where(and(bookingsOf(email), eq(scheduledEvents.eventTypeId, typeId)))
    .limit(1);
  if (other) throw new DomainError("ERR_ONCE_PER_CLIENT");
}

function bookingsOf(email: string) {
  return and(
    eq(invitees.emailKey, emailKey(email)),
    eq(invitees.status, "active"),
    eq(scheduledEvents.status, "active"),
  );
}
