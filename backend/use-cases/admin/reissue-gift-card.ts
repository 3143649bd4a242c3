import { DomainError } from "../../domain/errors.ts";
import { type GiftCard, hasExpired, holderEmail } from "../../domain/money/gift-card.ts";
import { cardReplaced, giftCardAccount } from "../../domain/money/ledger.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { newCode } from "../gift-cards/gift-card-purchase.ts";
import { giftCardMail } from "../gift-cards/send-due-gift-cards.ts";
import { type ListedGiftCard, listedGiftCard } from "./list-gift-cards.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * A new card with a new code and all that was left; the old code is refused. It ends on the same day and is mailed to the
 * holder, or posted again. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION, ERR_BALANCE_TOO_LOW when nothing is left.
 */
export async function reissueGiftCard(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<ListedGiftCard> {
  const { account, now } = context;
  requireRight(account, "manage-gift-cards");
  return await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const { giftCards, ledger, outbox } = repositories;
    const old = await giftCards.find(id);
    if (!old) throw new DomainError("ERR_NOT_FOUND");
    const canReplace = (old.state === "active" || old.state === "blocked") &&
      old.replacedBy === null && !hasExpired(old, now);
    if (!canReplace) throw new DomainError("ERR_ILLEGAL_TRANSITION");
    const balanceCents = await ledger.balance(giftCardAccount(id));
    if (balanceCents === 0) throw new DomainError("ERR_BALANCE_TOO_LOW", { mostCents: 0 });
    const isMailed = old.delivery.by === "email" && old.sentAt !== null;
    const card: GiftCard = {
      ...old,
      ...newCode(auth),
      id: persistence.newId(),
      state: "active",
      amountCents: balanceCents,
      postageCents: 0,
      // A card that was mailed goes out at once; one that waits for its day, or for the post, waits on.
      sentAt: isMailed ? now : null,
      remindersSent: 0,
      replacedBy: null,
      createdAt: now,
    };
    await giftCards.add(card);
    await giftCards.save({ ...old, state: "blocked", replacedBy: card.id });
    await ledger.post(cardReplaced({ from: id, to: card.id, balanceCents }, now));
    const to = holderEmail(card);
    if (isMailed && to !== "") {
      const mail = giftCardMail(card, "gift-card-replaced", to);
      await outbox.add({ ...mail, facts: { ...mail.facts, last4: old.last4 ?? "" } }, now);
    }
    await recordAction(persistence, repositories, { account, now }, {
      action: "reissue-gift-card",
      kind: "gift-card",
      id,
      detail: { reason, to: card.id },
    });
    return await listedGiftCard(repositories, card);
  });
}
