import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, encryptColumn } from "db/encrypted-column.ts";
import { inList } from "db/in-list.ts";
import { refusedAs } from "db/refused-write.ts";
import { therapists } from "db/schema/therapists.ts";
import {
  formerBookings,
  recommendations,
  therapySessionComments,
  therapySessionHistory,
  therapySessions,
} from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import { DomainError } from "../../../domain/errors.ts";
import { isSealed } from "../../../domain/sealed-journal.ts";
import type { TherapySession } from "../../../domain/therapy-session.ts";
import type { HistoryRow, TherapySessions } from "../../../ports/persistence/therapy-sessions.ts";
import { nameOfClient } from "./client-name.ts";
import { preparedOnce } from "./prepared-once.ts";
import { hasId } from "./therapy-session-filter.ts";
import { therapySessionLists } from "./therapy-session-list.ts";

const { noteSealed: _encrypted, isNoteClosed: _closed, ...columns } = getTableColumns(
  therapySessions,
);
const { practiceType, therapistId, userId } = therapySessions;

const byId = preparedOnce((connection) =>
  connection.select(columns).from(therapySessions).where(hasId(sql.placeholder("id"))).limit(1)
    .prepare()
);
const unsettledOf = preparedOnce((connection) =>
  connection.select(columns).from(therapySessions).where(and(
    eq(userId, sql.placeholder("userId")),
    sql`(${therapySessions.status} = 'booked' or ${therapySessions.providerCancelPending} = 1)`,
  )).prepare()
);
const ofEvent = preparedOnce((connection) =>
  connection.select(columns).from(therapySessions)
    .where(eq(therapySessions.eventUri, sql.placeholder("eventUri")))
    .orderBy(asc(therapySessions.createdAt), asc(therapySessions.id)).prepare()
);

export function libsqlTherapySessions(
  connection: Connection,
  keys: { noteKey: ColumnKeys; roomKey: Uint8Array },
): TherapySessions {
  const lists = therapySessionLists(connection, keys);
  const { noteKey } = keys;
  return {
    async find(id) {
      const [row] = await byId(connection).all({ id });
      return row ? sessionOf(row) : null;
    },
    async findByInvitee(inviteeUri) {
      const formerly = connection.select({ id: formerBookings.therapySessionId })
        .from(formerBookings).where(eq(formerBookings.inviteeUri, inviteeUri));
      const [current, former] = await Promise.all([
        findOne(eq(therapySessions.inviteeUri, inviteeUri)),
        findOne(inArray(therapySessions.id, formerly)),
      ]);
      return current ?? former;
    },
    listOfClient: lists.ofClient,
    listOfTherapist: lists.ofTherapist,
    listTherapistPracticesOfClient: (id) =>
      connection.selectDistinct({
        counterpartId: therapists.id,
        name: therapists.name,
        practiceType,
      })
        .from(therapySessions).innerJoin(therapists, eq(therapists.id, therapistId))
        .where(eq(userId, id)),
    listClientPracticesOfTherapist: (id) =>
      connection.selectDistinct({ counterpartId: users.id, name: nameOfClient, practiceType })
        .from(therapySessions).innerJoin(users, eq(users.id, userId))
        .where(eq(therapistId, id)),
    findEntry: lists.find,
    async listEnded(now, limit) {
      const rows = await connection.select(columns).from(therapySessions)
        .where(and(
          eq(therapySessions.status, sql`'booked'`),
          lte(therapySessions.endsAt, now),
          isNull(therapySessions.awaySince),
        ))
        .orderBy(asc(therapySessions.endsAt)).limit(limit);
      return rows.map(sessionOf);
    },
    async listAwaitingProviderCancel(limit) {
      const rows = await connection.select(columns).from(therapySessions)
        .where(sql`${therapySessions.providerCancelPending} = 1`)
        .orderBy(asc(therapySessions.updatedAt)).limit(limit);
      return rows.map(sessionOf);
    },
    async listUnsettled(userId) {
      return (await unsettledOf(connection).all({ userId })).map(sessionOf);
    },
    async listOfEvent(eventUri) {
      return (await ofEvent(connection).all({ eventUri })).map(sessionOf);
    },
    async listBetween(clientId, practitionerId) {
      const rows = await connection.select(columns).from(therapySessions)
        .where(and(eq(userId, clientId), eq(therapistId, practitionerId)));
      return rows.map(sessionOf);
    },
    async listPaidOnSite(practitionerId, month) {
      const { onSitePayment } = therapySessions;
      const rows = await connection.select(columns).from(therapySessions).where(and(
        eq(therapistId, practitionerId),
        sql`${onSitePayment} is not null`,
        sql`substr(${onSitePayment} ->> 'day', 1, 7) = ${month}`,
      )).orderBy(sql`${onSitePayment} ->> 'day'`, asc(therapySessions.id));
      return rows.map(sessionOf);
    },
    async knownInvitees(inviteeUris) {
      const current = connection.select({ uri: therapySessions.inviteeUri })
        .from(therapySessions).where(inList(therapySessions.inviteeUri, inviteeUris));
      const former = connection.select({ uri: formerBookings.inviteeUri })
        .from(formerBookings).where(inList(formerBookings.inviteeUri, inviteeUris));
      const rows = await current.unionAll(former);
      return new Set(rows.map(({ uri }) => uri));
    },

    async add(session) {
      await refusedAs(DomainError, connection.insert(therapySessions).values(rowOf(session)));
    },
    async save(session) {
      await refusedAs(
        DomainError,
        connection.update(therapySessions).set(changesOf(session))
          .where(eq(therapySessions.id, session.id)),
      );
    },
    async addFormerBooking(therapySessionId, inviteeUri) {
      await connection.insert(formerBookings).values({ therapySessionId, inviteeUri });
    },
    async saveNote(id, note, now) {
      const text = isSealed(note) ? note.sealedNote : note.note;
      await connection.update(therapySessions).set({
        noteSealed: text === "" ? null : encryptColumn(noteKey, id, text),
        isNoteClosed: isSealed(note),
        updatedAt: now,
      }).where(eq(therapySessions.id, id));
    },
    async addComment(therapySessionId, { comment, ...row }) {
      const commentSealed = encryptColumn(noteKey, row.id, comment);
      await connection.insert(therapySessionComments)
        .values({ ...row, commentSealed, therapySessionId });
    },
    async saveComment({ id, comment, updatedAt }) {
      await connection.update(therapySessionComments)
        .set({ commentSealed: encryptColumn(noteKey, id, comment), updatedAt })
        .where(eq(therapySessionComments.id, id));
    },
    async addRecommendation(therapySessionId, recommendation) {
      await connection.insert(recommendations).values({ ...recommendation, therapySessionId });
    },
    async addHistory(row) {
      await connection.insert(therapySessionHistory).values(row);
    },
    async listHistory(sessionId, limit) {
      const { at, id, therapySessionId } = therapySessionHistory;
      const rows = await connection.select().from(therapySessionHistory)
        .where(eq(therapySessionId, sessionId)).orderBy(desc(at), desc(id)).limit(limit);
      return rows.reverse() as HistoryRow[];
    },
  };

  async function findOne(which: SQL): Promise<TherapySession | null> {
    const [row] = await connection.select(columns).from(therapySessions).where(which).limit(1);
    return row ? sessionOf(row) : null;
  }
}

function sessionOf(
  row: Omit<typeof therapySessions.$inferSelect, "noteSealed" | "isNoteClosed">,
): TherapySession {
  return {
    ...row,
    meetingType: row.meetingType as MeetingType,
  };
}

function changesOf(session: TherapySession) {
  return {
    eventUri: session.eventUri,
    inviteeUri: session.inviteeUri,
    status: session.status,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    timeZone: session.timeZone,
    meetingType: session.meetingType,
    place: session.place,
    rating: session.rating,
    ratedAt: session.ratedAt,
    cancelledAt: session.cancelledAt,
    cancelledBy: session.cancelledBy,
    cancelReason: session.cancelReason,
    providerCancelPending: session.providerCancelPending,
    lastMove: session.lastMove,
    lateMovedAt: session.lateMovedAt,
    noShowAt: session.noShowAt,
    lateMinutes: session.lateMinutes,
    feeWaivedAt: session.feeWaivedAt,
    onSitePayment: session.onSitePayment,
    awaySince: session.awaySince,
    rulesChangedAt: session.rulesChangedAt,
    calendarSequence: session.calendarSequence,
    updatedAt: session.updatedAt,
  };
}

function rowOf(session: TherapySession): typeof therapySessions.$inferInsert {
  return {
    ...changesOf(session),
    id: session.id,
    therapistId: session.therapistId,
    userId: session.userId,
    practiceType: session.practiceType,
    intro: session.intro,
    priceCents: session.priceCents,
    bookedByTherapist: session.bookedByTherapist,
    clientName: session.clientName,
    clientPhone: session.clientPhone,
    cancellationNoticeHours: session.cancellationNoticeHours,
    lateCancelPercent: session.lateCancelPercent,
    noShowPercent: session.noShowPercent,
    prepaid: session.prepaid,
    hasNeutralUid: session.hasNeutralUid,
    createdAt: session.createdAt,
  };
}
