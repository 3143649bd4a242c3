import { withMailOn } from "../../domain/money/gift-card.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { type GiftCardPurchase, purchaseView, requireOwnCard } from "./purchase-view.ts";

/** Another day for the mail, until it is sent. ERR_NOT_FOUND, ERR_ALREADY_SENT, ERR_ILLEGAL_TRANSITION, ERR_INVALID_INPUT. */
export async function changeGiftCardDelivery(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, now }: LinkContext,
  { on, ...input }: { id: string; secret: string | undefined; on: string | null },
): Promise<GiftCardPurchase> {
  const { id } = await requireOwnCard(ports, account, input);
  const card = await ports.persistence.transaction(async ({ giftCards }) => {
    const changed = withMailOn((await giftCards.find(id))!, on, now);
    await giftCards.save(changed);
    return changed;
  });
  return await purchaseView(ports, card);
}
