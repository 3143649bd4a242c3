import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, json } from "./columns.ts";
import { users } from "./users.ts";

/** Searches that people repeat by mail. `fitted` is when (ms) each practitioner fitted last, by id. */
export const savedSearches = sqliteTable("saved_searches", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  name: text().notNull(),
  address: text().notNull(),
  filters: json<Record<string, unknown>>("filters").notNull(),
  fitted: json<Record<string, number>>("fitted").notNull(),
  createdAt: instant("created_at").notNull(),
  lookedAt: instant("looked_at").notNull(),
  mailedAt: instant("mailed_at"),
}, (table) => [
  index("saved_searches_user").on(table.userId),
  index("saved_searches_looked_at").on(table.lookedAt),
]);
