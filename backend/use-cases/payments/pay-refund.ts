import { refundFailed, refundPaid } from "../../domain/money/ledger.ts";
import { afterRefund } from "../../domain/money/payment.ts";
import type { Refund } from "../../ports/persistence/payments.ts";
import type { Ports } from "../../ports/ports.ts";

/**
 * Asks the provider to pay a requested refund, outside of any transaction, and stores the answer. Repeated it pays once. Throws
 * ERR_PROVIDER_UNAVAILABLE when a later attempt may succeed. `now` in ms.
 */
export async function payRefund(
  { payment: provider, persistence }: Pick<Ports, "payment" | "persistence">,
  refund: Refund,
  now: number,
): Promise<void> {
  const found = await persistence.payments.find(refund.paymentId);
  if (!found || found.provider !== provider.name) return;
  const { id, amountCents } = refund;
  const outcome = await provider.refund({ id, payment: found, amountCents }, now);
  await persistence.transaction(async ({ ledger, payments }) => {
    const current = await payments.findRefund(id);
    if (current?.state !== "requested") return;
    if (outcome.state === "failed") {
      const payment = (await payments.find(refund.paymentId))!;
      await payments.saveRefund({ id, state: "failed", providerReference: null, doneAt: now });
      await ledger.post(refundFailed(refund, now));
      const flag = `refund refused: ${outcome.reason}`.slice(0, 200);
      await payments.save({ ...afterRefund(payment, -amountCents, now), flag });
      return;
    }
    const { reference: providerReference } = outcome;
    await payments.saveRefund({ id, state: "done", providerReference, doneAt: now });
    await ledger.post(refundPaid(refund, now));
    if (outcome.state === "manual") {
      const payment = (await payments.find(refund.paymentId))!;
      const flag = `pay ${amountCents} cents back at the provider by hand`;
      await payments.save({ ...payment, flag, updatedAt: now });
    }
  });
}
