import { and, asc, desc, eq } from "drizzle-orm";
import { readData } from "db/seed/demo-data.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { day, hour } from "./domain/duration.ts";
import { fitsPackage, type PackageOffer } from "./domain/money/package.ts";
import type { Practice, Therapist } from "./domain/therapist.ts";
import type { TherapySession } from "./domain/therapy-session.ts";
import type { Adapters } from "./open-ports.ts";
import type { Repositories } from "./ports/persistence.ts";
import { settleSession } from "./use-cases/gift-cards/settle-session.ts";
import { newPackage, packagePurchaseOf } from "./use-cases/packages/buy-package.ts";
import { useCredit } from "./use-cases/packages/use-credit.ts";
import { applyPaymentEvent } from "./use-cases/payments/apply-payment-event.ts";
import { newPayment } from "./use-cases/payments/start-payment.ts";

type Seeded = Pick<Adapters, "auth" | "database" | "payment" | "persistence" | "scheduling">;
type Sold = NonNullable<ReturnType<typeof readData<"packages">>[number]["sold"]>;
type Offered = { offer: PackageOffer; practice: Practice; therapist: Therapist };

/** A purchase of the past. `at` in ms. */
type DemoPurchase = { at: number; run: () => Promise<void> };

/** Stores what the demo's practitioners offer, and returns the purchases of the demo's clients. `now` in ms. */
export async function seedPackageOffers(
  ports: Seeded,
  repositories: Repositories,
  now: number,
): Promise<DemoPurchase[]> {
  const purchases: DemoPurchase[] = [];
  for (const { therapist: slug, practice: type, durationMinutes, sold, ...terms } of packages()) {
    const therapist = (await repositories.therapists.findBySlug(slug))!;
    const practice = therapist.practices.find((one) =>
      one.type === type && one.durationMinutes === durationMinutes
    )!;
    const offer: PackageOffer = {
      ...terms,
      id: ports.persistence.newId(),
      therapistId: therapist.id,
      practiceId: practice.id,
      isOnSale: true,
      createdAt: now - 200 * day,
      updatedAt: now - 200 * day,
    };
    await repositories.packageOffers.add(offer);
    if (!sold) continue;
    const offered = { offer, practice, therapist };
    const used = await sessionsOf(ports, repositories, offered, sold);
    const at = (used[0]?.startsAt ?? now - 20 * day) - 10 * day;
    purchases.push({ at, run: () => sell(ports, repositories, offered, { sold, used, at }) });
  }
  return purchases;
}

const packages = () => readData("packages");

/** The last sessions of the buyer that the package can have paid, the earliest first. */
async function sessionsOf(
  { database }: Seeded,
  { therapySessions: sessions, users }: Repositories,
  { practice, therapist }: Offered,
  { buyerEmail, used }: Sold,
): Promise<TherapySession[]> {
  const buyer = (await users.findByEmail(buyerEmail))!;
  const rows = await database.read.select({ id: therapySessions.id }).from(therapySessions)
    .where(and(
      eq(therapySessions.userId, buyer.id),
      eq(therapySessions.therapistId, therapist.id),
      eq(therapySessions.status, "finished"),
    )).orderBy(desc(therapySessions.startsAt), asc(therapySessions.id));
  const terms = {
    therapistId: therapist.id,
    practiceType: practice.type,
    durationMinutes: practice.durationMinutes,
  };
  const fitting: TherapySession[] = [];
  for (const { id } of rows) {
    const session = (await sessions.find(id))!;
    const isHeld = session.noShowAt === null && fitsPackage(terms, session, undefined);
    if (isHeld && fitting.length < used) fitting.unshift(session);
  }
  return fitting;
}

async function sell(
  ports: Seeded,
  repositories: Repositories,
  offered: Offered,
  { sold: { buyerEmail, language }, used, at }: { sold: Sold; used: TherapySession[]; at: number },
): Promise<void> {
  const { persistence } = ports;
  const { packages, payments, sessionMoney, users } = repositories;
  const buyer = (await users.findByEmail(buyerEmail))!;
  const person = { userId: buyer.id, name: buyer.name, email: buyer.email, language };
  const sold = newPackage(persistence.newId(), offered, person, at);
  const payment = newPayment(ports, packagePurchaseOf(sold, offered.therapist, person), at);
  await packages.add(sold);
  await payments.add(payment);
  const paid = { id: `demo ${payment.id}`, paymentId: payment.id, reference: null } as const;
  const money = { amountCents: payment.amountCents, currency: "EUR" };
  await applyPaymentEvent(ports, repositories, { ...paid, ...money, kind: "paid" }, at + hour);
  for (const session of used) {
    if ((await sessionMoney.list(session.id)).length > 0) continue;
    const use = { packageId: sold.id, session };
    const withPackage = await useCredit(persistence, repositories, use, session.startsAt - day);
    await settleSession(persistence, repositories, withPackage, session.endsAt);
  }
}
