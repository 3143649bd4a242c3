import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import {
  suitabilityChecks as checks,
  suitabilityTurns as turns,
} from "db/schema/suitability-turns.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import type {
  SessionWarnings,
  StoredWarning,
} from "../../../ports/persistence/session-warnings.ts";

export function libsqlSessionWarnings(
  connection: Connection,
  { noteKey }: { noteKey: ColumnKeys },
): SessionWarnings {
  function stored({ contentSealed, ...row }: typeof turns.$inferSelect): StoredWarning {
    return { ...row, content: JSON.parse(decryptColumn(noteKey, row.id, contentSealed)) };
  }

  return {
    async requestCheck(userId, cause, now) {
      await connection.insert(checks).values({ userId, cause, requestedAt: now })
        .onConflictDoUpdate({
          target: checks.userId,
          set: { cause: sql`case when cause = 'rules' then cause else excluded.cause end` },
        });
    },

    async listChecks(limit) {
      return await connection.select({ userId: checks.userId, cause: checks.cause }).from(checks)
        .orderBy(asc(checks.requestedAt), asc(checks.userId)).limit(limit);
    },

    async takeCheck(userId) {
      const [taken] = await connection.delete(checks).where(eq(checks.userId, userId))
        .returning({ cause: checks.cause });
      return taken?.cause ?? null;
    },

    async listBooked(userIds, now) {
      const { id, userId, therapistId, practiceType, startsAt, status, intro } = therapySessions;
      return await connection.select({ id, userId, therapistId, practiceType, startsAt })
        .from(therapySessions)
        .where(and(
          inArray(userId, [...userIds]),
          eq(status, "booked"),
          gt(startsAt, now),
          eq(intro, false),
        ))
        .orderBy(asc(startsAt), asc(id));
    },

    async openOf(therapySessionId) {
      const [row] = await connection.select().from(turns)
        .where(and(eq(turns.therapySessionId, therapySessionId), isNull(turns.closedAt)));
      return row ? stored(row) : null;
    },

    async listOfUser(userId) {
      const rows = await connection.select().from(turns).where(eq(turns.userId, userId))
        .orderBy(desc(turns.foundAt), desc(turns.id));
      return rows.map(stored);
    },

    async add({ id, userId, therapySessionId, cause, content, foundAt }) {
      const contentSealed = encryptColumn(noteKey, id, JSON.stringify(content));
      await connection.insert(turns)
        .values({ id, userId, therapySessionId, cause, contentSealed, foundAt });
    },

    async close(id, as, now) {
      await connection.update(turns).set({ closedAt: now, closedAs: as }).where(eq(turns.id, id));
    },

    async deleteOfUser(userId) {
      await connection.delete(checks).where(eq(checks.userId, userId));
      await connection.delete(turns).where(eq(turns.userId, userId));
      await connection.update(therapySessions).set({ rulesChangedAt: null }).where(and(
        eq(therapySessions.userId, userId),
        eq(therapySessions.status, "booked"),
        isNotNull(therapySessions.rulesChangedAt),
      ));
    },
  };
}
