import { DomainError } from "../../domain/errors.ts";
import { type Payment, shownPaymentState } from "../../domain/money/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { newPayment, openPaymentPage } from "../payments/start-payment.ts";
import { giftCardPurchaseOf } from "./create-gift-card.ts";
import { type GiftCardPurchase, purchaseView, requireOwnCard } from "./purchase-view.ts";

/**
 * Opens the payment page again: the same one while its payment waits, a new one after it failed or expired. ERR_NOT_FOUND,
 * ERR_ALREADY_PAID, ERR_PROVIDER_UNAVAILABLE.
 */
export async function retryGiftCardPayment(
  ports: Pick<Ports, "auth" | "payment" | "persistence">,
  { account, language, now }: LinkContext,
  input: { id: string; secret: string | undefined },
  { publicUrl }: { publicUrl: string },
): Promise<GiftCardPurchase> {
  const { persistence } = ports;
  const { id } = await requireOwnCard(ports, account, input);
  const payment = await persistence.transaction(async ({ giftCards, payments }) => {
    const card = (await giftCards.find(id))!;
    if (card.state !== "pending") throw new DomainError("ERR_ALREADY_PAID");
    const [last] = await payments.listOfPurchase("gift-card", id);
    if (last && shownPaymentState(last, now) === "pending") return last;
    const next: Payment = newPayment(ports, giftCardPurchaseOf(card, language), now);
    await payments.add(next);
    return next;
  });
  await openPaymentPage(ports, payment, { publicUrl, now });
  return await purchaseView(ports, (await persistence.giftCards.find(id))!);
}
