import type { PurchaseLine } from "../../domain/money/ledger.ts";
import type { Payment } from "../../domain/money/payment.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";

/**
 * What a payment buys. Both functions run in the transaction that stores the payment, so a purchase and its money never
 * disagree.
 */
export type PurchaseKind = {
  /** Delivers what was bought. False when it was paid before: the second payment is given back. `now` in ms. */
  paid(
    ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
    repositories: Repositories,
    payment: Payment,
    now: number,
  ): Promise<boolean>;
  /** After all of a payment that bought nothing went back at once. `now` in ms. */
  givenBack?(repositories: Repositories, payment: Payment, now: number): Promise<void>;
  /** After a refund of a part or all. `payment` is as it is after the refund. `now` in ms. */
  refunded(repositories: Repositories, payment: Payment, now: number): Promise<void>;
  /** The lines of the payment with the accounts that have the money now; without it those of the payment. */
  spendable?(
    repositories: Pick<Repositories, "giftCards">,
    payment: Payment,
  ): Promise<PurchaseLine[]>;
  /** The page where the buyer sees what became of the purchase. */
  path(payment: Pick<Payment, "id" | "reference">): string;
};
