import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { therapists } from "./therapists.ts";
import { users } from "./users.ts";

const queueState = sql`case when status = 'published' and reported_since is not null
  then 'reported' else status end`;
const queueGroup = sql`case when status = 'waiting'
  or (status = 'published' and reported_since is not null) then 0 else 1 end`;
const queuePlace = sql`case when status = 'waiting' then updated_at
  when status = 'published' and reported_since is not null then reported_since
  else -updated_at end`;

export const reviews = sqliteTable("reviews", {
  id: id(),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  /** Without a foreign key: an erased client's review stays without its session. */
  therapySessionId: text("therapy_session_id"),
  /** YYYY-MM */
  sessionMonth: text("session_month").notNull().default(""),
  language: text().notNull(),
  name: text().notNull(),
  rating: integer().notNull(),
  text: text().notNull(),
  status: text({ enum: ["waiting", "published", "refused"] }).notNull(),
  refusal: text(),
  refusalNote: text("refusal_note").notNull().default(""),
  decidedBy: text("decided_by").references(() => users.id, { onDelete: "set null" }),
  decidedAt: instant("decided_at"),
  answer: text(),
  answeredAt: instant("answered_at"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull().default(0),
  /** Of the first open report; triggers write it with every change of a report. */
  reportedSince: instant("reported_since"),
}, (table) => [
  index("reviews_therapist").on(table.therapistId, table.status, table.createdAt),
  index("reviews_status").on(table.status, table.updatedAt),
  index("reviews_queue").on(queueGroup, queuePlace, table.id),
  index("reviews_queue_state").on(queueState, queuePlace, table.id),
  uniqueIndex("reviews_therapy_session").on(table.therapySessionId),
  check("reviews_rating", sql`${table.rating} between 1 and 5`),
]);

/** What readers reported. */
export const reviewReports = sqliteTable("review_reports", {
  id: id(),
  reviewId: text("review_id").notNull().references(() => reviews.id, { onDelete: "cascade" }),
  reporterId: text("reporter_id").references(() => users.id, { onDelete: "set null" }),
  reason: text().notNull(),
  note: text().notNull(),
  createdAt: instant("created_at").notNull(),
  settledAt: instant("settled_at"),
}, (table) => [
  uniqueIndex("review_reports_once").on(table.reviewId, table.reporterId),
  index("review_reports_open").on(table.reviewId).where(sql`settled_at is null`),
  index("review_reports_reporter").on(table.reporterId),
]);
