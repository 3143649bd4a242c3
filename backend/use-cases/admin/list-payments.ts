import type { PaymentQuery } from "../../ports/persistence/payments.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type PaymentView, paymentView } from "../payments/payment-view.ts";
import { requireRight } from "../require-right.ts";

export async function listPayments(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: PaymentQuery,
): Promise<CountedPage<PaymentView>> {
  requireRight(account, "see-money");
  const { items, ...page } = await persistence.payments.list(query);
  return {
    items: await Promise.all(items.map((payment) => paymentView(persistence, payment))),
    ...page,
  };
}
