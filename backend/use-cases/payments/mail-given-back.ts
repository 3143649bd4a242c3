import type { Payment } from "../../domain/money/payment.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** The buyer gets to know, in the caller's transaction, that all of a payment which bought nothing goes back. `now` in ms. */
export async function mailGivenBack(
  { outbox }: Pick<Repositories, "outbox">,
  { id, buyerEmail, buyerUserId, language }: Payment,
  now: number,
): Promise<void> {
  await outbox.add({
    to: buyerEmail,
    language,
    template: "payment-given-back",
    facts: { payment: id },
    onceKey: `given back ${id}`,
    ...(buyerUserId === null ? {} : { about: buyerUserId }),
  }, now);
}
