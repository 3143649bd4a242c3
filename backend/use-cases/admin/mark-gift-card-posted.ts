import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { giftCardMail } from "../gift-cards/send-due-gift-cards.ts";
import { type ListedGiftCard, listedGiftCard } from "./list-gift-cards.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** A paid card is in the post; its buyer gets a mail. ERR_NOT_FOUND, ERR_ALREADY_SENT, ERR_ILLEGAL_TRANSITION for other cards. */
export async function markGiftCardPosted(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<ListedGiftCard> {
  requireRight(account, "manage-gift-cards");
  return await persistence.transaction(async (repositories) => {
    const { giftCards, outbox } = repositories;
    const card = await giftCards.find(id);
    if (!card) throw new DomainError("ERR_NOT_FOUND");
    if (card.sentAt !== null) throw new DomainError("ERR_ALREADY_SENT");
    if (card.state !== "active" || card.delivery.by !== "post") {
      throw new DomainError("ERR_ILLEGAL_TRANSITION");
    }
    const sent = { ...card, sentAt: now };
    await giftCards.save(sent);
    if (card.buyerEmail !== "") {
      await outbox.add(giftCardMail(card, "gift-card-posted", card.buyerEmail), now);
    }
    await recordAction(persistence, repositories, { account, now }, {
      action: "post-gift-card",
      kind: "gift-card",
      id,
    });
    return await listedGiftCard(repositories, sent);
  });
}
