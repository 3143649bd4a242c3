import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Payment, PaymentKind } from "../../domain/money/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import { mayDo } from "../../domain/rights.ts";

type Purchase = { kind: PaymentKind; reference: string; buyerUserId?: string | null };

/** Who has it reads the purchase without an account. It stands after `#` in the addresses of mails and of the return. */
export function purchaseSecret({ auth }: Pick<Ports, "auth">, purchase: Purchase): string {
  return auth.mac("purchase-link", textOf(purchase));
}

export function mayReadPurchase(
  { auth }: Pick<Ports, "auth">,
  purchase: Purchase & { buyerUserId: string | null },
  { account, secret }: { account: Account | null; secret: string | undefined },
): boolean {
  if (secret !== undefined && auth.macMatches("purchase-link", textOf(purchase), secret)) {
    return true;
  }
  return mayDo(account, "see-money") ||
    (account !== null && account.userId === purchase.buyerUserId);
}

/** The payment of the calling buyer or, for administrators, any payment. ERR_NOT_FOUND for all others. */
export async function requirePayment(
  ports: Pick<Ports, "auth" | "persistence">,
  account: Account | null,
  { id, secret }: { id: string; secret: string | undefined },
): Promise<Payment> {
  const payment = await ports.persistence.payments.find(id);
  if (!payment || !mayReadPurchase(ports, payment, { account, secret })) {
    throw new DomainError("ERR_NOT_FOUND");
  }
  return payment;
}

/** Many people buy one course, so its secret names the buyer; a card has one, whose account may be erased. */
function textOf({ kind, reference, buyerUserId }: Purchase): string {
  return kind === "gift-card" ? `${kind} ${reference}` : `${kind} ${reference} ${buyerUserId}`;
}
