import { sql } from "drizzle-orm";
import type { Invariant } from "./check-money.ts";
import type { Connection } from "./database.ts";

/** The tables that lists of administrators are searched in, and the columns in the index of each. */
const searchedColumns = {
  users: ["name", "email"],
  leads: ["email", "name"],
  invitations: ["email"],
  therapists: ["name", "email"],
  certificates: ["title", "issuer"],
  reviews: ["name", "text"],
  payments: ["buyer_name", "buyer_email"],
  gift_cards: ["buyer_name", "buyer_email", "recipient_name"],
  outbox: ["recipient"],
  admin_action_names: ["name"],
};

const tables = Object.entries(searchedColumns);

/** As triggers write it. */
const indexed = (column: string) => `${column} || char(10, 10)`;

const names = `insert into admin_action_names (kind, subject_id, name)
  select 'user', id, name from users where id in (
    select actor_id from admin_actions
    union select subject_id from admin_actions where subject_kind = 'user'
  )
  union all select 'lead', id, email from leads
    where id in (select subject_id from admin_actions where subject_kind = 'lead')
  union all select 'declined-lead', id, declined_reason from leads where declined_reason is not null
  union all select 'invitation', id, email from invitations
    where id in (select subject_id from admin_actions where subject_kind = 'invitation')
  union all select 'therapist', id, name from therapists
    where id in (select subject_id from admin_actions where subject_kind = 'therapist')
  union all select 'certificate', id, title from certificates
    where id in (select subject_id from admin_actions where subject_kind = 'certificate')
  union all select 'review', reviews.id, therapists.name from reviews
    join therapists on therapists.id = reviews.therapist_id
    where reviews.id in (select subject_id from admin_actions where subject_kind = 'review')
  union all select distinct 'list', subject_id, subject_id from admin_actions
    where subject_kind = 'list'
  union all select * from (
    select 'rules', subject_id, coalesce(
      (select title from rule_drafts where id = subject_id), max(detail ->> '$.title')
    ) as title from admin_actions where subject_kind = 'rules' group by subject_id
  ) where title is not null
  union all select 'action', id, detail ->> '$.reason' from admin_actions
    where detail ->> '$.reason' is not null
  union all select 'action', action_id, content ->> '$.detail.reason' from admin_action_texts
    where content ->> '$.detail.reason' is not null`;

const texts = tables.flatMap(([table, columns]) => [
  `delete from searched_${table}`,
  `insert into searched_${table} (rowid, ${columns.join(", ")})
    select rowid, ${columns.map(indexed).join(", ")} from ${table}`,
]);

/** Writes the indexes from the rows. Triggers keep them true, unless rows were copied past the triggers. */
export async function reindexLists(connection: Connection): Promise<void> {
  for (const statement of ["delete from admin_action_names", names]) {
    await connection.run(sql.raw(statement));
  }
  await reindexTexts(connection);
}

/** All but the names that the audit log is searched by. */
export async function reindexTexts(connection: Connection): Promise<void> {
  for (const statement of texts) await connection.run(sql.raw(statement));
}

export const searchedTextInvariants: Invariant[] = [
  ...tables.map(([table, columns]) => ({
    invariant: `the lists of administrators find the texts of ${table} (else run reindex-lists)`,
    query: `select t.rowid from ${table} t left join searched_${table} s on s.rowid = t.rowid
        where ${
      columns.map((column) => `s.${column} is not ${indexed(`t.${column}`)}`).join(" or ")
    }
      union all select s.rowid from searched_${table} s
        where not exists (select 1 from ${table} t where t.rowid = s.rowid)`,
  })),
  {
    invariant: "the audit log is searched by the present names (else run reindex-lists)",
    query: `select n.number from admin_action_names n left join users u on u.id = n.subject_id
      where n.kind = 'user' and n.name is not u.name`,
  },
];
