import { mailboxKey } from "../domain/account.ts";
import {
  afterRequest,
  counted,
  type LimitName,
  limits,
  requireRoom,
  shareOfNetwork,
} from "../domain/attempt-limit.ts";
import { networkOf } from "../domain/network-address.ts";
import type { Auth } from "../ports/auth.ts";
import type { Attempts } from "../ports/persistence/attempts.ts";
import type { Ports } from "../ports/ports.ts";
import { deviceMarkOf } from "./auth/known-device.ts";
import type { Origin } from "./auth/known-origin.ts";

/** `by` is what the limit counts: a network, a user, an address. */
type CountedRequest = { limit: LimitName; by: string };

/** A mail to any mailbox that a caller names. */
type CountedMail = { mail: "mailsPerMailbox" | "codesPerMailbox"; origin: Origin };

/**
 * Counts a request under each limit; call it before costly work. Throws ERR_TOO_MANY_REQUESTS, and counts nothing, when
 * one limit is reached. `now` in ms.
 */
export function countRequests(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  now: number,
  requests: (CountedRequest | CountedMail)[],
): Promise<void> {
  return persistence.transaction(async ({ attempts }) => {
    for (const request of requests) {
      if ("mail" in request) await countMail(auth, attempts, request, now);
      else await countRequest(auth, attempts, request, now);
    }
  });
}

/**
 * Counts the mails of each network to a mailbox, and those of all networks together, so that no few of them keep others
 * from requesting one. Mails that a known browser requests are counted apart.
 */
async function countMail(
  auth: Auth,
  attempts: Attempts,
  { mail, origin: { email, address, deviceMarks } }: CountedMail,
  now: number,
): Promise<void> {
  const ofMailbox = `${mail}:${auth.hashSecret(mailboxKey(email))}`;
  const perNetwork = limits[`${mail}AndNetwork`];
  const mark = deviceMarkOf(auth, deviceMarks, email);
  const ofRequester = `${ofMailbox}:${auth.hashSecret(mark ?? networkOf(address))}`;
  const requested = await attempts.find(ofRequester);
  if (mark !== null) {
    return await attempts.save(ofRequester, afterRequest(requested, perNetwork, now));
  }
  const all = await attempts.find(ofMailbox);
  const share = shareOfNetwork(all, perNetwork, now);
  await attempts.save(ofRequester, afterRequest(requested, share, now));
  await attempts.save(ofMailbox, afterRequest(all, limits[mail], now));
}

/** As `countRequests`, in the transaction of the work: a refused request is not counted. */
export async function countRequest(
  auth: Auth,
  attempts: Attempts,
  { limit, by }: CountedRequest,
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
