import { mountReceivePaymentEvent } from "../payment-events/receive-payment-event.ts";
import { mountCompleteDemoPayment } from "./complete-demo-payment.ts";
import { mountExportStatement } from "./export-statement.ts";
import { mountGetDemoPayment } from "./get-demo-payment.ts";
import { mountGetPayment } from "./get-payment.ts";
import { mountGetStatement } from "./get-statement.ts";
import { mountPrintReceipt } from "./print-receipt.ts";
import { mountPrintStatement } from "./print-statement.ts";
import { mountRefreshPayment } from "./refresh-payment.ts";
import { mountReturnFromPayment } from "./return-from-payment.ts";

export const paymentOperations = [
  mountGetPayment,
  mountRefreshPayment,
  mountPrintReceipt,
  mountGetStatement,
  mountExportStatement,
  mountPrintStatement,
  mountGetDemoPayment,
  mountCompleteDemoPayment,
  mountReturnFromPayment,
  mountReceivePaymentEvent,
];
