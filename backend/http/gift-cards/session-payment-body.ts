import { z } from "@hono/zod-openapi";
import type { SessionPayment } from "../../use-cases/gift-cards/session-payment.ts";
import { MoneyBackBody, presentMoneyBack } from "../payments/money-back-body.ts";
import { Cents } from "../payments/payment-body.ts";

export const SessionPaymentBody = z.object({
  therapySessionId: z.uuid(),
  priceCents: Cents,
  paidCents: Cents.openapi({ description: "Before the session, without what went back" }),
  restCents: Cents.openapi({
    description: "To pay on site: of the price, or of the fee of a session that did not take place",
  }),
  onlineCents: Cents.openapi({ description: "Of `paidCents`, on a payment page" }),
  refundedCents: Cents.openapi({ description: "Back to the payer of the payment page" }),
  ifCancelled: MoneyBackBody.nullable().openapi({
    description:
      "What becomes of `paidCents` when the caller cancels now; null when it is too late",
  }),
  cards: z.array(z.object({
    last4: z.string().max(4).openapi({ description: "How the code ends" }),
    amountCents: Cents,
    returnedCents: Cents,
    balanceCents: Cents.nullable().openapi({
      description: "What is left on the card; for the client alone",
    }),
  })).max(100),
}).openapi("SessionPayment", {
  example: {
    therapySessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    priceCents: 6500,
    paidCents: 6000,
    restCents: 500,
    onlineCents: 0,
    refundedCents: 0,
    ifCancelled: { keptCents: 0, toPayerCents: 0, toGiftCardsCents: 6000, toPackageCents: 0 },
    cards: [{ last4: "HJ4P", amountCents: 6000, returnedCents: 0, balanceCents: 1500 }],
  },
});

export function presentSessionPayment(
  { session, paidCents, restCents, onlineCents, refundedCents, ifCancelled, cards }: SessionPayment,
): z.infer<typeof SessionPaymentBody> {
  return {
    therapySessionId: session.id,
    priceCents: session.priceCents,
    paidCents,
    restCents,
    onlineCents,
    refundedCents,
    ifCancelled: ifCancelled && presentMoneyBack(ifCancelled),
    cards: cards.map(({ last4, amountCents, returnedCents, balanceCents }) => ({
      ...{ last4, amountCents, returnedCents, balanceCents },
    })),
  };
}
