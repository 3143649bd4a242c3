import { afterReturn } from "../../domain/money/gift-card.ts";
import { orderEnded } from "../../domain/money/ledger.ts";
import type { SessionOrder } from "../../domain/session-order.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { currentCard } from "../gift-cards/current-card.ts";

/** Stores the end of an order without a booking: its time is free and its card has its money again. `now` in ms. */
export async function endOrder(
  repositories: Pick<Repositories, "giftCards" | "holds" | "ledger" | "sessionOrders">,
  ended: SessionOrder,
  now: number,
): Promise<void> {
  const { giftCards, holds, ledger, sessionOrders } = repositories;
  const { id: orderId, giftCardId, giftCardCents: amountCents } = ended;
  await sessionOrders.save(ended);
  await holds.delete(ended.holdId);
  if (giftCardId === null || amountCents === 0) return;
  const card = (await currentCard({ giftCards }, giftCardId))!;
  await ledger.post(orderEnded({ orderId, giftCardId: card.id, amountCents }, now));
  const changed = afterReturn(card, now);
  if (changed !== card) await giftCards.save(changed);
}
