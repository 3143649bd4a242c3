import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json } from "./columns.ts";
import { practices, therapists } from "./therapists.ts";
import { users } from "./users.ts";

/** People who wait for a time of a practitioner. Empty lists and nulls mean any. */
export const waitingListEntries = sqliteTable("waiting_list_entries", {
  id: id(),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  practiceId: text("practice_id").references(() => practices.id, { onDelete: "set null" }),
  weekdays: json<number[]>("weekdays").notNull(),
  partsOfDay: json<string[]>("parts_of_day").notNull(),
  meetingType: text("meeting_type", { enum: ["VIDEO_CALL", "IN_PERSON"] }),
  /** Of the group time for whose seat the person waits; null on the list for any time. */
  eventTypeUri: text("event_type_uri"),
  startsAt: instant("starts_at"),
  endsAt: instant("ends_at"),
  timeZone: text("time_zone"),
  place: text(),
  createdAt: instant("created_at").notNull(),
  endedAt: instant("ended_at"),
  endedBy: text("ended_by", {
    enum: ["left", "removed", "booked", "missed", "passed", "cancelled"],
  }),
}, (table) => [
  uniqueIndex("waiting_list_entries_waiting").on(table.therapistId, table.userId)
    .where(sql`ended_at is null and starts_at is null`),
  uniqueIndex("waiting_list_entries_seat").on(table.therapistId, table.startsAt, table.userId)
    .where(sql`ended_at is null and starts_at is not null`),
  index("waiting_list_entries_user").on(table.userId),
  check("waiting_list_entries_end", sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
]);

export const waitingListOffers = sqliteTable("waiting_list_offers", {
  id: id(),
  entryId: text("entry_id").notNull()
    .references(() => waitingListEntries.id, { onDelete: "cascade" }),
  practiceId: text("practice_id").notNull(),
  eventTypeUri: text("event_type_uri").notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  timeZone: text("time_zone").notNull(),
  meetingType: text("meeting_type", { enum: ["VIDEO_CALL", "IN_PERSON"] }).notNull(),
  place: text().notNull(),
  holdId: text("hold_id").notNull(),
  holdSecretSealed: text("hold_secret_sealed").notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  status: text({ enum: ["open", "accepted", "declined", "missed", "withdrawn"] }).notNull(),
  answeredAt: instant("answered_at"),
  therapySessionId: text("therapy_session_id"),
}, (table) => [
  uniqueIndex("waiting_list_offers_open").on(table.entryId).where(sql`status = 'open'`),
  index("waiting_list_offers_entry").on(table.entryId),
  index("waiting_list_offers_hold").on(table.holdId),
  check("waiting_list_offers_times", sql`${table.endsAt} > ${table.startsAt}`),
]);

type Starts = Record<string, number[]>;

/** The starts of a practitioner with a waiting list that were bookable at the last look, by event type. */
export const waitingListWatches = sqliteTable("waiting_list_watches", {
  therapistId: text("therapist_id").primaryKey()
    .references(() => therapists.id, { onDelete: "cascade" }),
  version: integer().notNull(),
  known: json<Starts>("known").notNull(),
  freed: json<Starts>("freed").notNull(),
  until: instant("until").notNull(),
});
