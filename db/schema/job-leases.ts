import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** Which process does a job at the moment: two of them on one database never do the same one. */
export const jobLeases = sqliteTable("job_leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: instant("until").notNull(),
});
