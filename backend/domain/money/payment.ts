import { minute } from "../duration.ts";
import { DomainError } from "../errors.ts";
import type { Language } from "../text.ts";
import { guardedAccounts, type PurchaseLine } from "./ledger.ts";

export const paymentKinds = ["gift-card", "course", "session", "package"] as const;

/** What is bought; `reference` of a payment is its id. */
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentStates = [
  "pending",
  "paid",
  "failed",
  "expired",
  "partially-refunded",
  "refunded",
] as const;

export type PaymentState = (typeof paymentStates)[number];

export const paymentProviders = ["demo", "external", "stripe"] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];

export const currency = "EUR";

/** How long (ms) the page of the provider waits. Stripe's shortest time is 30 minutes. */
export const paymentOpenFor = 31 * minute;

/** The most that one purchase costs: 10 000 €. */
export const paymentMaxCents = 1_000_000;

/** Instants in ms, money in cents of EUR. */
export type Payment = {
  id: string;
  kind: PaymentKind;
  reference: string;
  state: PaymentState;
  amountCents: number;
  refundedCents: number;
  lines: PurchaseLine[];
  description: string;
  language: Language;
  buyerUserId: string | null;
  buyerName: string;
  buyerEmail: string;
  provider: PaymentProviderName;
  /** The provider's id; null until its page was opened. */
  providerReference: string | null;
  pageUrl: string | null;
  failure: string | null;
  /** Why an administrator should look at it. */
  flag: string | null;
  createdAt: number;
  expiresAt: number;
  paidAt: number | null;
  updatedAt: number;
};

/** What a provider reports. `id` identifies the event at the provider. `amountCents` of "paid" is what was paid. */
export type PaymentEvent =
  & { id: string; paymentId: string; reference: string | null }
  & (
    | { kind: "paid"; amountCents: number; currency: string }
    | { kind: "failed"; reason: string }
    | { kind: "expired" | "pending" }
    | { kind: "refunded"; refundedCents: number }
  );

export type PaymentChange = {
  payment: Payment;
  outcome: "paid" | "ended" | "nothing" | "flagged";
};

/**
 * The payment after an event, in any order: money that came counts also after "failed" or "expired", and later events about an
 * unpaid page change nothing. Another amount or currency is never accepted as paid. `now` in ms.
 */
export function afterEvent(payment: Payment, event: PaymentEvent, now: number): PaymentChange {
  const isUnpaid = isOpenState(payment.state) || isUnpaidEnd(payment.state);
  const changed = (changes: Partial<Payment>): Payment => ({
    ...payment,
    providerReference: payment.providerReference ?? event.reference,
    ...changes,
    updatedAt: now,
  });
  if (event.reference !== null && isOtherReference(payment, event.reference)) {
    return flagged(payment, `event of another payment at the provider: ${event.reference}`, now);
  }
  switch (event.kind) {
    case "paid":
      if (event.currency.toUpperCase() !== currency) {
        return flagged(payment, `paid in ${event.currency.slice(0, 10)}`, now);
      }
      if (event.amountCents !== payment.amountCents) {
        return flagged(payment, `paid ${event.amountCents} of ${payment.amountCents} cents`, now);
      }
      if (!isUnpaid) return { payment, outcome: "nothing" };
      return {
        payment: changed({ state: "paid", paidAt: now, failure: null }),
        outcome: "paid",
      };
    case "failed":
      if (!isOpenState(payment.state)) return { payment, outcome: "nothing" };
      return {
        payment: changed({ state: "failed", failure: event.reason.slice(0, 200) }),
        outcome: "ended",
      };
    case "expired":
      if (!isOpenState(payment.state)) return { payment, outcome: "nothing" };
      return { payment: changed({ state: "expired" }), outcome: "ended" };
    case "refunded":
      if (event.refundedCents <= payment.refundedCents) return { payment, outcome: "nothing" };
      return flagged(
        payment,
        `refunded ${event.refundedCents} cents at the provider, ${payment.refundedCents} here`,
        now,
      );
    case "pending":
      return { payment, outcome: "nothing" };
  }
}

/** The payment whose time is over; the provider is not queried any more. `now` in ms. */
export function expirePayment(payment: Payment, now: number): Payment {
  if (payment.state !== "pending" || now < payment.expiresAt) return payment;
  return { ...payment, state: "expired", updatedAt: now };
}

/** The state that people see, also before the job has stored it. `now` in ms. */
export function shownPaymentState(payment: Payment, now: number): PaymentState {
  return expirePayment(payment, now).state;
}

/**
 * From which accounts a refund is taken: first what is still unspent, then what was our income. `balanceOf` of an account in
 * cents. ERR_REFUND_TOO_LARGE when less is left, ERR_ILLEGAL_TRANSITION when nothing was paid.
 */
export function refundLines(
  payment: Payment,
  amountCents: number,
  balanceOf: (account: string) => number,
  alreadyRefunded: (account: string) => number,
): PurchaseLine[] {
  if (payment.state !== "paid" && payment.state !== "partially-refunded") {
    throw new DomainError("ERR_ILLEGAL_TRANSITION");
  }
  let left = amountCents;
  const lines: PurchaseLine[] = [];
  for (const { account, amountCents: paid } of payment.lines) {
    const isGuarded = guardedAccounts.some((start) => account.startsWith(start));
    const most = isGuarded ? Math.min(paid, balanceOf(account)) : paid - alreadyRefunded(account);
    const taken = Math.min(left, Math.max(0, most));
    if (taken > 0) lines.push({ account, amountCents: taken });
    left -= taken;
  }
  if (left > 0) {
    throw new DomainError("ERR_REFUND_TOO_LARGE", { mostCents: amountCents - left });
  }
  return lines;
}

/** `now` in ms. */
export function afterRefund(payment: Payment, amountCents: number, now: number): Payment {
  const refundedCents = payment.refundedCents + amountCents;
  if (refundedCents < 0 || refundedCents > payment.amountCents) {
    throw new RangeError("more is refunded than was paid");
  }
  const state = refundedCents === payment.amountCents ? "refunded" : "partially-refunded";
  return {
    ...payment,
    refundedCents,
    state: refundedCents === 0 ? "paid" : state,
    updatedAt: now,
  };
}

function flagged(payment: Payment, flag: string, now: number): PaymentChange {
  return { payment: { ...payment, flag: flag.slice(0, 200), updatedAt: now }, outcome: "flagged" };
}

function isOtherReference({ providerReference }: Payment, reference: string): boolean {
  return providerReference !== null && providerReference !== reference;
}

function isOpenState(state: PaymentState): boolean {
  return state === "pending";
}

function isUnpaidEnd(state: PaymentState): boolean {
  return state === "failed" || state === "expired";
}
