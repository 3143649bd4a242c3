import { blob, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** The secret addresses under which users' calendar programs read their sessions. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the secret in the address. */
  secretHash: text("secret_hash").notNull(),
  /** The secret, encrypted (AES-256-GCM), to show the address again. */
  secretSealed: blob("secret_sealed", { mode: "buffer" }).notNull(),
  /** discreet: only "busy". */
  detail: text({ enum: ["discreet", "full"] }).notNull(),
  createdAt: instant("created_at").notNull(),
  lastReadAt: instant("last_read_at"),
}, (table) => [
  uniqueIndex("calendar_feeds_user").on(table.userId),
  uniqueIndex("calendar_feeds_secret").on(table.secretHash),
]);
