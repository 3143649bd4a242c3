import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { type ListedGiftCard, listedGiftCard } from "./list-gift-cards.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** The code is refused from now on; the money stays until the card is replaced or refunded. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION. */
export async function blockGiftCard(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<ListedGiftCard> {
  const { account, now } = context;
  requireRight(account, "manage-gift-cards");
  return await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const { giftCards } = repositories;
    const card = await giftCards.find(id);
    if (!card) throw new DomainError("ERR_NOT_FOUND");
    if (card.state !== "active") throw new DomainError("ERR_ILLEGAL_TRANSITION");
    const blocked = { ...card, state: "blocked" as const };
    await giftCards.save(blocked);
    await recordAction(persistence, repositories, { account, now }, {
      action: "block-gift-card",
      kind: "gift-card",
      id,
      detail: { reason },
    });
    return await listedGiftCard(repositories, blocked);
  });
}
