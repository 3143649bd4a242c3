import { eq, like, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Connection, Database } from "../database.ts";
import { eventTypes } from "../schema/scheduling.ts";
import { practices, therapists } from "../schema/therapists.ts";
import { therapySessions } from "../schema/therapy-sessions.ts";

const idLength = 36;

/** How the address of one of our event types ends; `_` is any character. */
const ownTail = `/api/calendly/event_types/${"_".repeat(idLength)}`;

/**
 * The embedded scheduler's addresses are kept with the origin they were made under. When the house has moved to
 * another `publicUrl`, they move along; addresses at other providers stay. Says how many origins were left behind.
 */
export async function moveOrigin(database: Database, publicUrl: string): Promise<number> {
  const { origin: here } = new URL(publicUrl);
  const old = (await ownOrigins(database.read)).filter((origin) => origin !== here);
  if (old.length === 0) return 0;
  await database.transaction(async (connection) => {
    for (const origin of old) {
      const { calendarUrl } = therapists;
      const { eventTypeUri, schedulingUrl } = practices;
      const { eventUri, inviteeUri } = therapySessions;
      const moved = (column: SQLiteColumn) =>
        sql`${here} || substr(${column}, ${origin.length + 1})`;
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
  });
  return old.length;
}

/** A practice's event type is ours when its address ends with the id of one: the rest is the origin. */
async function ownOrigins(connection: Connection): Promise<string[]> {
  const { eventTypeUri } = practices;
  const origin = sql<
    string
  >`substr(${eventTypeUri}, 1, length(${eventTypeUri}) - ${ownTail.length})`;
  const rows = await connection
    .selectDistinct({ origin })
    .from(practices)
    .innerJoin(eventTypes, eq(eventTypes.id, sql`substr(${eventTypeUri}, ${-idLength})`))
    .where(like(eventTypeUri, `%${ownTail}`));
  return rows.map((row) => row.origin);
}

function livesAt(column: SQLiteColumn, origin: string) {
  return eq(sql`substr(${column}, 1, ${origin.length + 1})`, `${origin}/`);
}
