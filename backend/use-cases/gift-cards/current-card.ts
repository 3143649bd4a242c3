import type { GiftCard } from "../../domain/money/gift-card.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** The card that has the money of `id` now: a replaced card passed it on. Null when there is none. */
export async function currentCard(
  { giftCards }: Pick<Repositories, "giftCards">,
  id: string,
): Promise<GiftCard | null> {
  const card = await giftCards.find(id);
  return card?.replacedBy ? await currentCard({ giftCards }, card.replacedBy) : card;
}
