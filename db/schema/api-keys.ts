import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json } from "./columns.ts";
import { users } from "./users.ts";

export const apiScopes = [
  "profile:read",
  "availability:read",
  "availability:write",
  "sessions:read",
  "sessions:write",
  "webhooks",
  "catalogue:read",
  "times:read",
  "bookings:write",
] as const;

/** Keys with which programs of practitioners and partners call the API. */
export const apiKeys = sqliteTable("api_keys", {
  id: id(),
  /** Null: a key of a partner. */
  userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  partnerName: text("partner_name"),
  partnerEmail: text("partner_email"),
  requestsPerMinute: integer("requests_per_minute"),
  label: text().notNull(),
  scopes: json<(typeof apiScopes)[number][]>("scopes").notNull(),
  secretHash: text("secret_hash").notNull(),
  /** The last letters of the key. */
  hint: text().notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at"),
  /** YYYY-MM-DD, in UTC. */
  lastUsedOn: text("last_used_on"),
  revokedAt: instant("revoked_at"),
}, (table) => [
  uniqueIndex("api_keys_secret").on(table.secretHash),
  index("api_keys_user").on(table.userId),
  index("api_keys_created").on(table.createdAt, table.id),
]);
