import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { type OrderView, orderView, requireOwnOrder } from "./order-view.ts";

/** ERR_NOT_FOUND for callers without the secret who are not the client. */
export async function getSessionOrder(
  ports: Pick<Ports, "auth" | "persistence">,
  { account }: LinkContext,
  input: { id: string; secret: string | undefined },
): Promise<OrderView> {
  const order = await requireOwnOrder(ports, account, input);
  return await orderView(ports, ports.persistence, order);
}
