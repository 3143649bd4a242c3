import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { idempotencyKeys } from "db/schema/attempts.ts";
import { sealedJournals } from "db/schema/sealed-journals.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import type { SealedJournals } from "../../../ports/persistence/sealed-journals.ts";

const { isNoteClosed, noteSealed, updatedAt } = therapySessions;

export function libsqlSealedJournals(connection: Connection): SealedJournals {
  const notesOf = (userId: string, isClosed: boolean) =>
    and(
      eq(therapySessions.userId, userId),
      isNotNull(noteSealed),
      eq(isNoteClosed, isClosed),
    );
  return {
    async find(userId) {
      const [row] = await connection.select().from(sealedJournals)
        .where(eq(sealedJournals.userId, userId));
      return row ?? null;
    },

    async save(journal) {
      const { userId: _, createdAt: __, ...changed } = journal;
      await connection.insert(sealedJournals).values(journal)
        .onConflictDoUpdate({ target: sealedJournals.userId, set: changed });
    },

    async remove(userId) {
      await connection.delete(sealedJournals).where(eq(sealedJournals.userId, userId));
    },

    async countNotes(userId) {
      return {
        plain: await connection.$count(therapySessions, notesOf(userId, false)),
        sealed: await connection.$count(therapySessions, notesOf(userId, true)),
      };
    },

    async deleteSealedNotes(userId, now) {
      await connection.update(therapySessions).set({
        noteSealed: null,
        isNoteClosed: false,
        updatedAt: sql`max(${now}, ${updatedAt} + 1)`,
      }).where(notesOf(userId, true));
    },

    async forgetAnswers(userId) {
      await connection.delete(idempotencyKeys)
        .where(sql`instr(${idempotencyKeys.body}, ${userId}) > 0`);
    },
  };
}
