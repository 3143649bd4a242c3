import {
  afterRequest,
  counted,
  type LimitName,
  limits,
  requireRoom,
} from "../domain/attempt-limit.ts";
import type { Auth } from "../ports/auth.ts";
import type { Attempts } from "../ports/persistence/attempts.ts";
import type { Ports } from "../ports/ports.ts";

/**
 * Counts a request under each limit; call it before costly work. Throws ERR_TOO_MANY_REQUESTS, and counts nothing, when
 * one limit is reached. `by` is what the limit counts: a network, a user, an address. `now` in ms.
 */
export function countRequests(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  now: number,
  requests: { limit: LimitName; by: string }[],
): Promise<void> {
  return persistence.transaction(async ({ attempts }) => {
    for (const request of requests) await countRequest(auth, attempts, request, now);
  });
}

/** As `countRequests`, in the transaction of the work: a refused request is not counted. */
export async function countRequest(
  auth: Auth,
  attempts: Attempts,
  { limit, by }: { limit: LimitName; by: string },
  now: number,
): Promise<void> {
  const key = `${limit}:${auth.hashSecret(by)}`;
  await attempts.save(key, afterRequest(await attempts.find(key), limits[limit], now));
}

/** Limits a person's bookings, and the moves of clients, that succeed. */
export function bookingLimit(auth: Auth, userId: string) {
  return successLimit(auth, "bookingsAndMovesPerPerson", userId);
}

/** Limits how many clients a practitioner books in. */
export function clientBookingLimit(auth: Auth, userId: string) {
  return successLimit(auth, "bookingsForClientsPerPerson", userId);
}

/** Limits how often a practitioner moves one session: each move mails its client. */
export function moveLimit(auth: Auth, sessionId: string) {
  return successLimit(auth, "movesPerSession", sessionId);
}

function successLimit(auth: Auth, name: LimitName, by: string) {
  const limit = limits[name];
  const key = `${name}:${auth.hashSecret(by)}`;
  return {
    find: (attempts: Attempts) => attempts.find(key),

    /** Throws ERR_TOO_MANY_REQUESTS. */
    async requireNotReached(attempts: Attempts, now: number): Promise<void> {
      requireRoom(await attempts.find(key), limit, now);
    },

    async count(attempts: Attempts, now: number): Promise<void> {
      await attempts.save(key, counted(await attempts.find(key), limit, now));
    },
  };
}
