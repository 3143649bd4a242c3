import { sql } from "drizzle-orm";
import { check, customType, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, languages } from "./columns.ts";

/** SQLite cannot change the default of a column; this one names a setting of earlier versions, which is left out. */
const notificationSettings = customType<{ data: { reminders: boolean }; driverData: string }>({
  dataType: () => "text",
  toDriver: (settings) => JSON.stringify(settings),
  fromDriver: (stored) => ({ reminders: JSON.parse(stored).reminders }),
});

export const users = sqliteTable("users", {
  id: id(),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  emailVerifiedAt: instant("email_verified_at"),
  name: text().notNull(),
  /** The name in lower case, by which lists are sorted. */
  nameKey: text("name_key").notNull().default(""),
  /** E.164; forms of bookings begin with it. */
  phone: text(),
  passwordHash: text("password_hash"),
  language: text({ enum: languages }).notNull(),
  timeZone: text("time_zone").notNull(),
  pictureKey: text("picture_key"),
  notifications: notificationSettings("notifications").notNull()
    .default(sql`'{"reminders":true,"news":false}'`),
  /** Null where mails, titles and calendars may show what the account is for. */
  discreet: json<
    {
      name: "calendar" | "notes" | "messages" | "schedule";
      exitSignsOut: boolean;
    } | null
  >("discreet"),
  isAdmin: flag("is_admin").notNull().default(false),
  /** What else the account may do for the marketplace. */
  staffRoles: json<("reviewer" | "finance")[]>("staff_roles").notNull().default([]),
  disabledAt: instant("disabled_at"),
  erasingSince: instant("erasing_since"),
  erasedAt: instant("erased_at"),
  /** 0 before the first sign-in; a trigger writes it. */
  lastSignInAt: instant("last_sign_in_at").notNull().default(0),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  index("users_erasing").on(table.erasingSince).where(sql`erasing_since is not null`),
  uniqueIndex("users_email_key").on(table.emailKey),
  index("users_kept").on(table.id).where(sql`erased_at is null`),
  index("users_created").on(table.createdAt, table.id),
  index("users_name").on(table.nameKey, table.id),
  index("users_last_sign_in").on(table.lastSignInAt, table.id),
  index("users_admins").on(table.id).where(sql`is_admin = 1`),
  index("users_staff").on(table.id).where(sql`staff_roles <> '[]'`),
  index("users_disabled_created").on(table.createdAt, table.id)
    .where(sql`disabled_at is not null`),
  index("users_disabled_name").on(table.nameKey, table.id).where(sql`disabled_at is not null`),
  index("users_disabled_last_sign_in").on(table.lastSignInAt, table.id)
    .where(sql`disabled_at is not null`),
  index("users_unconfirmed_created").on(table.createdAt, table.id)
    .where(sql`email_verified_at is null`),
  index("users_unconfirmed_name").on(table.nameKey, table.id)
    .where(sql`email_verified_at is null`),
  index("users_unconfirmed_last_sign_in").on(table.lastSignInAt, table.id)
    .where(sql`email_verified_at is null`),
  check("users_email_has_at", sql`instr(${table.email}, '@') > 1`),
]);

export const signIns = sqliteTable("sign_ins", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  device: text().notNull(),
  remember: flag("remember").notNull(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  endedAt: instant("ended_at"),
  /** When the person last proved who they are; null when only an outside provider did. */
  provenAt: instant("proven_at"),
  secondFactorAt: instant("second_factor_at"),
}, (table) => [index("sign_ins_user").on(table.userId)]);

export const refreshTokens = sqliteTable("refresh_tokens", {
  hash: text().primaryKey(),
  signInId: text("sign_in_id").notNull().references(() => signIns.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull(),
  usedAt: instant("used_at"),
  /** The token that replaced this one, encrypted, to repeat it when two tabs refresh at once. */
  successor: text(),
}, (table) => [index("refresh_tokens_sign_in").on(table.signInId)]);

export const mailTokens = sqliteTable("mail_tokens", {
  hash: text().primaryKey(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  purpose: text({ enum: ["verify-email", "reset-password"] }).notNull(),
  data: json<Record<string, string>>("data").notNull().default({}),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
}, (table) => [index("mail_tokens_user").on(table.userId)]);

export const emailChanges = sqliteTable("email_changes", {
  userId: text("user_id").primaryKey().references(() => users.id, { onDelete: "cascade" }),
  newEmail: text("new_email").notNull(),
  oldHash: text("old_hash").notNull(),
  newHash: text("new_hash").notNull(),
  oldConfirmedAt: instant("old_confirmed_at"),
  newConfirmedAt: instant("new_confirmed_at"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
}, (table) => [
  uniqueIndex("email_changes_old").on(table.oldHash),
  uniqueIndex("email_changes_new").on(table.newHash),
]);
