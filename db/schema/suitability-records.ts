import { sql } from "drizzle-orm";
import { blob, check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { sessionRequests } from "./session-requests.ts";
import { therapySessions } from "./therapy-sessions.ts";
import { users } from "./users.ts";

/** What clients acknowledged before booking. The content, verdict and rules, is encrypted (AES-256-GCM). */
export const suitabilityRecords = sqliteTable("suitability_records", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  therapySessionId: text("therapy_session_id")
    .references(() => therapySessions.id, { onDelete: "cascade" }),
  /** Until the practitioner accepts the request. */
  sessionRequestId: text("session_request_id")
    .references(() => sessionRequests.id, { onDelete: "cascade" }),
  contentSealed: blob("content_sealed", { mode: "buffer" }).notNull(),
  /** Since when the practitioner may see the warnings. */
  sharedAt: instant("shared_at"),
}, (table) => [
  index("suitability_records_user").on(table.userId),
  index("suitability_records_session").on(table.therapySessionId),
  index("suitability_records_request").on(table.sessionRequestId),
  check(
    "suitability_records_booking",
    sql`(${table.therapySessionId} is null) <> (${table.sessionRequestId} is null)`,
  ),
]);
