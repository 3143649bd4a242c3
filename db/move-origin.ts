import { eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Connection, Database } from "./open.ts";
import { eventTypes } from "./schema/scheduling.ts";
import { practices, therapists } from "./schema/therapists.ts";
import { therapySessions } from "./schema/therapy-sessions.ts";

const eventTypePath = "/api/calendly/event_types/";

/**
 * The embedded scheduler's addresses are kept with the origin they were made under. When the house has moved to
 * another `publicUrl`, they move along; addresses at other providers stay. Says how many origins were left behind.
 */
export function moveOrigin(database: Database, publicUrl: string): Promise<number> {
  return database.transaction(async (connection) => {
    const old = (await ownOrigins(connection)).filter((origin) => origin !== publicUrl);
    for (const origin of old) {
      const { calendarUrl } = therapists;
      const { eventTypeUri, schedulingUrl } = practices;
      const { eventUri, inviteeUri } = therapySessions;
      const moved = (column: SQLiteColumn) =>
        sql`${publicUrl} || substr(${column}, ${origin.length + 1})`;
      await connection.update(therapists)
        .set({ calendarUrl: moved(calendarUrl) })
        .where(livesAt(calendarUrl, origin));
      await connection.update(practices)
        .set({ eventTypeUri: moved(eventTypeUri), schedulingUrl: moved(schedulingUrl) })
        .where(livesAt(eventTypeUri, origin));
      await connection.update(therapySessions)
        .set({ eventUri: moved(eventUri), inviteeUri: moved(inviteeUri) })
        .where(livesAt(eventUri, origin));
    }
    return old.length;
  });
}

/** A practice's event type is ours when its address ends with the id of one: the rest is the origin. */
async function ownOrigins(connection: Connection): Promise<string[]> {
  const id = sql`substr(${practices.eventTypeUri}, -36)`;
  const place = sql`length(${practices.eventTypeUri}) - ${eventTypePath.length + 36}`;
  const rows = await connection
    .selectDistinct({ origin: sql<string>`substr(${practices.eventTypeUri}, 1, ${place})` })
    .from(practices)
    .innerJoin(eventTypes, eq(eventTypes.id, id))
    .where(
      eq(
        sql`substr(${practices.eventTypeUri}, -36 - ${eventTypePath.length}, ${eventTypePath.length})`,
        eventTypePath,
      ),
    );
  return rows.map((row) => row.origin);
}

function livesAt(column: SQLiteColumn, origin: string) {
  return eq(sql`substr(${column}, 1, ${origin.length + 1})`, `${origin}/`);
}
