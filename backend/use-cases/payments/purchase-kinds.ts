import type { PaymentKind } from "../../domain/money/payment.ts";
import { coursePurchase } from "../courses/course-purchase.ts";
import { packagePurchase } from "../packages/package-purchase.ts";
import { giftCardPurchase } from "../gift-cards/gift-card-purchase.ts";
import { sessionOrderPurchase } from "../session-orders/session-order-purchase.ts";
import type { PurchaseKind } from "./purchase-kind.ts";

/** The kinds that can be bought. */
export const purchaseKinds: Partial<Record<PaymentKind, PurchaseKind>> = {
  "gift-card": giftCardPurchase,
  "course": coursePurchase,
  "session": sessionOrderPurchase,
  "package": packagePurchase,
};
