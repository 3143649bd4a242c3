import { and, asc, desc, eq, gt, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { accessGrants, dataReads, impersonations } from "db/schema/data-access.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import type { DataAccess } from "../../../ports/persistence/data-access.ts";
import { readCursor, writeCursor } from "./cursor.ts";

const rowsPerInsert = 100;

export function libsqlDataAccess(connection: Connection): DataAccess {
  return {
    async addGrant(grant) {
      await connection.insert(accessGrants).values(grant);
    },

    async listLiving({ adminId, userId, kind }, now) {
      return await connection.select().from(accessGrants).where(and(
        eq(accessGrants.userId, userId),
        eq(accessGrants.adminId, adminId),
        gt(accessGrants.expiresAt, now),
        kind && eq(accessGrants.kind, kind),
      )).orderBy(desc(accessGrants.createdAt));
    },

    async addImpersonation(impersonation) {
      await connection.insert(impersonations).values(impersonation);
    },

    async findImpersonation(id) {
      const [row] = await connection.select().from(impersonations)
        .where(eq(impersonations.id, id));
      return row ?? null;
    },

    async endImpersonations(adminId, now) {
      return await connection.update(impersonations).set({ endedAt: now }).where(and(
        eq(impersonations.adminId, adminId),
        isNull(impersonations.endedAt),
        gt(impersonations.expiresAt, now),
      )).returning();
    },

    async listRecent({ readerId, role }, since) {
      return await connection.select().from(dataReads).where(and(
        readerId === null ? isNull(dataReads.readerId) : eq(dataReads.readerId, readerId),
        gte(dataReads.firstAt, since),
        eq(dataReads.role, role),
      )).orderBy(asc(dataReads.firstAt));
    },

    async addReads(reads) {
      for (let from = 0; from < reads.length; from += rowsPerInsert) {
        await connection.insert(dataReads).values(reads.slice(from, from + rowsPerInsert));
      }
    },

    async countAgain(ids, now) {
      await connection.update(dataReads)
        .set({ count: sql`${dataReads.count} + 1`, lastAt: sql`max(${dataReads.lastAt}, ${now})` })
        .where(inArray(dataReads.id, ids));
    },

    async list({ userId, role, limit, cursor }) {
      const rows = await selectReads().where(and(
        eq(dataReads.userId, userId),
        role && eq(dataReads.role, role),
        cursor === undefined ? undefined : before(cursor),
      )).orderBy(desc(dataReads.firstAt), desc(dataReads.id)).limit(limit + 1);
      const items = rows.slice(0, limit).map(listed);
      const last = items.at(-1);
      const more = rows.length > limit && last;
      return { items, nextCursor: more ? writeCursor([last.firstAt, last.id]) : null };
    },
  };

  function selectReads() {
    return connection.select({
      read: dataReads,
      readerName: users.name,
      startsAt: therapySessions.startsAt,
      timeZone: therapySessions.timeZone,
    }).from(dataReads)
      .leftJoin(users, eq(users.id, dataReads.readerId))
      .leftJoin(therapySessions, eq(therapySessions.id, dataReads.subjectId));
  }
}

function listed(
  { read, readerName, startsAt, timeZone }: {
    read: typeof dataReads.$inferSelect;
    readerName: string | null;
    startsAt: number | null;
    timeZone: string | null;
  },
) {
  const session = startsAt !== null && timeZone !== null ? { startsAt, timeZone } : null;
  return { ...read, readerName, session };
}

function before(cursor: string) {
  const [firstAt, id] = readCursor(cursor, "number", "string");
  return sql`(${dataReads.firstAt}, ${dataReads.id}) < (${firstAt}, ${id})`;
}
