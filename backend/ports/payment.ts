import type { Payment, PaymentEvent, PaymentProviderName } from "../domain/money/payment.ts";

/**
 * Who takes the money, on a page that is not ours. A card number never reaches this server. A caller gets `ERR_PROVIDER_UNAVAILABLE`
 * for everything that may work later.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Opens the provider's page for a payment; repeated for the same payment it opens the same one. */
  open(payment: Payment, pages: PaymentPages): Promise<OpenedPage>;
  /**
   * The event in a request to our webhook address. Null unless its signature is the provider's and it was signed less than five
   * minutes before or after `now` (ms); "other" for a genuine event that is about no payment of ours.
   */
  readEvent(request: SignedRequest, now: number): Promise<PaymentEvent | "other" | null>;
  /** What the provider says about a payment now; null when it takes no requests. */
  find(payment: Payment, now: number): Promise<PaymentEvent | null>;
  /** Pays back a part or all; repeated with the same `id` it pays once. */
  refund(refund: RefundRequest, now: number): Promise<RefundOutcome>;
  /** Only of the provider that is ours: its page, where the visitor chooses what the bank answers. */
  readonly testPage: TestPage | null;
}

/** Addresses of ours: where the buyer comes back to, and where events are sent. */
type PaymentPages = { returnUrl: string; eventUrl: string };

type OpenedPage = { url: string; reference: string };

/** A request as it came, in bytes, because signatures are over bytes. */
export type SignedRequest = { header: (name: string) => string | undefined; body: Uint8Array };

export type RefundRequest = { id: string; payment: Payment; amountCents: number };

/** "manual": the provider takes no requests, so the operator pays it back at the provider. */
type RefundOutcome =
  | { state: "done" | "manual"; reference: string | null }
  | { state: "failed"; reason: string };

export const testOutcomes = ["paid", "failed", "expired"] as const;

export type TestOutcome = (typeof testOutcomes)[number];

export interface TestPage {
  /** Whether the token of the page's address belongs to this payment. */
  tokenMatches(paymentId: string, token: string): boolean;
  /** The signed request that a provider would send. `now` in ms. */
  eventOf(payment: Payment, outcome: TestOutcome, now: number): SignedRequest;
}
