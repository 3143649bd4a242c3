import type {
  Payment,
  PaymentChange,
  PaymentEvent,
  PaymentKind,
  PaymentProviderName,
  PaymentState,
} from "../../domain/money/payment.ts";
import type { PurchaseLine } from "../../domain/money/ledger.ts";
import type { Receipt } from "../../domain/money/receipt.ts";
import type { OrderedQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

/** "requested": taken from the purchase, not yet paid by the provider. Instants in ms. */
export type Refund = {
  id: string;
  paymentId: string;
  amountCents: number;
  lines: PurchaseLine[];
  reason: string;
  state: "requested" | "done" | "failed";
  providerReference: string | null;
  requestedBy: string | null;
  createdAt: number;
  doneAt: number | null;
};

export type PaymentQuery = OrderedQuery & {
  state?: PaymentState | undefined;
  kind?: PaymentKind | undefined;
  /** Only those an administrator should look at. */
  flagged?: boolean | undefined;
  /** A part of the buyer's name or address. */
  text?: string | undefined;
};

export interface Payments {
  add(payment: Payment): Promise<void>;
  find(id: string): Promise<Payment | null>;
  save(payment: Payment): Promise<void>;
  /** The latest first; of one buyer, or of all. */
  listOfPurchase(kind: PaymentKind, reference: string, buyerUserId?: string): Promise<Payment[]>;
  list(query: PaymentQuery): Promise<CountedPage<Payment>>;
  /** Pending, the longest ago first: to ask the provider about. */
  listPending(limit: number): Promise<Payment[]>;
  /** False when the provider has reported this event before. */
  addEvent(
    event: PaymentEvent,
    facts: { id: string; provider: PaymentProviderName; outcome: PaymentChange["outcome"] },
    now: number,
  ): Promise<boolean>;
  addRefund(refund: Refund): Promise<void>;
  findRefund(id: string): Promise<Refund | null>;
  saveRefund(refund: Pick<Refund, "id" | "state" | "providerReference" | "doneAt">): Promise<void>;
  listRefunds(paymentId: string): Promise<Refund[]>;
  listRequestedRefunds(limit: number): Promise<Refund[]>;
  /** The highest number of a year's receipts; 0 before the first one. */
  lastReceipt(year: number): Promise<number>;
  addReceipt(receipt: Receipt): Promise<void>;
  /** In the order of their numbers. */
  listReceipts(paymentId: string): Promise<Receipt[]>;
}
