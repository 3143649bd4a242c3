import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { requireAdmitted } from "../../../domain/admission.ts";
import { listFreeTimes } from "../../../domain/bookable-times.ts";
import { decideHold } from "../../../domain/booking.ts";
import type { BookableType } from "../../../domain/calendar.ts";
import { heldShareSpan, makeRoomForHold } from "../../../domain/hold-limits.ts";
import { day } from "../../../domain/duration.ts";
import type { Hold } from "../../../domain/scheduling.ts";
import type { Repositories } from "../../../ports/persistence.ts";
import type { Holder, HoldSecret } from "../../../ports/scheduling/time-holds.ts";
import { loadBookables } from "./bookable-types.ts";
import { hashOf, isOfVisitor } from "./kept-times.ts";
import { findHold } from "./presented-holds.ts";

type Request = Holder & {
  eventTypeUri: string;
  startsAt: number;
  replaces?: HoldSecret;
  isAdmitted?: boolean;
};

/** Writes what was decided, inside the caller's transaction. ERR_SLOT_TAKEN when a trigger refuses it. */
type SaveHold = () => Promise<Hold & { secret: string }>;

/**
 * Decides on a hold in place of the caller's former one, inside the caller's transaction. Nothing is written before the
 * result is called. Errors as `TimeHolds.hold`.
 */
export async function decideNewHold(
  { holds, therapists }: Pick<Repositories, "holds" | "therapists">,
  load: () => Promise<BookableType>,
  request: Request,
  now: number,
): Promise<SaveHold> {
  const { eventTypeUri, startsAt, holderHash, networkHash, holderEmail, replaces } = request;
  const { isAdmitted, isPartner = false } = request;
  if (holderEmail !== undefined && !isAdmitted) {
    requireAdmitted(await therapists.admissionOf(eventTypeUri, holderEmail));
  }
  const bookable = await load();
  const accountId = bookable.calendar.account.id;
  const replaced = await findHold(holds, replaces, now);
  const stays = ({ id }: { id: string }) => !(replaced?.isOwn && replaced.id === id);
  const live = await holds.listLive(accountId, now);
  const ofHolder = await holds.listOfHolder(holderHash, now);
  const ofNetwork = await holds.listGuestsOfNetwork(networkHash, now);
  const isSignedIn = holderEmail !== undefined;
  const ending = makeRoomForHold({
    holderHash,
    networkHash,
    isSignedIn,
    isPartner,
    here: live.filter((hold) => isOfVisitor(hold) && stays(hold)),
    ofHolder: ofHolder.filter(stays),
    ofNetwork: ofNetwork.filter(stays).map(({ expiresAt }) => expiresAt),
    countFree: () => listFreeTimes(bookable, { from: now, to: now + heldShareSpan }, now).length,
  }, now);
  const times = decideHold(bookable, { startsAt, now, replaced });
  const priceCents = await therapists.priceOf(eventTypeUri);
  return async () => {
    await holds.deleteExpiredOf(accountId, now);
    if (replaced?.isOwn) await holds.delete(replaced.id);
    for (const id of ending) await holds.delete(id);
    const id = v7();
    const secret = randomBytes(32).toString("base64url");
    await holds.add({
      ...times,
      id,
      accountId,
      eventTypeId: bookable.type.id,
      secretHash: hashOf(secret),
      holderHash,
      networkHash,
      isOfGuest: !isSignedIn && !isPartner,
      priceCents,
      createdAt: now,
    });
    return { ...times, id, eventTypeUri, secret };
  };
}

/** The reads of `decideNewHold` in a calendar. */
export function holdReads(
  { holds, therapists, calendars }: Repositories,
  { eventTypeUri, holderHash, networkHash, holderEmail, replaces }: Request,
  accountId: string,
  now: number,
): Promise<unknown>[] {
  return [
    ...holderEmail === undefined ? [] : [therapists.admissionOf(eventTypeUri, holderEmail)],
    loadBookables(calendars, [accountId], now - 2 * day),
    ...replaces ? [holds.find(replaces.id)] : [],
    holds.listLive(accountId, now),
    holds.listOfHolder(holderHash, now),
    holds.listGuestsOfNetwork(networkHash, now),
    therapists.priceOf(eventTypeUri),
  ];
}
