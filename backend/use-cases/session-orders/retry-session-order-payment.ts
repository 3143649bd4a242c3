import { DomainError } from "../../domain/errors.ts";
import { shownPaymentState } from "../../domain/money/payment.ts";
import { orderStatusAt, withLongerPayTime } from "../../domain/session-order.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { addOrderPayment, openOrderPage } from "./order-payment.ts";
import { type OrderView, orderView, requireOwnOrder } from "./order-view.ts";

/**
 * Opens the payment page again: the same one while its payment waits, a new one after it failed or expired, for which the time
 * is kept longer. ERR_NOT_FOUND, ERR_ALREADY_PAID, ERR_ORDER_ENDED.
 */
export async function retrySessionOrderPayment(
  ports: Pick<Ports, "auth" | "payment" | "persistence">,
  { account, now }: LinkContext,
  input: { id: string; secret: string | undefined },
  { publicUrl }: { publicUrl: string },
): Promise<OrderView> {
  const { persistence } = ports;
  const { id } = await requireOwnOrder(ports, account, input);
  await persistence.transaction(async (repositories) => {
    const { holds, payments, sessionOrders, users } = repositories;
    const order = (await sessionOrders.find(id))!;
    if (order.status === "booked") throw new DomainError("ERR_ALREADY_PAID");
    if (orderStatusAt(order, now) !== "waiting") throw new DomainError("ERR_ORDER_ENDED");
    const [last] = await payments.listOfPurchase("session", id);
    if (last && shownPaymentState(last, now) === "pending") return;
    const client = await users.find(order.userId);
    if (!client) throw new DomainError("ERR_ORDER_ENDED");
    const longer = withLongerPayTime(order, now);
    await sessionOrders.save(longer);
    await holds.extend(longer.holdId, longer.payBy);
    await addOrderPayment(ports, repositories, { order: longer, client }, now);
  });
  await openOrderPage(ports, id, { publicUrl, now });
  return await orderView(ports, persistence, (await persistence.sessionOrders.find(id))!);
}
