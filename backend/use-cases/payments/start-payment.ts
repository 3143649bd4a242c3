import { DomainError } from "../../domain/errors.ts";
import { type Payment, paymentOpenFor } from "../../domain/money/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import { purchaseSecret } from "./purchase-access.ts";
import { purchaseKinds } from "./purchase-kinds.ts";

/** What is bought, by whom, for how much (cents), and which accounts of the ledger get the money. */
export type NewPurchase = Pick<
  Payment,
  | "kind"
  | "reference"
  | "lines"
  | "description"
  | "language"
  | "buyerUserId"
  | "buyerName"
  | "buyerEmail"
>;

/** A payment that waits for its page. Store it in the transaction that stores what is bought. `now` in ms. */
export function newPayment(
  { payment, persistence }: Pick<Ports, "payment"> & {
    persistence: Pick<Ports["persistence"], "newId">;
  },
  purchase: NewPurchase,
  now: number,
): Payment {
  return {
    ...purchase,
    id: persistence.newId(),
    state: "pending",
    amountCents: purchase.lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    refundedCents: 0,
    provider: payment.name,
    providerReference: null,
    pageUrl: null,
    failure: null,
    flag: null,
    createdAt: now,
    expiresAt: now + paymentOpenFor,
    paidAt: null,
    updatedAt: now,
  };
}

/**
 * Opens the provider's page of a stored payment, outside of any transaction. ERR_PROVIDER_UNAVAILABLE; the payment stays and
 * can be opened again. `now` in ms.
 */
export async function openPaymentPage(
  ports: Pick<Ports, "auth" | "payment" | "persistence">,
  payment: Payment,
  { publicUrl, now }: { publicUrl: string; now: number },
): Promise<Payment> {
  if (payment.pageUrl !== null || payment.state !== "pending") return payment;
  const path = purchaseKinds[payment.kind]?.path(payment);
  if (path === undefined) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  const page = await ports.payment.open(payment, {
    returnUrl: ports.payment.name === "external"
      ? `${publicUrl}/api/payments/${payment.id}/return`
      : `${publicUrl}${path}#${purchaseSecret(ports, payment)}`,
    eventUrl: `${publicUrl}/api/payment-events`,
  });
  return await ports.persistence.transaction(async ({ payments }) => {
    const current = (await payments.find(payment.id))!;
    const opened = {
      ...current,
      pageUrl: page.url,
      providerReference: current.providerReference ?? page.reference,
      updatedAt: now,
    };
    await payments.save(opened);
    return opened;
  });
}
