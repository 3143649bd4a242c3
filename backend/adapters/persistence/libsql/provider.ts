import { and, asc, eq, isNotNull, isNull, lt, lte, min, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { providerDeliveries, providerFacts } from "db/schema/provider.ts";
import type { Provider } from "../../../ports/persistence/provider.ts";

const { id, processedAt, nextTryAt, receivedAt } = providerDeliveries;

export function libsqlProvider(connection: Connection): Provider {
  return {
    async addWebhookEvent(event) {
      const added = await connection.insert(providerDeliveries).values(event)
        .onConflictDoNothing({ target: providerDeliveries.onceKey })
        .returning({ id });
      return added.length > 0;
    },

    async nextDueAt() {
      const [row] = await connection.select({ at: min(nextTryAt) }).from(providerDeliveries)
        .where(isNull(processedAt));
      return row?.at ?? null;
    },

    async claimDue(now, until, limit) {
      const rows = await connection.select().from(providerDeliveries)
        .where(and(isNull(processedAt), lte(nextTryAt, now)))
        .orderBy(asc(receivedAt), asc(id))
        .limit(limit);
      if (rows.length === 0) return [];
      await connection.update(providerDeliveries).set({ nextTryAt: until })
        .where(inList(id, rows.map((row) => row.id)));
      return rows.map(({ id, event, inviteeUri, tries }) => ({ id, event, inviteeUri, tries }));
    },

    async markDone(which, now) {
      await connection.update(providerDeliveries).set({ processedAt: now, lastError: null })
        .where(eq(id, which));
    },

    async markFailed(which, reason, next, now) {
      await connection.update(providerDeliveries).set({
        tries: sql`${providerDeliveries.tries} + 1`,
        lastError: reason,
        ...(next === null ? { processedAt: now } : { nextTryAt: next }),
      }).where(eq(id, which));
    },

    async deleteDoneBefore(instant) {
      const gone = await connection.delete(providerDeliveries)
        .where(and(isNotNull(processedAt), lt(processedAt, instant)))
        .returning({ id });
      return gone.length;
    },

    async fact(name) {
      const [row] = await connection.select().from(providerFacts)
        .where(eq(providerFacts.name, name));
      return row?.value ?? null;
    },

    async saveFact(name, value, now) {
      await connection.insert(providerFacts).values({ name, value, updatedAt: now })
        .onConflictDoUpdate({ target: providerFacts.name, set: { value, updatedAt: now } });
    },

    async deleteFact(name) {
      await connection.delete(providerFacts).where(eq(providerFacts.name, name));
    },
  };
}
