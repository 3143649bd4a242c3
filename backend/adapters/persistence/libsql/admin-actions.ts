import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { adminActions } from "db/schema/admin-actions.ts";
import { invitations } from "db/schema/invitations.ts";
import { leads } from "db/schema/leads.ts";
import { reviews } from "db/schema/reviews.ts";
import { ruleDrafts } from "db/schema/texts.ts";
import { certificates, therapists } from "db/schema/therapists.ts";
import { users } from "db/schema/users.ts";
import type { AdminActionName } from "../../../domain/admin-action.ts";
import type { AdminActionQuery, AdminActions } from "../../../ports/persistence/admin-actions.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { textContains } from "./text-contains.ts";

const subjectName = sql<string | null>`case ${adminActions.subjectKind}
  when 'lead' then (select ${leads.email} from ${leads} where ${leads.id} = ${adminActions.subjectId})
  when 'invitation' then (select ${invitations.email} from ${invitations} where ${invitations.id} = ${adminActions.subjectId})
  when 'therapist' then (select ${therapists.name} from ${therapists} where ${therapists.id} = ${adminActions.subjectId})
  when 'list' then ${adminActions.subjectId}
  when 'rules' then coalesce(
    (select ${ruleDrafts.title} from ${ruleDrafts} where ${ruleDrafts.id} = ${adminActions.subjectId}),
    ${adminActions.detail} ->> '$.title')
  when 'certificate' then (select ${certificates.title} from ${certificates} where ${certificates.id} = ${adminActions.subjectId})
  when 'review' then (select ${therapists.name} from ${reviews}
    inner join ${therapists} on ${therapists.id} = ${reviews.therapistId}
    where ${reviews.id} = ${adminActions.subjectId})
end`;

/** Of an application it stays with the application, so that it is erased with it; rows of the log never change. */
const leadReason = sql<string | null>`case ${adminActions.action} when 'decline-lead' then
  (select ${leads.declinedReason} from ${leads} where ${leads.id} = ${adminActions.subjectId}) end`;

export function libsqlAdminActions(connection: Connection): AdminActions {
  return {
    async add(action) {
      await connection.insert(adminActions).values(action);
    },

    async findLast({ kind, id, actions }) {
      const [row] = await connection
        .select({
          action: adminActions.action,
          actorId: adminActions.actorId,
          detail: adminActions.detail,
        })
        .from(adminActions)
        .where(and(
          eq(adminActions.subjectKind, kind),
          eq(adminActions.subjectId, id),
          inArray(adminActions.action, actions),
        ))
        .orderBy(desc(adminActions.createdAt), desc(adminActions.id)).limit(1);
      return row ? { ...row, action: row.action as AdminActionName } : null;
    },

    async list(query) {
      const direction = query.order === "newest" ? desc : asc;
      const rows = await connection
        .select({
          id: adminActions.id,
          actorId: adminActions.actorId,
          action: adminActions.action,
          subjectKind: adminActions.subjectKind,
          subjectId: adminActions.subjectId,
          detail: adminActions.detail,
          createdAt: adminActions.createdAt,
          actorName: users.name,
          subjectName,
          leadReason,
        })
        .from(adminActions)
        .leftJoin(users, eq(users.id, adminActions.actorId))
        .where(conditionOf(query))
        .orderBy(direction(adminActions.createdAt), direction(adminActions.id))
        .limit(query.limit + 1);
      const items = rows.slice(0, query.limit)
        .map(({ action, detail, leadReason, ...row }) => ({
          ...row,
          action: action as AdminActionName,
          before: {},
          after: {},
          detail: leadReason === null ? detail : { ...detail, reason: leadReason },
        }));
      const last = items.at(-1);
      const more = rows.length > query.limit && last;
      return { items, nextCursor: more ? writeCursor([last.createdAt, last.id]) : null };
    },
  };
}

function conditionOf({ text, subject, cursor, order }: AdminActionQuery) {
  const reason = sql`coalesce(${leadReason}, ${adminActions.detail} ->> '$.reason')`;
  return and(
    subject && eq(adminActions.subjectKind, subject),
    text
      ? or(
        textContains(users.name, text),
        textContains(subjectName, text),
        textContains(reason, text),
      )
      : undefined,
    cursor === undefined ? undefined : after(cursor, order),
  );
}

function after(cursor: string, order: AdminActionQuery["order"]) {
  const [createdAt, id] = readCursor(cursor, "number", "string");
  const place = sql`(${adminActions.createdAt}, ${adminActions.id})`;
  const last = sql`(${createdAt}, ${id})`;
  return order === "newest" ? sql`${place} < ${last}` : sql`${place} > ${last}`;
}
