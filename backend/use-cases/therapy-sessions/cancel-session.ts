import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireShownBooking, type ShownBooking } from "../../domain/shown-booking.ts";
import { cancelOutcome } from "../../domain/free-cancellation.ts";
import {
  canCancel,
  cancel,
  requireRole,
  type TherapySession,
  withoutPendingCancel,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { endSeatWaits } from "../waiting-lists/seat-waits.ts";
import { cancelAtProvider, findCancelUrl } from "./provider-requests.ts";
import { cancellationReads } from "./session-change-reads.ts";
import { saveCancellation } from "./session-changes.ts";

export type Cancellation = {
  id: string;
  reason?: string | undefined;
  shown?: ShownBooking | undefined;
};

/**
 * Cancels in the caller's role and frees the time, which an outside calendar may only do later. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION, ERR_BOOKING_CHANGED,
 * ERR_CANCEL_AT_PROVIDER.
 */
export async function cancelSession(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  account: Account,
  input: Cancellation,
  now: number,
): Promise<Pick<TherapySession, "userId">> {
  const { persistence, scheduling } = ports;
  const found = requireRole(await persistence.therapySessions.find(input.id), account);
  if (canCancel(found.session, found.by, now)) {
    const cancelUrl = await findCancelUrl({ scheduling }, found.session);
    if (cancelUrl) throw new DomainError("ERR_CANCEL_AT_PROVIDER", { cancelUrl });
  }
  const { holds } = scheduling;
  const { session, isFreed } = await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    repositories.readAhead((ahead) => cancellationReads(ahead, found));
    const { session: before, by } = requireRole(await therapySessions.find(input.id), account);
    const requested = cancel(before, by, input.reason?.trim() || null, now);
    if (requested === before) return { session: before, isFreed: false };
    const cancelled = holds ? withoutPendingCancel(requested) : requested;
    requireShownBooking(input.shown, before, by, now);
    const author = { actor: by, actorUserId: account.userId };
    const reason = cancelled.cancelReason ?? cancelOutcome(before, by, now);
    const both = { before, cancelled };
    const others = await therapySessions.listOfEvent(before.eventUri);
    await saveCancellation(persistence, repositories, both, author, { reason, now });
    if (by === "admin") {
      await recordAction(persistence, repositories, { account, now }, {
        ...{ action: "cancel-session", kind: "user", id: before.userId },
        detail: { session: before.id, reason },
      });
    }
    const isLast = !others.some(({ id, status }) => id !== before.id && status === "booked");
    if (by === "therapist" && isLast) await endSeatWaits(ports.auth, repositories, before, now);
    await holds?.cancelIn(repositories, before, by, cancelled.cancelReason ?? "", now)
      .catch(ignoreUnknown);
    return { session: cancelled, isFreed: holds !== null };
  });
  const isPending = session.providerCancelPending;
  if (isPending) await cancelAtProvider({ persistence, scheduling }, session, now);
  if (isPending || isFreed) await offerFreedTimes(ports, session.therapistId, now);
  return session;
}

/** A booking that the calendar does not have blocks no time. */
function ignoreUnknown(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== "ERR_NOT_FOUND") throw error;
}
