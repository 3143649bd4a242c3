import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { absences, absenceSessions } from "db/schema/absences.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import type { Absences } from "../../../ports/persistence/absences.ts";

export function libsqlAbsences(connection: Connection): Absences {
  return {
    async find(id) {
      const [row] = await connection.select().from(absences).where(eq(absences.id, id));
      return row ?? null;
    },

    async findCurrent(therapistId, today) {
      const [row] = await connection.select().from(absences).where(and(
        eq(absences.therapistId, therapistId),
        gte(absences.toDate, today),
        isNull(absences.endedAt),
      )).orderBy(desc(absences.createdAt)).limit(1);
      return row ?? null;
    },

    listOf: (therapistId) =>
      connection.select().from(absences).where(eq(absences.therapistId, therapistId))
        .orderBy(asc(absences.fromDate), asc(absences.createdAt)),

    async save(absence) {
      const { toDate, endedAt } = absence;
      await connection.insert(absences).values(absence)
        .onConflictDoUpdate({ target: absences.id, set: { toDate, endedAt } });
    },

    async addSession(session) {
      const { absenceId, therapySessionId } = absenceSessions;
      const { startsAt } = session;
      await connection.insert(absenceSessions).values(session).onConflictDoUpdate({
        target: [absenceId, therapySessionId],
        set: { startsAt, remindedAt: null, replacementId: null },
      });
    },

    listSessions: (absenceId) =>
      connection.select().from(absenceSessions).where(eq(absenceSessions.absenceId, absenceId))
        .orderBy(asc(absenceSessions.startsAt), asc(absenceSessions.therapySessionId)),

    async listUnanswered(before, limit) {
      const rows = await connection.select({ id: therapySessions.id }).from(therapySessions)
        .where(isUnanswered(before)).orderBy(asc(therapySessions.startsAt)).limit(limit);
      return rows.map(({ id }) => id);
    },

    async listUnreminded(before, limit) {
      const rows = await connection.select({ id: therapySessions.id }).from(therapySessions)
        .innerJoin(absenceSessions, eq(absenceSessions.therapySessionId, therapySessions.id))
        .innerJoin(absences, eq(absences.id, absenceSessions.absenceId))
        .where(and(
          isUnanswered(before),
          isNull(absenceSessions.remindedAt),
          isNull(absences.endedAt),
        ))
        .orderBy(asc(therapySessions.startsAt)).limit(limit);
      return rows.map(({ id }) => id);
    },

    async markReminded(therapySessionId, now) {
      await connection.update(absenceSessions).set({ remindedAt: now }).where(and(
        eq(absenceSessions.therapySessionId, therapySessionId),
        isNull(absenceSessions.remindedAt),
      ));
    },

    async setReplacement(therapySessionId, replacementId) {
      const latest = connection.select({ id: absenceSessions.absenceId }).from(absenceSessions)
        .innerJoin(absences, eq(absences.id, absenceSessions.absenceId))
        .where(eq(absenceSessions.therapySessionId, therapySessionId))
        .orderBy(desc(absences.createdAt)).limit(1);
      await connection.update(absenceSessions).set({ replacementId }).where(and(
        eq(absenceSessions.therapySessionId, therapySessionId),
        sql`${absenceSessions.absenceId} = (${latest})`,
      ));
    },

    async deleteBefore(date) {
      await connection.delete(absences).where(lt(absences.toDate, date));
    },
  };
}

function isUnanswered(before: number) {
  return and(
    isNotNull(therapySessions.awaySince),
    eq(therapySessions.status, sql`'booked'`),
    lt(therapySessions.startsAt, before),
  );
}
