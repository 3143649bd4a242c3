import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json } from "./columns.ts";
import { therapists } from "./therapists.ts";
import { users } from "./users.ts";

/** Bookings that wait, or waited, for the practitioner's answer. The time is in `holds` meanwhile. */
export const sessionRequests = sqliteTable("session_requests", {
  id: id(),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  eventTypeUri: text("event_type_uri").notNull(),
  practiceType: text("practice_type").notNull(),
  intro: flag("intro").notNull(),
  priceCents: integer("price_cents").notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  timeZone: text("time_zone").notNull(),
  /** IANA zone of the page; null for requests of earlier versions. */
  clientTimeZone: text("client_time_zone"),
  /** E.164, of the client. */
  phone: text(),
  meetingType: text("meeting_type", { enum: ["VIDEO_CALL", "IN_PERSON"] }).notNull(),
  place: text().notNull(),
  answers: json<{ question: string; answer: string; position: number }[]>("answers").notNull(),
  tracking: json<Record<string, string>>("tracking").notNull(),
  holdId: text("hold_id").notNull(),
  holdSecretSealed: text("hold_secret_sealed").notNull(),
  createdAt: instant("created_at").notNull(),
  answerBy: instant("answer_by").notNull(),
  status: text({ enum: ["waiting", "accepted", "declined", "taken-back", "lapsed"] }).notNull(),
  endedAt: instant("ended_at"),
  message: text().notNull().default(""),
  therapySessionId: text("therapy_session_id"),
  /** By which the time was requested. */
  secretLinkId: text("secret_link_id"),
}, (table) => [
  index("session_requests_therapist").on(table.therapistId, table.status),
  index("session_requests_user").on(table.userId),
  index("session_requests_hold").on(table.holdId),
  index("session_requests_due").on(table.status, table.answerBy),
  check("session_requests_end", sql`(${table.status} = 'waiting') = (${table.endedAt} is null)`),
  check("session_requests_times", sql`${table.endsAt} > ${table.startsAt}`),
]);
