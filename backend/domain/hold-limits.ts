import { day, second } from "./duration.ts";
import { DomainError } from "./errors.ts";

export type LiveHold = { holderHash: string; networkHash: string | null; expiresAt: number };

/** How many times one visitor's network, or one signed-in person, may hold at one practitioner and altogether. */
const mostOfHolder = { here: 3, everywhere: 6 };

/** The same for the key of a partner, who holds for many guests from one address. */
const mostOfPartner = { here: 12, everywhere: 120 };

/** How many times the connections of one network, an office or a block of rented addresses, may hold at one practitioner. */
const mostOfNetwork = { visitors: 6, signedIn: 12 };

/**
 * What part of a practitioner's free times visitors may hold together, so that no flood empties a calendar. A
 * connection that holds nothing here yet has more room, so that the flood of a few does not keep the others out, and a
 * signed-in person has the most, so that no flood of visitors keeps clients out.
 */
const heldShare = { usual: 1 / 10, newcomer: 1 / 3, partner: 1 / 3, signedIn: 1 / 2 };
const leastHeld = { usual: 4, newcomer: 8, partner: 8, signedIn: 12 };

/** The span (ms) from now on whose free times count. */
export const heldShareSpan = 30 * day;

type HoldSituation = {
  holderHash: string;
  networkHash: string;
  isSignedIn: boolean;
  isPartner?: boolean;
  /** The live holds at this practitioner. */
  here: readonly LiveHold[];
  /** When (ms) the holder's live holds at all practitioners expire. */
  ofHolder: readonly number[];
  /** How many times are free; called only when many are held. */
  countFree: () => number;
};

/** ERR_TOO_MANY_REQUESTS when a new hold would be too many. `now` in ms. */
export function requireRoomForHold(
  { holderHash, networkHash, isSignedIn, isPartner = false, here, ofHolder, countFree }:
    HoldSituation,
  now: number,
): void {
  const own = here.filter((hold) => hold.holderHash === holderHash);
  const allowed = isPartner ? mostOfPartner : mostOfHolder;
  if (own.length >= allowed.here || ofHolder.length >= allowed.everywhere) {
    throw tooMany(ofHolder, now);
  }
  const ofNetwork = here.filter((hold) => hold.networkHash === networkHash)
    .map(({ expiresAt }) => expiresAt);
  if (!isPartner && ofNetwork.length >= mostOfNetwork[isSignedIn ? "signedIn" : "visitors"]) {
    throw tooMany(ofNetwork, now);
  }
  const visitor = own.length === 0 ? "newcomer" : "usual";
  const kind = isSignedIn ? "signedIn" : isPartner ? "partner" : visitor;
  if (here.length < leastHeld[kind]) return;
  const most = Math.max(leastHeld[kind], Math.floor((countFree() + here.length) * heldShare[kind]));
  if (here.length >= most) throw tooMany(here.map(({ expiresAt }) => expiresAt), now);
}

function tooMany(expiries: readonly number[], now: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil((Math.min(...expiries) - now) / second));
  return new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter });
}
