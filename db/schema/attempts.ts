import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** The counters of the request limits. */
export const attempts = sqliteTable("attempts", {
  /** `<limit>:<hash>`, for example `mailsPerMailbox:<hash>`. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowStartedAt: instant("window_started_at").notNull(),
  blockedUntil: instant("blocked_until"),
});

/** The first answer to each request with an Idempotency-Key. */
export const idempotencyKeys = sqliteTable("idempotency_keys", {
  /** The caller, the operation and the key. */
  scope: text().primaryKey(),
  requestHash: text("request_hash").notNull(),
  status: integer(),
  body: text(),
  createdAt: instant("created_at").notNull(),
});
