import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { sql } from "drizzle-orm";
import { instant } from "./columns.ts";
import { eventTypes, holds, scheduledEvents, schedulingAccounts } from "./scheduling.ts";
import { practices, therapists } from "./therapists.ts";

/** Practitioners with whom a practice is held together, beside the one who offers it. */
export const practiceCompanions = sqliteTable("practice_companions", {
  practiceId: text("practice_id").notNull()
    .references(() => practices.id, { onDelete: "cascade" }),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  /** Of the practice. */
  eventTypeId: text("event_type_id").notNull()
    .references(() => eventTypes.id, { onDelete: "cascade" }),
  /** The companion's calendar. */
  accountId: text("account_id").notNull()
    .references(() => schedulingAccounts.id, { onDelete: "cascade" }),
  position: integer().notNull(),
  state: text({ enum: ["invited", "agreed", "declined"] }).notNull(),
  invitedAt: instant("invited_at").notNull(),
  answeredAt: instant("answered_at"),
}, (table) => [
  primaryKey({ columns: [table.practiceId, table.therapistId] }),
  index("practice_companions_therapist").on(table.therapistId),
  index("practice_companions_event_type").on(table.eventTypeId),
  index("practice_companions_account").on(table.accountId),
  check(
    "practice_companions_answer",
    sql`(${table.state} = 'invited') = (${table.answeredAt} is null)`,
  ),
]);

/** The time that sessions and holds of others take of a companion. Triggers write it with each hold and event. */
export const companionTimes = sqliteTable("companion_times", {
  accountId: text("account_id").notNull()
    .references(() => schedulingAccounts.id, { onDelete: "cascade" }),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  eventTypeId: text("event_type_id").notNull()
    .references(() => eventTypes.id, { onDelete: "cascade" }),
  eventId: text("event_id").references(() => scheduledEvents.id, { onDelete: "cascade" }),
  holdId: text("hold_id").references(() => holds.id, { onDelete: "cascade" }),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  /** When the event was cancelled; the time is free again. */
  canceledAt: instant("canceled_at"),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  uniqueIndex("companion_times_event").on(table.eventId, table.therapistId),
  uniqueIndex("companion_times_hold").on(table.holdId, table.therapistId),
  index("companion_times_account").on(table.accountId, table.startsAt),
  index("companion_times_therapist").on(table.therapistId, table.startsAt),
  check("companion_times_owner", sql`(${table.eventId} is null) <> (${table.holdId} is null)`),
  check(
    "companion_times_times",
    sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} - ${table.startsAt} <= 86400000`,
  ),
]);
