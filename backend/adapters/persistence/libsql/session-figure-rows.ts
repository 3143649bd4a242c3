import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { SessionFigureRows } from "../../../ports/persistence/session-figure-rows.ts";
import { nameOfClient } from "./client-name.ts";
import { jsonRow, jsonRows } from "./json-rows.ts";

const counted = {
  userId: therapySessions.userId,
  status: therapySessions.status,
  startsAt: therapySessions.startsAt,
  endsAt: therapySessions.endsAt,
  timeZone: therapySessions.timeZone,
  priceCents: therapySessions.priceCents,
  rating: therapySessions.rating,
  cancelledAt: therapySessions.cancelledAt,
  cancelledBy: therapySessions.cancelledBy,
  cancellationNoticeHours: therapySessions.cancellationNoticeHours,
  lateCancelPercent: therapySessions.lateCancelPercent,
  noShowPercent: therapySessions.noShowPercent,
  lastMove: therapySessions.lastMove,
  bookedByTherapist: therapySessions.bookedByTherapist,
  createdAt: therapySessions.createdAt,
  lateMovedAt: therapySessions.lateMovedAt,
  feeWaivedAt: therapySessions.feeWaivedAt,
  onSitePayment: therapySessions.onSitePayment,
  noShowAt: therapySessions.noShowAt,
  awaySince: therapySessions.awaySince,
  rulesChangedAt: therapySessions.rulesChangedAt,
};

const countedRow = jsonRow(counted);

export function libsqlSessionFigureRows(connection: Connection): SessionFigureRows {
  return {
    async listCounted(therapistId, starts) {
      const [found] = await connection.select({ rows: jsonRows(countedRow, countedRow.sql) })
        .from(therapySessions).where(startsIn(therapistId, starts));
      return found!.rows;
    },

    async firstMeetings(therapistId, starts, now) {
      const { userId, status } = therapySessions;
      const clients = connection.selectDistinct({ userId }).from(therapySessions)
        .where(and(startsIn(therapistId, starts), sql`${status} <> 'cancelled'`)).as("clients");
      const firstMeeting = sql<number | null>`(
        select min(starts_at) from therapy_sessions as met
        where met.user_id = clients.user_id and met.therapist_id = ${therapistId}
          and met.status <> 'cancelled' and met.no_show_at is null and met.ends_at <= ${now}
      )`;
      const rows = await connection.select({ userId: clients.userId, firstMeeting }).from(clients);
      return new Map(
        rows.flatMap(({ userId, firstMeeting }) =>
          firstMeeting === null ? [] : [[userId, firstMeeting] as const]
        ),
      );
    },

    async namesOfClients(therapistId, userIds) {
      const { userId } = therapySessions;
      const rows = await connection.select({ userId, name: sql<string>`max(${nameOfClient})` })
        .from(therapySessions).innerJoin(users, eq(users.id, userId))
        .where(and(eq(therapySessions.therapistId, therapistId), inArray(userId, userIds)))
        .groupBy(userId);
      return new Map(rows.map(({ userId, name }) => [userId, name]));
    },

    async beganAt(therapistId) {
      const [row] = await connection.select({
        beganAt: sql<number>`min(${therapists.createdAt}, coalesce((
          select min(starts_at) from therapy_sessions where therapist_id = ${therapistId}
        ), ${therapists.createdAt}))`,
      }).from(therapists).where(eq(therapists.id, therapistId));
      return row?.beganAt ?? null;
    },

    async listForExport(therapistId, starts, limit) {
      const { practiceType, intro, meetingType, place, startsAt, id } = therapySessions;
      const rows = await connection
        .select({ ...counted, practiceType, intro, meetingType, place, clientName: nameOfClient })
        .from(therapySessions).innerJoin(users, eq(users.id, therapySessions.userId))
        .where(startsIn(therapistId, starts))
        .orderBy(asc(startsAt), asc(id)).limit(limit);
      return rows.map((row) => ({ ...row, meetingType: row.meetingType as MeetingType }));
    },
  };
}

function startsIn(therapistId: string, { from, to }: { from: number; to: number }) {
  const { startsAt } = therapySessions;
  return and(
    eq(therapySessions.therapistId, therapistId),
    gte(startsAt, from),
    lt(startsAt, to),
  );
}
