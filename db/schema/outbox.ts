import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json, languages } from "./columns.ts";

/** Mails that were decided in a transaction and are sent after it. */
export const outbox = sqliteTable("outbox", {
  id: id(),
  recipient: text().notNull(),
  /** Whose data is in it, when that is not the reader: erasing them erases the mail. */
  aboutUserId: text("about_user_id"),
  language: text({ enum: languages }).notNull(),
  /** The template and the facts it is filled with. */
  template: text().notNull(),
  facts: json<Record<string, string>>("facts").notNull(),
  /** The session whose calendar entry goes with it; kept no longer than the facts. */
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
  /** What the mailer made of it; kept so that the demo's mailbox can show it. */
  subject: text(),
  text: text(),
  html: text(),
  attachments: json<{ name: string; contentType: string; text: string }[]>("attachments"),
  /** What is said once only (a reminder) has a key that no second mail can have. */
  onceKey: text("once_key"),
  /** Worth nothing after this: it is not sent any more. */
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
