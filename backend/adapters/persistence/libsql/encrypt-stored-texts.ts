import { eq, isNotNull, sql } from "drizzle-orm";
import type { Connection, Database } from "db/database.ts";
import { type ColumnKeys, decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import {
  formerTherapySessions,
  therapySessionComments,
  therapySessions,
} from "db/schema/therapy-sessions.ts";

const batchSize = 200;

/**
 * Does what migrations cannot, because they have no key: encrypts comments that an earlier release stored as text, and
 * joins the notes of sessions that became one. Safe to repeat at every start and to interrupt: every batch is one
 * transaction. Returns the number of encrypted comments.
 */
export async function encryptStoredTexts(
  database: Database,
  { noteKey }: { noteKey: ColumnKeys },
): Promise<number> {
  await joinNotes(database, noteKey);
  let encrypted = 0;
  while (await hasPlainComments(database.read)) {
    encrypted += await database.transaction((connection) => encryptBatch(connection, noteKey));
  }
  // The log may still hold pages with the plain text.
  if (encrypted > 0) await database.scrub();
  return encrypted;
}

const { id, commentSealed } = therapySessionComments;
const isPlain = sql`typeof(${commentSealed}) = 'text'`;

async function hasPlainComments(connection: Connection): Promise<boolean> {
  const rows = await connection.select({ id }).from(therapySessionComments).where(isPlain).limit(1);
  return rows.length > 0;
}

async function encryptBatch(connection: Connection, key: ColumnKeys): Promise<number> {
  const rows = await connection.select({ id, text: sql<string>`${commentSealed}` })
    .from(therapySessionComments).where(isPlain).limit(batchSize);
  for (const row of rows) {
    await connection.update(therapySessionComments)
      .set({ commentSealed: encryptColumn(key, row.id, row.text) })
      .where(eq(id, row.id));
  }
  return rows.length;
}

async function joinNotes(database: Database, key: ColumnKeys): Promise<void> {
  while (await nextToJoin(database.read)) {
    await database.transaction(async (connection) => {
      const former = await nextToJoin(connection);
      if (!former) return;
      const [session] = await connection.select({ noteSealed: therapySessions.noteSealed })
        .from(therapySessions).where(eq(therapySessions.id, former.therapySessionId));
      const texts = [
        session?.noteSealed && decryptColumn(key, former.therapySessionId, session.noteSealed),
        decryptColumn(key, former.id, former.noteSealed!),
      ];
      const note = texts.filter(Boolean).join("\n\n");
      await connection.update(therapySessions)
        .set({ noteSealed: encryptColumn(key, former.therapySessionId, note) })
        .where(eq(therapySessions.id, former.therapySessionId));
      await connection.update(formerTherapySessions).set({ noteSealed: null })
        .where(eq(formerTherapySessions.id, former.id));
    });
  }
}

async function nextToJoin(connection: Connection) {
  const [former] = await connection.select().from(formerTherapySessions)
    .where(isNotNull(formerTherapySessions.noteSealed)).orderBy(sql`rowid`).limit(1);
  return former;
}
