import { DomainError } from "../../domain/errors.ts";
import { type Payment, refundLines } from "../../domain/money/payment.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { payRefund } from "../payments/pay-refund.ts";
import { type PaymentView, paymentView } from "../payments/payment-view.ts";
import { purchaseKinds } from "../payments/purchase-kinds.ts";
import { requestRefund } from "../payments/request-refund.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

type Wanted = { id: string; amountCents: number; reason: string };

/**
 * Refunds a part or all of what is unspent. The money leaves the purchase at once; the job repeats the
 * request to a provider that does not answer. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION when nothing was paid, ERR_REFUND_TOO_LARGE.
 */
export async function refundPayment(
  ports: Pick<Ports, "payment" | "persistence">,
  context: Context,
  { id, amountCents, reason }: Wanted,
): Promise<PaymentView> {
  const { account, now } = context;
  requireRight(account, "refund-payments");
  const { persistence } = ports;
  const refund = await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const payment = await repositories.payments.find(id);
    if (!payment) throw new DomainError("ERR_NOT_FOUND");
    const lines = await linesOf(repositories, payment, amountCents);
    const wanted = { lines, reason, requestedBy: account.userId };
    const requested = await requestRefund(persistence, repositories, payment, wanted, now);
    await purchaseKinds[payment.kind]?.refunded(repositories, requested.payment, now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "refund-payment",
      kind: "payment",
      id,
      detail: { reason, cents: String(amountCents) },
    });
    return requested.refund;
  });
  await payRefund(ports, refund, now).catch((error) => {
    const isLater = error instanceof DomainError && error.code === "ERR_PROVIDER_UNAVAILABLE";
    if (!isLater) throw error;
  });
  return await paymentView(persistence, (await persistence.payments.find(id))!);
}

async function linesOf(
  repositories: Pick<Repositories, "giftCards" | "ledger" | "payments">,
  payment: Payment,
  amountCents: number,
) {
  const { ledger, payments } = repositories;
  const lines = await purchaseKinds[payment.kind]?.spendable?.(repositories, payment) ??
    payment.lines;
  const balances = new Map<string, number>();
  for (const { account } of lines) balances.set(account, await ledger.balance(account));
  const earlier = (await payments.listRefunds(payment.id))
    .filter(({ state }) => state !== "failed").flatMap(({ lines }) => lines);
  const refunded = (account: string) =>
    earlier.filter((line) => line.account === account)
      .reduce((sum, line) => sum + line.amountCents, 0);
  return refundLines(
    { ...payment, lines },
    amountCents,
    (account) => balances.get(account) ?? 0,
    refunded,
  );
}
