import { z } from "@hono/zod-openapi";
import {
  currency,
  paymentKinds,
  paymentMaxCents,
  paymentProviders,
  paymentStates,
  shownPaymentState,
} from "../../domain/money/payment.ts";
import { receiptKinds } from "../../domain/money/receipt.ts";
import type { PaymentView } from "../../use-cases/payments/payment-view.ts";
import { optional } from "../json-bodies.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const Cents = z.int().min(0).max(paymentMaxCents).openapi({ description: "Cents of EUR" });

/** The secret part of a purchase's address. */
export const PurchaseSecret = z.string().min(20).max(100).openapi({
  description:
    "From the answer to the purchase, or the part of an address after `#`. With it the buyer needs no account.",
});

export const purchaseHeaders = z.object({ "x-purchase-secret": optional(PurchaseSecret) });

export const ReceiptNumber = z.string().regex(/^\d{4}-\d{5,7}$/).max(12).openapi({
  description: "Those of a year are numbered without gaps",
  example: "2026-00042",
});

const ReceiptBody = z.object({
  number: ReceiptNumber,
  kind: z.enum(receiptKinds),
  amountCents: Cents,
  issuedAt: z.iso.datetime(),
}).openapi("Receipt");

export const PaymentBody = z.object({
  id: z.uuid(),
  kind: z.enum(paymentKinds),
  reference: z.uuid().openapi({ description: "The id of what is bought" }),
  state: z.enum(paymentStates).openapi({
    description:
      "`pending`: waits for the buyer on the payment page. Money that comes after `failed` or `expired` still makes it `paid`.",
  }),
  amountCents: Cents,
  refundedCents: Cents,
  currency: z.literal(currency),
  description: z.string().max(200),
  provider: z.enum(paymentProviders),
  pageUrl: z.url().max(2000).nullable().openapi({
    description: "Where to pay; null once it is paid or has ended",
  }),
  failure: z.string().max(200).nullable().openapi({
    description: "Why the provider did not take it, in the provider's words",
  }),
  expiresAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  receipts: z.array(ReceiptBody).max(100),
}).openapi("Payment", {
  example: {
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d12",
    kind: "gift-card",
    reference: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    state: "paid",
    amountCents: 7500,
    refundedCents: 0,
    currency: "EUR",
    description: "Gift card: Anna",
    provider: "stripe",
    pageUrl: null,
    failure: null,
    expiresAt: "2026-11-20T07:31:00Z",
    paidAt: "2026-11-20T07:03:00Z",
    receipts: [{
      number: "2026-00042",
      kind: "receipt",
      amountCents: 7500,
      issuedAt: "2026-11-20T07:03:00Z",
    }],
  },
});

export function presentPayment(
  { payment, receipts }: PaymentView,
  now: number,
): z.infer<typeof PaymentBody> {
  const state = shownPaymentState(payment, now);
  const { id, kind, reference, amountCents, refundedCents, description, provider } = payment;
  return {
    ...{ id, kind, reference, state, amountCents, refundedCents, currency, description, provider },
    pageUrl: state === "pending" ? payment.pageUrl : null,
    failure: payment.failure,
    expiresAt: instantText(payment.expiresAt),
    paidAt: optionalInstantText(payment.paidAt),
    receipts: receipts.map(({ number, kind, amountCents, issuedAt }) => ({
      ...{ number, kind, amountCents },
      issuedAt: instantText(issuedAt),
    })),
  };
}
