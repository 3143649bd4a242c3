import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import { purchaseSecret } from "./purchase-access.ts";
import { purchaseKinds } from "./purchase-kinds.ts";

type Returned = {
  id: string;
  /** The event as its bytes, and its signature; both undefined when the buyer came back by the browser's own way. */
  event: Uint8Array | undefined;
  signature: string | undefined;
};

/**
 * Where the buyer goes on. A signed event that came with the buyer counts like one sent to us; a return without one leaves the
 * payment as it is. ERR_NOT_FOUND, ERR_UNAUTHORIZED for an event that is not genuine or is about another payment.
 */
export async function returnFromPayment(
  ports: Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">,
  { now }: VisitorContext,
  { id, event: body, signature }: Returned,
): Promise<{ path: string }> {
  const payment = await ports.persistence.payments.find(id);
  const kind = payment && purchaseKinds[payment.kind];
  if (!payment || !kind) throw new DomainError("ERR_NOT_FOUND");
  if (body === undefined) return { path: kind.path(payment) };
  const event = await ports.payment.readEvent({ body, header: () => signature }, now);
  if (event === null || event === "other" || event.paymentId !== id) {
    throw new DomainError("ERR_UNAUTHORIZED");
  }
  await ports.persistence.transaction((repositories) =>
    applyPaymentEvent(ports, repositories, event, now)
  );
  // Only who brings a genuine event gets the secret: the id alone is no proof.
  return { path: `${kind.path(payment)}#${purchaseSecret(ports, payment)}` };
}
