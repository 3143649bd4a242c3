import { blob, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json } from "./columns.ts";
import { users } from "./users.ts";

/** The authenticator app of a user. A secret that waits for its first code replaces the other only then. */
export const authenticators = sqliteTable("authenticators", {
  userId: text("user_id").primaryKey().references(() => users.id, { onDelete: "cascade" }),
  secretSealed: blob("secret_sealed", { mode: "buffer" }),
  addedAt: instant("added_at"),
  /** The time step of the last accepted code: no code is accepted twice. */
  lastStep: integer("last_step"),
  waitingSealed: blob("waiting_sealed", { mode: "buffer" }),
  waitingUntil: instant("waiting_until"),
});

export const recoveryCodes = sqliteTable("recovery_codes", {
  /** Keyed with the server's secret. */
  codeHash: text("code_hash").primaryKey(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull(),
  usedAt: instant("used_at"),
}, (table) => [index("recovery_codes_user").on(table.userId)]);

export const passkeys = sqliteTable("passkeys", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  credentialId: text("credential_id").notNull(),
  publicKey: text("public_key").notNull(),
  counter: integer().notNull(),
  transports: json<string[]>("transports").notNull(),
  name: text().notNull(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
}, (table) => [
  uniqueIndex("passkeys_credential").on(table.credentialId),
  index("passkeys_user").on(table.userId),
]);

export const passkeyChallenges = sqliteTable("passkey_challenges", {
  hash: text().primaryKey(),
  purpose: text({ enum: ["add", "prove"] }).notNull(),
  /** Who adds a passkey; null where any passkey may prove its owner. */
  userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  expiresAt: instant("expires_at").notNull(),
}, (table) => [index("passkey_challenges_expires").on(table.expiresAt)]);

/** Sign-ins that wait for their second step. */
export const secondSteps = sqliteTable("second_steps", {
  hash: text().primaryKey(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  remember: flag("remember").notNull(),
  expiresAt: instant("expires_at").notNull(),
}, (table) => [index("second_steps_expires").on(table.expiresAt)]);
