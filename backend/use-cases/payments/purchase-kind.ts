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
    ports: Pick<Ports, "auth" | "persistence">,
    repositories: Repositories,
    payment: Payment,
    now: number,
  ): Promise<boolean>;
  /** After a refund of a part or all. `payment` is as it is after the refund. `now` in ms. */
  refunded(repositories: Repositories, payment: Payment, now: number): Promise<void>;
  /** The page where the buyer sees what became of the purchase. */
  path(reference: string): string;
};
