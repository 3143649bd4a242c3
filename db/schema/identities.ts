import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant } from "./columns.ts";
import { users } from "./users.ts";

export const identities = sqliteTable("identities", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  issuer: text().notNull(),
  subject: text().notNull(),
  email: text(),
  createdAt: instant("created_at").notNull(),
}, (table) => [
  uniqueIndex("identities_issuer_subject").on(table.issuer, table.subject),
  index("identities_user").on(table.userId),
]);

export const pendingSignIns = sqliteTable("pending_sign_ins", {
  stateHash: text("state_hash").primaryKey(),
  browserHash: text("browser_hash").notNull(),
  provider: text().notNull(),
  challenge: text().notNull(),
  returnUrl: text("return_url").notNull(),
  remember: flag("remember").notNull(),
  expiresAt: instant("expires_at").notNull(),
}, (table) => [index("pending_sign_ins_expires").on(table.expiresAt)]);

export const linkTickets = sqliteTable("link_tickets", {
  hash: text().primaryKey(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  issuer: text().notNull(),
  subject: text().notNull(),
  email: text().notNull(),
  remember: flag("remember").notNull(),
  expiresAt: instant("expires_at").notNull(),
}, (table) => [index("link_tickets_expires").on(table.expiresAt)]);
