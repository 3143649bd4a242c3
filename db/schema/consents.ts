import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, languages } from "./columns.ts";
import { users } from "./users.ts";

export const consents = sqliteTable("consents", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  purpose: text({
    enum: ["bookings", "notes", "searches", "test-results", "test-sharing", "questions"],
  }).notNull(),
  version: integer().notNull(),
  language: text({ enum: languages }).notNull(),
  textHash: text("text_hash").notNull(),
  /** The version of the page about privacy that was published then; null for consents of earlier releases. */
  privacyVersion: integer("privacy_version"),
  givenAt: instant("given_at").notNull(),
  withdrawnAt: instant("withdrawn_at"),
}, (table) => [index("consents_user").on(table.userId, table.purpose)]);
