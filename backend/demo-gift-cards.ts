import { and, asc, eq, gt } from "drizzle-orm";
import { readData } from "db/seed/demo-data.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { seedPackageOffers } from "./demo-packages.ts";
import { day, hour } from "./domain/duration.ts";
import { type GiftCard, type GiftCardDelivery, hasExpired } from "./domain/money/gift-card.ts";
import { cardExpired, cardRedeemed, giftCardAccount } from "./domain/money/ledger.ts";
import type { Adapters } from "./open-ports.ts";
import type { Repositories } from "./ports/persistence.ts";
import { giftCardPurchaseOf, newGiftCard } from "./use-cases/gift-cards/create-gift-card.ts";
import { settleSession } from "./use-cases/gift-cards/settle-session.ts";
import { applyPaymentEvent } from "./use-cases/payments/apply-payment-event.ts";
import { newPayment } from "./use-cases/payments/start-payment.ts";

type Seeded = Pick<Adapters, "auth" | "database" | "payment" | "persistence" | "scheduling">;
type Data = ReturnType<typeof readData<"gift-cards">>[number];

/** The gift cards and packages of the demo, bought, paid and spent by the rules of the product, so that the ledger is right. `now` in ms. */
export async function seedPurchases(ports: Seeded, now: number): Promise<void> {
  await ports.persistence.transaction(async (repositories) => {
    // The mails of the past were read long ago.
    const outbox = { ...repositories.outbox, add: () => Promise.resolve() };
    const quiet = { ...repositories, outbox };
    const cards = readData("gift-cards").map((data) => ({
      at: now - data.daysAgo * day,
      run: () => seedCard(ports, quiet, data, now),
    }));
    const packages = await seedPackageOffers(ports, quiet, now);
    // Receipts are numbered in the order of time.
    const purchases = [...cards, ...packages].sort((one, other) => one.at - other.at);
    for (const { run } of purchases) await run();
  });
}

async function seedCard(
  ports: Seeded,
  repositories: Repositories,
  data: Data,
  now: number,
): Promise<void> {
  const { persistence } = ports;
  const { giftCards, ledger, payments } = repositories;
  const { amountCents, language, buyerName, buyerEmail, recipientName, message } = data;
  const at = now - data.daysAgo * day;
  const wish = {
    ...{ amountCents, language, buyerName, buyerEmail, recipientName, message },
    design: data.design as GiftCard["design"],
    delivery: deliveryOf(data, at),
  };
  const card = newGiftCard(persistence.newId(), wish, null, at);
  const payment = newPayment(ports, giftCardPurchaseOf(card, language), at);
  await giftCards.add(card);
  await payments.add(payment);
  if (data.state === "pending") return;
  const paid = { id: `demo ${payment.id}`, paymentId: payment.id, reference: null } as const;
  const money = { amountCents: payment.amountCents, currency: "EUR" };
  await applyPaymentEvent(ports, repositories, { ...paid, ...money, kind: "paid" }, at + hour);
  const active = (await giftCards.find(card.id))!;
  if (data.state === "paid") return;
  await giftCards.save({ ...active, sentAt: at + 2 * hour });
  await spend(ports, repositories, active, data.redeemedCents ?? 0);
  if (!hasExpired(active, now)) return;
  const balance = await ledger.balance(giftCardAccount(card.id));
  await ledger.post(cardExpired(card.id, balance, active.expiresAt!));
  await giftCards.save({ ...active, sentAt: at + 2 * hour, state: "expired" });
}

function deliveryOf(data: Data, at: number): GiftCardDelivery {
  const { postalAddress: address, recipientEmail } = data;
  if (!address) {
    const email = recipientEmail ?? data.buyerEmail;
    return { by: "email", to: recipientEmail ? "recipient" : "buyer", email, on: null };
  }
  const arrives = new Date(at + 7 * day).toISOString().slice(0, 10);
  const { line1 = "", city = "", postalCode = "" } = address;
  return { by: "post", address: { line1, city, postalCode, country: "EE" }, arrives };
}

/** Pays sessions of the past that no card has paid yet. */
async function spend(
  { database, persistence }: Seeded,
  repositories: Repositories,
  { id: giftCardId, createdAt }: GiftCard,
  redeemedCents: number,
): Promise<void> {
  if (redeemedCents === 0) return;
  const { ledger, sessionMoney } = repositories;
  const past = await database.read.select({ id: therapySessions.id }).from(therapySessions)
    .where(and(
      eq(therapySessions.status, "finished"),
      gt(therapySessions.startsAt, createdAt + 2 * day),
      gt(therapySessions.priceCents, 0),
    )).orderBy(asc(therapySessions.startsAt), asc(therapySessions.id)).limit(20);
  let left = redeemedCents;
  for (const { id: therapySessionId } of past) {
    if (left === 0) return;
    if ((await sessionMoney.list(therapySessionId)).length > 0) continue;
    const session = (await repositories.therapySessions.find(therapySessionId))!;
    const amountCents = Math.min(left, session.priceCents);
    left -= amountCents;
    const createdAt = session.startsAt - day;
    const id = persistence.newId();
    await ledger.post(cardRedeemed({ id, giftCardId, therapySessionId, amountCents }, createdAt));
    const source = { kind: "gift-card" as const, id: giftCardId };
    await sessionMoney.add({
      ...{ id, source, therapySessionId, amountCents, createdAt },
      returnedCents: 0,
    });
    await settleSession(persistence, repositories, session, session.endsAt);
  }
}
