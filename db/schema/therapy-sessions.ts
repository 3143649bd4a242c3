import { sql } from "drizzle-orm";
import {
  blob,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { flag, id, instant, json } from "./columns.ts";
import { therapists } from "./therapists.ts";
import { users } from "./users.ts";

/** Bookings in the journals. The agreed terms are copied, so that later changes of a practice do not affect them. */
export const therapySessions = sqliteTable("therapy_sessions", {
  id: id(),
  therapistId: text("therapist_id").notNull().references(() => therapists.id),
  userId: text("user_id").notNull().references(() => users.id),
  eventUri: text("event_uri").notNull(),
  inviteeUri: text("invitee_uri").notNull(),
  status: text({ enum: ["booked", "finished", "cancelled"] }).notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  timeZone: text("time_zone").notNull(),
  practiceType: text("practice_type").notNull(),
  intro: flag("intro").notNull(),
  priceCents: integer("price_cents").notNull(),
  meetingType: text("meeting_type").notNull(),
  place: text().notNull(),
  cancellationNoticeHours: integer("cancellation_notice_hours").notNull(),
  lateCancelPercent: integer("late_cancel_percent").notNull().default(100),
  noShowPercent: integer("no_show_percent").notNull().default(100),
  /** Whether it was paid before it was booked, and not on site. */
  prepaid: flag("prepaid").notNull().default(false),
  /** When the client moved it last after the deadline. */
  lateMovedAt: instant("late_moved_at"),
  /** When the practitioner waived the fee; what happens later may be charged again. */
  feeWaivedAt: instant("fee_waived_at"),
  /** What the practitioner took without the marketplace, in cents; the day is YYYY-MM-DD. */
  onSitePayment: json<OnSitePayment | null>("on_site_payment"),
  rating: integer(),
  ratedAt: instant("rated_at"),
  /** The client's private note, encrypted (AES-256-GCM). */
  noteSealed: blob("note_sealed", { mode: "buffer" }),
  /** Whether the note was encrypted on the client's device, with a key that the server does not have. */
  isNoteClosed: flag("is_note_closed").notNull().default(false),
  cancelledAt: instant("cancelled_at"),
  cancelledBy: text("cancelled_by", { enum: ["client", "therapist", "admin", "provider"] }),
  cancelReason: text("cancel_reason"),
  providerCancelPending: flag("provider_cancel_pending").notNull().default(false),
  lastMove: json<SessionMove | null>("last_move"),
  /** Whether the practitioner chose time and client. */
  bookedByTherapist: flag("booked_by_therapist").notNull().default(false),
  /** As the practitioner wrote it, who had no session with the client before. */
  clientName: text("client_name"),
  /** E.164, as the booking had it. */
  clientPhone: text("client_phone"),
  noShowAt: instant("no_show_at"),
  /** How much later than booked the session begins, as its client knows. */
  lateMinutes: integer("late_minutes"),
  /** Since when the practitioner cannot hold it, until the client has chosen what becomes of it. */
  awaySince: instant("away_since"),
  /** Since when changed safety rules warn the client of it; cancelling is free until the client keeps it. */
  rulesChangedAt: instant("rules_changed_at"),
  calendarSequence: integer("calendar_sequence").notNull().default(0),
  /** Earlier sessions keep the name by which calendars already have them. */
  hasNeutralUid: flag("has_neutral_uid").notNull().default(false),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  index("therapy_sessions_booked_start").on(table.startsAt).where(sql`status = 'booked'`),
  uniqueIndex("therapy_sessions_invitee").on(table.inviteeUri),
  index("therapy_sessions_user").on(table.userId, sql`starts_at desc`, sql`id desc`),
  index("therapy_sessions_therapist").on(table.therapistId, sql`starts_at desc`, sql`id desc`),
  index("therapy_sessions_event").on(table.eventUri),
  // Covers the count of meetings of two users.
  index("therapy_sessions_met").on(table.userId, table.therapistId, table.startsAt)
    .where(sql`status <> 'cancelled'`),
  index("therapy_sessions_provider_cancel").on(table.updatedAt)
    .where(sql`provider_cancel_pending = 1`),
  index("therapy_sessions_away").on(table.startsAt)
    .where(sql`away_since is not null and status = 'booked'`),
  index("therapy_sessions_on_site").on(table.therapistId).where(sql`on_site_payment is not null`),
  index("therapy_sessions_start").on(table.startsAt, table.id),
  // The last three let the filters of a list be tested without reading the rows.
  index("therapy_sessions_price")
    .on(table.priceCents, table.id, table.startsAt, table.status, table.therapistId),
  index("therapy_sessions_status").on(table.status, table.startsAt, table.id),
  index("therapy_sessions_booked").on(table.endsAt).where(sql`status = 'booked'`),
  check(
    "therapy_sessions_times",
    sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} - ${table.startsAt} <= 86400000`,
  ),
  check("therapy_sessions_rating", sql`${table.rating} is null or ${table.rating} between 1 and 5`),
]);

type OnSitePayment = {
  amountCents: number;
  method: "cash" | "card" | "transfer" | "other";
  day: string;
  recordedAt: number;
};

type SessionMove = {
  at: number;
  by: "client" | "therapist" | "admin" | "provider";
  reason: string | null;
  from: { startsAt: number; endsAt: number };
};

const ofSession = () =>
  text("therapy_session_id").notNull()
    .references(() => therapySessions.id, { onDelete: "cascade" });

export const therapySessionComments = sqliteTable("therapy_session_comments", {
  id: id(),
  therapySessionId: ofSession(),
  authorUserId: text("author_user_id").references(() => users.id),
  isTherapistComment: flag("is_therapist_comment").notNull(),
  /** Encrypted (AES-256-GCM). */
  commentSealed: blob("comment_sealed", { mode: "buffer" }).notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [index("therapy_session_comments_session").on(table.therapySessionId)]);

export const recommendations = sqliteTable("recommendations", {
  id: id(),
  therapySessionId: ofSession(),
  practices: json<string[]>("practices").notNull(),
  text: text().notNull(),
  createdAt: instant("created_at").notNull(),
}, (table) => [index("recommendations_session").on(table.therapySessionId)]);

/** The bookings that a session had before it was moved. The provider may still report them. */
export const formerBookings = sqliteTable("former_bookings", {
  inviteeUri: text("invitee_uri").primaryKey(),
  therapySessionId: ofSession(),
}, (table) => [index("former_bookings_session").on(table.therapySessionId)]);

/** In earlier releases a move made a new session. The ids of those sessions lead to the session they became part of. */
export const formerTherapySessions = sqliteTable("former_therapy_sessions", {
  id: id(),
  therapySessionId: ofSession(),
  /** The note of the former session, until the server joins it to the note of the session. */
  noteSealed: blob("note_sealed", { mode: "buffer" }),
}, (table) => [index("former_therapy_sessions_session").on(table.therapySessionId)]);

/** Append-only: one row per change. */
export const therapySessionHistory = sqliteTable("therapy_session_history", {
  id: id(),
  therapySessionId: ofSession(),
  at: instant("at").notNull(),
  actor: text({ enum: ["client", "therapist", "admin", "provider", "clock"] }).notNull(),
  actorUserId: text("actor_user_id"),
  action: text().notNull(),
  fromStatus: text("from_status"),
  toStatus: text("to_status").notNull(),
  reason: text(),
  fromStartsAt: instant("from_starts_at"),
  fromEndsAt: instant("from_ends_at"),
  toStartsAt: instant("to_starts_at"),
  toEndsAt: instant("to_ends_at"),
}, (table) => [index("therapy_session_history_session").on(table.therapySessionId, table.at)]);
