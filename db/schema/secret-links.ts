import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant } from "./columns.ts";
import { practices, therapists } from "./therapists.ts";
import { therapySessions } from "./therapy-sessions.ts";

/** Addresses with which people book a practice that is not open to all visitors. */
export const secretLinks = sqliteTable("secret_links", {
  id: id(),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  practiceId: text("practice_id").notNull()
    .references(() => practices.id, { onDelete: "cascade" }),
  name: text().notNull(),
  singleUse: flag("single_use").notNull(),
  /** YYYY-MM-DD */
  lastDay: text("last_day"),
  endsAt: instant("ends_at"),
  tokenHash: text("token_hash").notNull(),
  /** Encrypted, so that the practitioner can copy the address again. */
  tokenSealed: text("token_sealed").notNull(),
  createdAt: instant("created_at").notNull(),
  revokedAt: instant("revoked_at"),
  uses: integer().notNull().default(0),
  lastUsedAt: instant("last_used_at"),
}, (table) => [
  uniqueIndex("secret_links_token").on(table.tokenHash),
  index("secret_links_therapist").on(table.therapistId),
  index("secret_links_practice").on(table.practiceId),
  check("secret_links_single_use", sql`${table.singleUse} = 0 or ${table.uses} <= 1`),
  check("secret_links_last_use", sql`(${table.uses} = 0) = (${table.lastUsedAt} is null)`),
  check("secret_links_last_day", sql`(${table.lastDay} is null) = (${table.endsAt} is null)`),
]);

/** By which link a session was booked. */
export const secretLinkUses = sqliteTable("secret_link_uses", {
  therapySessionId: text("therapy_session_id").primaryKey()
    .references(() => therapySessions.id, { onDelete: "cascade" }),
  secretLinkId: text("secret_link_id").notNull()
    .references(() => secretLinks.id, { onDelete: "cascade" }),
}, (table) => [index("secret_link_uses_link").on(table.secretLinkId)]);
