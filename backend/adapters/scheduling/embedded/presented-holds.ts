import { type PresentedHold, presentedHold } from "../../../domain/booking.ts";
import type { Repositories } from "../../../ports/persistence.ts";
import type { HoldSecret, NewBooking } from "../../../ports/scheduling/time-holds.ts";
import { hashOf } from "./kept-times.ts";

/** What the practice cost when this time was held; null without a live hold of the caller. `now` in ms. */
export async function priceOfHold(
  { holds }: Pick<Repositories, "holds">,
  { hold, eventTypeId, startsAt }: Pick<NewBooking, "hold" | "startsAt"> & {
    eventTypeId: string | null;
  },
  now: number,
): Promise<number | null> {
  const stored = hold ? await holds.find(hold.id) : null;
  if (!stored || !presentedHold(stored.id, stored, hashOf(hold!.secret), now).isOwn) return null;
  const isOfThisTime = stored.eventTypeId === eventTypeId && stored.startsAt === startsAt;
  return isOfThisTime ? stored.priceCents : null;
}

export async function findHold(
  holds: Repositories["holds"],
  presented: HoldSecret | undefined,
  now: number,
): Promise<PresentedHold | null> {
  if (!presented) return null;
  const { id, secret } = presented;
  return presentedHold(id, await holds.find(id), hashOf(secret), now);
}
