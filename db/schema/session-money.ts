import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { therapySessions } from "./therapy-sessions.ts";

/** Money on a session. What went back to its source, by the policy of the session, is counted. */
export const sessionMoney = sqliteTable("session_money", {
  id: id(),
  sourceKind: text("source_kind", { enum: ["gift-card", "package", "order"] }).notNull(),
  /** The id of the card, the package or the order. */
  sourceId: text("source_id").notNull(),
  therapySessionId: text("therapy_session_id").notNull().references(() => therapySessions.id),
  amountCents: integer("amount_cents").notNull(),
  returnedCents: integer("returned_cents").notNull().default(0),
  createdAt: instant("created_at").notNull(),
}, (table) => [
  index("session_money_source").on(table.sourceId),
  index("session_money_session").on(table.therapySessionId),
  check("session_money_amount", sql`${table.amountCents} > 0`),
  check("session_money_returned", sql`${table.returnedCents} between 0 and ${table.amountCents}`),
]);
