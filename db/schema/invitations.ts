import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, languages } from "./columns.ts";
import { leads } from "./leads.ts";
import { therapists } from "./therapists.ts";
import { users } from "./users.ts";

export const invitations = sqliteTable("invitations", {
  id: id(),
  hash: text().notNull().unique(),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  language: text({ enum: languages }).notNull(),
  therapistId: text("therapist_id").references(() => therapists.id, { onDelete: "cascade" }),
  leadId: text("lead_id").references(() => leads.id, { onDelete: "set null" }),
  createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
  claimedBy: text("claimed_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  revokedAt: instant("revoked_at"),
  remindedAt: instant("reminded_at"),
}, (table) => [
  index("invitations_email").on(table.emailKey),
  uniqueIndex("invitations_open").on(table.emailKey)
    .where(sql`used_at is null and revoked_at is null`),
  index("invitations_claimed").on(table.claimedBy),
  index("invitations_created").on(table.createdAt, table.id),
  index("invitations_unused").on(table.createdAt, table.id)
    .where(sql`used_at is null and revoked_at is null`),
  index("invitations_used").on(table.createdAt, table.id).where(sql`used_at is not null`),
  index("invitations_revoked").on(table.createdAt, table.id)
    .where(sql`used_at is null and revoked_at is not null`),
]);
