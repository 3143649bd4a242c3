import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, json } from "./columns.ts";
import { therapySessions } from "./therapy-sessions.ts";
import { users } from "./users.ts";

export const webhookEvents = [
  "session.booked",
  "session.moved",
  "session.cancelled",
  "session.finished",
] as const;

/** Servers of practitioners that get changes of sessions. */
export const webhooks = sqliteTable("webhooks", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  url: text().notNull(),
  events: json<(typeof webhookEvents)[number][]>("events").notNull(),
  secretSealed: text("secret_sealed").notNull(),
  createdAt: instant("created_at").notNull(),
  /** Messages of a paused webhook wait. */
  pausedAt: instant("paused_at"),
}, (table) => [index("webhooks_user").on(table.userId)]);

/** Messages to webhooks. They name sessions and have no content. */
export const webhookDeliveries = sqliteTable("webhook_deliveries", {
  id: id(),
  webhookId: text("webhook_id").notNull()
    .references(() => webhooks.id, { onDelete: "cascade" }),
  event: text({ enum: [...webhookEvents, "webhook.test"] }).notNull(),
  therapySessionId: text("therapy_session_id")
    .references(() => therapySessions.id, { onDelete: "cascade" }),
  state: text({ enum: ["waiting", "delivered", "failed"] }).notNull(),
  tries: integer().notNull(),
  /** Of a claimed delivery the end of the claim. */
  nextTryAt: instant("next_try_at"),
  statusCode: integer("status_code"),
  durationMs: integer("duration_ms"),
  createdAt: instant("created_at").notNull(),
  lastTriedAt: instant("last_tried_at"),
}, (table) => [
  index("webhook_deliveries_webhook").on(table.webhookId, table.createdAt, table.id),
  index("webhook_deliveries_session").on(table.therapySessionId),
  index("webhook_deliveries_due").on(table.nextTryAt).where(sql`state = 'waiting'`),
  index("webhook_deliveries_created").on(table.createdAt),
]);
