import { sql } from "drizzle-orm";
import { blob, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { therapySessions } from "./therapy-sessions.ts";
import { users } from "./users.ts";

const causes = ["rules", "answers"] as const;

/** Users whose booked sessions are to be checked again. */
export const suitabilityChecks = sqliteTable("suitability_checks", {
  userId: text("user_id").primaryKey().references(() => users.id, { onDelete: "cascade" }),
  cause: text({ enum: causes }).notNull(),
  requestedAt: instant("requested_at").notNull(),
}, (table) => [index("suitability_checks_requested").on(table.requestedAt)]);

/**
 * Booked sessions whose verdict became stricter after the booking. The content, verdict and rules, is encrypted
 * (AES-256-GCM).
 */
export const suitabilityTurns = sqliteTable("suitability_turns", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  therapySessionId: text("therapy_session_id").notNull()
    .references(() => therapySessions.id, { onDelete: "cascade" }),
  cause: text({ enum: causes }).notNull(),
  contentSealed: blob("content_sealed", { mode: "buffer" }).notNull(),
  foundAt: instant("found_at").notNull(),
  /** Open while null. */
  closedAt: instant("closed_at"),
  /** "kept": the client keeps the session. "gone": the warning no longer applies. */
  closedAs: text("closed_as", { enum: ["kept", "gone"] }),
}, (table) => [
  index("suitability_turns_user").on(table.userId),
  uniqueIndex("suitability_turns_open").on(table.therapySessionId).where(sql`closed_at is null`),
  index("suitability_turns_session").on(table.therapySessionId, table.foundAt),
]);
