import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { type GiftCardPurchase, purchaseView, requireOwnCard } from "./purchase-view.ts";

/** ERR_NOT_FOUND. */
export async function getGiftCard(
  ports: Pick<Ports, "auth" | "persistence">,
  { account }: LinkContext,
  input: { id: string; secret: string | undefined },
): Promise<GiftCardPurchase> {
  return await purchaseView(ports, await requireOwnCard(ports, account, input));
}
