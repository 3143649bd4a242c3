import type { Payment } from "../../domain/money/payment.ts";
import type { Receipt } from "../../domain/money/receipt.ts";
import type { Repositories } from "../../ports/persistence.ts";

export type PaymentView = { payment: Payment; receipts: Receipt[] };

export async function paymentView(
  { payments }: Pick<Repositories, "payments">,
  payment: Payment,
): Promise<PaymentView> {
  return { payment, receipts: await payments.listReceipts(payment.id) };
}
