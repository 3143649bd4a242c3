import { and, type AnyColumn, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/open.ts";
import {
  domainValues,
  practices,
  recommendations,
  therapists,
  therapySessionComments,
  therapySessions,
  users,
} from "db/schema/mod.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { TherapySessionEntry } from "../../../domain/therapy-session.ts";
import { bookedAgain } from "../../../domain/therapy-session-again.ts";
import type { TherapySessionQuery } from "../../../ports/persistence/therapy-sessions.ts";
import type { Page } from "../../../ports/scheduling.ts";
import { openNote } from "./sealed-note.ts";
import { startCursor } from "./start-cursor.ts";
import { askedOf, type Side } from "./therapy-session-list.ts";

const { noteSealed, ...sessionColumns } = getTableColumns(therapySessions);
const { therapySessionId: ofComment, ...commentColumns } = getTableColumns(therapySessionComments);
const ofRecommendation = recommendations.therapySessionId;

const withId = eq(therapySessions.id, sql.placeholder("whose"));

/** Sessions with everything a list shows of them: four statements for a page, each written once. */
export function therapySessionEntries(connection: Connection, noteKey: Uint8Array) {
  const statements = new Map<string, ReturnType<typeof select>>();
  const one = once(() => select(withId, false));
  const comments = once(() =>
    connection.select({ sessionId: ofComment, comment: commentColumns })
      .from(therapySessionComments).where(amongIds(ofComment))
      .orderBy(asc(therapySessionComments.createdAt), asc(therapySessionComments.id)).prepare()
  );
  const advice = once(() =>
    connection.select({
      sessionId: ofRecommendation,
      practices: recommendations.practices,
      text: recommendations.text,
      createdAt: recommendations.createdAt,
    }).from(recommendations).where(amongIds(ofRecommendation))
      .orderBy(asc(recommendations.createdAt), asc(recommendations.id)).prepare()
  );

  const offers = once(() =>
    connection.select({
      therapistId: practices.therapistId,
      type: practices.type,
      intro: practices.intro,
      durationMinutes: practices.durationMinutes,
      eventTypeUri: practices.eventTypeUri,
      schedulingUrl: practices.schedulingUrl,
    }).from(practices).where(amongIds(practices.therapistId)).orderBy(asc(practices.position))
      .prepare()
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
    return connection
      .select({
        session: sessionColumns,
        noteSealed,
        therapist: {
          id: therapists.id,
          slug: therapists.slug,
          name: therapists.name,
          pictureKey: therapists.pictureKey,
        },
        isShown: therapists.showInSearch,
        client: { id: users.id, name: users.name },
        group: sql<TherapySessionEntry["group"]>`coalesce(${domainValues.practiceGroup}, 'other')`,
        meetingCount: sql<number>`(
          select count(*) from therapy_sessions as met
          where met.user_id = ${therapySessions.userId}
            and met.therapist_id = ${therapySessions.therapistId}
            and met.status <> 'cancelled' and met.starts_at <= ${therapySessions.startsAt}
        )`,
        rescheduledToId: sql<string | null>`(
          select later.id from therapy_sessions as later
          where later.rescheduled_from_id = ${therapySessions.id}
        )`,
      })
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
      .prepare();
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
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return { items, nextCursor: found.length > limit && last ? startCursor(last) : null };
  }

  async function entries(
    statement: ReturnType<typeof select>,
    parameters: Record<string, unknown>,
    withNote: boolean,
  ): Promise<TherapySessionEntry[]> {
    const rows = await statement.all(parameters);
    const ids = JSON.stringify(rows.map(({ session }) => session.id));
    const practitioners = [...new Set(rows.map(({ therapist }) => therapist.id))];
    const offered = Map.groupBy(
      await offers().all({ ids: JSON.stringify(practitioners) }),
      ({ therapistId }) => therapistId,
    );
    const said = Map.groupBy(await comments().all({ ids }), bySession);
    const advised = Map.groupBy(await advice().all({ ids }), bySession);
    return rows.map(({ session, noteSealed, isShown, ...others }) => ({
      ...session,
      ...others,
      ...bookedAgain(session, offered.get(session.therapistId) ?? [], isShown),
      meetingType: session.meetingType as MeetingType,
      calendarUid: session.calendarUid ?? session.id,
      comments: (said.get(session.id) ?? []).map(({ comment }) => comment),
      recommendations: (advised.get(session.id) ?? []).map(({ sessionId: _, ...rest }) => rest),
      note: withNote && noteSealed ? openNote(noteKey, session.id, noteSealed) : null,
    }));
  }
}

const orders = {
  latest: [desc(therapySessions.startsAt), desc(therapySessions.id)],
  soonest: [asc(therapySessions.startsAt), asc(therapySessions.id)],
};

function amongIds(column: AnyColumn): SQL {
  return sql`${column} in (select value from json_each(${sql.placeholder("ids")}))`;
}

const bySession = ({ sessionId }: { sessionId: string }) => sessionId;

function once<Query>(prepare: () => Query): () => Query {
  let query: Query | undefined;
  return () => query ??= prepare();
}
