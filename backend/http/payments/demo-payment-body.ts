import { z } from "@hono/zod-openapi";
import { currency, paymentStates, shownPaymentState } from "../../domain/money/payment.ts";
import type { DemoPayment } from "../../use-cases/payments/demo-payment.ts";
import { instantText } from "../version.ts";
import { Cents } from "./payment-body.ts";

export const DemoPaymentBody = z.object({
  id: z.uuid(),
  state: z.enum(paymentStates),
  amountCents: Cents,
  currency: z.literal(currency),
  description: z.string().max(200),
  expiresAt: z.iso.datetime(),
  returnPath: z.string().max(300).openapi({ description: "Where the buyer goes on" }),
}).openapi("DemoPayment");

export function presentDemoPayment(
  { payment, returnPath }: DemoPayment,
  now: number,
): z.infer<typeof DemoPaymentBody> {
  const { id, amountCents, description, expiresAt } = payment;
  return {
    ...{ id, amountCents, currency, description, returnPath },
    state: shownPaymentState(payment, now),
    expiresAt: instantText(expiresAt),
  };
}
