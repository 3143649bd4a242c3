import { blob, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** What a practitioner writes about a client and reads alone: one note for each client. */
export const practitionerNotes = sqliteTable("practitioner_notes", {
  id: id(),
  authorUserId: text("author_user_id").notNull().references(() => users.id, {
    onDelete: "cascade",
  }),
  clientUserId: text("client_user_id").notNull().references(() => users.id, {
    onDelete: "cascade",
  }),
  /** Encrypted (AES-256-GCM). */
  noteSealed: blob("note_sealed", { mode: "buffer" }).notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  uniqueIndex("practitioner_notes_pair").on(table.authorUserId, table.clientUserId),
  index("practitioner_notes_client").on(table.clientUserId),
]);
