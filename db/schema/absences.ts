import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { therapists } from "./therapists.ts";
import { therapySessions } from "./therapy-sessions.ts";

/** Days on which a practitioner unexpectedly cannot work. */
export const absences = sqliteTable("absences", {
  /** Also the id of the vacation that closes the days. */
  id: id(),
  therapistId: text("therapist_id").notNull().references(() => therapists.id),
  fromDate: text("from_date").notNull(),
  toDate: text("to_date").notNull(),
  timeZone: text("time_zone").notNull(),
  createdAt: instant("created_at").notNull(),
  endedAt: instant("ended_at"),
}, (table) => [index("absences_therapist").on(table.therapistId, table.toDate)]);

/** The sessions that could not take place as booked. */
export const absenceSessions = sqliteTable("absence_sessions", {
  absenceId: text("absence_id").notNull()
    .references(() => absences.id, { onDelete: "cascade" }),
  therapySessionId: text("therapy_session_id").notNull()
    .references(() => therapySessions.id, { onDelete: "cascade" }),
  /** When it was to begin. */
  startsAt: instant("starts_at").notNull(),
  remindedAt: instant("reminded_at"),
  /** The session with another practitioner that the client booked instead. */
  replacementId: text("replacement_id")
    .references(() => therapySessions.id, { onDelete: "set null" }),
}, (table) => [
  primaryKey({ columns: [table.absenceId, table.therapySessionId] }),
  index("absence_sessions_session").on(table.therapySessionId),
  index("absence_sessions_replacement").on(table.replacementId),
]);
