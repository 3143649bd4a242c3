import { eq, like, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Connection, Database } from "../database.ts";
import { providerFacts } from "../schema/provider.ts";
import { eventTypes } from "../schema/scheduling.ts";
import { therapistDrafts, therapistVersions } from "../schema/therapist-drafts.ts";
import { practices, therapists } from "../schema/therapists.ts";
import { therapySessions } from "../schema/therapy-sessions.ts";

const idLength = 36;

const ownTail = `/api/calendly/event_types/${"_".repeat(idLength)}`;

const factName = "public-origin";

/** Gives every own address the origin of `publicUrl`. Returns how many other origins there were. */
export async function moveOrigin(database: Database, publicUrl: string): Promise<number> {
  const { origin: here } = new URL(publicUrl);
  // Looking for other origins reads every practice.
  if (await originOf(database.read) === here) return 0;
  const old = (await ownOrigins(database.read)).filter((origin) => origin !== here);
  await database.transaction(async (connection) => {
    const known = { value: here, updatedAt: Date.now() };
    await connection.insert(providerFacts).values({ name: factName, ...known })
      .onConflictDoUpdate({ target: providerFacts.name, set: known });
    for (const origin of old) {
      const { calendarUrl } = therapists;
      const { eventTypeUri, schedulingUrl } = practices;
      const { eventUri, inviteeUri } = therapySessions;
      const moved = (column: SQLiteColumn) =>
        sql`${here} || substr(${column}, ${origin.length + 1})`;
      await connection.update(therapists)
        .set({ calendarUrl: moved(calendarUrl) })
        .where(hasOrigin(calendarUrl, origin));
      await connection.update(practices)
        .set({ eventTypeUri: moved(eventTypeUri), schedulingUrl: moved(schedulingUrl) })
        .where(hasOrigin(eventTypeUri, origin));
      await connection.update(therapySessions)
        .set({ eventUri: moved(eventUri), inviteeUri: moved(inviteeUri) })
        .where(hasOrigin(eventUri, origin));
      for (const table of [therapistDrafts, therapistVersions]) {
        const { content } = table;
        const [before, after] = [`"${origin}/`, `"${here}/`];
        await connection.update(table)
          .set({ content: sql`replace(${content}, ${before}, ${after})` })
          .where(sql`instr(${content}, ${before}) > 0`);
      }
    }
  });
  return old.length;
}

async function originOf(connection: Connection): Promise<unknown> {
  const [fact] = await connection.select({ value: providerFacts.value }).from(providerFacts)
    .where(eq(providerFacts.name, factName));
  return fact?.value;
}

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

function hasOrigin(column: SQLiteColumn, origin: string) {
  return eq(sql`substr(${column}, 1, ${origin.length + 1})`, `${origin}/`);
}
