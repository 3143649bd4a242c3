import { orderAccount, type PurchaseLine, refundRequested } from "../../domain/money/ledger.ts";
import { afterRefund, type Payment } from "../../domain/money/payment.ts";
import type { Text } from "../../domain/text.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Refund } from "../../ports/persistence/payments.ts";
import { issueReceipt } from "./issue-receipt.ts";

type Needed = Pick<Repositories, "ledger" | "outbox" | "payments">;

/**
 * Takes money out of a purchase, to be paid back by the provider, with its credit note, in the caller's transaction. The job
 * asks the provider until it answers. `now` in ms.
 */
export async function requestRefund(
  ids: Pick<Persistence, "newId">,
  { ledger, outbox, payments }: Needed,
  payment: Payment,
  { lines, reason, requestedBy }: {
    lines: PurchaseLine[];
    reason: string;
    requestedBy: string | null;
  },
  now: number,
): Promise<{ refund: Refund; payment: Payment }> {
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const refund: Refund = {
    id: ids.newId(),
    paymentId: payment.id,
    amountCents,
    lines,
    reason,
    state: "requested",
    providerReference: null,
    requestedBy,
    createdAt: now,
    doneAt: null,
  };
  const after = afterRefund(payment, amountCents, now);
  await payments.addRefund(refund);
  await payments.save(after);
  await ledger.post(refundRequested(refund, now));
  const note = { kind: "credit-note", refundId: refund.id, amountCents } as const;
  await issueReceipt({ payments, outbox }, after, note, now);
  return { refund, payment: after };
}

/** The mail about the refund says it to the buyer. */
const becauseOfSession: Text = {
  et: "Kohtumine tühistati või maksab vähem.",
  en: "The session was cancelled or costs less.",
  ru: "Встреча отменена или стоит меньше.",
};

/** Pays back what came back to an order from its session. `now` in ms. */
export async function refundOrder(
  ids: Pick<Persistence, "newId">,
  repositories: Needed,
  { orderId, amountCents }: { orderId: string; amountCents: number },
  now: number,
): Promise<void> {
  const all = await repositories.payments.listOfPurchase("session", orderId);
  const payment = all.find((one) =>
    (one.state === "paid" || one.state === "partially-refunded") &&
    one.amountCents - one.refundedCents >= amountCents
  );
  if (!payment) throw new Error("money of an order has no payment");
  const lines = [{ account: orderAccount(orderId), amountCents }];
  const reason = becauseOfSession[payment.language];
  await requestRefund(ids, repositories, payment, { lines, reason, requestedBy: null }, now);
}
