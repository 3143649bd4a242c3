import { and, asc, eq, gt, lt, lte, ne } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { sessionOrders as orders } from "db/schema/session-orders.ts";
import type { Acknowledged } from "../../../domain/suitability/acknowledgement.ts";
import type { SessionOrders } from "../../../ports/persistence/session-orders.ts";

export function libsqlSessionOrders(connection: Connection): SessionOrders {
  return {
    async find(id) {
      const [row] = await connection.select().from(orders).where(eq(orders.id, id));
      return row ? stored(row) : null;
    },

    async suitabilityOf(id) {
      const [row] = await connection.select({ checked: orders.suitability }).from(orders)
        .where(eq(orders.id, id));
      const checked = row?.checked;
      return checked ? { ...checked, acknowledged: checked.acknowledged as Acknowledged } : null;
    },

    async listWaitingOf(userId, now) {
      const rows = await connection.select().from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.status, "waiting"), gt(orders.payBy, now)));
      return rows.map(stored);
    },

    async listDue(now, limit) {
      const rows = await connection.select().from(orders)
        .where(and(eq(orders.status, "waiting"), lte(orders.payBy, now)))
        .orderBy(asc(orders.payBy)).limit(limit);
      return rows.map(stored);
    },

    async add(order) {
      await connection.insert(orders).values(order);
    },

    async save({ id, payBy, status, endedAt, therapySessionId }) {
      await connection.update(orders).set({ payBy, status, endedAt, therapySessionId })
        .where(eq(orders.id, id));
    },

    async deleteEndedBefore(instant) {
      await connection.delete(orders)
        .where(and(ne(orders.status, "waiting"), lt(orders.endedAt, instant)));
    },
  };
}

function stored({ suitability: _, ...order }: typeof orders.$inferSelect) {
  return order;
}
