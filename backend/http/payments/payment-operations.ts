import { mountCompleteDemoPayment } from "./complete-demo-payment.ts";
import { mountGetDemoPayment } from "./get-demo-payment.ts";
import { mountGetPayment } from "./get-payment.ts";
import { mountPrintReceipt } from "./print-receipt.ts";
import { mountRefreshPayment } from "./refresh-payment.ts";
import { mountReturnFromPayment } from "./return-from-payment.ts";

export const paymentOperations = [
  mountGetPayment,
  mountRefreshPayment,
  mountPrintReceipt,
  mountGetDemoPayment,
  mountCompleteDemoPayment,
  mountReturnFromPayment,
];
