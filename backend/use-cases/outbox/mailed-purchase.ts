import { lastDayOf } from "../../domain/money/gift-card.ts";
import { printedCode } from "../../domain/money/gift-card-code.ts";
import { giftCardAccount, packageAccount } from "../../domain/money/ledger.ts";
import { dayText, moneyText } from "../../domain/money/money-text.ts";
import { creditsLeft } from "../../domain/money/package.ts";
import type { WaitingMail } from "../../ports/persistence/outbox.ts";
import type { Ports } from "../../ports/ports.ts";
import { codeOf, giftCardPath, tokenOf } from "../gift-cards/gift-card-purchase.ts";
import { purchaseSecret } from "../payments/purchase-access.ts";
import { purchaseKinds } from "../payments/purchase-kinds.ts";
import { mailedOrder } from "./mailed-order.ts";

const toBuyer = ["gift-card-to-give", "gift-card-delivered", "gift-card-posted"];

export function isAboutPurchase(template: string): boolean {
  return ["gift-card", "payment-", "package-"].some((start) => template.startsWith(start));
}

/** What a mail about a card or a payment says. Null when it is not to be sent any more. `now` in ms. */
export async function mailedPurchase(
  ports: Pick<Ports, "auth" | "persistence">,
  mail: WaitingMail,
  now: number,
): Promise<Record<string, string> | null> {
  // The address of an erased person.
  if (mail.to === "") return null;
  if (mail.template === "package-sold") return await mailedSale(ports, mail);
  if (mail.template.startsWith("package-")) return await mailedPackage(ports, mail);
  if (mail.template === "payment-waiting") return await mailedOrder(ports, mail, now);
  return mail.template.startsWith("gift-card")
    ? await mailedCard(ports, mail)
    : await mailedPayment(ports, mail);
}

async function mailedCard(
  ports: Pick<Ports, "auth" | "persistence">,
  { facts, language, template }: WaitingMail,
): Promise<Record<string, string> | null> {
  const { auth, persistence } = ports;
  const card = await persistence.giftCards.find(facts.giftCard ?? "");
  const code = card && codeOf(auth, card);
  if (!card || !code || card.expiresAt === null || card.state !== "active") return null;
  const { id, buyerName, recipientName, message, amountCents, delivery, last4 } = card;
  const secret = purchaseSecret(ports, { kind: "gift-card", reference: id });
  return {
    buyer: buyerName,
    recipient: recipientName,
    message,
    amount: moneyText(amountCents, language),
    balance: moneyText(await persistence.ledger.balance(giftCardAccount(id)), language),
    code: printedCode(code),
    last4: facts.last4 ?? last4 ?? "",
    until: dayText(Date.parse(lastDayOf(card.expiresAt)), language),
    arrives: delivery.by === "post" ? dayText(Date.parse(delivery.arrives), language) : "",
    path: toBuyer.includes(template)
      ? `${giftCardPath(id)}#${secret}`
      : `/gift-card/balance#${tokenOf(auth, code)}`,
  };
}

async function mailedPackage(
  { persistence }: Pick<Ports, "persistence">,
  { facts, language }: WaitingMail,
): Promise<Record<string, string> | null> {
  const { ledger, packages, therapists, users } = persistence;
  const sold = await packages.find(facts.package ?? "");
  const buyer = sold?.buyerUserId ? await users.find(sold.buyerUserId) : null;
  const therapist = sold && await therapists.find(sold.therapistId);
  if (!sold || !buyer || !therapist || sold.state !== "active") return null;
  const left = creditsLeft(sold, await ledger.balance(packageAccount(sold.id)));
  if (left === 0 || sold.expiresAt === null) return null;
  return {
    name: buyer.name,
    practitioner: therapist.name,
    left: String(left),
    sessions: String(sold.sessions),
    until: dayText(Date.parse(lastDayOf(sold.expiresAt)), language),
    path: `/packages/${sold.id}`,
  };
}

/** For the practitioner. */
async function mailedSale(
  { persistence }: Pick<Ports, "persistence">,
  { facts, language }: WaitingMail,
): Promise<Record<string, string> | null> {
  const { domainValues, packages, therapists, users } = persistence;
  const sold = await packages.find(facts.package ?? "");
  const buyer = sold?.buyerUserId ? await users.find(sold.buyerUserId) : null;
  const therapist = sold && await therapists.find(sold.therapistId);
  if (!sold || !buyer || !therapist || sold.state !== "active") return null;
  if (sold.expiresAt === null) return null;
  const practice = (await domainValues.list()).find(({ domainCode, code }) =>
    domainCode === "THERAPY_TYPE" && code === sold.practiceType
  );
  return {
    name: therapist.name,
    buyer: buyer.name,
    sessions: String(sold.sessions),
    practice: practice?.labels[language] ?? "",
    amount: moneyText(sold.priceCents, language),
    until: dayText(Date.parse(lastDayOf(sold.expiresAt)), language),
    path: "/sessions/packages",
  };
}

async function mailedPayment(
  ports: Pick<Ports, "auth" | "persistence">,
  { facts, language, template }: WaitingMail,
): Promise<Record<string, string> | null> {
  const { payments } = ports.persistence;
  const payment = await payments.find(facts.payment ?? "");
  if (!payment) return null;
  const receipt = (await payments.listReceipts(payment.id))
    .find(({ number }) => number === facts.number);
  const path = purchaseKinds[payment.kind]?.path(payment) ?? "/";
  const about = {
    name: payment.buyerName,
    what: payment.description,
    path: `${path}#${purchaseSecret(ports, payment)}`,
  };
  if (template === "payment-given-back") {
    return { ...about, amount: moneyText(payment.amountCents, language) };
  }
  if (!receipt) return null;
  const refund = receipt.refundId === null ? null : await payments.findRefund(receipt.refundId);
  return {
    ...about,
    amount: moneyText(receipt.amountCents, language),
    number: receipt.number,
    day: dayText(receipt.issuedAt, language),
    reason: refund?.reason ?? "",
  };
}
