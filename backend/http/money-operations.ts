import { giftCardOperations } from "./gift-cards/gift-card-operations.ts";
import { packageOfferOperations } from "./package-offers/package-offer-operations.ts";
import { packageOperations } from "./packages/package-operations.ts";
import { paymentOperations } from "./payments/payment-operations.ts";
import { sessionOrderOperations } from "./session-orders/session-order-operations.ts";

export const moneyOperations = [
  ...giftCardOperations,
  ...paymentOperations,
  ...packageOfferOperations,
  ...packageOperations,
  ...sessionOrderOperations,
];
