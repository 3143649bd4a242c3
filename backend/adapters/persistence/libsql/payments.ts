import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import * as tables from "db/schema/payments.ts";
import type { PaymentQuery, Payments } from "../../../ports/persistence/payments.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { contains, found, rowsWith } from "./text-search.ts";

const { payments, paymentEvents, receipts, refunds } = tables;

export function libsqlPayments(connection: Connection): Payments {
  return {
    async add(payment) {
      await connection.insert(payments).values(payment);
    },

    async find(id) {
      return (await connection.select().from(payments).where(eq(payments.id, id)))[0] ?? null;
    },

    async save({ id, ...payment }) {
      await connection.update(payments).set(payment).where(eq(payments.id, id));
    },

    listOfPurchase(kind, reference, buyerUserId) {
      return connection.select().from(payments)
        .where(and(
          eq(payments.kind, kind),
          eq(payments.reference, reference),
          buyerUserId === undefined ? undefined : eq(payments.buyerUserId, buyerUserId),
        ))
        .orderBy(desc(payments.createdAt), desc(payments.id));
    },

    async list(query) {
      const { order = "newest", cursor, limit } = query;
      const { by, after, place } = keyset({
        key: payments.createdAt,
        id: payments.id,
        order,
        cursor,
      });
      const { where, total } = await found(connection, {
        table: payments,
        text: named(query.text),
        conditions: conditionsOf(query),
        after,
        by,
        limit,
      });
      const rows = await connection.select().from(payments).where(where).orderBy(...by)
        .limit(limit + 1);
      return { ...pageOf(rows, limit, ({ createdAt, id }) => [place, createdAt, id]), total };
    },

    listPending(limit) {
      return connection.select().from(payments).where(eq(payments.state, "pending"))
        .orderBy(asc(payments.expiresAt)).limit(limit);
    },

    async addEvent({ id: eventId, paymentId, kind }, facts, now) {
      const added = await connection.insert(paymentEvents)
        .values({ ...facts, eventId, paymentId, kind, receivedAt: now })
        .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.eventId] })
        .returning({ id: paymentEvents.id });
      return added.length > 0;
    },

    async addRefund(refund) {
      await connection.insert(refunds).values(refund);
    },

    async findRefund(id) {
      return (await connection.select().from(refunds).where(eq(refunds.id, id)))[0] ?? null;
    },

    async saveRefund({ id, ...refund }) {
      await connection.update(refunds).set(refund).where(eq(refunds.id, id));
    },

    listRefunds(paymentId) {
      return connection.select().from(refunds).where(eq(refunds.paymentId, paymentId))
        .orderBy(asc(refunds.createdAt), asc(refunds.id));
    },

    listRequestedRefunds(limit) {
      return connection.select().from(refunds).where(eq(refunds.state, "requested"))
        .orderBy(asc(refunds.createdAt)).limit(limit);
    },

    async lastReceipt(year) {
      const [row] = await connection.select({
        last: sql<number>`coalesce(max(${receipts.sequence}), 0)`,
      }).from(receipts).where(eq(receipts.year, year));
      return row!.last;
    },

    async addReceipt(receipt) {
      await connection.insert(receipts).values(receipt);
    },

    listReceipts(paymentId) {
      return connection.select().from(receipts).where(eq(receipts.paymentId, paymentId))
        .orderBy(asc(receipts.year), asc(receipts.sequence));
    },
  };
}

function conditionsOf({ state, kind, flagged }: PaymentQuery) {
  return [
    state && eq(payments.state, state),
    kind && eq(payments.kind, kind),
    flagged ? isNotNull(payments.flag) : undefined,
  ];
}

function named(text: string | undefined) {
  const { buyerName, buyerEmail } = payments;
  return text
    ? { rows: rowsWith(payments, text), holds: contains([buyerName, buyerEmail], text) }
    : undefined;
}
