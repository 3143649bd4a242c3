import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/open.ts";
import {
  domainValues,
  recommendations,
  therapists,
  therapySessionComments,
  therapySessions,
  users,
} from "db/schema/mod.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { TherapySessionEntry } from "../../../domain/therapy-session.ts";
import type { Page, PageQuery } from "../../../ports/scheduling.ts";
import { openNote } from "./sealed-note.ts";
import { placeOf, startCursor } from "./start-cursor.ts";

const { noteSealed, ...sessionColumns } = getTableColumns(therapySessions);
const { therapySessionId: ofComment, ...commentColumns } = getTableColumns(therapySessionComments);
const ofRecommendation = recommendations.therapySessionId;

const asked = {
  user: eq(therapySessions.userId, sql.placeholder("whose")),
  therapist: eq(therapySessions.therapistId, sql.placeholder("whose")),
  id: eq(therapySessions.id, sql.placeholder("whose")),
  after: sql`(${therapySessions.startsAt}, ${therapySessions.id})
    < (${sql.placeholder("startsAt")}, ${sql.placeholder("id")})`,
};

/** Sessions with everything a list shows of them: three statements for a page, each written once. */
export function therapySessionEntries(connection: Connection, noteKey: Uint8Array) {
  const one = once(() => select(asked.id));
  const ofUser = once(() => select(asked.user));
  const ofUserAfter = once(() => select(and(asked.user, asked.after)!));
  const ofTherapist = once(() => select(asked.therapist));
  const ofTherapistAfter = once(() => select(and(asked.therapist, asked.after)!));
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

  return {
    async ofClient(userId: string, query: PageQuery): Promise<Page<TherapySessionEntry>> {
      return await page(query.cursor === undefined ? ofUser() : ofUserAfter(), userId, query, true);
    },
    async ofTherapist(therapistId: string, query: PageQuery): Promise<Page<TherapySessionEntry>> {
      const statement = query.cursor === undefined ? ofTherapist() : ofTherapistAfter();
      return await page(statement, therapistId, query, false);
    },
    async find(id: string, withNote: boolean): Promise<TherapySessionEntry | null> {
      const [entry] = await entries(one(), { whose: id, limit: 1 }, withNote);
      return entry ?? null;
    },
  };

  function select(which: SQL) {
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
      .orderBy(desc(therapySessions.startsAt), desc(therapySessions.id))
      .limit(sql.placeholder("limit"))
      .prepare();
  }

  async function page(
    statement: ReturnType<typeof select>,
    whose: string,
    { limit, cursor }: PageQuery,
    withNote: boolean,
  ): Promise<Page<TherapySessionEntry>> {
    const place = cursor === undefined ? {} : placeOf(cursor);
    const found = await entries(statement, { whose, limit: limit + 1, ...place }, withNote);
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
    const said = Map.groupBy(await comments().all({ ids }), bySession);
    const advised = Map.groupBy(await advice().all({ ids }), bySession);
    return rows.map(({ session, noteSealed, ...others }) => ({
      ...session,
      ...others,
      meetingType: session.meetingType as MeetingType,
      calendarUid: session.calendarUid ?? session.id,
      comments: (said.get(session.id) ?? []).map(({ comment }) => comment),
      recommendations: (advised.get(session.id) ?? []).map(({ sessionId: _, ...rest }) => rest),
      note: withNote && noteSealed ? openNote(noteKey, session.id, noteSealed) : null,
    }));
  }
}

function amongIds(column: typeof ofComment | typeof ofRecommendation): SQL {
  return sql`${column} in (select value from json_each(${sql.placeholder("ids")}))`;
}

const bySession = ({ sessionId }: { sessionId: string }) => sessionId;

function once<Query>(prepare: () => Query): () => Query {
  let query: Query | undefined;
  return () => query ??= prepare();
}
