import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { orderAccount } from "../../domain/money/ledger.ts";
import { dayText } from "../../domain/money/money-text.ts";
import type { Payment } from "../../domain/money/payment.ts";
import { type SessionOrder, toPayCents } from "../../domain/session-order.ts";
import type { Text } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { newPayment, openPaymentPage } from "../payments/start-payment.ts";

const sessionName: Text = { et: "Kohtumine", en: "Session", ru: "Встреча" };

/** Stores the payment of what an order leaves to pay, in the caller's transaction. `now` in ms. */
export async function addOrderPayment(
  ports: Pick<Ports, "payment"> & { persistence: Pick<Ports["persistence"], "newId"> },
  { payments, therapists }: Pick<Repositories, "payments" | "therapists">,
  { order, client }: { order: SessionOrder; client: Pick<User, "id" | "name" | "email"> },
  now: number,
): Promise<Payment> {
  const { id: reference, language, startsAt, therapistId } = order;
  const therapist = await therapists.find(therapistId);
  const when = dayText(startsAt, language);
  const payment = newPayment(ports, {
    kind: "session",
    reference,
    lines: [{ account: orderAccount(reference), amountCents: toPayCents(order) }],
    description: `${sessionName[language]}: ${therapist?.name ?? ""}, ${when}`,
    language,
    buyerUserId: client.id,
    buyerName: client.name,
    buyerEmail: client.email,
  }, now);
  await payments.add(payment);
  return payment;
}

/** Opens the page of a waiting payment, outside of any transaction. The order stays when the provider does not answer. */
export async function openOrderPage(
  ports: Pick<Ports, "auth" | "payment" | "persistence">,
  orderId: string,
  settings: { publicUrl: string; now: number },
): Promise<void> {
  const [payment] = await ports.persistence.payments.listOfPurchase("session", orderId);
  if (!payment) return;
  await openPaymentPage(ports, payment, settings).catch((error) => {
    const isLater = error instanceof DomainError && error.code === "ERR_PROVIDER_UNAVAILABLE";
    if (!isLater) throw error;
  });
}
