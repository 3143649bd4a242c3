import { DomainError } from "../../domain/errors.ts";
import type { SignedRequest } from "../../ports/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { applyPaymentEvent } from "../payments/apply-payment-event.ts";

/** A genuine event is stored once, also when it is about nothing of ours. ERR_UNAUTHORIZED for a signature that is not the provider's. */
export async function receivePaymentEvent(
  ports: Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">,
  { now }: VisitorContext,
  request: SignedRequest,
): Promise<void> {
  const event = await ports.payment.readEvent(request, now);
  if (event === null) throw new DomainError("ERR_UNAUTHORIZED");
  if (event === "other") return;
  await ports.persistence.transaction((repositories) =>
    applyPaymentEvent(ports, repositories, event, now)
  );
}
