import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** Counters behind every limit; kept here so that a restart forgets nothing. */
export const attempts = sqliteTable("attempts", {
  /** What is counted, for whom: `login:account:<hash>`, `login:address:<hash>`, … */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowStartedAt: instant("window_started_at").notNull(),
  blockedUntil: instant("blocked_until"),
});

/** The first answer to a request that carried an Idempotency-Key. */
export const idempotencyKeys = sqliteTable("idempotency_keys", {
  /** Who asked, what for, and the key they chose. */
  scope: text().primaryKey(),
  requestHash: text("request_hash").notNull(),
  status: integer(),
  body: text(),
  createdAt: instant("created_at").notNull(),
});
