import { and, asc, desc, eq, getTableColumns, lte, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/open.ts";
import {
  domainValues,
  recommendations,
  therapists,
  therapySessionComments,
  therapySessionHistory,
  therapySessions,
  users,
} from "db/schema/mod.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { TherapySession, TherapySessionEntry } from "../../../domain/therapy-session.ts";
import type { TherapySessions } from "../../../ports/persistence/therapy-sessions.ts";
import type { Page, PageQuery } from "../../../ports/scheduling.ts";
import { refusing } from "./database-refusal.ts";
import { oneOf } from "./one-of.ts";
import { openNote, sealNote } from "./sealed-note.ts";
import { afterStart, startCursor } from "./start-cursor.ts";

const { noteSealed, ...columns } = getTableColumns(therapySessions);

/** `noteKey`: 32 bytes that seal the clients' private notes. */
export function libsqlTherapySessions(
  connection: Connection,
  { noteKey }: { noteKey: Uint8Array },
): TherapySessions {
  return {
    find: (id) => findOne(eq(therapySessions.id, id)),
    findByInvitee: (inviteeUri) => findOne(eq(therapySessions.inviteeUri, inviteeUri)),
    listOfClient: (userId, query) => page(eq(therapySessions.userId, userId), query, true),
    listOfTherapist: (id, query) => page(eq(therapySessions.therapistId, id), query, false),
    async findEntry(id, withNote) {
      const [entry] = await entries(eq(therapySessions.id, id), 1, withNote);
      return entry ?? null;
    },
    async listEnded(now, limit) {
      const rows = await connection.select(columns).from(therapySessions)
        .where(and(eq(therapySessions.status, sql`'booked'`), lte(therapySessions.endsAt, now)))
        .orderBy(asc(therapySessions.endsAt)).limit(limit);
      return rows.map(sessionOf);
    },
    async listAwaitingProviderCancel(limit) {
      const rows = await connection.select(columns).from(therapySessions)
        .where(sql`${therapySessions.providerCancelPending} = 1`)
        .orderBy(asc(therapySessions.updatedAt)).limit(limit);
      return rows.map(sessionOf);
    },
    async knownInvitees(inviteeUris) {
      const rows = await connection.select({ uri: therapySessions.inviteeUri })
        .from(therapySessions).where(oneOf(therapySessions.inviteeUri, inviteeUris));
      return new Set(rows.map(({ uri }) => uri));
    },

    async add(session) {
      await refusing(connection.insert(therapySessions).values(rowOf(session)));
    },
    async save(session) {
      await refusing(
        connection.update(therapySessions).set(changeOf(session))
          .where(eq(therapySessions.id, session.id)),
      );
    },
    async saveNote(id, note, now) {
      await connection.update(therapySessions)
        .set({ noteSealed: note === "" ? null : sealNote(noteKey, id, note), updatedAt: now })
        .where(eq(therapySessions.id, id));
    },
    async addComment(therapySessionId, comment) {
      await connection.insert(therapySessionComments).values({ ...comment, therapySessionId });
    },
    async saveComment({ id, comment, updatedAt }) {
      await connection.update(therapySessionComments).set({ comment, updatedAt })
        .where(eq(therapySessionComments.id, id));
    },
    async addHistory(row) {
      await connection.insert(therapySessionHistory).values(row);
    },
  };

  async function findOne(which: SQL): Promise<TherapySession | null> {
    const [row] = await connection.select(columns).from(therapySessions).where(which).limit(1);
    return row ? sessionOf(row) : null;
  }

  async function page(
    whose: SQL,
    { limit, cursor }: PageQuery,
    withNote: boolean,
  ): Promise<Page<TherapySessionEntry>> {
    const which = cursor === undefined ? whose : and(whose, afterStart(cursor))!;
    const found = await entries(which, limit + 1, withNote);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return { items, nextCursor: found.length > limit && last ? startCursor(last) : null };
  }

  async function entries(
    which: SQL,
    limit: number,
    withNote: boolean,
  ): Promise<TherapySessionEntry[]> {
    const rows = await connection
      .select({
        session: columns,
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
        noteSealed: withNote ? noteSealed : sql<null>`null`,
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
      .limit(limit);
    const ids = rows.map(({ session }) => session.id);
    const [said, advised] = await Promise.all([commentsOf(ids), recommendationsOf(ids)]);
    return rows.map(({ session, noteSealed, ...others }) => ({
      ...sessionOf(session),
      ...others,
      comments: said.get(session.id) ?? [],
      recommendations: advised.get(session.id) ?? [],
      note: noteSealed ? openNote(noteKey, session.id, noteSealed) : null,
    }));
  }

  async function commentsOf(ids: string[]) {
    const { therapySessionId, ...comment } = getTableColumns(therapySessionComments);
    const rows = await connection.select({ therapySessionId, comment })
      .from(therapySessionComments).where(oneOf(therapySessionId, ids))
      .orderBy(asc(therapySessionComments.createdAt), asc(therapySessionComments.id));
    return groupedBySession(rows.map((row) => [row.therapySessionId, row.comment]));
  }

  async function recommendationsOf(ids: string[]) {
    const { id, therapySessionId, ...recommendation } = getTableColumns(recommendations);
    const rows = await connection.select({ therapySessionId, recommendation })
      .from(recommendations).where(oneOf(therapySessionId, ids))
      .orderBy(asc(recommendations.createdAt), asc(id));
    return groupedBySession(rows.map((row) => [row.therapySessionId, row.recommendation]));
  }
}

function groupedBySession<Part>(pairs: [string, Part][]): Map<string, Part[]> {
  const groups = Map.groupBy(pairs, ([sessionId]) => sessionId);
  return new Map([...groups].map(([id, parts]) => [id, parts.map(([, part]) => part)]));
}

function sessionOf(row: Omit<typeof therapySessions.$inferSelect, "noteSealed">): TherapySession {
  return { ...row, meetingType: row.meetingType as MeetingType };
}

/** What may change after booking; the rest was agreed. */
function changeOf(session: TherapySession) {
  return {
    status: session.status,
    rating: session.rating,
    ratedAt: session.ratedAt,
    cancelledAt: session.cancelledAt,
    cancelledBy: session.cancelledBy,
    cancelReason: session.cancelReason,
    providerCancelPending: session.providerCancelPending,
    updatedAt: session.updatedAt,
  };
}

function rowOf(session: TherapySession): typeof therapySessions.$inferInsert {
  return {
    ...changeOf(session),
    id: session.id,
    therapistId: session.therapistId,
    userId: session.userId,
    eventUri: session.eventUri,
    inviteeUri: session.inviteeUri,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    timeZone: session.timeZone,
    practiceType: session.practiceType,
    intro: session.intro,
    priceCents: session.priceCents,
    meetingType: session.meetingType,
    place: session.place,
    cancellationNoticeHours: session.cancellationNoticeHours,
    createdAt: session.createdAt,
  };
}
