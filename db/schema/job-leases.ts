import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "./columns.ts";

/** Which process runs a job, so that two processes on one database never run the same one. */
export const jobLeases = sqliteTable("job_leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: instant("until").notNull(),
});

/** How the last runs of each job went, in any process. */
export const jobStates = sqliteTable("job_states", {
  name: text().primaryKey(),
  everyMs: integer("every_ms").notNull(),
  /** Runs in every process at once, without a lease. */
  claims: flag("claims").notNull(),
  startedAt: instant("started_at"),
  tookMs: integer("took_ms"),
  /** The process of the last run. */
  holder: text(),
  error: text(),
  failuresInRow: integer("failures_in_row").notNull().default(0),
  failedAt: instant("failed_at"),
  /** Since when an administrator wants it to run at once. */
  requestedAt: instant("requested_at"),
});
