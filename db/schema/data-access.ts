import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** For ten minutes an administrator may read one kind of one person's private data. */
export const accessGrants = sqliteTable("access_grants", {
  id: id(),
  adminId: text("admin_id").references(() => users.id, { onDelete: "set null" }),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  kind: text({ enum: ["sessions", "tests", "profile", "journal"] }).notNull(),
  reason: text().notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
}, (table) => [
  index("access_grants_user").on(table.userId, table.adminId, table.expiresAt),
]);

/** An administrator sees the product as a person sees it, read-only. */
export const impersonations = sqliteTable("impersonations", {
  id: id(),
  adminId: text("admin_id").references(() => users.id, { onDelete: "set null" }),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  reason: text().notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  endedAt: instant("ended_at"),
}, (table) => [
  index("impersonations_user").on(table.userId),
  index("impersonations_admin").on(table.adminId, table.expiresAt),
]);

/** Who read a person's data. Reads of the same thing within an hour are one row. */
export const dataReads = sqliteTable("data_reads", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  /** Null for the command line and for erased accounts. */
  readerId: text("reader_id").references(() => users.id, { onDelete: "set null" }),
  role: text({ enum: ["practitioner", "assistant", "companion", "admin", "operator"] }).notNull(),
  kind: text({
    enum: [
      "sessions",
      "session",
      "session-flags",
      "client-record",
      "questions",
      "requests",
      "tests",
      "profile",
      "journal",
      "account",
      "certificate",
      "lists",
      "archive",
      "product",
      "calendar",
      "waiting-list",
    ],
  }).notNull(),
  /** The session; empty for all other kinds. */
  subjectId: text("subject_id").notNull().default(""),
  why: text({
    enum: [
      "reason",
      "booked-session",
      "companion",
      "question",
      "session-request",
      "account",
      "certificate",
      "list-export",
      "operator",
      "calendar-keeping",
      "waiting-list",
    ],
  }).notNull(),
  /** In the reader's own words; null for the plain reasons. */
  reason: text(),
  count: integer().notNull().default(1),
  firstAt: instant("first_at").notNull(),
  lastAt: instant("last_at").notNull(),
}, (table) => [
  index("data_reads_user").on(table.userId, table.firstAt, table.id),
  index("data_reads_reader").on(table.readerId, table.firstAt),
]);
