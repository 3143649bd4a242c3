import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** Who keeps the calendar of a practitioner, and who is invited to. */
export const assistants = sqliteTable("assistants", {
  id: id(),
  /** The account of the practitioner: a later owner of the profile has other assistants. */
  practitionerUserId: text("practitioner_user_id").notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  /** Null while the invitation is open. */
  userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  invitedAt: instant("invited_at").notNull(),
  /** Null while the invitation is open. */
  joinedAt: instant("joined_at"),
}, (table) => [
  uniqueIndex("assistants_email").on(table.practitionerUserId, table.emailKey),
  uniqueIndex("assistants_user").on(table.userId, table.practitionerUserId),
  index("assistants_email_key").on(table.emailKey),
  index("assistants_open").on(table.invitedAt).where(sql`joined_at is null`),
]);
