import { DomainError } from "../../domain/errors.ts";
import { shownPaymentState } from "../../domain/money/payment.ts";
import type { TestOutcome } from "../../ports/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import { type DemoPayment, requireDemoPayment, shown } from "./demo-payment.ts";

/** What the bank answers, as the visitor chose it; it takes the way of a real provider's event. ERR_NOT_FOUND, ERR_PAYMENT_ENDED. */
export async function completeDemoPayment(
  ports: Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">,
  { now }: VisitorContext,
  { outcome, ...input }: { id: string; secret: string | undefined; outcome: TestOutcome },
): Promise<DemoPayment> {
  const { payment, page } = await requireDemoPayment(ports, input);
  if (shownPaymentState(payment, now) !== "pending") throw new DomainError("ERR_PAYMENT_ENDED");
  const event = await ports.payment.readEvent(page.eventOf(payment, outcome, now), now);
  if (event === null || event === "other") throw new Error("the demo does not read its own event");
  await ports.persistence.transaction((repositories) =>
    applyPaymentEvent(ports, repositories, event, now)
  );
  return shown(ports, (await ports.persistence.payments.find(payment.id))!);
}
