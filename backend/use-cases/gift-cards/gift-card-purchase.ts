import { activated, type GiftCard } from "../../domain/money/gift-card.ts";
import { lastGroupOf, newGiftCardCode, typedCode } from "../../domain/money/gift-card-code.ts";
import { giftCardAccount } from "../../domain/money/ledger.ts";
import type { Auth } from "../../ports/auth.ts";
import { currentCard } from "./current-card.ts";
import type { PurchaseKind } from "../payments/purchase-kind.ts";

/** A payment activates the card, with a new code; a refund of everything ends it. */
export const giftCardPurchase: PurchaseKind = {
  async paid({ auth }, { giftCards }, { reference }, now) {
    const card = await giftCards.find(reference);
    if (card?.state !== "pending") return false;
    await giftCards.save(activated(card, newCode(auth), now));
    return true;
  },

  async refunded({ giftCards }, { reference, state }) {
    const card = await currentCard({ giftCards }, reference);
    if (state === "refunded" && card?.state === "active") {
      await giftCards.save({ ...card, state: "refunded" });
    }
  },

  async spendable({ giftCards }, { lines, reference }) {
    const card = await currentCard({ giftCards }, reference);
    return lines.map((line) =>
      line.account === giftCardAccount(reference)
        ? { ...line, account: giftCardAccount(card!.id) }
        : line
    );
  },

  path: ({ reference }) => giftCardPath(reference),
};

export const giftCardPath = (id: string) => `/gift-card/bought/${id}`;

/** A new code, as it is stored: hashed to find the card by it, and encrypted to print it. */
export function newCode(auth: Auth): { codeHash: string; codeSealed: string; last4: string } {
  const code = newGiftCardCode(auth.randomBelow);
  return {
    codeHash: codeHashOf(auth, code),
    codeSealed: auth.encrypt(code),
    last4: lastGroupOf(code),
  };
}

export function codeHashOf(auth: Pick<Auth, "hashSecret">, code: string): string {
  return auth.hashSecret(`gift card ${typedCode(code)}`);
}

/** Null until the card is paid, and when the secret of the server was changed. */
export function codeOf(
  { decrypt }: Pick<Auth, "decrypt">,
  { codeSealed }: Pick<GiftCard, "codeSealed">,
): string | null {
  return codeSealed === null ? null : decrypt(codeSealed);
}

/** The code with a signature, for links and the printed picture: a guess is refused without a query. */
export function tokenOf({ mac }: Pick<Auth, "mac">, code: string): string {
  return `${typedCode(code)}.${mac("gift-card", typedCode(code))}`;
}
