import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json, languages } from "./columns.ts";

const mailTemplates = [
  "sign-in-code",
  "confirm-booking",
  "verify-email",
  "already-registered",
  "registered-twice",
  "reset-password",
  "password-changed",
  "password-was-reset",
  "leave-address",
  "take-address",
  "address-in-use",
  "invitation",
  "invitation-reminder",
  "session-booked",
  "session-booked-therapist",
  "session-rescheduled",
  "session-rescheduled-therapist",
  "session-cancelled",
  "session-cancelled-therapist",
  "session-fee-waived",
  "session-tomorrow",
  "session-tomorrow-therapist",
  "session-soon",
  "session-soon-therapist",
  "session-late",
  "practitioner-away",
  "practitioner-away-reminder",
  "practitioner-back",
  "session-request",
  "session-request-therapist",
  "session-request-declined",
  "session-request-lapsed",
  "session-request-taken-back-therapist",
  "waiting-list-joined",
  "waiting-list-offer",
  "waiting-list-offer-ended",
  "waiting-list-removed",
  "saved-search-news",
  "recommendation-received",
  "lead-received",
  "lead-status",
  "lead-declined",
  "certificate-checked",
  "certificate-refused",
  "certificate-ending",
  "name-changed",
  "review-published",
  "review-published-therapist",
  "review-refused",
  "review-answered",
  "review-answer-removed",
  "team-invitation",
  "team-joined",
  "team-left",
  "team-removed",
  "team-handed-over",
  "profile-unfinished",
  "profile-received",
  "profile-waiting",
  "profile-approved",
  "profile-declined",
  "admin-digest",
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
    point?: { lat: number; lon: number } | undefined;
    call?: { callLink: string | null; callLinkFrom: number | null } | undefined;
  }>("calendar"),
  /** What a mail about a session says; rendered when it is sent. */
  session: json<object>("session"),
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
