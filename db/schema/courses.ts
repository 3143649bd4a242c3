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
import { id, instant, json } from "./columns.ts";
import { therapists } from "./therapists.ts";
import { users } from "./users.ts";

/**
 * Courses of practitioners, and of the marketplace (`owner_therapist_id` null). Editors change the draft; learners read what
 * is published.
 */
export const courses = sqliteTable("courses", {
  id: id(),
  ownerTherapistId: text("owner_therapist_id")
    .references(() => therapists.id, { onDelete: "cascade" }),
  state: text({ enum: ["draft", "published", "retired"] }).notNull(),
  /** Whether every visitor finds it in the list; a practitioner requests it of an administrator. */
  listing: text({ enum: ["none", "asked", "listed"] }).notNull(),
  access: text({ enum: ["free", "clients", "code", "bought"] }).notNull(),
  priceCents: integer("price_cents"),
  position: integer().notNull().default(0),
  draft: json<Record<string, unknown>>("draft").notNull(),
  published: json<Record<string, unknown>>("published"),
  publishedAt: instant("published_at"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  index("courses_owner").on(table.ownerTherapistId),
  index("courses_listed").on(table.state, table.listing, table.position),
  check(
    "courses_price",
    sql`(${table.access} = 'bought') = (${table.priceCents} is not null and ${table.priceCents} > 0)`,
  ),
  check("courses_published", sql`${table.state} = 'draft' or ${table.published} is not null`),
]);

/** Who takes a course: the right to it and the progress. It stays when the course is retired. */
export const courseEnrolments = sqliteTable("course_enrolments", {
  id: id(),
  courseId: text("course_id").notNull().references(() => courses.id, { onDelete: "cascade" }),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  access: text({ enum: ["free", "clients", "code", "bought"] }).notNull(),
  /** False after a refund: the right ended, the progress stays. */
  isOpen: integer("is_open", { mode: "boolean" }).notNull().default(true),
  /** When (ms) each lesson was done, by its id. */
  done: json<Record<string, number>>("done").notNull().default({}),
  /** How many seconds of a recording were played, by the material's id. */
  positions: json<Record<string, number>>("positions").notNull().default({}),
  lastLessonId: text("last_lesson_id"),
  startedAt: instant("started_at").notNull(),
  lastAt: instant("last_at").notNull(),
  finishedAt: instant("finished_at"),
}, (table) => [
  uniqueIndex("course_enrolments_one").on(table.userId, table.courseId),
  index("course_enrolments_course").on(table.courseId),
]);

/** What a learner wrote in an exercise. The content is encrypted (AES-256-GCM). */
export const courseAnswers = sqliteTable("course_answers", {
  id: id(),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  courseId: text("course_id").notNull().references(() => courses.id, { onDelete: "cascade" }),
  materialId: text("material_id").notNull(),
  contentSealed: blob("content_sealed", { mode: "buffer" }).notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  uniqueIndex("course_answers_one").on(table.userId, table.materialId),
  index("course_answers_course").on(table.courseId),
]);

/** Only a keyed hash of each code is stored; `ending` is its last four letters. */
export const courseCodes = sqliteTable("course_codes", {
  id: id(),
  courseId: text("course_id").notNull().references(() => courses.id, { onDelete: "cascade" }),
  codeHash: text("code_hash").notNull(),
  ending: text().notNull(),
  name: text().notNull(),
  mostUses: integer("most_uses").notNull(),
  uses: integer().notNull().default(0),
  expiresAt: instant("expires_at"),
  createdAt: instant("created_at").notNull(),
  revokedAt: instant("revoked_at"),
}, (table) => [
  uniqueIndex("course_codes_hash").on(table.codeHash),
  index("course_codes_course").on(table.courseId, table.createdAt),
  check("course_codes_uses", sql`${table.uses} between 0 and ${table.mostUses}`),
]);

/** What a certificate says stays as it was on the day it was issued. */
export const courseCertificates = sqliteTable("course_certificates", {
  id: id(),
  courseId: text("course_id").notNull().references(() => courses.id, { onDelete: "cascade" }),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  code: text().notNull(),
  name: text().notNull(),
  content: json<Record<string, unknown>>("content").notNull(),
  issuedAt: instant("issued_at").notNull(),
}, (table) => [
  uniqueIndex("course_certificates_code").on(table.code),
  uniqueIndex("course_certificates_one").on(table.userId, table.courseId),
]);
