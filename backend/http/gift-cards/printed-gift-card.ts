import { lastDayOf } from "../../domain/money/gift-card.ts";
import { dayText, moneyText } from "../../domain/money/money-text.ts";
import type { PrintedGiftCard } from "../../ports/printed-pages.ts";
import type { CardToPrint } from "../../use-cases/gift-cards/card-to-print.ts";
import { moneyWord } from "../money-texts.ts";

/** A card as it is printed, in its own language. */
export function printedGiftCard(
  { card, code, path }: CardToPrint,
  { brand, publicUrl }: { brand: string; publicUrl: string },
): PrintedGiftCard {
  const { language, design, recipientName, message, buyerName, amountCents, expiresAt } = card;
  const day = dayText(Date.parse(lastDayOf(expiresAt!)), language);
  return {
    language,
    design,
    brand,
    title: moneyWord("title", language),
    recipient: recipientName,
    message,
    from: buyerName,
    amount: moneyText(amountCents, language),
    code,
    notes: [moneyWord("until", language, { day }), moneyWord("use", language)],
    link: `${publicUrl}${path}`,
  };
}
