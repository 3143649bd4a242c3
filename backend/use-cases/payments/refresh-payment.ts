import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { askProvider } from "./ask-provider.ts";
import { type PaymentView, paymentView } from "./payment-view.ts";
import { requirePayment } from "./purchase-access.ts";

/** Asks the provider what became of a payment, for a buyer who is back before its event. ERR_NOT_FOUND, ERR_TOO_MANY_REQUESTS, ERR_PROVIDER_UNAVAILABLE. */
export async function refreshPayment(
  ports: Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">,
  { account, now }: LinkContext,
  input: { id: string; secret: string | undefined },
): Promise<PaymentView> {
  const found = await requirePayment(ports, account, input);
  await countRequests(ports, now, [{ limit: "paymentQuestionsPerPayment", by: found.id }]);
  return await paymentView(ports.persistence, await askProvider(ports, found, now));
}
