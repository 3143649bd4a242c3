import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { invitations } from "db/schema/invitations.ts";
import { inList } from "db/in-list.ts";
import { therapistDrafts } from "db/schema/therapist-drafts.ts";
import { therapists } from "db/schema/therapists.ts";
import { users } from "db/schema/users.ts";
import type { ApprovalQuery, Approvals } from "../../../ports/persistence/approvals.ts";
import type { PractitionerState } from "../../../domain/approval.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { contains, found, rowsWith } from "./text-search.ts";

const changedAt = sql<
  number
>`case when ${therapists.approvalChangedAt} is null then ${therapists.createdAt}
  else ${therapists.approvalChangedAt} end`;

// Written out: drizzle leaves out the table's name in a query of one table.
const offered = sql<string[]>`(select json_group_array(distinct type) from practices
  where therapist_id = therapists.id and archived_at is null)`
  .mapWith((text: string) => JSON.parse(text) as string[]);

const hasHours = sql<boolean>`exists (select 1 from practices
  left join event_types on event_types.id = substr(practices.event_type_uri, -36)
  where practices.therapist_id = therapists.id and practices.archived_at is null
    and (event_types.id is null
      or exists (select 1 from availability_rules where account_id = event_types.account_id)
      or exists (select 1 from availability_exceptions
        where account_id = event_types.account_id and from_minute is not null)))`
  .mapWith(Boolean);

const upcoming = (now: number) =>
  sql<number>`(select count(*) from therapy_sessions
    where therapist_id = therapists.id and status = 'booked' and ends_at > ${now})`;

const version = sql<
  number
>`max(${therapists.updatedAt}, ${therapists.certificatesChangedAt})`;

const nextVersion = (now: number) => sql<number>`max(${now}, ${version} + 1)`;

export function libsqlApprovals(connection: Connection): Approvals {
  const select = (now: number) =>
    connection.select({
      id: therapists.id,
      slug: therapists.slug,
      name: therapists.name,
      email: therapists.email,
      city: therapists.city,
      userId: therapists.userId,
      pictureKey: therapists.pictureKey,
      approval: therapists.approval,
      reason: therapists.approvalReason,
      changedAt,
      wantsSearch: therapists.wantsSearch,
      isShown: therapists.showInSearch,
      disabledAt: therapists.disabledAt,
      hasHours,
      practices: offered,
      upcomingSessions: upcoming(now),
      profileChangedAt: therapists.updatedAt,
      certificatesChangedAt: therapists.certificatesChangedAt,
      updatedAt: version,
    }).from(therapists);

  return {
    async find(therapistId, now) {
      return (await select(now).where(eq(therapists.id, therapistId)))[0] ?? null;
    },

    async list(query) {
      const { order, cursor, limit, sort } = query;
      const key = keyOf(query);
      const type = sort === "name" ? "string" : "number";
      const { by, after, place } = keyset({ key, id: therapists.id, order, cursor, type, sort });
      // The ids first: what a row shows is counted for the rows of the page only.
      const { where, total } = await found(connection, {
        table: therapists,
        text: named(query.text),
        conditions: [query.state && stateCondition(query.state)],
        after,
        by,
        limit,
      });
      const keys = await connection.select({ id: therapists.id, key }).from(therapists)
        .where(where).orderBy(...by).limit(limit + 1);
      const page = pageOf(keys, limit, (row) => [place, row.key, row.id]);
      const rows = await select(query.now)
        .where(inList(therapists.id, page.items.map(({ id }) => id)));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return { ...page, items: page.items.flatMap(({ id }) => byId.get(id) ?? []), total };
    },

    async listNames({ after, limit }) {
      return await connection.select({ id: therapists.id, name: therapists.name }).from(therapists)
        .where(and(gt(therapists.id, after), ne(therapists.name, "")))
        .orderBy(asc(therapists.id)).limit(limit);
    },

    async save(therapistId, { approval, reason }, now) {
      const next = nextVersion(now);
      await connection.update(therapists).set({
        approval,
        approvalReason: reason,
        approvalChangedAt: next,
        showInSearch: approval === "approved"
          ? sql`${therapists.wantsSearch} = 1 and ${therapists.disabledAt} is null`
          : false,
        updatedAt: next,
      }).where(eq(therapists.id, therapistId));
    },

    async noteCertificateChange(therapistId, now) {
      await connection.update(therapists).set({ certificatesChangedAt: nextVersion(now) })
        .where(eq(therapists.id, therapistId));
    },

    async listResting({ before, limit }) {
      return await connection.select({
        invitationId: invitations.id,
        email: users.email,
        name: users.name,
        language: users.language,
      }).from(invitations)
        .innerJoin(users, eq(users.id, invitations.claimedBy))
        .innerJoin(therapists, eq(therapists.userId, users.id))
        .leftJoin(therapistDrafts, eq(therapistDrafts.therapistId, therapists.id))
        .where(and(
          lt(invitations.usedAt, before),
          or(
            isNull(invitations.remindedAt),
            lt(invitations.remindedAt, sql`${invitations.usedAt}`),
          ),
          eq(therapists.approval, "not-sent"),
          isNull(users.disabledAt),
          isNotNull(users.emailVerifiedAt),
          sql`max(${therapists.updatedAt}, coalesce(${therapistDrafts.updatedAt}, 0)) < ${before}`,
        )).orderBy(asc(invitations.usedAt)).limit(limit);
    },

    async markReminded(invitationId, now) {
      await connection.update(invitations).set({ remindedAt: now })
        .where(eq(invitations.id, invitationId));
    },
  };
}

function named(text: string | undefined) {
  return text
    ? {
      rows: rowsWith(therapists, text),
      holds: contains([therapists.name, therapists.email], text),
    }
    : undefined;
}

function stateCondition(state: PractitionerState): SQL {
  if (state === "visible") return sql`${therapists.showInSearch} = 1`;
  if (state === "hidden") {
    return sql`${therapists.showInSearch} = 0 and ${therapists.disabledAt} is null`;
  }
  if (state === "disabled") return sql`${therapists.disabledAt} is not null`;
  return sql`${therapists.approval} = ${state}`;
}

function keyOf({ sort }: Pick<ApprovalQuery, "sort">): SQL<string | number> {
  return sort === "name" ? sql`lower(${therapists.name})` : changedAt;
}
