import { DomainError } from "../../domain/errors.ts";
import { orderBooked, paymentReceived } from "../../domain/money/ledger.ts";
import { mayBook } from "../../domain/session-order.ts";
import { mailGivenBack } from "../payments/mail-given-back.ts";
import type { PurchaseKind } from "../payments/purchase-kind.ts";
import { bookOrder } from "./book-order.ts";

/**
 * A payment books the session of its order, also after the order has lapsed if the time is still free; else the buyer gets
 * everything back.
 */
export const sessionOrderPurchase: PurchaseKind = {
  async paid(ports, repositories, payment, now) {
    const { ledger, sessionMoney, sessionOrders } = repositories;
    const order = await sessionOrders.find(payment.reference);
    if (!order || !mayBook(order, now)) return false;
    const { id: orderId } = order;
    const booked = await bookOrder(ports, repositories, order, { isPrepaid: true }, now)
      .catch((error) => {
        if (error instanceof DomainError) return null;
        throw error;
      });
    if (!booked) return false;
    const { amountCents } = payment;
    const therapySessionId = booked.therapySessionId!;
    await ledger.post(paymentReceived(payment, now));
    const paid = { orderId, of: "payment" as const, therapySessionId, amountCents };
    await ledger.post(orderBooked(paid, now));
    await sessionMoney.add({
      id: ports.persistence.newId(),
      source: { kind: "order", id: orderId },
      therapySessionId,
      amountCents,
      returnedCents: 0,
      createdAt: now,
    });
    return true;
  },

  givenBack: mailGivenBack,

  // What came back from the session was on the order; the session itself is cancelled in the journal.
  refunded: async () => {},

  path: ({ reference }) => `/payments/session/${reference}`,
};
