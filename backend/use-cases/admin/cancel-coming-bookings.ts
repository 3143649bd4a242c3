import type { PendingCancellation } from "../../domain/disable-effects.ts";
import { canCancel, cancel, type TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { cancelAtProvider } from "../therapy-sessions/provider-requests.ts";
import { saveCancellation } from "../therapy-sessions/session-changes.ts";

/** So few at once that bookings of others never wait long. */
const atOnce = 20;

type Needs = Pick<Ports, "persistence" | "scheduling">;

/**
 * Cancels the coming bookings of disabled accounts and profiles, a few in each transaction, with the mails and the money of
 * each. Repeated after an interruption, it goes on where it stopped. Returns how many it cancelled. `now` in ms.
 */
export async function cancelComingBookings(ports: Needs, now: number): Promise<number> {
  const { persistence } = ports;
  let count = 0;
  while (await persistence.disabled.nextCancellation() !== null) {
    const cancelled = await persistence.transaction((repositories) =>
      cancelNext(ports, repositories, now)
    );
    for (const session of cancelled) await cancelAtProvider(ports, session, now);
    count += cancelled.length;
  }
  return count;
}

async function cancelNext(
  { persistence }: Needs,
  repositories: Repositories,
  now: number,
): Promise<TherapySession[]> {
  const { disabled, therapySessions } = repositories;
  const pending = await disabled.nextCancellation();
  if (!pending) return [];
  const { therapistId, userId, actorUserId, createdAt: bookedBefore } = pending;
  const owner = therapistId !== null ? { therapistId } : { userId: userId! };
  const ids = await disabled.listComing(owner, { now, bookedBefore, limit: atOnce });
  if (ids.length < atOnce) await disabled.removeCancellation(pending.id);
  const cancelled: TherapySession[] = [];
  for (const id of ids) {
    const before = await therapySessions.find(id);
    if (!before || !canCancel(before, "admin", now)) continue;
    const after = cancelledFor(pending, before, now);
    const by = { actor: "admin", actorUserId } as const;
    const both = { before, cancelled: after };
    await saveCancellation(persistence, repositories, both, by, { reason: null, now });
    cancelled.push(after);
  }
  return cancelled;
}

/** A practitioner who was disabled could not hold the session: the client owes nothing and is offered others. */
function cancelledFor(
  { therapistId }: PendingCancellation,
  session: TherapySession,
  now: number,
): TherapySession {
  return therapistId === null
    ? cancel(session, "admin", null, now)
    : cancel({ ...session, awaySince: session.awaySince ?? now }, "therapist", null, now);
}
