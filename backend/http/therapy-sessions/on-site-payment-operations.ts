import { mountPrintOnSiteReceipt } from "./print-on-site-receipt.ts";
import { mountRecordOnSitePayment } from "./record-on-site-payment.ts";
import { mountRemoveOnSitePayment } from "./remove-on-site-payment.ts";

export const onSitePaymentOperations = [
  mountRecordOnSitePayment,
  mountRemoveOnSitePayment,
  mountPrintOnSiteReceipt,
];
