import { blob, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

export const calendarFeeds = sqliteTable("calendar_feeds", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  secretHash: text("secret_hash").notNull(),
  secretSealed: blob("secret_sealed", { mode: "buffer" }).notNull(),
  detail: text({ enum: ["discreet", "full"] }).notNull(),
  createdAt: instant("created_at").notNull(),
  lastReadAt: instant("last_read_at"),
}, (table) => [
  uniqueIndex("calendar_feeds_user").on(table.userId),
  uniqueIndex("calendar_feeds_secret").on(table.secretHash),
]);
