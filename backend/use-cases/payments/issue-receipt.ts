import type { Payment } from "../../domain/money/payment.ts";
import { type Receipt, receiptNumber, receiptYear } from "../../domain/money/receipt.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** The next number of the year, in the transaction of what it is about, and the mail with it. `now` in ms. */
export async function issueReceipt(
  { payments, outbox }: Pick<Repositories, "payments" | "outbox">,
  payment: Payment,
  { kind, refundId, amountCents }: Pick<Receipt, "kind" | "refundId" | "amountCents">,
  now: number,
): Promise<void> {
  const year = receiptYear(now);
  const sequence = await payments.lastReceipt(year) + 1;
  const number = receiptNumber(year, sequence);
  await payments.addReceipt({
    number,
    year,
    sequence,
    kind,
    paymentId: payment.id,
    refundId,
    amountCents,
    issuedAt: now,
  });
  await outbox.add({
    to: payment.buyerEmail,
    language: payment.language,
    template: kind === "receipt" ? "payment-receipt" : "payment-refunded",
    // The rest is read when the mail is sent, so that the outbox stores no link that works.
    facts: { payment: payment.id, number },
    onceKey: `receipt ${number}`,
    ...(payment.buyerUserId === null ? {} : { about: payment.buyerUserId }),
  }, now);
}
