import { z } from "zod";
import type { PaymentEvent } from "../../domain/money/payment.ts";

const about = {
  id: z.string().min(1).max(200),
  payment: z.uuid(),
  reference: z.string().min(1).max(200).nullable().default(null),
};
const Cents = z.number().int().min(0).max(1_000_000_000);

/** What a payment page reports, as JSON; docs/operations.md describes it. */
const ProviderEvent = z.discriminatedUnion("status", [
  z.object({ ...about, status: z.literal("paid"), amount: Cents, currency: z.string().max(10) }),
  z.object({ ...about, status: z.literal("failed"), reason: z.string().max(200).default("") }),
  z.object({ ...about, status: z.enum(["expired", "pending"]) }),
  z.object({ ...about, status: z.literal("refunded"), refunded: Cents }),
]);

/** "other" for a body that is no event of a payment. */
export function readProviderEvent(body: Uint8Array | string): PaymentEvent | "other" {
  const event = ProviderEvent.safeParse(parsed(body));
  if (!event.success) return "other";
  const { id, payment: paymentId, reference, ...rest } = event.data;
  const facts = { id, paymentId, reference };
  switch (rest.status) {
    case "paid":
      return { ...facts, kind: "paid", amountCents: rest.amount, currency: rest.currency };
    case "failed":
      return { ...facts, kind: "failed", reason: rest.reason };
    case "refunded":
      return { ...facts, kind: "refunded", refundedCents: rest.refunded };
    default:
      return { ...facts, kind: rest.status };
  }
}

function parsed(body: Uint8Array | string): unknown {
  try {
    return JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
