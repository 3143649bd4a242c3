import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import { practitionerNotes } from "db/schema/practitioner-notes.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import type { PractitionerNote } from "../../../domain/practitioner-note.ts";
import type { PractitionerNotes } from "../../../ports/persistence/practitioner-notes.ts";
import { nameOfClient } from "./client-name.ts";
import { keyset, pageOf } from "./keyset-page.ts";

const { authorUserId, clientUserId, createdAt, id } = practitionerNotes;

export function libsqlPractitionerNotes(
  connection: Connection,
  { noteKey }: { noteKey: ColumnKeys },
): PractitionerNotes {
  function stored(
    { noteSealed, ...row }: typeof practitionerNotes.$inferSelect,
  ): PractitionerNote {
    return { ...row, note: decryptColumn(noteKey, row.id, noteSealed) };
  }

  const clientName = sql<string | null>`(${
    connection.select({ name: nameOfClient }).from(therapySessions)
      .innerJoin(users, eq(users.id, therapySessions.userId))
      .innerJoin(therapists, eq(therapists.id, therapySessions.therapistId))
      .where(and(eq(therapySessions.userId, clientUserId), eq(therapists.userId, authorUserId)))
      .orderBy(sql`${therapySessions.startsAt} desc`).limit(1)
  })`;

  return {
    async find(pair) {
      const [row] = await connection.select().from(practitionerNotes).where(and(
        eq(authorUserId, pair.authorUserId),
        eq(clientUserId, pair.clientUserId),
      )).limit(1);
      return row ? stored(row) : null;
    },

    async save({ note, ...row }) {
      const noteSealed = encryptColumn(noteKey, row.id, note);
      await connection.insert(practitionerNotes).values({ ...row, noteSealed })
        .onConflictDoUpdate({ target: id, set: { noteSealed, updatedAt: row.updatedAt } });
    },

    async delete(noteId) {
      await connection.delete(practitionerNotes).where(eq(id, noteId));
    },

    async listOfAuthor(author, { limit, cursor }) {
      const { by, after, place } = keyset({ key: createdAt, id, order: "oldest", cursor });
      const rows = await connection
        .select({ ...getTableColumns(practitionerNotes), clientName })
        .from(practitionerNotes).where(and(eq(authorUserId, author), after))
        .orderBy(...by).limit(limit + 1);
      return pageOf(
        rows.map(({ clientName: name, ...row }) => ({ ...stored(row), clientName: name })),
        limit,
        (last) => [place, last.createdAt, last.id],
      );
    },
  };
}
