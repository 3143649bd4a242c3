import { blob, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** The secret address under which somebody's own calendar program reads their sessions. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the secret in the address. */
  secretHash: text("secret_hash").notNull(),
  /** The secret, sealed (AES-256-GCM), so that its owner can be shown the address again. */
  secretSealed: blob("secret_sealed", { mode: "buffer" }).notNull(),
  /** discreet: "busy" and nothing else. */
  detail: text({ enum: ["discreet", "full"] }).notNull(),
  createdAt: instant("created_at").notNull(),
  lastReadAt: instant("last_read_at"),
}, (table) => [
  uniqueIndex("calendar_feeds_user").on(table.userId),
  uniqueIndex("calendar_feeds_secret").on(table.secretHash),
]);
