import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json } from "./columns.ts";

/** What a scheduling provider outside told us: kept first, worked on after the answer, once each. */
export const providerDeliveries = sqliteTable("provider_deliveries", {
  id: id(),
  /** The same news told twice has the same key. */
  onceKey: text("once_key").notNull(),
  event: text().notNull(),
  /** The invitee it is about; the news itself is asked for at the provider. */
  inviteeUri: text("invitee_uri").notNull(),
  receivedAt: instant("received_at").notNull(),
  processedAt: instant("processed_at"),
  tries: integer().notNull().default(0),
  nextTryAt: instant("next_try_at").notNull(),
  lastError: text("last_error"),
}, (table) => [
  uniqueIndex("provider_deliveries_once").on(table.onceKey),
  index("provider_deliveries_waiting").on(table.processedAt, table.nextTryAt),
]);

/** What is known of the connection to a provider: what it can do, how far the reconcile job has looked. */
export const providerFacts = sqliteTable("provider_facts", {
  name: text().primaryKey(),
  value: json<unknown>("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
