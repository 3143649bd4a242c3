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
import { flag, id, instant } from "./columns.ts";
import { therapists } from "./therapists.ts";
import { users } from "./users.ts";

/**
 * What clients ask a practitioner before they book. The content, the rules that applied and which of them the
 * practitioner may see, is encrypted (AES-256-GCM).
 */
export const clientQuestions = sqliteTable("client_questions", {
  id: id(),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  practiceType: text("practice_type").notNull(),
  contentSealed: blob("content_sealed", { mode: "buffer" }).notNull(),
  status: text({ enum: ["waiting", "answered", "closed", "declined", "lapsed"] }).notNull(),
  createdAt: instant("asked_at").notNull(),
  /** When the first message that has no answer was written. */
  waitingSince: instant("waiting_since"),
  remindedAt: instant("reminded_at"),
  changedAt: instant("changed_at").notNull(),
  endedAt: instant("ended_at"),
}, (table) => [
  index("client_questions_therapist").on(table.therapistId, table.status),
  index("client_questions_user").on(table.userId),
  uniqueIndex("client_questions_open")
    .on(table.userId, table.therapistId, table.practiceType).where(sql`${table.endedAt} is null`),
  index("client_questions_waiting").on(table.status, table.waitingSince, table.id),
  index("client_questions_waiting_practice").on(table.practiceType)
    .where(sql`status = 'waiting'`),
  check(
    "client_questions_waiting_since",
    sql`(${table.status} = 'waiting') = (${table.waitingSince} is not null)`,
  ),
  check(
    "client_questions_end",
    sql`(${table.status} in ('waiting', 'answered')) = (${table.endedAt} is null)`,
  ),
]);

export const clientQuestionMessages = sqliteTable("client_question_messages", {
  id: id(),
  questionId: text("question_id").notNull()
    .references(() => clientQuestions.id, { onDelete: "cascade" }),
  author: text({ enum: ["client", "therapist"] }).notNull(),
  /** Encrypted. */
  textSealed: blob("text_sealed", { mode: "buffer" }).notNull(),
  /** Of an answer. */
  decision: text({ enum: ["book", "talk", "not-now"] }),
  writtenAt: instant("written_at").notNull(),
}, (table) => [
  index("client_question_messages_question").on(table.questionId, table.writtenAt),
  check(
    "client_question_messages_decision",
    sql`(${table.author} = 'therapist') = (${table.decision} is not null)`,
  ),
]);

/** For whom a practitioner makes an exception from the rule to ask first. The content, reason and rules, is encrypted. */
export const clearances = sqliteTable("clearances", {
  id: id(),
  questionId: text("question_id").notNull()
    .references(() => clientQuestions.id, { onDelete: "cascade" }),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  practiceType: text("practice_type").notNull(),
  contentSealed: blob("content_sealed", { mode: "buffer" }).notNull(),
  clearedAt: instant("cleared_at").notNull(),
  validUntil: instant("valid_until").notNull(),
  /** When the practitioner took it back. */
  endedAt: instant("ended_at"),
}, (table) => [
  index("clearances_user").on(table.userId, table.therapistId, table.practiceType),
  index("clearances_therapist").on(table.therapistId),
  index("clearances_question").on(table.questionId),
  check("clearances_end", sql`${table.validUntil} > ${table.clearedAt}`),
]);

/** How long questions waited, without the people in them. */
export const answerTimes = sqliteTable("answer_times", {
  id: id(),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  waitedMs: integer("waited_ms").notNull(),
  /** False when the question ended without an answer. */
  answered: flag("answered").notNull(),
  endedAt: instant("ended_at").notNull(),
}, (table) => [index("answer_times_therapist").on(table.therapistId, table.endedAt)]);
