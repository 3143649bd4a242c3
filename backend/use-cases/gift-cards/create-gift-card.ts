import { DomainError } from "../../domain/errors.ts";
import {
  deliveryProblems,
  type GiftCard,
  giftCardLines,
  postageCents,
} from "../../domain/money/gift-card.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Language, Text } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext, VisitorContextWithAddress } from "../context.ts";
import { newPayment, type NewPurchase, openPaymentPage } from "../payments/start-payment.ts";
import { countRequests } from "../request-limits.ts";
import { type GiftCardPurchase, purchaseView } from "./purchase-view.ts";

export type NewGiftCard = Pick<
  GiftCard,
  | "amountCents"
  | "design"
  | "language"
  | "buyerName"
  | "buyerEmail"
  | "recipientName"
  | "message"
  | "delivery"
>;

const giftCardFor: Text = {
  et: "Kinkekaart:",
  en: "Gift card:",
  ru: "Подарочная карта, получатель —",
};

/** A card that waits for its payment, with or without an account. ERR_INVALID_INPUT for its day, ERR_TOO_MANY_REQUESTS, ERR_PROVIDER_UNAVAILABLE. */
export async function createGiftCard(
  ports: Pick<Ports, "auth" | "payment" | "persistence">,
  context: LinkContext & VisitorContextWithAddress,
  wish: NewGiftCard,
  { publicUrl }: { publicUrl: string },
): Promise<GiftCardPurchase> {
  const { account, address, language, now } = context;
  const { persistence } = ports;
  const errors = deliveryProblems(wish.delivery, now);
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
  await countRequests(ports, now, [{ limit: "purchasesPerNetwork", by: networkOf(address) }]);
  const card = newGiftCard(persistence.newId(), wish, account?.userId ?? null, now);
  const payment = newPayment(ports, giftCardPurchaseOf(card, language), now);
  await persistence.transaction(async ({ giftCards, payments }) => {
    await giftCards.add(card);
    await payments.add(payment);
  });
  await openPaymentPage(ports, payment, { publicUrl, now });
  return await purchaseView(ports, card);
}

export function newGiftCard(
  id: string,
  wish: NewGiftCard,
  buyerUserId: string | null,
  now: number,
): GiftCard {
  return {
    ...wish,
    id,
    state: "pending",
    postageCents: wish.delivery.by === "post" ? postageCents : 0,
    buyerUserId,
    deliverAt: null,
    sentAt: null,
    codeHash: null,
    codeSealed: null,
    last4: null,
    activatedAt: null,
    expiresAt: null,
    remindersSent: 0,
    replacedBy: null,
    createdAt: now,
  };
}

/** What is paid for a card. The page and the receipt speak the language of the buyer, the card that of the recipient. */
export function giftCardPurchaseOf(card: GiftCard, language: Language): NewPurchase {
  return {
    kind: "gift-card",
    reference: card.id,
    lines: giftCardLines(card),
    description: `${giftCardFor[card.language]} ${card.recipientName}`,
    language,
    buyerUserId: card.buyerUserId,
    buyerName: card.buyerName,
    buyerEmail: card.buyerEmail,
  };
}
