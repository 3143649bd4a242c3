import type { Account } from "../../domain/account.ts";
import { gridMinutes } from "../../domain/availability-draft.ts";
import { minute } from "../../domain/duration.ts";
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
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AvailabilitySheet } from "../../ports/scheduling/availability.ts";
import { recordAction } from "../admin/record-action.ts";
import { closedIn } from "../availability/closed-times.ts";
import { ownEditor } from "../availability/own-availability.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { endSeatWaits } from "../waiting-lists/seat-waits.ts";
import { cancelAtProvider, findCancelUrl } from "./provider-requests.ts";
import { cancellationReads } from "./session-change-reads.ts";
import { saveCancellation } from "./session-changes.ts";

export type Cancellation = {
  id: string;
  reason?: string | undefined;
  shown?: ShownBooking | undefined;
  /** Whether the practitioner closes the hours of the freed time. */
  keepClosed?: boolean | undefined;
};

/**
 * Cancels in the caller's role and frees the time, which an outside calendar may only do later. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION, ERR_BOOKING_CHANGED,
 * ERR_CANCEL_AT_PROVIDER; with `keepClosed` ERR_FORBIDDEN for others than the practitioner, else as `ownEditor`.
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
  const { keepClosed } = input;
  const inRole = { by: found.by, keepClosed };
  const { session, isFreed } = await runWith(ports, account, inRole, now, async (repositories) => {
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

/** In one transaction, in which `keepClosed` also closes the hours of the session. */
async function runWith<Result extends { session: TherapySession }>(
  ports: Pick<Ports, "persistence" | "scheduling">,
  account: Account,
  { by, keepClosed }: { by: string; keepClosed?: boolean | undefined },
  now: number,
  work: (repositories: Repositories) => Promise<Result>,
): Promise<Result> {
  if (!keepClosed) return await ports.persistence.transaction(work);
  if (by !== "therapist") throw new DomainError("ERR_FORBIDDEN");
  const { editor, ownerUri } = await ownEditor(ports, account);
  return await editor.change(ownerUri, now, async (repositories, { sheet, replace }) => {
    const result = await work(repositories);
    const closed = withClosedHours(sheet, result.session, now);
    if (closed) await replace(closed);
    return result;
  });
}

/** Null when no hours are open then: such a time is not offered anyway. */
function withClosedHours(
  sheet: AvailabilitySheet,
  { startsAt, endsAt }: TherapySession,
  now: number,
): AvailabilitySheet | null {
  const step = gridMinutes * minute;
  const time = { startsAt: floorTo(startsAt, step), endsAt: -floorTo(-endsAt, step) };
  try {
    return closedIn(sheet, { ...time, note: "" }, now);
  } catch (error) {
    const problems = error instanceof DomainError ? error.facts.errors ?? [] : [];
    if (problems.some(({ errCode }) => errCode === "ERR_NO_HOURS_OPEN")) return null;
    throw error;
  }
}

function floorTo(at: number, step: number): number {
  return Math.floor(at / step) * step;
}

/** A booking that the calendar does not have blocks no time. */
function ignoreUnknown(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== "ERR_NOT_FOUND") throw error;
}
