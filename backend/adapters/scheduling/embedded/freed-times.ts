import { guestsLeaving } from "../../../domain/booking.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Repositories } from "../../../ports/persistence.ts";
import type { NewBooking } from "../../../ports/scheduling/time-holds.ts";
import type { Resources } from "./resources.ts";

/** Cancels the booking that a new one replaces. Returns the id of its account. */
export async function freeTime(
  repositories: Repositories,
  resources: Resources,
  { eventUri, inviteeUri }: NonNullable<NewBooking["replaces"]>,
  now: number,
): Promise<string> {
  const [eventId, inviteeId] = [resources.eventId(eventUri), resources.inviteeId(inviteeUri)];
  if (!eventId || !inviteeId) throw new DomainError("ERR_NOT_FOUND");
  const change = { by: "client", reason: "", now };
  return await cancelIn(repositories, { eventId, inviteeId }, change);
}

/** Cancels a guest's seat, or the event. Returns the id of its account. ERR_NOT_FOUND. */
export async function cancelIn(
  { bookings }: Pick<Repositories, "bookings">,
  { eventId, inviteeId }: { eventId: string; inviteeId?: string | undefined },
  { by, reason, now }: { by: string; reason: string; now: number },
): Promise<string> {
  const found = await bookings.findEvent(eventId);
  const isInvited = inviteeId === undefined || found?.invitees.some(({ id }) => id === inviteeId);
  if (!found || !isInvited) throw new DomainError("ERR_NOT_FOUND");
  const { event, invitees } = found;
  if (event.status === "canceled") return event.accountId;
  const { leaving, eventEnds } = guestsLeaving(invitees, inviteeId);
  for (const { id } of leaving) await bookings.cancelInvitee(id, now);
  if (eventEnds) await bookings.cancelEvent(eventId, by, reason, now);
  return event.accountId;
}
