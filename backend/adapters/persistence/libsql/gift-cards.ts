import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { giftCards as cards } from "db/schema/gift-cards.ts";
import { practices, therapists } from "db/schema/therapists.ts";
import type { GiftCardQuery, GiftCards } from "../../../ports/persistence/gift-cards.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { contains, found, rowsWith } from "./text-search.ts";

export function libsqlGiftCards(connection: Connection): GiftCards {
  return {
    async add(card) {
      await connection.insert(cards).values(card);
    },

    async find(id) {
      return (await connection.select().from(cards).where(eq(cards.id, id)))[0] ?? null;
    },

    async findByCode(codeHash) {
      const rows = await connection.select().from(cards).where(eq(cards.codeHash, codeHash));
      return rows[0] ?? null;
    },

    async findReplacedBy(id) {
      return (await connection.select().from(cards).where(eq(cards.replacedBy, id)))[0] ?? null;
    },

    async save({ id, ...card }) {
      await connection.update(cards).set(card).where(eq(cards.id, id));
    },

    async list(query) {
      const { order = "newest", cursor, limit } = query;
      const { by, after, place } = keyset({ key: cards.createdAt, id: cards.id, order, cursor });
      const { where, total } = await found(connection, {
        table: cards,
        text: named(query.text),
        conditions: conditionsOf(query),
        after,
        by,
        limit,
      });
      const rows = await connection.select().from(cards).where(where).orderBy(...by)
        .limit(limit + 1);
      return { ...pageOf(rows, limit, ({ createdAt, id }) => [place, createdAt, id]), total };
    },

    listDueMails(now, limit) {
      return connection.select().from(cards)
        .where(and(eq(cards.state, "active"), isNull(cards.sentAt), lte(cards.deliverAt, now)))
        .orderBy(asc(cards.deliverAt)).limit(limit);
    },

    listEnding(until, limit) {
      return connection.select().from(cards)
        .where(and(eq(cards.state, "active"), lte(cards.expiresAt, until)))
        .orderBy(asc(cards.expiresAt)).limit(limit);
    },

    async listLowestPrices() {
      const rows = await connection.select({ price: sql<number>`min(${practices.priceCents})` })
        .from(practices).innerJoin(therapists, eq(therapists.id, practices.therapistId))
        .where(and(eq(therapists.showInSearch, true), gt(practices.priceCents, 0)))
        .groupBy(practices.therapistId);
      return rows.map(({ price }) => price).sort((one, other) => one - other);
    },
  };
}

function conditionsOf({ state, toPost }: GiftCardQuery) {
  return [
    state && eq(cards.state, state),
    toPost
      // Written out: a partial index serves no parameter.
      ? sql`${cards.state} = 'active' and ${cards.sentAt} is null
        and ${cards.delivery} ->> 'by' = 'post'`
      : undefined,
  ];
}

function named(text: string | undefined) {
  if (!text) return undefined;
  const { buyerName, buyerEmail, recipientName } = cards;
  const isCode = sql`${cards.last4} = ${text.toUpperCase()}`;
  return {
    rows: sql`${rowsWith(cards, text)} union all select rowid from ${cards} where ${isCode}`,
    holds: sql`(${contains([buyerName, buyerEmail, recipientName], text)} or ${isCode})`,
  };
}
