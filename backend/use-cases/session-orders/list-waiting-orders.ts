import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OrderView, orderView } from "./order-view.ts";

/** The caller's orders whose times wait for the payment, the first to lapse first. */
export async function listWaitingOrders(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
): Promise<OrderView[]> {
  const { persistence } = ports;
  const orders = await persistence.sessionOrders.listWaitingOf(account.userId, now);
  return await Promise.all(
    orders.toSorted((one, other) => one.payBy - other.payBy)
      .map((order) => orderView(ports, persistence, order)),
  );
}
