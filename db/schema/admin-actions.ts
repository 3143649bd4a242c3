import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant, json } from "./columns.ts";
import { users } from "./users.ts";

/** What administrators did, chained by hashes; rows are only added. See `db/action-chain.ts`. */
export const adminActions = sqliteTable("admin_actions", {
  position: integer().primaryKey(),
  id: text().notNull(),
  /** Not a foreign key: rows never change, and the id of an erased account leads to no name. */
  actorId: text("actor_id"),
  action: text().notNull(),
  subjectKind: text("subject_kind", {
    enum: [
      "lead",
      "invitation",
      "therapist",
      "certificate",
      "review",
      "list",
      "rules",
      "payment",
      "gift-card",
      "domain-value",
      "text",
      "mail",
      "job",
      "api-key",
      "user",
    ],
  }).notNull(),
  subjectId: text("subject_id").notNull(),
  detail: json<Record<string, string>>("detail").notNull().default({}),
  before: json<Record<string, string>>("before").notNull().default({}),
  after: json<Record<string, string>>("after").notNull().default({}),
  /** Of the row in `admin_action_texts`, which is erased with its person; null without one. */
  textsHash: text("texts_hash"),
  createdAt: instant("created_at").notNull(),
  /** Both are null only in rows of earlier releases, until the first start chains them. */
  previousHash: text("previous_hash"),
  hash: text(),
}, (table) => [
  uniqueIndex("admin_actions_id").on(table.id),
  uniqueIndex("admin_actions_previous").on(table.previousHash),
  index("admin_actions_subject").on(table.subjectKind, table.subjectId, table.position),
  index("admin_actions_kind").on(table.subjectKind, table.position),
  index("admin_actions_actor").on(table.actorId, table.position),
]);

/** What an action says about a person; erased with the account. */
export const adminActionTexts = sqliteTable("admin_action_texts", {
  actionId: text("action_id").primaryKey().references(() => adminActions.id),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  /** Keeps the hash from being guessed once the text is erased. */
  salt: text().notNull(),
  content: json<
    Record<"detail" | "before" | "after", Record<string, string>>
  >("content").notNull(),
}, (table) => [index("admin_action_texts_user").on(table.userId)]);

/**
 * The names and reasons that the log is searched by, of what its actions are about and who did them. Triggers write them
 * and delete them with their rows.
 */
export const adminActionNames = sqliteTable("admin_action_names", {
  number: integer().primaryKey(),
  /** Besides the kinds of subjects "action" and "declined-lead", whose names are reasons. */
  kind: text().notNull(),
  subjectId: text("subject_id").notNull(),
  name: text().notNull(),
}, (table) => [uniqueIndex("admin_action_names_subject").on(table.kind, table.subjectId)]);
