import { and, asc, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { giftCards as cards } from "db/schema/gift-cards.ts";
import { practices, therapists } from "db/schema/therapists.ts";
import type { GiftCardQuery, GiftCards } from "../../../ports/persistence/gift-cards.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { textContains } from "./text-contains.ts";

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
      const rows = await connection.select().from(cards).where(conditionOf(query))
        .orderBy(desc(cards.createdAt), desc(cards.id)).limit(query.limit + 1);
      const items = rows.slice(0, query.limit);
      const last = items.at(-1);
      const hasMore = rows.length > query.limit && last;
      return { items, nextCursor: hasMore ? writeCursor([last.createdAt, last.id]) : null };
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

function conditionOf({ state, toPost, text, cursor }: GiftCardQuery) {
  const [createdAt, id] = cursor === undefined ? [] : readCursor(cursor, "number", "string");
  return and(
    state && eq(cards.state, state),
    toPost
      ? and(
        eq(cards.state, "active"),
        isNull(cards.sentAt),
        sql`${cards.delivery} ->> 'by' = 'post'`,
      )
      : undefined,
    text
      ? or(
        textContains(cards.buyerName, text),
        textContains(cards.buyerEmail, text),
        textContains(cards.recipientName, text),
        eq(cards.last4, text.toUpperCase()),
      )
      : undefined,
    createdAt === undefined
      ? undefined
      : sql`(${cards.createdAt}, ${cards.id}) < (${createdAt}, ${id})`,
  );
}
