import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, json } from "./columns.ts";
import { users } from "./users.ts";

/** A file that its owner sends in parts. It is private until a published profile names it. */
export const uploads = sqliteTable("uploads", {
  id: id(),
  ownerId: text("owner_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  purpose: text({
    enum: [
      "portrait",
      "photo",
      "place",
      "video",
      "document",
      "lesson-video",
      "lesson-audio",
      "lesson-file",
    ],
  }).notNull(),
  state: text({ enum: ["receiving", "private", "public"] }).notNull(),
  fileName: text("file_name").notNull(),
  contentType: text("content_type").notNull(),
  bytes: integer().notNull(),
  receivedBytes: integer("received_bytes").notNull().default(0),
  /** Of the finished file, which is another one when it was encoded again. */
  storedBytes: integer("stored_bytes"),
  /** Of a finished file, to recognise the part when it is sent again. */
  lastPartDigest: text("last_part_digest"),
  /** Received and not yet put together. */
  parts: json<{ key: string; bytes: number; digest: string }[]>("parts").notNull().default([]),
  fileKey: text("file_key"),
  posterKey: text("poster_key"),
  blur: text(),
  width: integer(),
  height: integer(),
  durationSeconds: integer("duration_seconds"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  index("uploads_owner").on(table.ownerId, table.createdAt),
  index("uploads_state").on(table.state, table.updatedAt),
  check("uploads_bytes", sql`${table.bytes} > 0 and ${table.receivedBytes} <= ${table.bytes}`),
]);
