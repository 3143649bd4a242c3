import { giftCardAccount } from "../../domain/money/ledger.ts";
import { moneyText } from "../../domain/money/money-text.ts";
import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { needsPrepayment } from "../session-orders/new-order.ts";
import { isAnswerNeeded } from "../session-requests/new-request.ts";

type Wanted = {
  eventTypeUri: string;
  email: string;
  priceCents: number;
  giftCardId: string | null;
  language: Language;
};

/** What the mail says of the code: it books, it sends a request, or a payment of `toPay` follows. */
export async function codeOutcome(
  repositories: Repositories,
  { eventTypeUri, email, priceCents, giftCardId, language }: Wanted,
): Promise<Record<string, string>> {
  if (await isAnswerNeeded(repositories, eventTypeUri, email)) return { requests: "yes" };
  if (!await needsPrepayment(repositories, eventTypeUri)) return { books: "yes" };
  const card = giftCardId === null
    ? 0
    : await repositories.ledger.balance(giftCardAccount(giftCardId));
  const restCents = priceCents - Math.min(card, priceCents);
  return restCents > 0 ? { toPay: moneyText(restCents, language) } : { books: "yes" };
}
