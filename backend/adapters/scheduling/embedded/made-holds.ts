import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { requireAdmitted } from "../../../domain/admission.ts";
import { listFreeTimes } from "../../../domain/bookable-times.ts";
import { decideHold } from "../../../domain/booking.ts";
import type { BookableType } from "../../../domain/calendar.ts";
import { heldShareSpan, requireRoomForHold } from "../../../domain/hold-limits.ts";
import type { Hold } from "../../../domain/scheduling.ts";
import type { Repositories } from "../../../ports/persistence.ts";
import type { Holder, HoldSecret } from "../../../ports/scheduling/time-holds.ts";
import { hashOf, isOfVisitor } from "./kept-times.ts";
import { findHold } from "./presented-holds.ts";

type Request = Holder & {
  eventTypeUri: string;
  startsAt: number;
  replaces?: HoldSecret;
  isAdmitted?: boolean;
};

/** Holds a time in place of the caller's former hold, inside the caller's transaction. Errors as `TimeHolds.hold`. */
export async function addHold(
  { holds, therapists }: Pick<Repositories, "holds" | "therapists">,
  load: () => Promise<BookableType>,
  { eventTypeUri, startsAt, holderHash, networkHash, holderEmail, replaces, isAdmitted }: Request,
  now: number,
): Promise<Hold & { secret: string }> {
  if (holderEmail !== undefined && !isAdmitted) {
    requireAdmitted(await therapists.admissionOf(eventTypeUri, holderEmail));
  }
  const bookable = await load();
  const accountId = bookable.calendar.account.id;
  await holds.deleteExpired(now, accountId);
  const replaced = await findHold(holds, replaces, now);
  if (replaced?.isOwn) await holds.delete(replaced.id);
  requireRoomForHold({
    holderHash,
    networkHash,
    isSignedIn: holderEmail !== undefined,
    here: (await holds.listLive(accountId, now)).filter(isOfVisitor),
    ofHolder: await holds.listExpiries(holderHash, now),
    countFree: () => listFreeTimes(bookable, { from: now, to: now + heldShareSpan }, now).length,
  }, now);
  const times = decideHold(bookable, { startsAt, now, replaced });
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
    priceCents: await therapists.priceOf(eventTypeUri),
    createdAt: now,
  });
  return { ...times, id, eventTypeUri, secret };
}
