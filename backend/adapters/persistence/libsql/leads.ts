import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { invitations } from "db/schema/invitations.ts";
import { leads } from "db/schema/leads.ts";
import { emailKey } from "../../../domain/account.ts";
import type { LeadQuery, Leads } from "../../../ports/persistence/leads.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { contains, found, rowsWith } from "./text-search.ts";

const { emailKey: _key, ...columns } = getTableColumns(leads);

export function libsqlLeads(connection: Connection): Leads {
  const select = () => connection.select(columns).from(leads);
  return {
    async add(lead) {
      const added = await connection.insert(leads)
        .values({ ...lead, emailKey: emailKey(lead.email) })
        .onConflictDoNothing({ target: leads.emailKey })
        .returning({ id: leads.id });
      return added.length > 0;
    },

    async find(id) {
      return (await select().where(eq(leads.id, id)))[0] ?? null;
    },

    async findByEmail(email) {
      return (await select().where(eq(leads.emailKey, emailKey(email))))[0] ?? null;
    },

    async findByUser(userId) {
      const [row] = await connection.select(columns).from(leads)
        .innerJoin(invitations, eq(invitations.leadId, leads.id))
        .where(and(eq(invitations.claimedBy, userId), isNotNull(invitations.usedAt)))
        .orderBy(desc(invitations.usedAt)).limit(1);
      return row ?? null;
    },

    async save({ id, ...lead }) {
      await connection.update(leads).set(lead).where(eq(leads.id, id));
    },

    async remove(id) {
      await connection.delete(leads).where(eq(leads.id, id));
    },

    async list(query) {
      const { order, cursor, limit } = query;
      const { by, after, place } = keyset({ key: leads.createdAt, id: leads.id, order, cursor });
      const { where, total } = await found(connection, {
        table: leads,
        text: named(query.text),
        conditions: [conditionOf(query)],
        after,
        by,
        limit,
      });
      const rows = await select().where(where).orderBy(...by).limit(limit + 1);
      return { ...pageOf(rows, limit, ({ createdAt, id }) => [place, createdAt, id]), total };
    },

    async deleteBefore({ unconfirmed, ended, silent }) {
      await connection.delete(leads).where(or(
        and(eq(leads.state, "new"), lt(leads.updatedAt, unconfirmed)),
        and(inArray(leads.state, ["declined", "visible"]), lt(leads.updatedAt, ended)),
        lt(leads.updatedAt, silent),
      ));
    },
  };
}

function conditionOf({ state }: LeadQuery) {
  // Written out: a partial index serves no parameter.
  return state ? eq(leads.state, state) : sql`${leads.state} <> 'new'`;
}

function named(text: string | undefined) {
  return text
    ? { rows: rowsWith(leads, text), holds: contains([leads.email, leads.name], text) }
    : undefined;
}
