import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, languages, type Text } from "./columns.ts";
import { uploads } from "./uploads.ts";
import { users } from "./users.ts";

const changedAt =
  sql`case when approval_changed_at is null then created_at else approval_changed_at end`;

export const therapists = sqliteTable("therapists", {
  id: id(),
  slug: text().notNull(),
  userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
  name: text().notNull(),
  email: text().notNull(),
  gender: text().notNull(),
  city: text().notNull(),
  calendarUrl: text("calendar_url").notNull(),
  acceptingNewClients: text("accepting_new_clients", { enum: ["yes", "waitlist", "no"] })
    .notNull(),
  showInSearch: flag("show_in_search").notNull(),
  /** What the practitioner chose; the profile is shown when it is also approved. */
  wantsSearch: flag("wants_search").notNull().default(false),
  pictureKey: text("picture_key"),
  /** The picture 16 px wide as a `data:` URL. */
  pictureBlur: text("picture_blur"),
  pictureUploadId: text("picture_upload_id")
    .references(() => uploads.id, { onDelete: "set null" }),
  /** An https address with `{id}`: each video session has a room of its own. */
  callRoomPattern: text("call_room_pattern"),
  cancellationNoticeHours: integer("cancellation_notice_hours").notNull().default(24),
  /** The share of the price to pay after a late cancellation or move, and after a missed session. */
  lateCancelPercent: integer("late_cancel_percent").notNull().default(100),
  noShowPercent: integer("no_show_percent").notNull().default(100),
  /** Whether sessions are paid before they are booked, and not on site. */
  prepaid: flag("prepaid").notNull().default(false),
  /** Whether an administrator has let the profile become visible. */
  approval: text({ enum: ["not-sent", "waiting", "approved", "declined"] }).notNull()
    .default("approved"),
  approvalReason: text("approval_reason"),
  approvalChangedAt: instant("approval_changed_at"),
  /** When an administrator took the profile and its times off the marketplace. */
  disabledAt: instant("disabled_at"),
  /** When the practitioner added, changed or removed a certificate last. */
  certificatesChangedAt: instant("certificates_changed_at").notNull().default(0),
  nameFollowsAccount: flag("name_follows_account").notNull().default(false),
  pictureFollowsAccount: flag("picture_follows_account").notNull().default(false),
  /** Counts publications of the profile. */
  version: integer().notNull().default(1),
  /** By language: the version in which its texts were changed last. */
  textVersions: json<Text<number>>("text_versions").notNull().default({ et: 1, en: 1, ru: 1 }),
  /** Of the published reviews; triggers write both with every change of a review. */
  reviewCount: integer("review_count").notNull().default(0),
  ratingSum: integer("rating_sum").notNull().default(0),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  uniqueIndex("therapists_slug").on(table.slug),
  uniqueIndex("therapists_user").on(table.userId),
  // The orders of the list for administrators, of all profiles and of each state.
  index("therapists_changed").on(changedAt, table.id),
  index("therapists_name").on(sql`lower(name)`, table.id),
  index("therapists_approval_changed")
    .on(table.approval, changedAt, table.id),
  index("therapists_approval_name").on(table.approval, sql`lower(name)`, table.id),
  index("therapists_shown_changed")
    .on(table.showInSearch, changedAt, table.id),
  index("therapists_shown_name").on(table.showInSearch, sql`lower(name)`, table.id),
  index("therapists_disabled_changed")
    .on(changedAt, table.id)
    .where(sql`disabled_at is not null`),
  index("therapists_disabled_name").on(sql`lower(name)`, table.id)
    .where(sql`disabled_at is not null`),
  index("therapists_searched").on(table.name, table.email, table.id),
]);

const ofTherapist = () =>
  text("therapist_id").notNull().references(() => therapists.id, { onDelete: "cascade" });

export const therapistTexts = sqliteTable("therapist_texts", {
  therapistId: ofTherapist(),
  language: text({ enum: languages }).notNull(),
  briefIntroduction: text("brief_introduction").notNull(),
  review: text().notNull().default(""),
  about: text().notNull(),
  experience: text().notNull(),
  howICanHelp: text("how_i_can_help").notNull(),
}, (table) => [primaryKey({ columns: [table.therapistId, table.language] })]);

export const therapistLanguages = sqliteTable("therapist_languages", {
  therapistId: ofTherapist(),
  language: text().notNull(),
  position: integer().notNull(),
}, (table) => [primaryKey({ columns: [table.therapistId, table.language] })]);

export const therapistWaysOfHelping = sqliteTable("therapist_ways_of_helping", {
  therapistId: ofTherapist(),
  wayOfHelping: text("way_of_helping").notNull(),
  position: integer().notNull(),
}, (table) => [primaryKey({ columns: [table.therapistId, table.wayOfHelping] })]);

/** What is not answered is left out. */
type PlaceAccess = {
  stepFree?: boolean;
  steps?: number;
  lift?: boolean;
  accessibleToilet?: boolean;
  doorWidthCm?: number;
  parking?: "free" | "paid" | "none";
  publicTransport?: string;
  quietRoom?: boolean;
};

export const therapistLocations = sqliteTable("therapist_locations", {
  id: id(),
  therapistId: ofTherapist(),
  position: integer().notNull(),
  city: text().notNull(),
  address: text().notNull(),
  lat: real().notNull(),
  lon: real().notNull(),
  label: json<Text>("label").notNull(),
  access: json<PlaceAccess>("access").notNull().default({}),
  arrivalNote: json<Partial<Text>>("arrival_note").notNull().default({}),
  pictureKey: text("picture_key"),
  pictureBlur: text("picture_blur"),
  pictureUploadId: text("picture_upload_id")
    .references(() => uploads.id, { onDelete: "set null" }),
}, (table) => [index("therapist_locations_therapist").on(table.therapistId)]);

export const practices = sqliteTable("practices", {
  id: id(),
  therapistId: ofTherapist(),
  position: integer().notNull(),
  type: text().notNull(),
  durationMinutes: integer("duration_minutes").notNull(),
  priceCents: integer("price_cents").notNull(),
  meetingTypes: json<string[]>("meeting_types").notNull(),
  intro: flag("intro").notNull(),
  eventTypeUri: text("event_type_uri").notNull(),
  schedulingUrl: text("scheduling_url").notNull(),
  callLink: text("call_link"),
  /** The free time after a session; null: that of the calendar. */
  bufferMinutes: integer("buffer_minutes"),
  /** How many clients can book one time. */
  seats: integer().notNull().default(1),
  /** When a group meets every week; empty: at any free time. */
  startTimes: json<{ weekday: number; minute: number }[]>("start_times").notNull().default([]),
  /** Whose bookings wait for the practitioner's answer. */
  approval: text({ enum: ["never", "new-clients", "always"] }).notNull().default("never"),
  /** An archived practice is kept for its sessions and is no longer offered. */
  archivedAt: instant("archived_at"),
}, (table) => [
  index("practices_therapist").on(table.therapistId),
  uniqueIndex("practices_event_type").on(table.eventTypeUri),
  check("practices_duration", sql`${table.durationMinutes} between 5 and 480`),
  check("practices_price", sql`${table.priceCents} >= 0`),
]);

export const certificates = sqliteTable("certificates", {
  id: id(),
  therapistId: ofTherapist(),
  position: integer().notNull(),
  title: text().notNull(),
  issuer: text().notNull(),
  year: integer().notNull(),
  /** Last valid day, YYYY-MM-DD. */
  validUntil: text("valid_until"),
  practices: json<string[]>("practices").notNull(),
  classLabel: text("class_label", {
    enum: ["regulated", "state-recognised", "association", "self-declared"],
  }).notNull(),
  number: text().notNull().default(""),
  url: text().notNull().default(""),
  /** First valid day, YYYY-MM-DD. */
  validFrom: text("valid_from"),
  uploadId: text("upload_id").references(() => uploads.id, { onDelete: "set null" }),
  state: text({ enum: ["declared", "waiting", "checked", "refused"] }).notNull()
    .default("declared"),
  checkedBy: text("checked_by").references(() => users.id, { onDelete: "set null" }),
  checkedAt: instant("checked_at"),
  refusedReason: text("refused_reason"),
  formerName: text("former_name"),
  createdAt: instant("created_at").notNull().default(0),
  updatedAt: instant("updated_at").notNull().default(0),
}, (table) => [
  index("certificates_therapist").on(table.therapistId),
  // Waiting ones have the longest waiting first, others the last changed.
  index("certificates_queue").on(
    sql`case when state = 'waiting' then 0 else 1 end`,
    sql`case when state = 'waiting' then updated_at else -updated_at end`,
    table.id,
  ),
  index("certificates_state").on(
    table.state,
    sql`case when state = 'waiting' then updated_at else -updated_at end`,
    table.id,
  ),
  index("certificates_valid_until").on(table.state, table.validUntil, table.id),
]);

/** What happened to a certificate; rows are only added. */
export const certificateEvents = sqliteTable("certificate_events", {
  id: id(),
  certificateId: text("certificate_id").notNull()
    .references(() => certificates.id, { onDelete: "cascade" }),
  therapistId: ofTherapist(),
  kind: text({
    enum: ["added", "changed", "renamed", "sent", "checked", "refused", "reminded", "expired"],
  })
    .notNull(),
  actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
  reason: text(),
  createdAt: instant("created_at").notNull(),
}, (table) => [
  index("certificate_events_certificate").on(table.certificateId, table.createdAt),
  index("certificate_events_therapist").on(table.therapistId, table.createdAt),
]);

export const therapistMedia = sqliteTable("therapist_media", {
  id: id(),
  therapistId: ofTherapist(),
  position: integer().notNull(),
  kind: text({ enum: ["photo", "video"] }).notNull(),
  fileKey: text("file_key").notNull(),
  /** The photo 16 px wide as a `data:` URL. */
  blur: text(),
  caption: json<Text>("caption").notNull(),
  uploadId: text("upload_id").references(() => uploads.id, { onDelete: "set null" }),
  /** The still picture of a video. */
  posterKey: text("poster_key"),
}, (table) => [index("therapist_media_therapist").on(table.therapistId)]);
