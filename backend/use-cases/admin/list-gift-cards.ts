import type { GiftCard } from "../../domain/money/gift-card.ts";
import { giftCardAccount } from "../../domain/money/ledger.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { GiftCardQuery } from "../../ports/persistence/gift-cards.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

/** Without the code: an administrator prints a card, and that is recorded. */
export type ListedGiftCard = { card: GiftCard; balanceCents: number; paymentId: string | null };

export async function listGiftCards(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: GiftCardQuery,
): Promise<CountedPage<ListedGiftCard>> {
  requireRight(account, "manage-gift-cards");
  const { items, ...page } = await persistence.giftCards.list(query);
  return {
    items: await Promise.all(items.map((card) => listedGiftCard(persistence, card))),
    ...page,
  };
}

export async function listedGiftCard(
  { ledger, payments }: Pick<Repositories, "ledger" | "payments">,
  card: GiftCard,
): Promise<ListedGiftCard> {
  const [payment] = await payments.listOfPurchase("gift-card", card.id);
  return {
    card,
    balanceCents: await ledger.balance(giftCardAccount(card.id)),
    paymentId: payment?.id ?? null,
  };
}
