import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const changes = sqliteTable("changes", {
  seq: integer().primaryKey({ autoIncrement: true }),
  part: text({
    enum: ["therapist", "schedule", "domain-values", "session", "journal", "text"],
  }).notNull(),
  subject: text().notNull(),
}, (table) => [index("changes_part").on(table.part, table.seq)]);
