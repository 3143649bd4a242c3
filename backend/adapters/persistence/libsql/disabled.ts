import { and, asc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { packages } from "db/schema/packages.ts";
import { holds } from "db/schema/scheduling.ts";
import { pendingCancellations } from "db/schema/pending-cancellations.ts";
import { sessionOrders } from "db/schema/session-orders.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import type { BookingOwner } from "../../../domain/disable-effects.ts";
import type { Disabled } from "../../../ports/persistence/disabled.ts";

export function libsqlDisabled(connection: Connection): Disabled {
  return {
    async countEffects({ userId, therapistId }, now) {
      const coming = sql`status = 'booked' and starts_at > ${now}`;
      const ahead = sql`therapy_sessions where therapist_id = ${therapistId}`;
      const count = (rows: SQL) => sql<number>`(select count(*) from ${rows})`;
      const [row] = await connection.select({
        asClient: count(sql`therapy_sessions where user_id = ${userId} and ${coming}`),
        asPractitioner: count(sql`${ahead} and ${coming}`),
        clients: sql<number>`(select count(distinct user_id) from ${ahead} and ${coming})`,
        paidCents: sql<number>`(select coalesce(sum(amount_cents - returned_cents), 0)
          from session_money where therapy_session_id in
            (select id from ${ahead} and ${coming}))`,
        requests: count(sql`session_requests where status = 'waiting' and answer_by > ${now}
          and (user_id = ${userId} or therapist_id = ${therapistId})`),
        orders: count(sql`session_orders where status = 'waiting' and pay_by > ${now}
          and (user_id = ${userId} or therapist_id = ${therapistId})`),
        holds: count(sql`holds where expires_at > ${now}
          and account_id in (${calendarOf(therapistId)})`),
        waiting: count(sql`waiting_list_entries
          where therapist_id = ${therapistId} and ended_at is null`),
        packages: count(sql`packages
          where therapist_id = ${therapistId} and state = 'active'`),
        courses: count(sql`courses
          where owner_therapist_id = ${therapistId} and state = 'published'`),
      }).from(sql`(select 1)`);
      return row!;
    },

    async profileDisabledAt(therapistId) {
      const [row] = await connection.select({ disabledAt: therapists.disabledAt }).from(therapists)
        .where(eq(therapists.id, therapistId));
      return row?.disabledAt ?? null;
    },

    async saveProfile(therapistId, disabledAt, now) {
      await connection.update(therapists).set({
        disabledAt,
        // Profiles of an earlier release are shown without a choice of their practitioner.
        wantsSearch: sql`max(${therapists.wantsSearch}, ${therapists.showInSearch})`,
        showInSearch: disabledAt === null
          ? sql`${therapists.wantsSearch} = 1 and ${therapists.approval} = 'approved'`
          : false,
        updatedAt: sql`max(${now}, ${therapists.updatedAt} + 1)`,
      }).where(eq(therapists.id, therapistId));
    },

    async listComing(of, { now, bookedBefore, limit }) {
      const rows = await connection.select({ id: therapySessions.id }).from(therapySessions)
        .where(and(
          isOf(of),
          eq(therapySessions.status, "booked"),
          gt(therapySessions.startsAt, now),
          lte(therapySessions.createdAt, bookedBefore),
        ))
        .orderBy(asc(therapySessions.startsAt), asc(therapySessions.id)).limit(limit);
      return rows.map(({ id }) => id);
    },

    async listHolds(therapistId) {
      const rows = await connection.select({ id: holds.id }).from(holds)
        .where(sql`${holds.accountId} in (${calendarOf(therapistId)})`);
      return rows.map(({ id }) => id);
    },

    async listOrders(therapistId, now) {
      const rows = await connection.select({ id: sessionOrders.id }).from(sessionOrders)
        .where(and(
          eq(sessionOrders.therapistId, therapistId),
          eq(sessionOrders.status, "waiting"),
          gt(sessionOrders.payBy, now),
        ));
      return rows.map(({ id }) => id);
    },

    async listPackages(therapistId) {
      const rows = await connection.select({ id: packages.id }).from(packages)
        .where(and(eq(packages.therapistId, therapistId), eq(packages.state, "active")));
      return rows.map(({ id }) => id);
    },

    async addCancellation(cancellation) {
      await connection.insert(pendingCancellations).values(cancellation);
    },

    async nextCancellation() {
      const [row] = await connection.select().from(pendingCancellations)
        .orderBy(asc(pendingCancellations.createdAt)).limit(1);
      return row ?? null;
    },

    async removeCancellation(id) {
      await connection.delete(pendingCancellations).where(eq(pendingCancellations.id, id));
    },
  };
}

function isOf(owner: BookingOwner): SQL {
  return "userId" in owner
    ? eq(therapySessions.userId, owner.userId)
    : eq(therapySessions.therapistId, owner.therapistId);
}

function calendarOf(therapistId: string | null): SQL {
  return sql`select event_types.account_id from practices
    join event_types on event_types.id = substr(practices.event_type_uri, -36)
    where practices.therapist_id = ${therapistId}`;
}
