import { eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { invitees, scheduledEvents } from "db/schema/scheduling.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { RescheduleRequest } from "../../../ports/scheduling.ts";
import { bookIn } from "./bookings.ts";
import type { Offer } from "./free-times.ts";

/** Refuses to move what is cancelled or has begun. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION. */
export async function refuseUnmovable(
  tx: Connection,
  inviteeId: string,
  now: number,
): Promise<void> {
  const [row] = await tx
    .select({
      invitee: invitees.status,
      event: scheduledEvents.status,
      startsAt: scheduledEvents.startsAt,
    })
    .from(invitees)
    .innerJoin(scheduledEvents, eq(scheduledEvents.id, invitees.eventId))
    .where(eq(invitees.id, inviteeId));
  if (!row) throw new DomainError("ERR_NOT_FOUND");
  const stands = row.invitee === "active" && row.event === "active";
  if (!stands || row.startsAt <= now) throw new DomainError("ERR_ILLEGAL_TRANSITION");
}

/** Books the new time for whoever had the old one. Returns the new invitee. */
export async function moveIn(
  tx: Connection,
  offer: Offer,
  { inviteeId, startsAt, meetingType, hold }:
    & Pick<RescheduleRequest, "startsAt" | "meetingType" | "hold">
    & { inviteeId: string },
  now: number,
): Promise<string> {
  const [old] = await tx.select({ invitee: invitees, formerly: scheduledEvents.meetingType })
    .from(invitees)
    .innerJoin(scheduledEvents, eq(scheduledEvents.id, invitees.eventId))
    .where(eq(invitees.id, inviteeId));
  const { name, email, timeZone, answers, tracking } = old!.invitee;
  const moved = await bookIn(tx, offer, {
    startsAt,
    invitee: { name, email, timeZone },
    answers,
    tracking,
    movedFrom: { inviteeId, meetingType: old!.formerly },
    ...(meetingType && { meetingType }),
    ...(hold && { hold }),
  }, now);
  await tx.update(invitees).set({ newInviteeId: moved.inviteeId })
    .where(eq(invitees.id, inviteeId));
  return moved.inviteeId;
}
