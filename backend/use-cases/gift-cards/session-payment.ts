import { giftCardAccount } from "../../domain/money/ledger.ts";
import { paidByCardsCents, type Redemption, restCents } from "../../domain/money/session-money.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** What was paid for a session with gift cards, and what is left to pay on site, in cents. */
export type SessionPayment = {
  session: TherapySession;
  paidCents: number;
  restCents: number;
  cards: {
    last4: string;
    amountCents: number;
    returnedCents: number;
    /** What is left on the card; only for the client. */
    balanceCents: number | null;
  }[];
};

/** `now` in ms. */
export async function sessionPayment(
  { giftCards, ledger }: Pick<Repositories, "giftCards" | "ledger">,
  session: TherapySession,
  { isClient, now }: { isClient: boolean; now: number },
): Promise<SessionPayment> {
  const redemptions = await giftCards.listRedemptions(session.id);
  const cards = await Promise.all(redemptions.map(async (redemption: Redemption) => {
    const { giftCardId, amountCents, returnedCents } = redemption;
    const card = await giftCards.find(giftCardId);
    const balanceCents = isClient ? await ledger.balance(giftCardAccount(giftCardId)) : null;
    return { last4: card?.last4 ?? "", amountCents, returnedCents, balanceCents };
  }));
  return {
    session,
    paidCents: paidByCardsCents(redemptions),
    restCents: restCents(session, redemptions, now),
    cards,
  };
}
