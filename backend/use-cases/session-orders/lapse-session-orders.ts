import { lapseOrder } from "../../domain/session-order.ts";
import type { Ports } from "../../ports/ports.ts";
import { endOrder } from "./end-order.ts";

const atOnce = 50;

/** Ends the orders that were not paid in time. Returns how many. `now` in ms. */
export async function lapseSessionOrders(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  const due = await persistence.sessionOrders.listDue(now, atOnce);
  let lapsed = 0;
  for (const { id } of due) {
    lapsed += await persistence.transaction(async (repositories) => {
      const order = await repositories.sessionOrders.find(id);
      const ended = order && lapseOrder(order, now);
      if (!ended || ended === order) return 0;
      await endOrder(repositories, ended, now);
      return 1;
    });
  }
  return lapsed;
}
