import { asc, eq, inArray } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { packages } from "db/schema/packages.ts";
import { payments, receipts } from "db/schema/payments.ts";
import { therapists } from "db/schema/therapists.ts";
import type { ScatteredData } from "../../../ports/persistence/personal-data.ts";
import type { OwnRows } from "./own-rows.ts";

export async function collectPackages(
  connection: Connection,
  own: OwnRows,
): Promise<ScatteredData["packages"]> {
  return await connection.select({
    practitioner: therapists.name,
    practiceType: packages.practiceType,
    sessions: packages.sessions,
    priceCents: packages.priceCents,
    state: packages.state,
    createdAt: packages.createdAt,
    expiresAt: packages.expiresAt,
  }).from(packages).innerJoin(therapists, eq(therapists.id, packages.therapistId))
    .where(own.packages).orderBy(asc(packages.createdAt));
}

export async function collectPayments(
  connection: Connection,
  own: OwnRows,
): Promise<ScatteredData["payments"]> {
  const { paymentId, number } = receipts;
  const rows = await connection.select({
    id: payments.id,
    description: payments.description,
    state: payments.state,
    amountCents: payments.amountCents,
    refundedCents: payments.refundedCents,
    buyerName: payments.buyerName,
    buyerEmail: payments.buyerEmail,
    createdAt: payments.createdAt,
    paidAt: payments.paidAt,
  }).from(payments).where(own.payments).orderBy(asc(payments.createdAt));
  const issued = await connection.select({ paymentId, number }).from(receipts)
    .where(inArray(paymentId, rows.map(({ id }) => id))).orderBy(asc(number));
  return rows.map(({ id, ...payment }) => ({
    ...payment,
    receiptNumbers: issued.filter((receipt) => receipt.paymentId === id)
      .map((receipt) => receipt.number),
  }));
}
