import { sql } from "drizzle-orm";
import {
  blob,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { flag, id, instant, json } from "./columns.ts";

export const schedulingAccounts = sqliteTable("scheduling_accounts", {
  id: id(),
  slug: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  timeZone: text("time_zone").notNull(),
  bufferMinutes: integer("buffer_minutes").notNull(),
  minimumNoticeMinutes: integer("minimum_notice_minutes").notNull(),
  horizonDays: integer("horizon_days").notNull(),
  stepMinutes: integer("step_minutes").notNull(),
  travelMinutes: integer("travel_minutes").notNull().default(0),
  dailyMaximum: integer("daily_maximum"),
  weeklyMaximum: integer("weekly_maximum"),
  closedOnPublicHolidays: flag("closed_on_public_holidays").notNull().default(true),
  /** That of its practitioner's profile; a trigger writes it. */
  disabledAt: instant("disabled_at"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  uniqueIndex("scheduling_accounts_slug").on(table.slug),
  check("scheduling_accounts_step", sql`${table.stepMinutes} between 5 and 480`),
]);

const ofAccount = () =>
  text("account_id").notNull().references(() => schedulingAccounts.id, { onDelete: "cascade" });

type OwnHours = { weekday: number; fromMinute: number; toMinute: number; placeId: string | null };

type StartTime = { weekday: number; minute: number };

export const eventTypes = sqliteTable("event_types", {
  id: id(),
  accountId: ofAccount(),
  slug: text().notNull(),
  name: text().notNull(),
  description: text().notNull().default(""),
  durationMinutes: integer("duration_minutes").notNull(),
  meetingTypes: json<string[]>("meeting_types").notNull(),
  customQuestions: json<{ name: string; required: boolean }[]>("custom_questions").notNull(),
  /** The free time after a session; null: that of the account. */
  bufferMinutes: integer("buffer_minutes"),
  bufferBeforeMinutes: integer("buffer_before_minutes"),
  minimumNoticeMinutes: integer("minimum_notice_minutes"),
  horizonDays: integer("horizon_days"),
  /** Most sessions of this type. */
  dailyMaximum: integer("daily_maximum"),
  weeklyMaximum: integer("weekly_maximum"),
  /** Its own weekly hours; null: those of the account. */
  hours: json<OwnHours[]>("hours"),
  /** The places it is offered at; null: all. */
  placeIds: json<string[]>("place_ids"),
  capacity: integer().notNull().default(1),
  /** When a group meets every week; empty: at any free time. */
  startTimes: json<StartTime[]>("start_times").notNull().default([]),
  oncePerClient: flag("once_per_client").notNull().default(false),
  color: text().notNull(),
  position: integer().notNull(),
  active: flag("active").notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  uniqueIndex("event_types_account_slug").on(table.accountId, table.slug),
  check("event_types_duration", sql`${table.durationMinutes} between 5 and 720`),
]);

export const schedulingPlaces = sqliteTable("scheduling_places", {
  id: id(),
  accountId: ofAccount(),
  name: text().notNull(),
}, (table) => [index("scheduling_places_account").on(table.accountId)]);

export const availabilityRules = sqliteTable("availability_rules", {
  id: id(),
  accountId: ofAccount(),
  weekday: integer().notNull(),
  /** Minutes after midnight on the account's wall clock, half-open. */
  fromMinute: integer("from_minute").notNull(),
  toMinute: integer("to_minute").notNull(),
  placeId: text("place_id").references(() => schedulingPlaces.id, { onDelete: "cascade" }),
}, (table) => [
  index("availability_rules_account").on(table.accountId),
  check("availability_rules_weekday", sql`${table.weekday} between 1 and 7`),
  check(
    "availability_rules_minutes",
    sql`${table.fromMinute} >= 0 and ${table.toMinute} > ${table.fromMinute} and ${table.toMinute} <= 1440`,
  ),
]);

export const availabilityExceptions = sqliteTable("availability_exceptions", {
  id: id(),
  accountId: ofAccount(),
  /** YYYY-MM-DD on the account's calendar. */
  date: text().notNull(),
  fromMinute: integer("from_minute"),
  toMinute: integer("to_minute"),
  placeId: text("place_id").references(() => schedulingPlaces.id, { onDelete: "cascade" }),
  note: text().notNull().default(""),
  /** The same in all rows of a date. */
  onlyShortens: flag("only_shortens").notNull().default(false),
}, (table) => [
  index("availability_exceptions_account").on(table.accountId, table.date),
  check(
    "availability_exceptions_minutes",
    sql`(${table.fromMinute} is null) = (${table.toMinute} is null) and (${table.fromMinute} is null or (${table.fromMinute} >= 0 and ${table.toMinute} > ${table.fromMinute} and ${table.toMinute} <= 1440))`,
  ),
]);

/** Whole days away, first and last included, YYYY-MM-DD on the account's calendar. */
export const schedulingVacations = sqliteTable("scheduling_vacations", {
  id: id(),
  accountId: ofAccount(),
  fromDate: text("from_date").notNull(),
  toDate: text("to_date").notNull(),
  note: text().notNull().default(""),
}, (table) => [
  index("scheduling_vacations_account").on(table.accountId, table.fromDate),
  check("scheduling_vacations_dates", sql`${table.toDate} >= ${table.fromDate}`),
]);

/** Dates in another zone, first and last included. */
export const schedulingStays = sqliteTable("scheduling_stays", {
  id: id(),
  accountId: ofAccount(),
  fromDate: text("from_date").notNull(),
  toDate: text("to_date").notNull(),
  timeZone: text("time_zone").notNull(),
}, (table) => [
  index("scheduling_stays_account").on(table.accountId, table.fromDate),
  check("scheduling_stays_dates", sql`${table.toDate} >= ${table.fromDate}`),
]);

/** The travel time between two places, in either direction; other places have that of the account. */
export const schedulingTravelTimes = sqliteTable("scheduling_travel_times", {
  accountId: ofAccount(),
  firstPlaceId: text("first_place_id").notNull()
    .references(() => schedulingPlaces.id, { onDelete: "cascade" }),
  secondPlaceId: text("second_place_id").notNull()
    .references(() => schedulingPlaces.id, { onDelete: "cascade" }),
  minutes: integer().notNull(),
}, (table) => [
  primaryKey({ columns: [table.firstPlaceId, table.secondPlaceId] }),
  index("scheduling_travel_times_account").on(table.accountId),
  check("scheduling_travel_times_places", sql`${table.firstPlaceId} < ${table.secondPlaceId}`),
]);

type UnreadEvents = { events: number; rules: string[]; timeZones: string[] };

export const calendarImports = sqliteTable("calendar_imports", {
  id: id(),
  accountId: ofAccount(),
  kind: text({ enum: ["file", "url"] }).notNull(),
  name: text().notNull(),
  urlSealed: blob("url_sealed", { mode: "buffer" }),
  etag: text(),
  readAt: instant("read_at"),
  nextReadAt: instant("next_read_at"),
  failures: integer().notNull().default(0),
  lastError: text("last_error"),
  coversUntil: instant("covers_until"),
  unread: text({ mode: "json" }).$type<UnreadEvents>().notNull()
    .default({ events: 0, rules: [], timeZones: [] }),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  index("calendar_imports_account").on(table.accountId),
  index("calendar_imports_next").on(table.nextReadAt),
]);

export const importedBusyTimes = sqliteTable("imported_busy_times", {
  id: id(),
  importId: text("import_id").notNull()
    .references(() => calendarImports.id, { onDelete: "cascade" }),
  accountId: ofAccount(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
}, (table) => [
  index("imported_busy_times_account").on(table.accountId, table.endsAt),
  index("imported_busy_times_import").on(table.importId),
  check("imported_busy_times_times", sql`${table.endsAt} > ${table.startsAt}`),
]);

export const holds = sqliteTable("holds", {
  id: id(),
  accountId: ofAccount(),
  eventTypeId: text("event_type_id").notNull()
    .references(() => eventTypes.id, { onDelete: "cascade" }),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  /** SHA-256 of the secret that only the holder knows. */
  secretHash: text("secret_hash").notNull(),
  holderHash: text("holder_hash").notNull(),
  networkHash: text("network_hash"),
  isOfGuest: integer("is_of_guest", { mode: "boolean" }).notNull().default(false),
  /** The price when the hold was made. Null for a hold from before the prices were kept. */
  priceCents: integer("price_cents"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
}, (table) => [
  index("holds_account").on(table.accountId, table.startsAt),
  index("holds_expires").on(table.expiresAt),
  check(
    "holds_times",
    sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} - ${table.startsAt} <= 86400000`,
  ),
]);

export const scheduledEvents = sqliteTable("scheduled_events", {
  id: id(),
  accountId: ofAccount(),
  eventTypeId: text("event_type_id").notNull().references(() => eventTypes.id),
  name: text().notNull(),
  status: text({ enum: ["active", "canceled"] }).notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  meetingType: text("meeting_type").notNull(),
  place: text().notNull(),
  canceledAt: instant("canceled_at"),
  canceledBy: text("canceled_by"),
  cancelReason: text("cancel_reason"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  index("scheduled_events_account").on(table.accountId, table.startsAt),
  uniqueIndex("scheduled_events_active_start").on(table.accountId, table.startsAt)
    .where(sql`status = 'active'`),
  check(
    "scheduled_events_times",
    sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} - ${table.startsAt} <= 86400000`,
  ),
]);

export const invitees = sqliteTable("invitees", {
  id: id(),
  eventId: text("event_id").notNull()
    .references(() => scheduledEvents.id, { onDelete: "cascade" }),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  name: text().notNull(),
  /** E.164. */
  phone: text(),
  timeZone: text("time_zone").notNull(),
  status: text({ enum: ["active", "canceled"] }).notNull(),
  answers: json<{ question: string; answer: string; position: number }[]>("answers").notNull(),
  tracking: json<Record<string, string>>("tracking").notNull(),
  oldInviteeId: text("old_invitee_id"),
  newInviteeId: text("new_invitee_id"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  index("invitees_event").on(table.eventId),
  index("invitees_email").on(table.emailKey),
  index("invitees_created").on(table.createdAt),
  index("invitees_updated").on(table.updatedAt),
]);
