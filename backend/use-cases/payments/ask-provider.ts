import { expirePayment, type Payment } from "../../domain/money/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";

/**
 * The payment after what the provider says now; one that is still unpaid at its end has expired. Throws
 * ERR_PROVIDER_UNAVAILABLE. `now` in ms.
 */
export async function askProvider(
  ports: Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">,
  pending: Payment,
  now: number,
): Promise<Payment> {
  if (pending.state !== "pending") return pending;
  const isOurs = pending.provider === ports.payment.name;
  const event = isOurs ? await ports.payment.find(pending, now) : null;
  return await ports.persistence.transaction(async (repositories) => {
    const { payments } = repositories;
    if (event && event.kind !== "pending") {
      await applyPaymentEvent(ports, repositories, event, now);
    }
    const current = (await payments.find(pending.id))!;
    const ended = expirePayment(current, now);
    if (ended !== current) await payments.save(ended);
    return ended;
  });
}
