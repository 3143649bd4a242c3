import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, json } from "./columns.ts";
import { users } from "./users.ts";

/** What administrators did; rows are only added. */
export const adminActions = sqliteTable("admin_actions", {
  id: id(),
  actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
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
    ],
  }).notNull(),
  subjectId: text("subject_id").notNull(),
  detail: json<Record<string, string>>("detail").notNull().default({}),
  createdAt: instant("created_at").notNull(),
}, (table) => [
  index("admin_actions_created").on(table.createdAt),
  index("admin_actions_subject").on(table.subjectKind, table.subjectId, table.createdAt),
]);
