import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Payment } from "../../domain/money/payment.ts";
import type { SessionOrder } from "../../domain/session-order.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { type LinkedSession, linkedSession } from "../booking-links/signed-link.ts";
import { type PaymentView, paymentView } from "../payments/payment-view.ts";
import { mayReadPurchase, purchaseSecret } from "../payments/purchase-access.ts";

/** An order as its client sees it. */
export type OrderView = {
  order: SessionOrder;
  secret: string;
  therapist: Pick<Therapist, "id" | "slug" | "name" | "pictureKey">;
  /** The latest one; null when a gift card paid everything, or the rest is paid on site. */
  payment: PaymentView | null;
  booked: LinkedSession | null;
};

/** ERR_NOT_FOUND for callers without the secret who are not the client. */
export async function requireOwnOrder(
  ports: Pick<Ports, "auth" | "persistence">,
  account: Account | null,
  { id, secret }: { id: string; secret: string | undefined },
): Promise<SessionOrder> {
  const order = await ports.persistence.sessionOrders.find(id);
  // An administrator has pages of their own, which record the reading.
  const client = account && { ...account, isAdmin: false, staffRoles: [] };
  if (!order || !mayReadPurchase(ports, purchaseOf(order), { account: client, secret })) {
    throw new DomainError("ERR_NOT_FOUND");
  }
  return order;
}

export async function orderView(
  ports: Pick<Ports, "auth">,
  repositories: Pick<
    Repositories,
    "domainValues" | "payments" | "sessionMoney" | "therapists" | "therapySessions" | "users"
  >,
  order: SessionOrder,
): Promise<OrderView> {
  const { payments, therapists, therapySessions, users } = repositories;
  const therapist = await therapists.find(order.therapistId);
  const client = await users.find(order.userId);
  if (!therapist || !client) throw new DomainError("ERR_NOT_FOUND");
  const session = order.therapySessionId === null
    ? null
    : await therapySessions.findEntry(order.therapySessionId, false);
  const payment = paymentToShow(await payments.listOfPurchase("session", order.id));
  return {
    order,
    secret: purchaseSecret(ports, purchaseOf(order)),
    therapist,
    payment: payment && await paymentView({ payments }, payment),
    booked: session && await linkedSession(ports.auth, repositories, session, client),
  };
}

/** Of several attempts the one that was paid, else the latest. */
function paymentToShow(latestFirst: Payment[]): Payment | null {
  return latestFirst.find(({ paidAt }) => paidAt !== null) ?? latestFirst[0] ?? null;
}

function purchaseOf({ id, userId }: SessionOrder) {
  return { kind: "session" as const, reference: id, buyerUserId: userId };
}
