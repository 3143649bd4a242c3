import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, json } from "./columns.ts";
import { therapists } from "./therapists.ts";
import { users } from "./users.ts";

const ofTherapist = () =>
  text("therapist_id").notNull().references(() => therapists.id, { onDelete: "cascade" });

/** What a practitioner has changed and not yet published: the whole profile. */
export const therapistDrafts = sqliteTable("therapist_drafts", {
  therapistId: ofTherapist().primaryKey(),
  content: json<unknown>("content").notNull(),
  /** Counts the changes of this draft. */
  version: integer().notNull(),
  /** The published version that the draft began with. */
  basedOn: integer("based_on").notNull(),
  updatedBy: text("updated_by").references(() => users.id, { onDelete: "set null" }),
  updatedAt: instant("updated_at").notNull(),
});

/** Each published state of a profile, for the list of earlier versions. */
export const therapistVersions = sqliteTable("therapist_versions", {
  therapistId: ofTherapist(),
  version: integer().notNull(),
  content: json<unknown>("content").notNull(),
  publishedBy: text("published_by").references(() => users.id, { onDelete: "set null" }),
  publishedAt: instant("published_at").notNull(),
}, (table) => [
  primaryKey({ columns: [table.therapistId, table.version] }),
  index("therapist_versions_published").on(table.publishedAt),
]);
