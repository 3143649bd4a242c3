import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { therapists } from "./therapists.ts";

/** The searchable words of each practitioner shown in search. Triggers copy them to the full-text index. */
export const searchWords = sqliteTable("search_words", {
  number: integer().primaryKey(),
  therapistId: text("therapist_id").notNull().unique()
    .references(() => therapists.id, { onDelete: "cascade" }),
  name: text().notNull(),
  practices: text().notNull(),
  helps: text().notNull(),
  places: text().notNull(),
  texts: text().notNull(),
});
