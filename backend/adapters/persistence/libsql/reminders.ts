import { and, asc, eq, gt, isNull, lte, notExists, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { outbox } from "db/schema/outbox.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { therapists } from "db/schema/therapists.ts";
import { users } from "db/schema/users.ts";
import type { Reminders } from "../../../ports/persistence/reminders.ts";

export function libsqlReminders(connection: Connection): Reminders {
  return {
    async listWaiting({ kind, reader }, { from, to, bookedBeforeMs }, limit) {
      const { id, startsAt, createdAt, lastMove, awaySince, status, userId, therapistId } =
        therapySessions;
      const ending = `:${kind}${reader === "client" ? "" : `:${reader}`}`;
      const key = sql`'reminder:' || ${id} || ':' || ${startsAt} || ${ending}`;
      const readerId = reader === "client" ? userId : therapists.userId;
      const reminded = connection.select({ id: outbox.id }).from(outbox)
        .where(eq(outbox.onceKey, key));
      const rows = await connection.select({ id }).from(therapySessions)
        .innerJoin(therapists, eq(therapists.id, therapistId))
        .innerJoin(users, eq(users.id, readerId))
        .where(and(
          eq(status, sql`'booked'`),
          gt(startsAt, from),
          lte(startsAt, to),
          isNull(awaySince),
          sql`coalesce(${lastMove} ->> 'at', ${createdAt}) < ${startsAt} - ${bookedBeforeMs}`,
          sql`${users.notifications} ->> 'reminders' = 1`,
          notExists(reminded),
        ))
        .orderBy(asc(startsAt)).limit(limit);
      return rows.map((row) => row.id);
    },
  };
}
