import { day, second } from "./duration.ts";
import { DomainError } from "./errors.ts";

export type LiveHold = { holderHash: string; expiresAt: number };

/** How many times one visitor's network, or one signed-in person, may hold at one practitioner and altogether. */
const mostOfHolder = { here: 3, everywhere: 6 };

/**
 * What part of a practitioner's free times visitors may hold together, so that no flood empties a calendar. A network
 * that holds nothing here yet has more room, so that the flood of a few networks does not keep the others out.
 */
const heldShare = { usual: 1 / 10, newcomer: 1 / 3 };
const leastHeld = { usual: 4, newcomer: 8 };

/** The span (ms) from now on whose free times count. */
export const heldShareSpan = 30 * day;

type HoldSituation = {
  holderHash: string;
  isSignedIn: boolean;
  /** The live holds at this practitioner. */
  here: readonly LiveHold[];
  /** When (ms) the holder's live holds at all practitioners expire. */
  ofHolder: readonly number[];
  /** How many times are free; called only when many are held. */
  countFree: () => number;
};

/** ERR_TOO_MANY_REQUESTS when a new hold would be too many. `now` in ms. */
export function requireRoomForHold(
  { holderHash, isSignedIn, here, ofHolder, countFree }: HoldSituation,
  now: number,
): void {
  const own = here.filter((hold) => hold.holderHash === holderHash);
  if (own.length >= mostOfHolder.here || ofHolder.length >= mostOfHolder.everywhere) {
    throw tooMany(ofHolder, now);
  }
  const kind = own.length === 0 || isSignedIn ? "newcomer" : "usual";
  if (here.length < leastHeld[kind]) return;
  const most = Math.max(leastHeld[kind], Math.floor((countFree() + here.length) * heldShare[kind]));
  if (here.length >= most) throw tooMany(here.map(({ expiresAt }) => expiresAt), now);
}

function tooMany(expiries: readonly number[], now: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil((Math.min(...expiries) - now) / second));
  return new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter });
}
