import type { Page } from "../../ports/page.ts";
import type { PaymentQuery } from "../../ports/persistence/payments.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type PaymentView, paymentView } from "../payments/payment-view.ts";
import { requireRight } from "../require-right.ts";

export async function listPayments(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: PaymentQuery,
): Promise<Page<PaymentView>> {
  requireRight(account, "see-money");
  const { items, nextCursor } = await persistence.payments.list(query);
  return {
    items: await Promise.all(items.map((payment) => paymentView(persistence, payment))),
    nextCursor,
  };
}
