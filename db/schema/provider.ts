import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json } from "./columns.ts";

export const providerDeliveries = sqliteTable("provider_deliveries", {
  id: id(),
  /** The same for repeated deliveries of one event. */
  onceKey: text("once_key").notNull(),
  event: text().notNull(),
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

export const providerFacts = sqliteTable("provider_facts", {
  name: text().primaryKey(),
  value: json<unknown>("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
