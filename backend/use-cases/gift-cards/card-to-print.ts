import type { GiftCard } from "../../domain/money/gift-card.ts";
import { printedCode } from "../../domain/money/gift-card-code.ts";
import type { Ports } from "../../ports/ports.ts";
import { codeOf, tokenOf } from "./gift-card-purchase.ts";

export type CardToPrint = { card: GiftCard; code: string; path: string };

/** The code and the page of the printed picture; null for a card that cannot be spent. */
export function cardToPrint(
  { auth }: Pick<Ports, "auth">,
  card: GiftCard,
): CardToPrint | null {
  const code = card.state === "active" ? codeOf(auth, card) : null;
  if (code === null) return null;
  const path = `/gift-card/balance#${tokenOf(auth, code)}`;
  return { card, code: printedCode(code), path };
}
