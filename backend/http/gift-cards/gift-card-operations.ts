import { mountChangeGiftCardDelivery } from "./change-gift-card-delivery.ts";
import { mountCreateGiftCard } from "./create-gift-card.ts";
import { mountGetGiftCard } from "./get-gift-card.ts";
import { mountGetGiftCardBalance } from "./get-gift-card-balance.ts";
import { mountGetGiftCardOptions } from "./get-gift-card-options.ts";
import { mountGetSessionPayment } from "./get-session-payment.ts";
import { mountPrintGiftCard } from "./print-gift-card.ts";
import { mountRedeemGiftCard } from "./redeem-gift-card.ts";
import { mountRetryGiftCardPayment } from "./retry-gift-card-payment.ts";

export const giftCardOperations = [
  mountGetGiftCardOptions,
  mountCreateGiftCard,
  mountGetGiftCardBalance,
  mountRedeemGiftCard,
  mountGetSessionPayment,
  mountGetGiftCard,
  mountPrintGiftCard,
  mountRetryGiftCardPayment,
  mountChangeGiftCardDelivery,
];
