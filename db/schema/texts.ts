import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { json, practiceGroups, type Text } from "./columns.ts";

export const practiceTexts = sqliteTable("practice_texts", {
  code: text().primaryKey(),
  practiceGroup: text("practice_group", { enum: practiceGroups }).notNull(),
  summary: json<Text>("summary").notNull(),
  about: json<Text>("about").notNull(),
  whatHappens: json<Text>("what_happens").notNull(),
  goodToKnow: json<Text>("good_to_know").notNull(),
  evidence: json<Text>("evidence").notNull(),
  /** Ways of helping, each with 1 (sometimes) to 3 (a main reason people come). */
  helps: json<{ way: string; weight: number }[]>("helps").notNull(),
});

export const pageTexts = sqliteTable("page_texts", {
  id: text().primaryKey(),
  title: json<Text>("title").notNull(),
  lead: json<Text>("lead").notNull(),
  sections: json<{ id: string; heading: Text; body: Text }[]>("sections").notNull(),
});

export const rules = sqliteTable("rules", {
  id: text().primaryKey(),
  fact: text().notNull(),
  practices: json<string[]>("practices").notNull(),
  severity: text({ enum: ["caution", "ask", "no"] }).notNull(),
  reason: json<Text>("reason").notNull(),
  source: json<{ kind: string; label: Text }>("source").notNull(),
});

/** Statements about a person on which rules depend. */
export const facts = sqliteTable("facts", {
  id: text().primaryKey(),
  kind: text({ enum: ["condition", "circumstance", "age", "crisis"] }).notNull(),
  question: json<Text>("question").notNull(),
  help: json<Text>("help").notNull(),
});

/** The versions of rules, facts and weights together, each with a hash of them. The highest one is in force. */
export const ruleVersions = sqliteTable("rule_versions", {
  version: integer().primaryKey(),
  fingerprint: text().notNull(),
});

/** One row: the questionnaire in force. */
export const questionnaires = sqliteTable("questionnaires", {
  version: integer().primaryKey(),
  content: json<Record<string, unknown>>("content").notNull(),
});
