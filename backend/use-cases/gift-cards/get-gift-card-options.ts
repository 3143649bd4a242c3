import { deliveryDays } from "../../domain/money/gift-card.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";

export type GiftCardOptions = ReturnType<typeof deliveryDays> & {
  /** The lowest price of each practitioner in cents, the lowest first: to say what an amount buys. */
  lowestPricesCents: number[];
};

export async function getGiftCardOptions(
  { persistence }: Pick<Ports, "persistence">,
  { now }: VisitorContext,
): Promise<GiftCardOptions> {
  return {
    ...deliveryDays(now),
    lowestPricesCents: await persistence.giftCards.listLowestPrices(),
  };
}
