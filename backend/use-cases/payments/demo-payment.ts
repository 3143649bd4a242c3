import { DomainError } from "../../domain/errors.ts";
import type { Payment } from "../../domain/money/payment.ts";
import type { TestPage } from "../../ports/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import { purchaseSecret } from "./purchase-access.ts";
import { purchaseKinds } from "./purchase-kinds.ts";

/** What the demo's payment page shows, and where it sends the buyer back to. */
export type DemoPayment = { payment: Payment; returnPath: string };

/** ERR_NOT_FOUND unless the demo takes the money and the token is that of the payment's page. */
export async function requireDemoPayment(
  ports: Pick<Ports, "auth" | "payment" | "persistence">,
  { id, secret }: { id: string; secret: string | undefined },
): Promise<DemoPayment & { page: TestPage }> {
  const page = ports.payment.testPage;
  const payment = await ports.persistence.payments.find(id);
  const isOpened = page !== null && payment?.provider === ports.payment.name &&
    page.tokenMatches(id, secret ?? "");
  if (!isOpened) throw new DomainError("ERR_NOT_FOUND");
  return { page, ...shown(ports, payment) };
}

export function shown(ports: Pick<Ports, "auth">, payment: Payment): DemoPayment {
  const path = purchaseKinds[payment.kind]?.path(payment) ?? "/";
  return { payment, returnPath: `${path}#${purchaseSecret(ports, payment)}` };
}
