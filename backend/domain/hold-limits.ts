import type { StoredHold } from "./booking.ts";
import { day, minute, second } from "./duration.ts";
import { DomainError } from "./errors.ts";

export type LiveHold = Pick<
  StoredHold,
  "id" | "holderHash" | "networkHash" | "isOfGuest" | "createdAt" | "expiresAt"
>;

/** A hold of the caller. `isAwaited`: an order or a request goes on with it, so that no other hold ends it. */
export type OwnHold = Pick<StoredHold, "id" | "createdAt" | "expiresAt"> & { isAwaited: boolean };

/** How many times one visitor's network, or one signed-in person, may hold at one practitioner and altogether. */
const mostOfHolder = { here: 3, everywhere: 6 };

/** The same for the key of a partner, who holds for many guests from one address. */
const mostOfPartner = { here: 12, everywhere: 120 };

/** How many times the connections of one network, an office or a block of rented addresses, may hold at one practitioner. */
const mostOfNetwork = { visitors: 6, signedIn: 12 };

/** How many times the guests of one network may hold altogether; a mobile operator has many behind one. */
const mostOfNetworkEverywhere = 60;

/** How long (ms) a guest's hold is sure to last, unless its network or connection holds two more than another one. */
const sureOfGuest = 2 * minute;

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
  /** The holder's live holds at all practitioners. */
  ofHolder: readonly OwnHold[];
  /** When (ms) the live holds of guests of the network expire, at all practitioners. */
  ofNetwork: readonly number[];
  /** How many times are free; called only when many are held. */
  countFree: () => number;
};

/**
 * The ids of the holds that end for a new hold; none while there is room. Who compares times loses the oldest of the own
 * holds. Other limits end holds of the guests of the connection or network that fills them, the oldest first.
 * ERR_TOO_MANY_REQUESTS when there is none to end. `now` in ms.
 */
export function makeRoomForHold(
  { holderHash, networkHash, isSignedIn, isPartner = false, here, ofHolder, ofNetwork, countFree }:
    HoldSituation,
  now: number,
): string[] {
  const isGuest = !isSignedIn && !isPartner;
  const own = here.filter((hold) => hold.holderHash === holderHash);
  const allowed = isPartner ? mostOfPartner : mostOfHolder;
  if (isGuest && ofNetwork.length >= mostOfNetworkEverywhere) throw tooMany(ofNetwork, now);
  const ending = new Set<string>();
  const stays = ({ id }: { id: string }) => !ending.has(id);
  const staying = () => here.filter(stays);
  const ofOwnNetwork = () => staying().filter((hold) => hold.networkHash === networkHash);
  const guests = (holds: LiveHold[]) => isGuest ? holds.filter((hold) => hold.isOfGuest).length : 0;

  if (own.length >= allowed.here) {
    const ofPerson = ofHolder.filter(({ id }) => own.some((hold) => hold.id === id));
    ending.add(
      isSignedIn
        ? oldestOwn(ofPerson, 0, now)
        : oldestOf(own, { by: ({ id }) => id, than: 0 }, now),
    );
  }
  const everywhere = ofHolder.filter(stays);
  if (everywhere.length >= allowed.everywhere) {
    if (isPartner) throw tooMany(expiriesOf(everywhere), now);
    ending.add(oldestOwn(everywhere, isSignedIn ? 0 : sureOfGuest, now));
  }

  const mostHere = mostOfNetwork[isSignedIn ? "signedIn" : "visitors"];
  if (!isPartner && ofOwnNetwork().length >= mostHere) {
    const than = guests(staying().filter((hold) => hold.holderHash === holderHash));
    ending.add(oldestOf(ofOwnNetwork(), { by: (hold) => hold.holderHash, than }, now));
  }

  const visitor = own.length === 0 ? "newcomer" : "usual";
  const kind = isSignedIn ? "signedIn" : isPartner ? "partner" : visitor;
  const held = staying().length;
  if (held < leastHeld[kind]) return [...ending];
  const most = Math.max(leastHeld[kind], Math.floor((countFree() + here.length) * heldShare[kind]));
  if (held < most) return [...ending];
  const than = guests(ofOwnNetwork());
  ending.add(oldestOf(staying(), { by: (hold) => hold.networkHash ?? "", than }, now));
  return [...ending];
}

/** The oldest hold of the caller that may end. Several people may be behind one address, so a guest's is sure for a while. */
function oldestOwn(holds: readonly OwnHold[], sureFor: number, now: number): string {
  const [oldest] = holds.filter(({ isAwaited }) => !isAwaited)
    .sort((one, other) => one.createdAt - other.createdAt);
  if (!oldest) throw tooMany(expiriesOf(holds), now);
  const sureUntil = oldest.createdAt + sureFor;
  if (now < sureUntil) throw tooMany([...expiriesOf(holds), sureUntil], now);
  return oldest.id;
}

/**
 * The oldest guest's hold of the group with the most. A group with only one more than the caller's (`than`) gives
 * way once its hold is no longer sure, so that two callers do not end each other's in turn.
 */
function oldestOf(
  holds: readonly LiveHold[],
  { by, than }: { by: (hold: LiveHold) => string; than: number },
  now: number,
): string {
  const groups = [...Map.groupBy(holds.filter(({ isOfGuest }) => isOfGuest), by).values()];
  const most = Math.max(0, ...groups.map(({ length }) => length));
  const [oldest] = groups.filter(({ length }) => length === most).flat()
    .sort((one, other) => one.createdAt - other.createdAt);
  const waits = expiriesOf(holds);
  if (!oldest || most <= than) throw tooMany(waits, now);
  const isSure = now < oldest.createdAt + sureOfGuest;
  if (isSure && most === than + 1) throw tooMany([...waits, oldest.createdAt + sureOfGuest], now);
  return oldest.id;
}

const expiriesOf = (holds: readonly Pick<LiveHold, "expiresAt">[]) =>
  holds.map(({ expiresAt }) => expiresAt);

function tooMany(expiries: readonly number[], now: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil((Math.min(...expiries) - now) / second));
  return new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter });
}
