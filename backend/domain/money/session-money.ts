import { chargedFeeCents } from "../late-fee.ts";
import { statusAt, type TherapySession } from "../therapy-session.ts";
import { giftCardAccount, practitionerAccount, sessionAccount, type Transfer } from "./ledger.ts";

/** Money of a gift card on a booked session, in cents. `returnedCents` went back to the card. */
export type Redemption = {
  id: string;
  giftCardId: string;
  therapySessionId: string;
  amountCents: number;
  returnedCents: number;
  createdAt: number;
};

type PaidSession = TherapySession;

/** What was paid with cards and has not gone back, in cents. */
export function paidByCardsCents(redemptions: readonly Redemption[]): number {
  return redemptions.reduce((sum, one) => sum + one.amountCents - one.returnedCents, 0);
}

/** What is still to pay, in cents: the price, or the fee of a session that did not take place. `now` in ms. */
export function restCents(
  session: PaidSession,
  redemptions: readonly Redemption[],
  now: number,
): number {
  return Math.max(0, dueCents(session, now) - paidByCardsCents(redemptions));
}

/** What the session costs by now, in cents. `now` in ms. */
function dueCents(session: PaidSession, now: number): number {
  const isHeld = session.noShowAt === null && session.status !== "cancelled";
  if (statusAt(session, now) === "booked" || isHeld) return session.priceCents;
  return chargedFeeCents(session);
}

/**
 * What becomes of the money on a session: the practitioner gets what is due once the session is over or cancelled, the rest
 * goes back to the cards, the last used one first. `settledCents`: what the practitioner has of it already. Repeated
 * without a change of the session it moves nothing. `now` in ms.
 */
export function settlement(
  session: PaidSession,
  redemptions: readonly Redemption[],
  settledCents: number,
  now: number,
): { transfers: Transfer[]; returns: { redemption: Redemption; amountCents: number }[] } {
  if (statusAt(session, now) === "booked") return { transfers: [], returns: [] };
  const held = sessionAccount(session.id);
  const owed = practitionerAccount(session.therapistId);
  const kept = paidByCardsCents(redemptions);
  const earned = Math.min(kept, dueCents(session, now));
  const transfers: Transfer[] = [];
  const difference = earned - settledCents;
  if (difference > 0) transfers.push({ debit: held, credit: owed, amountCents: difference });
  if (difference < 0) transfers.push({ debit: owed, credit: held, amountCents: -difference });

  let rest = kept - earned;
  const returns: { redemption: Redemption; amountCents: number }[] = [];
  for (const redemption of redemptions.toSorted((one, other) => other.createdAt - one.createdAt)) {
    const amountCents = Math.min(rest, redemption.amountCents - redemption.returnedCents);
    if (amountCents <= 0) continue;
    rest -= amountCents;
    returns.push({ redemption, amountCents });
    transfers.push({ debit: held, credit: giftCardAccount(redemption.giftCardId), amountCents });
  }
  return { transfers, returns };
}
