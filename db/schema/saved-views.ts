import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** Named filters, order and columns of the lists of the admin part. */
export const savedViews = sqliteTable("saved_views", {
  id: id(),
  ownerId: text("owner_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  /** The path of the list's page after `/admin/`. */
  list: text().notNull(),
  name: text().notNull(),
  /** The search part of the address, without its "?". */
  search: text().notNull(),
  /** Whether all administrators see it. */
  shared: flag("shared").notNull(),
  createdAt: instant("created_at").notNull(),
}, (table) => [
  index("saved_views_list").on(table.list, table.name),
  index("saved_views_owner").on(table.ownerId),
]);
