import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { id, instant, json, type Text } from "./columns.ts";
import { therapists } from "./therapists.ts";

export const teams = sqliteTable("teams", {
  id: id(),
  slug: text().notNull(),
  name: text().notNull(),
  description: json<Text>("description").notNull(),
  city: text().notNull(),
  address: text().notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [uniqueIndex("teams_slug").on(table.slug)]);

/** Practitioners of a team, and who is invited to it. */
export const teamMembers = sqliteTable("team_members", {
  teamId: text("team_id").notNull().references(() => teams.id, { onDelete: "cascade" }),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  position: integer().notNull(),
  isOwner: integer("is_owner", { mode: "boolean" }).notNull(),
  invitedAt: instant("invited_at").notNull(),
  /** Null while the invitation is open. */
  joinedAt: instant("joined_at"),
}, (table) => [
  primaryKey({ columns: [table.teamId, table.therapistId] }),
  index("team_members_therapist").on(table.therapistId),
]);
