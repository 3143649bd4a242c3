import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  sql,
} from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { invitations } from "db/schema/invitations.ts";
import { leads } from "db/schema/leads.ts";
import { emailKey } from "../../../domain/account.ts";
import type { LeadQuery, Leads } from "../../../ports/persistence/leads.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { textContains } from "./text-contains.ts";

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
      const direction = query.order === "newest" ? desc : asc;
      const rows = await select().where(conditionOf(query))
        .orderBy(direction(leads.createdAt), direction(leads.id)).limit(query.limit + 1);
      const items = rows.slice(0, query.limit);
      const last = items.at(-1);
      const more = rows.length > query.limit && last;
      return { items, nextCursor: more ? writeCursor([last.createdAt, last.id]) : null };
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

function conditionOf({ text, state, cursor, order }: LeadQuery) {
  return and(
    state ? eq(leads.state, state) : ne(leads.state, "new"),
    text ? or(textContains(leads.email, text), textContains(leads.name, text)) : undefined,
    cursor === undefined ? undefined : after(cursor, order),
  );
}

function after(cursor: string, order: LeadQuery["order"]) {
  const [createdAt, id] = readCursor(cursor, "number", "string");
  const place = sql`(${leads.createdAt}, ${leads.id})`;
  const last = sql`(${createdAt}, ${id})`;
  return order === "newest" ? sql`${place} < ${last}` : sql`${place} > ${last}`;
}
