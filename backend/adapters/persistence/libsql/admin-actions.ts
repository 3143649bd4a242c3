import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { type ActionTexts, chainActions, hashOfTexts, newSalt } from "db/action-chain.ts";
import type { Connection } from "db/database.ts";
import { adminActionNames, adminActions, adminActionTexts } from "db/schema/admin-actions.ts";
import { giftCards } from "db/schema/gift-cards.ts";
import { invitations } from "db/schema/invitations.ts";
import { leads } from "db/schema/leads.ts";
import { payments } from "db/schema/payments.ts";
import { reviews } from "db/schema/reviews.ts";
import { ruleDrafts } from "db/schema/texts.ts";
import { certificates, therapists } from "db/schema/therapists.ts";
import { users } from "db/schema/users.ts";
import { type AdminActionName, isAboutPerson } from "../../../domain/admin-action.ts";
import type {
  AdminActionQuery,
  AdminActions,
  ListedAdminAction,
} from "../../../ports/persistence/admin-actions.ts";
import { lastAction } from "./chain-actions.ts";
import { readCursor, writeCursor, wrongCursor } from "./cursor.ts";
import { contains, found, mostSorted, rowsWith } from "./text-search.ts";

const subjectName = sql<string | null>`case ${adminActions.subjectKind}
  when 'lead' then (select ${leads.email} from ${leads} where ${leads.id} = ${adminActions.subjectId})
  when 'invitation' then (select ${invitations.email} from ${invitations} where ${invitations.id} = ${adminActions.subjectId})
  when 'therapist' then (select ${therapists.name} from ${therapists} where ${therapists.id} = ${adminActions.subjectId})
  when 'user' then (select subject.name from users subject where subject.id = ${adminActions.subjectId})
  when 'list' then ${adminActions.subjectId}
  when 'job' then ${adminActions.subjectId}
  when 'text' then ${adminActions.subjectId}
  when 'domain-value' then ${adminActions.subjectId}
  when 'payment' then (select ${payments.description} from ${payments} where ${payments.id} = ${adminActions.subjectId})
  when 'gift-card' then (select ${giftCards.recipientName} from ${giftCards} where ${giftCards.id} = ${adminActions.subjectId})
  when 'api-key' then ${adminActions.detail} ->> '$.partner'
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
    async add({ detail, before, after, ...action }) {
      const content = { detail, before, after };
      const salt = isAboutPerson(action) ? newSalt() : null;
      const [row] = chainActions([{
        ...action,
        ...(salt === null ? content : { detail: {}, before: {}, after: {} }),
        textsHash: salt === null ? null : hashOfTexts(salt, content),
      }], await lastAction(connection));
      await connection.insert(adminActions).values(row!);
      if (salt !== null) await addTexts(connection, action, { salt, content });
    },

    async findLast({ kind, id, actions }) {
      const [row] = await connection
        .select({
          action: adminActions.action,
          actorId: adminActions.actorId,
          detail: adminActions.detail,
          texts: adminActionTexts.content,
        })
        .from(adminActions)
        .leftJoin(adminActionTexts, eq(adminActionTexts.actionId, adminActions.id))
        .where(and(
          eq(adminActions.subjectKind, kind),
          eq(adminActions.subjectId, id),
          inArray(adminActions.action, actions),
        ))
        .orderBy(desc(adminActions.position)).limit(1);
      if (!row) return null;
      const { action, actorId, detail, texts } = row;
      return { action: action as AdminActionName, actorId, detail: texts?.detail ?? detail };
    },

    async listChain(after, limit) {
      const rows = await selectActions().where(gt(adminActions.position, after))
        .orderBy(asc(adminActions.position)).limit(limit);
      return rows.map(listed);
    },

    async list(query) {
      const direction = query.order === "newest" ? desc : asc;
      const by = [direction(adminActions.position)];
      const { where, total } = await found(connection, {
        table: adminActions,
        text: about(query.text),
        conditions: conditionsOf(query),
        after: query.cursor === undefined ? undefined : after(query.cursor, query.order),
        by,
        limit: query.limit,
      });
      const rows = await selectActions().where(where).orderBy(...by).limit(query.limit + 1);
      const items = rows.slice(0, query.limit).map(listed);
      const last = items.at(-1);
      const more = rows.length > query.limit && last;
      return {
        items,
        nextCursor: more ? writeCursor([query.order, last.proof.position]) : null,
        total,
      };
    },
  };

  function selectActions() {
    return connection
      .select({
        stored: adminActions,
        texts: { salt: adminActionTexts.salt, content: adminActionTexts.content },
        actorName: users.name,
        subjectName,
        leadReason,
      })
      .from(adminActions)
      .leftJoin(adminActionTexts, eq(adminActionTexts.actionId, adminActions.id))
      .leftJoin(users, eq(users.id, adminActions.actorId));
  }
}

type Selected = {
  stored: typeof adminActions.$inferSelect;
  texts: { salt: string; content: ActionTexts } | null;
  actorName: string | null;
  subjectName: string | null;
  leadReason: string | null;
};

function listed({ stored, texts, leadReason, ...names }: Selected): ListedAdminAction {
  const { position, textsHash, previousHash, hash, ...action } = stored;
  const { detail, before, after } = stored;
  return {
    ...action,
    ...texts?.content,
    ...names,
    action: stored.action as AdminActionName,
    ...(leadReason !== null && { detail: { ...detail, reason: leadReason } }),
    proof: {
      position,
      content: { detail, before, after },
      textsHash,
      salt: texts?.salt ?? null,
      previousHash: previousHash!,
      hash: hash!,
    },
  };
}

/** An action about an account that exists no more keeps only the hash. */
async function addTexts(
  connection: Connection,
  { id, subjectId }: { id: string; subjectId: string },
  texts: { salt: string; content: ActionTexts },
): Promise<void> {
  const [user] = await connection.select({ id: users.id }).from(users)
    .where(eq(users.id, subjectId));
  if (!user) return;
  await connection.insert(adminActionTexts).values({ actionId: id, userId: subjectId, ...texts });
}

function about(text: string | undefined) {
  if (!text) return undefined;
  // A name is in the index because of an action, so that more names have more actions than are sorted.
  const actions = sql`select position as number from named cross join admin_actions as done on`;
  const actor = sql`(select name from users where users.id = admin_actions.actor_id)`;
  const texts = sql`(select content from admin_action_texts where action_id = admin_actions.id)`;
  const reason = sql`coalesce(${leadReason}, ${texts} ->> '$.detail.reason',
    ${adminActions.detail} ->> '$.reason')`;
  return {
    rows: sql`select number from (
      with named as materialized (
        select kind, subject_id from (${rowsWith(adminActionNames, text)}) as found
        cross join admin_action_names on admin_action_names.number = found.number
        limit ${mostSorted + 1}
      )
      ${actions} done.subject_kind = named.kind and done.subject_id = named.subject_id
      union all ${actions} done.id = named.subject_id where named.kind = 'action'
      union all ${actions} done.subject_kind = 'lead' and done.subject_id = named.subject_id
        where named.kind = 'declined-lead' and done.action = 'decline-lead'
      union all ${actions} done.actor_id = named.subject_id where named.kind = 'user'
    )`,
    holds: contains([actor, subjectName, reason], text),
  };
}

function conditionsOf({ subject, subjectId, actorId }: AdminActionQuery) {
  return [
    subject && eq(adminActions.subjectKind, subject),
    subjectId === undefined ? undefined : eq(adminActions.subjectId, subjectId),
    actorId === undefined ? undefined : eq(adminActions.actorId, actorId),
  ];
}

function after(cursor: string, order: AdminActionQuery["order"]) {
  const [ofOrder, position] = readCursor(cursor, "string", "number");
  if (ofOrder !== order) throw wrongCursor();
  return order === "newest"
    ? lt(adminActions.position, position)
    : gt(adminActions.position, position);
}
