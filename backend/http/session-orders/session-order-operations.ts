import { mountCreateSessionOrder } from "./create-session-order.ts";
import { mountGetSessionOrder } from "./get-session-order.ts";
import { mountListWaitingOrders } from "./list-waiting-orders.ts";
import { mountRetrySessionOrderPayment } from "./retry-session-order-payment.ts";
import { mountTakeBackSessionOrder } from "./take-back-session-order.ts";

export const sessionOrderOperations = [
  mountCreateSessionOrder,
  mountGetSessionOrder,
  mountListWaitingOrders,
  mountRetrySessionOrderPayment,
  mountTakeBackSessionOrder,
];
