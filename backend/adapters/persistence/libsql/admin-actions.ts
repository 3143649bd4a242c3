import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { adminActions } from "db/schema/admin-actions.ts";
import { invitations } from "db/schema/invitations.ts";
import { leads } from "db/schema/leads.ts";
import { certificates, therapists } from "db/schema/therapists.ts";
import { users } from "db/schema/users.ts";
import type { AdminActionName } from "../../../domain/admin-action.ts";
import type { AdminActions } from "../../../ports/persistence/admin-actions.ts";
import { readCursor, writeCursor } from "./cursor.ts";

const subjectName = sql<string | null>`case ${adminActions.subjectKind}
  when 'lead' then (select ${leads.email} from ${leads} where ${leads.id} = ${adminActions.subjectId})
  when 'invitation' then (select ${invitations.email} from ${invitations} where ${invitations.id} = ${adminActions.subjectId})
  when 'therapist' then (select ${therapists.name} from ${therapists} where ${therapists.id} = ${adminActions.subjectId})
  when 'certificate' then (select ${certificates.title} from ${certificates} where ${certificates.id} = ${adminActions.subjectId})
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
        .select({ action: adminActions.action, actorId: adminActions.actorId })
        .from(adminActions)
        .where(and(
          eq(adminActions.subjectKind, kind),
          eq(adminActions.subjectId, id),
          inArray(adminActions.action, actions),
        ))
        .orderBy(desc(adminActions.createdAt), desc(adminActions.id)).limit(1);
      return row ? { ...row, action: row.action as AdminActionName } : null;
    },

    async list({ limit, cursor }) {
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
        .where(cursor === undefined ? undefined : before(cursor))
        .orderBy(desc(adminActions.createdAt), desc(adminActions.id)).limit(limit + 1);
      const items = rows.slice(0, limit)
        .map(({ action, detail, leadReason, ...row }) => ({
          ...row,
          action: action as AdminActionName,
          detail: leadReason === null ? detail : { ...detail, reason: leadReason },
        }));
      const last = items.at(-1);
      const more = rows.length > limit && last;
      return { items, nextCursor: more ? writeCursor([last.createdAt, last.id]) : null };
    },
  };
}

function before(cursor: string) {
  const [createdAt, id] = readCursor(cursor, "number", "string");
  return sql`(${adminActions.createdAt}, ${adminActions.id}) < (${createdAt}, ${id})`;
}
