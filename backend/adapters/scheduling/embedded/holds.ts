import { and, asc, eq, gt, lte } from "drizzle-orm";
import { v7 } from "uuid";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import { holds } from "db/schema/scheduling.ts";
import { DomainError } from "../../../domain/errors.ts";
import { holdMinutes } from "../../../domain/scheduling.ts";
import type { HoldRequest } from "../../../ports/scheduling.ts";
import { freeTime, type Offer, refusalOf } from "./free-times.ts";
import { hashOf, newSecret } from "./secret.ts";

const mostLivingHolds = 3;

export async function holdIn(tx: Connection, offer: Offer, request: HoldRequest, now: number) {
  const { startsAt, holderHash, replaces } = request;
  const accountId = offer.calendar.account.id;
  await tx.delete(holds).where(and(eq(holds.accountId, accountId), lte(holds.expiresAt, now)));
  const replaced = replaces && await ownHold(tx, replaces, now);
  if (replaced?.own) await tx.delete(holds).where(eq(holds.id, replaced.id));
  await refuseTooMany(tx, holderHash, now);
  const slot = freeTime(offer, {
    startsAt,
    now,
    own: { holdId: replaced?.own ? replaced.id : undefined },
  });
  if (!slot) throw refusalOf(offer, startsAt, now);
  const secret = newSecret();
  const hold = {
    id: v7(),
    startsAt,
    endsAt: slot.endsAt,
    expiresAt: now + holdMinutes * 60_000,
  };
  await refusedAs(
    DomainError,
    tx.insert(holds).values({
      ...hold,
      accountId,
      eventTypeId: offer.type.id,
      secretHash: hashOf(secret),
      holderHash,
      createdAt: now,
    }),
  );
  return { ...hold, eventTypeUri: request.eventTypeUri, secret };
}

async function refuseTooMany(tx: Connection, holderHash: string, now: number): Promise<void> {
  const living = await tx.select({ expiresAt: holds.expiresAt }).from(holds)
    .where(and(eq(holds.holderHash, holderHash), gt(holds.expiresAt, now)))
    .orderBy(asc(holds.expiresAt));
  if (living.length < mostLivingHolds) return;
  const retryAfter = Math.ceil((living[0]!.expiresAt - now) / 1000);
  throw new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter });
}

/** What a hold that somebody shows is worth: it is their own, or it has ended, or it is another's. */
export async function ownHold(tx: Connection, shown: { id: string; secret: string }, now: number) {
  const [row] = await tx.select().from(holds).where(eq(holds.id, shown.id));
  const ended = !row || row.expiresAt <= now;
  return { id: shown.id, ended, own: !ended && row.secretHash === hashOf(shown.secret) };
}
