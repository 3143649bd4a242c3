import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { endWithoutBooking } from "../session-requests/ended-request.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { ownEditor } from "./own-availability.ts";

/**
 * Frees a time of the caller's calendar that a visitor holds or that a booking without a session blocks. The visitor
 * reads ERR_HOLD_EXPIRED at the next step, a waiting person's offer ends, and a request is declined. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION for a session, which is cancelled
 * instead.
 */
export async function endBlockingTime(
  ports: Pick<Ports, "auth" | "scheduling" | "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  const { persistence, scheduling } = ports;
  const { editor, ownerUri } = await ownEditor(ports, account);
  const blocking = await editor.listBlocking(ownerUri, { now, until: Number.MAX_SAFE_INTEGER });
  const time = blocking.find((one) => one.id === id);
  if (time?.kind === "booking") {
    const { eventUri, inviteeUri } = time;
    if (await persistence.therapySessions.findByInvitee(inviteeUri)) {
      throw new DomainError("ERR_ILLEGAL_TRANSITION", { detail: "cancel the session instead" });
    }
    await scheduling.cancel({ eventUri, inviteeUri }, "therapist", "", now);
    await offerFreedTimes(ports, account.therapistId!, now);
    return;
  }
  const { holds } = scheduling;
  const isHeld = time?.kind === "hold" || time?.kind === "offer" || time?.kind === "answer";
  if (!holds || !isHeld) throw new DomainError("ERR_NOT_FOUND");
  await persistence.transaction(async (repositories) => {
    const request = (await repositories.sessionRequests.findByHolds([id])).get(id);
    if (request) {
      await endWithoutBooking(repositories, request, { status: "declined", now });
      return;
    }
    await holds.end(repositories, ownerUri, id);
    await repositories.bookingRequests.endOfHold(id, now);
  });
  await offerFreedTimes(ports, account.therapistId!, now);
}
