import { DomainError } from "../../domain/errors.ts";
import type { Payment } from "../../domain/money/payment.ts";
import type { Receipt } from "../../domain/money/receipt.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Refund } from "../../ports/persistence/payments.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext, VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { requirePayment } from "./purchase-access.ts";

export type ReceiptToPrint = {
  receipt: Receipt;
  payment: Payment;
  /** Of a credit note: why, and the receipt it takes back. */
  refund: Refund | null;
  ofReceipt: string | null;
};

/** ERR_NOT_FOUND, ERR_TOO_MANY_REQUESTS. */
export async function printReceipt(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, address, now }: LinkContext & VisitorContextWithAddress,
  { number, ...input }: { id: string; number: string; secret: string | undefined },
): Promise<ReceiptToPrint> {
  const payment = await requirePayment(ports, account, input);
  const { payments } = ports.persistence;
  const receipts = await payments.listReceipts(payment.id);
  const receipt = receipts.find((one) => one.number === number);
  if (!receipt) throw new DomainError("ERR_NOT_FOUND");
  await countRequests(ports, now, [{ limit: "moneyPdfsPerNetwork", by: networkOf(address) }]);
  const isNote = receipt.refundId !== null;
  return {
    receipt,
    payment,
    refund: isNote ? await payments.findRefund(receipt.refundId!) : null,
    ofReceipt: isNote ? receipts.find(({ kind }) => kind === "receipt")?.number ?? null : null,
  };
}
