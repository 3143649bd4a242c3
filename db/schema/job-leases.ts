import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** Which process runs a job, so that two processes on one database never run the same one. */
export const jobLeases = sqliteTable("job_leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: instant("until").notNull(),
});
