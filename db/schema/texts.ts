import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, practiceGroups, type Text } from "./columns.ts";
import { users } from "./users.ts";

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
  version: integer().notNull().default(1),
  /** A release leaves the texts of administrators alone. */
  byAdmins: flag("by_admins").notNull().default(false),
});

export const pageTexts = sqliteTable("page_texts", {
  id: text().primaryKey(),
  title: json<Text>("title").notNull(),
  lead: json<Text>("lead").notNull(),
  sections: json<{ id: string; heading: Text; body: Text }[]>("sections").notNull(),
  version: integer().notNull().default(1),
  /** A release leaves the texts of administrators alone. */
  byAdmins: flag("by_admins").notNull().default(false),
});

type StoredContent = {
  title: Text;
  lead: Text;
  sections: { id: string; heading: Text; body: Text }[];
};

/** What pages and practices said, and say now; rows are only added. */
export const contentVersions = sqliteTable("content_versions", {
  /** The id of a page, or `practice.` and the code of a practice. */
  contentId: text("content_id").notNull(),
  version: integer().notNull(),
  content: json<StoredContent>("content").notNull(),
  /** Null: the release, or an erased account. */
  authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
  comment: text().notNull().default(""),
  /** Null for a text of a release that was replaced. */
  publishedAt: instant("published_at"),
}, (table) => [primaryKey({ columns: [table.contentId, table.version] })]);

/** Texts that are being changed, one draft each. */
export const contentDrafts = sqliteTable("content_drafts", {
  contentId: text("content_id").primaryKey(),
  content: json<StoredContent>("content").notNull(),
  /** The version that the draft was made from. */
  basedOn: integer("based_on").notNull(),
  revision: integer().notNull(),
  authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
  changedAt: instant("changed_at").notNull(),
});

type StoredRule = {
  id: string;
  fact: string;
  practices: string[];
  severity: "caution" | "ask" | "no";
  reason: Text;
  source: { kind: string; label: Text };
};

/** The rules that came with the release. Those in force are in `rule_versions`. */
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

/** A practice that no fact brings to these verdicts, and why. */
type NotReached = { practice: string; verdicts: string[]; why: Text };

/** Sets of rules. In force is the one that began last and was not withdrawn. */
export const ruleVersions = sqliteTable("rule_versions", {
  version: integer().primaryKey(),
  /** Of the rules, facts and weights of the release it follows. */
  fingerprint: text().notNull(),
  /** Null for versions of earlier releases, which kept only their number. */
  rules: json<StoredRule[]>("rules"),
  notReached: json<NotReached[]>("not_reached").notNull().default([]),
  effectiveFrom: instant("effective_from").notNull().default(0),
  /** Null: the release. */
  authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
  reviewerId: text("reviewer_id").references(() => users.id, { onDelete: "set null" }),
  byAdmins: flag("by_admins").notNull().default(false),
  comment: text(),
  publishedAt: instant("published_at"),
  /** A version can be withdrawn before it begins. */
  withdrawnAt: instant("withdrawn_at"),
  /** When the booked sessions were listed to be checked by it. */
  followedAt: instant("followed_at"),
});

type RuleChange =
  | { kind: "add" | "change"; rule: StoredRule }
  | { kind: "retire"; id: string };

/** Changes of the rules that administrators prepare. */
export const ruleDrafts = sqliteTable("rule_drafts", {
  id: id(),
  state: text({ enum: ["editing", "waiting", "published"] }).notNull(),
  title: text().notNull(),
  /** The version that the changes were made on. */
  basedOn: integer("based_on").notNull().references(() => ruleVersions.version),
  changes: json<RuleChange[]>("changes").notNull(),
  notReached: json<NotReached[]>("not_reached").notNull().default([]),
  comment: text().notNull().default(""),
  /** Null: from the approval on. */
  effectiveFrom: instant("effective_from"),
  /** Who made or changed it last; null: the release. */
  authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
  /** All who changed it: none of them can approve it. */
  editorIds: json<string[]>("editor_ids").notNull().default([]),
  returnReason: text("return_reason"),
  returnedById: text("returned_by_id").references(() => users.id, { onDelete: "set null" }),
  createdAt: instant("created_at").notNull(),
  changedAt: instant("changed_at").notNull(),
  sentAt: instant("sent_at"),
  publishedVersion: integer("published_version"),
}, (table) => [index("rule_drafts_state").on(table.state, table.changedAt)]);

/** One row: the questionnaire in force. */
export const questionnaires = sqliteTable("questionnaires", {
  version: integer().primaryKey(),
  content: json<Record<string, unknown>>("content").notNull(),
});
