import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json, languages } from "./columns.ts";

const mailTemplates = [
  "verify-email",
  "already-registered",
  "reset-password",
  "password-changed",
  "leave-address",
  "take-address",
  "address-in-use",
  "invitation",
  "session-booked",
  "session-booked-therapist",
  "session-rescheduled",
  "session-rescheduled-therapist",
  "session-cancelled",
  "session-cancelled-therapist",
  "session-tomorrow",
  "session-soon",
  "recommendation-received",
  "lead-received",
] as const;

export const outbox = sqliteTable("outbox", {
  id: id(),
  recipient: text().notNull(),
  aboutUserId: text("about_user_id"),
  language: text({ enum: languages }).notNull(),
  template: text({ enum: mailTemplates }).notNull(),
  facts: json<Record<string, string>>("facts").notNull(),
  calendar: json<{
    method: "REQUEST" | "CANCEL";
    uid: string;
    sequence: number;
    startsAt: number;
    endsAt: number;
    createdAt: number;
    updatedAt: number;
    place: string;
  }>("calendar"),
  subject: text(),
  text: text(),
  html: text(),
  attachments: json<{ name: string; contentType: string; text: string }[]>("attachments"),
  onceKey: text("once_key"),
  notAfter: instant("not_after"),
  state: text({ enum: ["waiting", "sent", "dead"] }).notNull(),
  tries: integer().notNull().default(0),
  nextTryAt: instant("next_try_at").notNull(),
  lastError: text("last_error"),
  createdAt: instant("created_at").notNull(),
  sentAt: instant("sent_at"),
}, (table) => [
  index("outbox_waiting").on(table.state, table.nextTryAt),
  uniqueIndex("outbox_once").on(table.onceKey),
  index("outbox_about").on(table.aboutUserId),
]);
