import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, languages } from "./columns.ts";

export const leads = sqliteTable("leads", {
  id: id(),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  name: text().notNull().default(""),
  language: text({ enum: languages }).notNull(),
  iAmPractitioner: flag("i_am_practitioner").notNull(),
  city: text(),
  practices: json<string[]>("practices").notNull().default([]),
  languages: json<string[]>("languages").notNull().default([]),
  meetingTypes: json<("VIDEO_CALL" | "IN_PERSON")[]>("meeting_types").notNull().default([]),
  message: text().notNull().default(""),
  state: text({
    enum: [
      "new",
      "confirmed",
      "contacted",
      "invited",
      "profile-started",
      "waiting",
      "visible",
      "declined",
    ],
  }).notNull(),
  confirmedAt: instant("confirmed_at"),
  declinedReason: text("declined_reason"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull().default(0),
}, (table) => [
  uniqueIndex("leads_email").on(table.emailKey),
  index("leads_state").on(table.state, table.createdAt, table.id),
  index("leads_created").on(table.createdAt, table.id).where(sql`state <> 'new'`),
]);
