import { Buffer } from "node:buffer";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { decryptColumn } from "db/encrypted-column.ts";
import { domainValues } from "db/schema/domain-values.ts";
import { practices, therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { TherapySessionEntry } from "../../../domain/therapy-session.ts";
import { rebooking } from "../../../domain/therapy-session-rebooking.ts";
import type { TherapySessionQuery } from "../../../ports/persistence/therapy-sessions.ts";
import type { Page } from "../../../ports/scheduling.ts";
import { packedTogether } from "./packed.ts";
import { startCursor } from "./start-cursor.ts";
import { sessionRow } from "./therapy-session-row.ts";
import { askedOf, type Side } from "./therapy-session-list.ts";

const withId = eq(therapySessions.id, sql.placeholder("whose"));

/** Sessions with everything a list shows of them: two statements for a page, each written once. */
export function therapySessionEntries(connection: Connection, noteKey: Uint8Array) {
  const statements = new Map<string, ReturnType<typeof select>>();
  const one = once(() => select(withId, false));
  const offers = once(() =>
    connection.select({
      therapistId: practices.therapistId,
      type: practices.type,
      intro: practices.intro,
      durationMinutes: practices.durationMinutes,
      eventTypeUri: practices.eventTypeUri,
      schedulingUrl: practices.schedulingUrl,
    }).from(practices)
      .where(
        sql`${practices.therapistId} in (select value from json_each(${sql.placeholder("ids")}))`,
      )
      .orderBy(asc(practices.position)).prepare()
  );

  return {
    ofClient: (userId: string, query: TherapySessionQuery) => page("client", userId, query),
    ofTherapist: (id: string, query: TherapySessionQuery) => page("therapist", id, query),
    async find(id: string, withNote: boolean): Promise<TherapySessionEntry | null> {
      const [entry] = await entries(one(), { whose: id, limit: 1 }, withNote);
      return entry ?? null;
    },
  };

  function select(which: SQL, soonest: boolean) {
    const page = connection
      .select({ row: sessionRow.sql.as("row") })
      .from(therapySessions)
      .innerJoin(therapists, eq(therapists.id, therapySessions.therapistId))
      .innerJoin(users, eq(users.id, therapySessions.userId))
      .leftJoin(
        domainValues,
        and(
          eq(domainValues.domainCode, sql`'THERAPY_TYPE'`),
          eq(domainValues.code, therapySessions.practiceType),
        ),
      )
      .where(which)
      .orderBy(...orders[soonest ? "soonest" : "latest"])
      .limit(sql.placeholder("limit"))
      .as("page");
    return connection.select({ rows: packedTogether(sessionRow, page.row) }).from(page).prepare();
  }

  async function page(
    side: Side,
    owner: string,
    query: TherapySessionQuery,
  ): Promise<Page<TherapySessionEntry>> {
    const { limit } = query;
    const { key, where, soonest, parameters } = askedOf(side, owner, query);
    const statement = statements.get(key) ?? select(where, soonest);
    statements.set(key, statement);
    const found = await entries(statement, { ...parameters, limit: limit + 1 }, side === "client");
    found.sort(soonest ? byStart : (one, other) => byStart(other, one));
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return { items, nextCursor: found.length > limit && last ? startCursor(last) : null };
  }

  async function entries(
    statement: ReturnType<typeof select>,
    parameters: Record<string, unknown>,
    withNote: boolean,
  ): Promise<TherapySessionEntry[]> {
    const { rows } = (await statement.get(parameters))!;
    const practitioners = [...new Set(rows.map(({ entry }) => entry.therapistId))];
    const offered = Map.groupBy(
      await offers().all({ ids: JSON.stringify(practitioners) }),
      ({ therapistId }) => therapistId,
    );
    return rows.map(({ entry, isShown, noteHex }) => ({
      ...entry,
      ...rebooking(entry, offered.get(entry.therapistId) ?? [], isShown),
      meetingType: entry.meetingType as MeetingType,
      calendarUid: entry.calendarUid ?? entry.id,
      comments: entry.comments.sort(byTime),
      recommendations: entry.recommendations.sort(byTime).map(({ id: _, ...advice }) => advice),
      note: withNote && noteHex
        ? decryptColumn(noteKey, entry.id, Buffer.from(noteHex, "hex"))
        : null,
    }));
  }
}

const orders = {
  latest: [desc(therapySessions.startsAt), desc(therapySessions.id)],
  soonest: [asc(therapySessions.startsAt), asc(therapySessions.id)],
};

type Starting = { startsAt: number; id: string };

function byStart(one: Starting, other: Starting): number {
  return one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1);
}

type Said = { createdAt: number; id: string };

function byTime(one: Said, other: Said): number {
  return one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);
}

function once<Query>(prepare: () => Query): () => Query {
  let query: Query | undefined;
  return () => query ??= prepare();
}
