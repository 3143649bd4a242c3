import { sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import type { AdminQueues } from "../../../ports/persistence/admin-queues.ts";

const waiting = sql`(
  select 'lead' as kind, coalesce(confirmed_at, created_at) as since from leads
    where state = 'confirmed'
  union all
  select 'therapist', coalesce(approval_changed_at, created_at) from therapists
    where approval = 'waiting'
  union all
  select 'certificate', updated_at from certificates where state = 'waiting'
)`;

export function libsqlAdminQueues(connection: Connection): AdminQueues {
  return {
    async summary(now) {
      const [row] = await connection.select({
        leads: countOf("lead"),
        practitioners: countOf("therapist"),
        certificates: countOf("certificate"),
        waitingSince: sql<number | null>`min(since)`,
        invitations: sql<number>`(select count(*) from invitations
          where used_at is null and revoked_at is null and expires_at > ${now})`,
        visiblePractitioners: sql<number>`(select count(*) from therapists
          where show_in_search = 1)`,
      }).from(waiting);
      return row!;
    },
  };
}

function countOf(kind: string) {
  return sql<number>`count(case when kind = ${kind} then 1 end)`;
}
