import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { GiftCard } from "../../domain/money/gift-card.ts";
import { giftCardAccount } from "../../domain/money/ledger.ts";
import { printedCode } from "../../domain/money/gift-card-code.ts";
import type { Ports } from "../../ports/ports.ts";
import { type PaymentView, paymentView } from "../payments/payment-view.ts";
import { mayReadPurchase, purchaseSecret } from "../payments/purchase-access.ts";
import { codeOf } from "./gift-card-purchase.ts";

/** A card as its buyer sees it. */
export type GiftCardPurchase = {
  card: GiftCard;
  secret: string;
  /** As it is printed; null until it is paid and after it was blocked. */
  code: string | null;
  balanceCents: number;
  payment: PaymentView;
};

/** ERR_NOT_FOUND for callers without the secret who are not the buyer. */
export async function requireOwnCard(
  ports: Pick<Ports, "auth" | "persistence">,
  account: Account | null,
  { id, secret }: { id: string; secret: string | undefined },
): Promise<GiftCard> {
  const card = await ports.persistence.giftCards.find(id);
  const purchase = card &&
    { kind: "gift-card" as const, reference: id, buyerUserId: card.buyerUserId };
  // An administrator has pages of their own, which record the reading.
  const buyer = account && { ...account, isAdmin: false, staffRoles: [] };
  if (!card || !mayReadPurchase(ports, purchase!, { account: buyer, secret })) {
    throw new DomainError("ERR_NOT_FOUND");
  }
  return card;
}

export async function purchaseView(
  ports: Pick<Ports, "auth" | "persistence">,
  card: GiftCard,
): Promise<GiftCardPurchase> {
  const { persistence } = ports;
  const code = card.state === "active" ? codeOf(ports.auth, card) : null;
  return {
    card,
    secret: purchaseSecret(ports, { kind: "gift-card", reference: card.id }),
    code: code && printedCode(code),
    balanceCents: await persistence.ledger.balance(giftCardAccount(card.id)),
    payment: await paymentOf(persistence, card.id),
  };
}

/** A card that replaced another one was paid with that one, whose page keeps the receipts. */
async function paymentOf(
  persistence: Ports["persistence"],
  cardId: string,
): Promise<PaymentView> {
  const [payment] = await persistence.payments.listOfPurchase("gift-card", cardId);
  if (payment) return await paymentView(persistence, payment);
  const replaced = await persistence.giftCards.findReplacedBy(cardId);
  if (!replaced) throw new Error("a gift card has no payment");
  return { ...await paymentOf(persistence, replaced.id), receipts: [] };
}
