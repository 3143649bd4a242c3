import { paymentReceived, refundRequested, unmatchedAccount } from "../../domain/money/ledger.ts";
import { afterEvent, type Payment, type PaymentEvent } from "../../domain/money/payment.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { issueReceipt } from "./issue-receipt.ts";
import { purchaseKinds } from "./purchase-kinds.ts";

/**
 * What a provider reported, once: the payment, the ledger, what was bought and the receipt change together or not at all. A
 * repeated event changes nothing. Null when there is no such payment of this provider. `now` in ms.
 */
export async function applyPaymentEvent(
  ports: Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">,
  repositories: Repositories,
  event: PaymentEvent,
  now: number,
): Promise<Payment | null> {
  const { persistence } = ports;
  const { payments } = repositories;
  const found = await payments.find(event.paymentId);
  if (!found || found.provider !== ports.payment.name) return null;
  const { payment, outcome } = afterEvent(found, event, now);
  const facts = { id: persistence.newId(), provider: found.provider, outcome };
  if (!await payments.addEvent(event, facts, now)) return found;
  if (outcome === "nothing") return found;
  await payments.save(payment);
  if (outcome === "paid") await receive(ports, repositories, payment, now);
  return payment;
}

async function receive(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  repositories: Repositories,
  payment: Payment,
  now: number,
): Promise<void> {
  const kind = purchaseKinds[payment.kind];
  const isNew = kind !== undefined && await kind.paid(ports, repositories, payment, now);
  if (!isNew) {
    await giveBack(ports, repositories, payment, now);
    return await kind?.givenBack?.(repositories, payment, now);
  }
  await repositories.ledger.post(paymentReceived(payment, now));
  const { amountCents } = payment;
  await issueReceipt(repositories, payment, { kind: "receipt", refundId: null, amountCents }, now);
}

/** A second payment of one purchase, for example from two open tabs, or one that came too late: the buyer gets it back. */
async function giveBack(
  { persistence }: Pick<Ports, "persistence">,
  { ledger, payments }: Repositories,
  payment: Payment,
  now: number,
): Promise<void> {
  const { id: paymentId, amountCents } = payment;
  const lines = [{ account: unmatchedAccount(paymentId), amountCents }];
  await ledger.post(paymentReceived({ id: paymentId, lines }, now));
  const id = persistence.newId();
  await payments.addRefund({
    id,
    paymentId,
    amountCents,
    lines,
    reason: "paid twice or too late",
    state: "requested",
    providerReference: null,
    requestedBy: null,
    createdAt: now,
    doneAt: null,
  });
  await ledger.post(refundRequested({ id, paymentId, lines }, now));
  await payments.save({ ...payment, state: "refunded", refundedCents: amountCents });
}
