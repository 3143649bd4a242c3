import { giftCardAccount } from "../../domain/money/ledger.ts";
import {
  type MoneyBack,
  moneyBack,
  paidCents,
  restCents,
} from "../../domain/money/session-money.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** What was paid before a session, and what is left to pay on site, in cents. */
export type SessionPayment = {
  session: TherapySession;
  paidCents: number;
  restCents: number;
  /** Of `paidCents`, on a payment page. */
  onlineCents: number;
  /** Back to the payer of the payment page. */
  refundedCents: number;
  /** What becomes of it when it is cancelled now; null when it cannot be. */
  ifCancelled: MoneyBack | null;
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
  { giftCards, ledger, sessionMoney }: Pick<Repositories, "giftCards" | "ledger" | "sessionMoney">,
  session: TherapySession,
  { isClient, now }: { isClient: boolean; now: number },
): Promise<SessionPayment> {
  const money = await sessionMoney.list(session.id);
  const ofCards = money.filter(({ source }) => source.kind === "gift-card");
  const ofOrders = money.filter(({ source }) => source.kind === "order");
  const cards = await Promise.all(
    ofCards.map(async ({ source: { id: giftCardId }, amountCents, returnedCents }) => {
      const card = await giftCards.find(giftCardId);
      const balanceCents = isClient ? await ledger.balance(giftCardAccount(giftCardId)) : null;
      return { last4: card?.last4 ?? "", amountCents, returnedCents, balanceCents };
    }),
  );
  return {
    session,
    paidCents: paidCents(money),
    restCents: restCents(session, money, now),
    onlineCents: paidCents(ofOrders),
    refundedCents: ofOrders.reduce((sum, { returnedCents }) => sum + returnedCents, 0),
    ifCancelled: moneyBack(session, money, isClient ? "client" : "therapist", now),
    cards,
  };
}
