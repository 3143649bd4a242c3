import { takeBackOrder } from "../../domain/session-order.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { endOrder } from "./end-order.ts";
import { type OrderView, orderView, requireOwnOrder } from "./order-view.ts";

/** The client chooses another way: the time is free at once. A repetition changes nothing. ERR_NOT_FOUND, ERR_ORDER_ENDED. */
export async function takeBackSessionOrder(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: LinkContext,
  input: { id: string; secret: string | undefined },
): Promise<OrderView> {
  const { id, therapistId } = await requireOwnOrder(ports, account, input);
  const view = await ports.persistence.transaction(async (repositories) => {
    const order = (await repositories.sessionOrders.find(id))!;
    const ended = takeBackOrder(order, now);
    if (ended !== order) await endOrder(repositories, ended, now);
    return await orderView(ports, repositories, ended);
  });
  await offerFreedTimes(ports, therapistId, now);
  return view;
}
