import type { Ports } from "../../ports/ports.ts";
import { askProvider } from "./ask-provider.ts";
import { payRefund } from "./pay-refund.ts";

const atOnce = 50;

/**
 * Asks the provider about payments whose event may be lost, ends those that stay unpaid, and repeats refunds that were not
 * answered. Returns how many failed, to be tried again. `now` in ms.
 */
export async function reconcilePayments(
  ports: Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">,
  now: number,
): Promise<number> {
  const { payments } = ports.persistence;
  const work = [
    ...(await payments.listPending(atOnce)).map((one) => () => askProvider(ports, one, now)),
    ...(await payments.listRequestedRefunds(atOnce)).map((one) => () => payRefund(ports, one, now)),
  ];
  let failed = 0;
  for (const one of work) {
    try {
      await one();
    } catch {
      failed++;
    }
  }
  return failed;
}
