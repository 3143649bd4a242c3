import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

export const attempts = sqliteTable("attempts", {
  /** `<limit>:<hash>`, for example `mailsPerMailbox:<hash>`. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowStartedAt: instant("window_started_at").notNull(),
  blockedUntil: instant("blocked_until"),
});

export const idempotencyKeys = sqliteTable("idempotency_keys", {
  scope: text().primaryKey(),
  requestHash: text("request_hash").notNull(),
  status: integer(),
  body: text(),
  createdAt: instant("created_at").notNull(),
});
