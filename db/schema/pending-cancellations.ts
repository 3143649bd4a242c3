import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { therapists } from "./therapists.ts";
import { users } from "./users.ts";

/**
 * The coming bookings of a disabled account or profile that are being cancelled. One of `userId` (the client) and
 * `therapistId` is set; the row goes when all are cancelled.
 */
export const pendingCancellations = sqliteTable("pending_cancellations", {
  id: id(),
  userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  therapistId: text("therapist_id").references(() => therapists.id, { onDelete: "cascade" }),
  actorUserId: text("actor_user_id").references(() => users.id, { onDelete: "set null" }),
  /** Of bookings that begin later. */
  createdAt: instant("created_at").notNull(),
}, (table) => [index("pending_cancellations_created").on(table.createdAt)]);
