import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { therapists } from "./therapists.ts";

/**
 * The words a practitioner is found by, one row for each who is shown. Triggers keep the full-text index
 * `therapist_words` the same; the number is what that index knows a practitioner by.
 */
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
