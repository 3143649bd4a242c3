import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { idempotencyKeys } from "db/schema/attempts.ts";
import { passkeyLocks, sealedJournals } from "db/schema/sealed-journals.ts";
import { passkeys } from "db/schema/second-factors.ts";
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

    async listPasskeys(userId) {
      const { id, credentialId, transports, name, createdAt } = passkeys;
      return await connection
        .select({ id, credentialId, transports, name, lock: passkeyLocks.lock })
        .from(passkeys)
        .leftJoin(passkeyLocks, eq(passkeyLocks.passkeyId, id))
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(createdAt), asc(id));
    },

    async savePasskeyLock({ userId, passkeyId }, lock, createdAt) {
      await connection.insert(passkeyLocks).values({ passkeyId, userId, lock, createdAt })
        .onConflictDoUpdate({ target: passkeyLocks.passkeyId, set: { lock, createdAt } });
    },

    async removePasskeyLock(passkeyId) {
      await connection.delete(passkeyLocks).where(eq(passkeyLocks.passkeyId, passkeyId));
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
