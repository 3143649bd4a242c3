import { eq, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { sessionMoney } from "db/schema/session-money.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import { initialsOf } from "../../../domain/session-list.ts";
import type { TherapySessionStatus } from "../../../domain/therapy-session.ts";
import type { SessionList, SessionListQuery } from "../../../ports/persistence/session-list.ts";
import { type Filter, sortedPage, startsWith } from "./sorted-page.ts";
import { therapistsNamed } from "./text-search.ts";

/** The beginning of an id: people copy it from a list. */
const idStart = /^[\da-f]{8}(-[\da-f-]*)?$/;

export function libsqlSessionList(connection: Connection): SessionList {
  return {
    list({ text, therapistId, state, from, to, ...query }) {
      return sortedPage(connection, {
        table: sql`therapy_sessions`,
        base: sql`true`,
        all: sql`select rowid from therapy_sessions`,
        filters: [
          ...(text === undefined ? [] : [matching(text)]),
          ...(therapistId === undefined ? [] : [where("therapist_id", sql`= ${therapistId}`)]),
          ...period({ from, to }),
          ...(state === undefined ? [] : [inState(state)]),
        ],
        keys: {
          start: { column: sql`starts_at`, type: "number" },
          price: { column: sql`price_cents`, type: "number" },
        },
        query,
        load: (ids) => load(connection, ids),
      });
    },
  };
}

async function load(connection: Connection, ids: string[]) {
  const rows = await connection.select({
    id: therapySessions.id,
    startsAt: therapySessions.startsAt,
    endsAt: therapySessions.endsAt,
    timeZone: therapySessions.timeZone,
    therapist: { id: therapists.id, name: therapists.name },
    clientName: users.name,
    practiceType: therapySessions.practiceType,
    intro: therapySessions.intro,
    status: therapySessions.status,
    noShowAt: therapySessions.noShowAt,
    priceCents: therapySessions.priceCents,
    paidCents: sql<number>`(
      select coalesce(sum(${sessionMoney.amountCents} - ${sessionMoney.returnedCents}), 0)
      from ${sessionMoney} where ${sessionMoney.therapySessionId} = ${therapySessions.id}
    )`,
  }).from(therapySessions)
    .innerJoin(therapists, eq(therapists.id, therapySessions.therapistId))
    .innerJoin(users, eq(users.id, therapySessions.userId))
    .where(inList(therapySessions.id, ids));
  return rows.map(({ clientName, noShowAt, ...row }) => ({
    ...row,
    isNoShow: noShowAt !== null,
    clientInitials: initialsOf(clientName),
  }));
}

function where(column: string, test: SQL): Filter {
  return {
    rows: sql`select rowid from therapy_sessions where ${sql.raw(column)} ${test}`,
    holds: sql`${sql.raw(`+${column}`)} ${test}`,
  };
}

/** Booked sessions are the latest: their index has an order of its own. */
function inState(state: TherapySessionStatus): Filter {
  return { ...where("status", sql`= ${state}`), inOrder: { start: sql`status = ${state}` } };
}

function matching(text: string): Filter {
  const id = text.toLowerCase();
  if (idStart.test(id)) {
    return {
      rows: sql`select rowid from therapy_sessions where ${startsWith(sql`id`, id)}`,
      holds: startsWith(sql`+id`, id),
    };
  }
  return where("therapist_id", sql`in (${therapistsNamed(text)})`);
}

function period({ from, to }: Pick<SessionListQuery, "from" | "to">): Filter[] {
  if (from === undefined && to === undefined) return [];
  const within = (column: SQL) =>
    sql.join([
      ...(from === undefined ? [] : [sql`${column} >= ${from}`]),
      ...(to === undefined ? [] : [sql`${column} < ${to}`]),
    ], sql` and `);
  return [{
    rows: sql`select rowid from therapy_sessions where ${within(sql`starts_at`)}`,
    holds: within(sql`+starts_at`),
    inOrder: { start: within(sql`starts_at`) },
  }];
}
