import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { json, type Text } from "./columns.ts";

/** What is told about each of the practices; its name is a domain value. */
export const practiceTexts = sqliteTable("practice_texts", {
  code: text().primaryKey(),
  /** somatic, talking, energetic or other. */
  practiceGroup: text("practice_group").notNull(),
  summary: json<Text>("summary").notNull(),
  about: json<Text>("about").notNull(),
  whatHappens: json<Text>("what_happens").notNull(),
  goodToKnow: json<Text>("good_to_know").notNull(),
  evidence: json<Text>("evidence").notNull(),
  /** Ways of helping, each with 1 (sometimes) to 3 (a main reason people come). */
  helps: json<{ way: string; weight: number }[]>("helps").notNull(),
});

/** The pages that are only read: about us, help, terms and the like. */
export const pageTexts = sqliteTable("page_texts", {
  id: text().primaryKey(),
  title: json<Text>("title").notNull(),
  lead: json<Text>("lead").notNull(),
  sections: json<{ id: string; heading: Text; body: Text }[]>("sections").notNull(),
});

/** When which practice needs care: general safety knowledge, no judgement of anybody. */
export const rules = sqliteTable("rules", {
  id: text().primaryKey(),
  /** What somebody may state about themselves, e.g. a pregnancy. */
  fact: text().notNull(),
  practices: json<string[]>("practices").notNull(),
  /** caution, ask or no. */
  severity: text().notNull(),
  reason: json<Text>("reason").notNull(),
  source: json<{ kind: string; label: Text }>("source").notNull(),
});
