import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What changed, in order, written by triggers: whoever keeps a read model in memory (search, free times) asks
 * for the rows after the last one it has seen, whichever process wrote them.
 */
export const changes = sqliteTable("changes", {
  seq: integer().primaryKey({ autoIncrement: true }),
  part: text({ enum: ["therapist", "schedule", "domain-values", "session"] }).notNull(),
  /** A scheduling account's id for `schedule`, "" for `domain-values`, else a therapist's id. */
  subject: text().notNull(),
}, (table) => [index("changes_part").on(table.part, table.seq)]);
