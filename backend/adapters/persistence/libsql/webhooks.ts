import { and, asc, eq, inArray, isNotNull, lt, lte, min, notInArray, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { therapists } from "db/schema/therapists.ts";
import { webhookDeliveries as deliveries, webhooks } from "db/schema/webhooks.ts";
import type { Webhooks } from "../../../ports/persistence/webhooks.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { preparedOnce } from "./prepared-once.ts";

const ofTherapist = preparedOnce((connection) => {
  const owner = connection.select({ id: therapists.userId }).from(therapists)
    .where(eq(therapists.id, sql.placeholder("therapistId")));
  return connection.select().from(webhooks).where(inArray(webhooks.userId, owner))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id)).prepare();
});

export function libsqlWebhooks(connection: Connection): Webhooks {
  const paused = connection.select({ id: webhooks.id }).from(webhooks)
    .where(isNotNull(webhooks.pausedAt));
  const waiting = and(eq(deliveries.state, "waiting"), notInArray(deliveries.webhookId, paused));

  return {
    async find(id) {
      const [row] = await connection.select().from(webhooks).where(eq(webhooks.id, id));
      return row ?? null;
    },

    listOf(userId) {
      return connection.select().from(webhooks).where(eq(webhooks.userId, userId))
        .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
    },

    listOfTherapist: (therapistId) => ofTherapist(connection).all({ therapistId }),

    async add(webhook) {
      await connection.insert(webhooks).values(webhook);
    },

    async save({ id, url, events, pausedAt }) {
      await connection.update(webhooks).set({ url, events, pausedAt }).where(eq(webhooks.id, id));
    },

    async saveSecret(id, secretSealed) {
      await connection.update(webhooks).set({ secretSealed }).where(eq(webhooks.id, id));
    },

    async remove(id) {
      await connection.delete(webhooks).where(eq(webhooks.id, id));
    },

    async addDelivery(delivery) {
      await connection.insert(deliveries).values(delivery);
    },

    async findDelivery(id) {
      const [row] = await connection.select().from(deliveries).where(eq(deliveries.id, id));
      return row ?? null;
    },

    async listDeliveries(webhookId, { cursor, limit }) {
      const { createdAt, id } = deliveries;
      const { by, after, place } = keyset({ key: createdAt, id, order: "newest", cursor });
      const rows = await connection.select().from(deliveries)
        .where(and(eq(deliveries.webhookId, webhookId), after))
        .orderBy(...by).limit(limit + 1);
      return pageOf(rows, limit, (last) => [place, last.createdAt, last.id]);
    },

    async saveDelivery({ id, state, tries, nextTryAt, statusCode, durationMs, lastTriedAt }) {
      await connection.update(deliveries)
        .set({ state, tries, nextTryAt, statusCode, durationMs, lastTriedAt })
        .where(eq(deliveries.id, id));
    },

    async nextDueAt() {
      const [row] = await connection.select({ at: min(deliveries.nextTryAt) }).from(deliveries)
        .where(waiting);
      return row?.at ?? null;
    },

    async claimDue(now, until, { most, ofWebhook }) {
      const ranked = connection.select({
        id: deliveries.id,
        place: sql<number>`row_number() over (partition by ${deliveries.webhookId}
          order by ${deliveries.nextTryAt}, ${deliveries.id})`.as("place"),
      }).from(deliveries)
        .where(and(waiting, lte(deliveries.nextTryAt, now)))
        .as("ranked");
      const first = connection.select({ id: ranked.id }).from(ranked)
        .where(lte(ranked.place, ofWebhook));
      const due = await connection.select().from(deliveries).where(inArray(deliveries.id, first))
        .orderBy(asc(deliveries.nextTryAt), asc(deliveries.id)).limit(most);
      for (const { id } of due) {
        await connection.update(deliveries).set({ nextTryAt: until }).where(eq(deliveries.id, id));
      }
      return due;
    },

    async deleteDeliveriesBefore(instant) {
      await connection.delete(deliveries).where(lt(deliveries.createdAt, instant));
    },
  };
}
