import { Buffer } from "node:buffer";
import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, decryptColumn } from "db/encrypted-column.ts";
import { inList } from "db/in-list.ts";
import { absences } from "db/schema/absences.ts";
import { companionTimes } from "db/schema/companions.ts";
import { domainValues } from "db/schema/domain-values.ts";
import { sessionMoney } from "db/schema/session-money.ts";
import { practices, therapists } from "db/schema/therapists.ts";
import {
  recommendations,
  therapySessionComments,
  therapySessions,
} from "db/schema/therapy-sessions.ts";
import { invitees } from "db/schema/scheduling.ts";
import { secretLinks, secretLinkUses } from "db/schema/secret-links.ts";
import { users } from "db/schema/users.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { BookingAnswer, TherapySessionEntry } from "../../../domain/therapy-session.ts";
import { endOfAbsence } from "../../../domain/absence.ts";
import { arrivalAt } from "../../../domain/arrival.ts";
import { callAddress } from "../../../domain/call-link.ts";
import { rebooking } from "../../../domain/therapy-session-rebooking.ts";
import type { TherapySessionQuery } from "../../../ports/persistence/therapy-sessions.ts";
import { nameOfClient } from "./client-name.ts";
import { isPracticeClosed, roomOf } from "./call-links.ts";
import type { Page } from "../../../ports/page.ts";
import { jsonList, jsonRow, jsonRows } from "./json-rows.ts";
import { placesToMeet } from "./places-to-meet.ts";
import { preparedOnce } from "./prepared-once.ts";
import { hasId, type OwnerRole, sqlFilter, writeStartCursor } from "./therapy-session-filter.ts";

const { noteSealed, isNoteClosed, ...sessionColumns } = getTableColumns(therapySessions);
const { therapySessionId: ofComment, commentSealed, ...commentColumns } = getTableColumns(
  therapySessionComments,
);
const { therapySessionId: ofAdvice, ...adviceColumns } = getTableColumns(recommendations);

const companion = alias(therapists, "companion");

const entryRow = jsonRow({
  ...sessionColumns,
  therapist: jsonRow({
    id: therapists.id,
    slug: therapists.slug,
    name: therapists.name,
    pictureKey: therapists.pictureKey,
  }),
  companions: jsonList(
    jsonRow({
      id: companion.id,
      slug: companion.slug,
      name: companion.name,
      pictureKey: companion.pictureKey,
    }),
    sql`from ${companionTimes} join ${therapists} as companion
      on companion.id = ${companionTimes.therapistId}
      where ${companionTimes.eventId} = substr(${therapySessions.eventUri}, -36)`,
  ),
  client: jsonRow({ id: users.id, name: nameOfClient, email: users.email }),
  group: sql<TherapySessionEntry["group"]>`coalesce(${domainValues.practiceGroup}, 'other')`,
  meetingCount: sql<number>`(
    select count(*) from therapy_sessions as met
    where met.user_id = ${therapySessions.userId}
      and met.therapist_id = ${therapySessions.therapistId}
      and met.status <> 'cancelled' and met.starts_at <= ${therapySessions.startsAt}
  )`,
  paidCents: sql<number>`(
    select coalesce(sum(${sessionMoney.amountCents} - ${sessionMoney.returnedCents}), 0)
    from ${sessionMoney} where ${sessionMoney.therapySessionId} = ${therapySessions.id}
  )`,
  packages: jsonList(
    jsonRow({ id: sessionMoney.sourceId, amountCents: sessionMoney.amountCents }),
    sql`from ${sessionMoney} where ${sessionMoney.therapySessionId} = ${therapySessions.id}
      and ${sessionMoney.sourceKind} = 'package'
      and ${sessionMoney.returnedCents} < ${sessionMoney.amountCents}`,
  ),
  secretLink: sql<string | null>`(
    select ${secretLinks.name} from ${secretLinkUses}
    join ${secretLinks} on ${secretLinks.id} = ${secretLinkUses.secretLinkId}
    where ${secretLinkUses.therapySessionId} = ${therapySessions.id}
  )`,
  answers: sql<string | null>`(
    select ${invitees.answers} from ${invitees}
    where ${invitees.id} = substr(${therapySessions.inviteeUri}, -36)
  )`,
  comments: jsonList(
    jsonRow({ ...commentColumns, commentHex: sql<string>`hex(${commentSealed})` }),
    sql`from ${therapySessionComments} where ${ofComment} = ${therapySessions.id}`,
  ),
  recommendations: jsonList(
    jsonRow(adviceColumns),
    sql`from ${recommendations} where ${ofAdvice} = ${therapySessions.id}`,
  ),
});

const sessionRow = jsonRow({
  entry: entryRow,
  isShown: therapists.showInSearch,
  roomPattern: therapists.callRoomPattern,
  isClosed: isPracticeClosed,
  noteHex: sql<string>`hex(${noteSealed})`,
  isNoteClosed,
});

const withId = hasId(sql.placeholder("id"));
const orders = {
  descending: [desc(therapySessions.startsAt), desc(therapySessions.id)],
  ascending: [asc(therapySessions.startsAt), asc(therapySessions.id)],
};

const byId = preparedOnce((connection) => select(connection, withId, false));
const pages = preparedOnce(() => new Map<string, ReturnType<typeof select>>());
const offers = preparedOnce((connection) =>
  selectOffers(connection, sql`select value from json_each(${sql.placeholder("ids")})`)
);
const offersOfId = preparedOnce((connection) =>
  selectOffers(
    connection,
    sql`select ${therapySessions.therapistId} from ${therapySessions} where ${withId}`,
  )
);

function selectOffers(connection: Connection, therapistIds: SQL) {
  return connection.select({
    therapistId: practices.therapistId,
    type: practices.type,
    intro: practices.intro,
    durationMinutes: practices.durationMinutes,
    seats: practices.seats,
    eventTypeUri: practices.eventTypeUri,
    schedulingUrl: practices.schedulingUrl,
    callLink: practices.callLink,
    archived: sql<boolean>`${practices.archivedAt} is not null`,
  }).from(practices)
    .where(sql`${practices.therapistId} in (${therapistIds})`)
    .orderBy(asc(practices.position)).prepare();
}

export function therapySessionLists(
  connection: Connection,
  { noteKey, roomKey }: { noteKey: ColumnKeys; roomKey: Uint8Array },
) {
  return {
    ofClient: (userId: string, query: TherapySessionQuery) => page("client", userId, query),
    ofTherapist: (id: string, query: TherapySessionQuery) => page("therapist", id, query),
    async find(id: string, withNote: boolean): Promise<TherapySessionEntry | null> {
      const offered = () => offersOfId(connection).all({ id });
      const [entry] = await entries(byId(connection), { id, limit: 1 }, { withNote, offered });
      return entry ?? null;
    },
  };

  async function page(
    role: OwnerRole,
    ownerId: string,
    query: TherapySessionQuery,
  ): Promise<Page<TherapySessionEntry>> {
    const { limit, order = "latest" } = query;
    const { key, where, ascending, parameters } = sqlFilter(role, ownerId, query);
    const statements = pages(connection);
    const statement = statements.get(key) ?? select(connection, where, ascending);
    statements.set(key, statement);
    const found = await entries(statement, { ...parameters, limit: limit + 1 }, {
      withNote: role === "client",
    });
    found.sort(ascending ? byStart : (one, other) => byStart(other, one));
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return {
      items,
      nextCursor: found.length > limit && last ? writeStartCursor(last, order) : null,
    };
  }

  async function entries(
    statement: ReturnType<typeof select>,
    parameters: Record<string, unknown>,
    { withNote, offered: readOffered }: { withNote: boolean; offered?: () => Promise<Offer[]> },
  ): Promise<TherapySessionEntry[]> {
    const [page, ofPage] = await Promise.all([statement.get(parameters), readOffered?.()]);
    const { rows } = page!;
    const therapistIds = [...new Set(rows.map(({ entry }) => entry.therapistId))];
    const offered = Map.groupBy(
      ofPage ?? await offers(connection).all({ ids: JSON.stringify(therapistIds) }),
      ({ therapistId }) => therapistId,
    );
    const visited = await placesOf(rows.map(({ entry }) => entry));
    const absent = await absencesOf(rows.map(({ entry }) => entry));
    return rows.map((
      { entry: { packages, ...entry }, isShown, isClosed, roomPattern, ...stored },
    ) => ({
      ...entry,
      package: packages[0] ?? null,
      ...rebooking(entry, offered.get(entry.therapistId) ?? [], isShown),
      meetingType: entry.meetingType as MeetingType,
      callAddress: isClosed ? null : callAddress(
        { ...entry, meetingType: entry.meetingType as MeetingType },
        { roomPattern, practices: offered.get(entry.therapistId) ?? [] },
        () => roomOf(roomKey, entry.eventUri),
      ),
      arrival: arrivalAt(
        { ...entry, meetingType: entry.meetingType as MeetingType },
        visited.get(entry.therapistId) ?? [],
      ),
      answers: answersOf(entry.answers),
      companions: entry.companions.sort((one, other) => one.name.localeCompare(other.name)),
      awayCompanions: entry.companions.filter(({ id }) =>
        absent.some((absence) =>
          absence.therapistId === id && absence.createdAt < entry.startsAt &&
          entry.startsAt < endOfAbsence(absence)
        )
      ).map(({ name }) => name).sort(),
      comments: entry.comments.sort(byTime).map(({ commentHex, ...comment }) => ({
        ...comment,
        comment: decryptColumn(noteKey, comment.id, Buffer.from(commentHex, "hex")),
      })),
      recommendations: entry.recommendations.sort(byTime).map(({ id: _, ...advice }) => advice),
      ...(withNote ? noteOf(entry.id, stored) : { note: null, sealedNote: null }),
    }));
  }

  function noteOf(id: string, { noteHex, isNoteClosed }: StoredNote) {
    const text = noteHex ? decryptColumn(noteKey, id, Buffer.from(noteHex, "hex")) : null;
    return isNoteClosed ? { note: null, sealedNote: text } : { note: text, sealedNote: null };
  }

  /** The absences of the companions of booked sessions. */
  async function absencesOf(sessions: { companions: { id: string }[]; status: string }[]) {
    const ids = sessions.filter(({ status }) => status === "booked")
      .flatMap(({ companions }) => companions.map(({ id }) => id));
    if (ids.length === 0) return [];
    const { therapistId, toDate, timeZone, createdAt, endedAt } = absences;
    return await connection.select({ therapistId, toDate, timeZone, createdAt }).from(absences)
      .where(and(inList(therapistId, [...new Set(ids)]), isNull(endedAt)));
  }

  /** The places of the practitioners with a booked session in person. */
  async function placesOf(
    sessions: { therapistId: string; meetingType: string; status: string }[],
  ) {
    const ahead = sessions.filter(({ meetingType, status }) =>
      meetingType === "IN_PERSON" && status === "booked"
    );
    const ids = [...new Set(ahead.map(({ therapistId }) => therapistId))];
    return await placesToMeet(connection, ids);
  }
}

type Offer = Awaited<ReturnType<ReturnType<typeof selectOffers>["all"]>>[number];
type StoredNote = { noteHex: string; isNoteClosed: boolean };

function select(connection: Connection, where: SQL, ascending: boolean) {
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
    .where(where)
    .orderBy(...orders[ascending ? "ascending" : "descending"])
    .limit(sql.placeholder("limit"))
    .as("page");
  return connection.select({ rows: jsonRows(sessionRow, page.row) }).from(page).prepare();
}

function answersOf(stored: string | null): BookingAnswer[] {
  const answers: BookingAnswer[] = stored === null ? [] : JSON.parse(stored);
  return answers.sort((one, other) => one.position - other.position);
}

type Started = { startsAt: number; id: string };

function byStart(one: Started, other: Started): number {
  return one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1);
}

type Written = { createdAt: number; id: string };

function byTime(one: Written, other: Written): number {
  return one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);
}
