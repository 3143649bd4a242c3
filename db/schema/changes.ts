import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The log of changes, written by triggers. Read models in memory read the rows after the last one they know. */
export const changes = sqliteTable("changes", {
  seq: integer().primaryKey({ autoIncrement: true }),
  part: text({ enum: ["therapist", "schedule", "domain-values", "session"] }).notNull(),
  /** A scheduling account's id for `schedule`, "" for `domain-values`, else a therapist's id. */
  subject: text().notNull(),
}, (table) => [index("changes_part").on(table.part, table.seq)]);
