import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { type PaymentView, paymentView } from "./payment-view.ts";
import { requirePayment } from "./purchase-access.ts";

/** ERR_NOT_FOUND for callers without the secret who are neither the buyer nor an administrator. */
export async function getPayment(
  ports: Pick<Ports, "auth" | "persistence">,
  { account }: LinkContext,
  input: { id: string; secret: string | undefined },
): Promise<PaymentView> {
  return await paymentView(ports.persistence, await requirePayment(ports, account, input));
}
