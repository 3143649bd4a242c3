import { blob, index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** A test that its user continues later. The content is encrypted (AES-256-GCM). */
export const suitabilityDrafts = sqliteTable("suitability_drafts", {
  userId: text("user_id").primaryKey().references(() => users.id, { onDelete: "cascade" }),
  contentSealed: blob("content_sealed", { mode: "buffer" }).notNull(),
  changedAt: instant("changed_at").notNull(),
}, (table) => [index("suitability_drafts_changed_at").on(table.changedAt)]);

/** Finished tests. The content, answers and verdicts, is encrypted (AES-256-GCM). */
export const suitabilityResults = sqliteTable("suitability_results", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  contentSealed: blob("content_sealed", { mode: "buffer" }).notNull(),
  takenAt: instant("taken_at").notNull(),
}, (table) => [index("suitability_results_user").on(table.userId, table.takenAt)]);
