import { asc, desc, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Order, Page } from "../../../ports/page.ts";
import { readCursor, writeCursor, wrongCursor } from "./cursor.ts";

type Keyset = {
  /** The expression of an index, followed there by the id. */
  key: SQLWrapper;
  id: SQLWrapper;
  order: Order;
  cursor: string | undefined;
  type?: "number" | "string";
  /** Of a list with several keys: the name of this one. */
  sort?: string | undefined;
};

/**
 * The order of a list and the condition for the rows behind a cursor; `place` begins the keys of `pageOf`. ERR_INVALID_INPUT
 * for a cursor of another order.
 */
export function keyset(
  { key, id, order, cursor, type = "number", sort }: Keyset,
): { by: [SQL, SQL]; after: SQL | undefined; place: string } {
  const place = sort === undefined ? order : `${sort} ${order}`;
  const isNewest = order === "newest";
  const direction = isNewest ? desc : asc;
  const by: [SQL, SQL] = [direction(key), direction(id)];
  if (cursor === undefined) return { by, after: undefined, place };
  const [of, at, last] = readCursor(cursor, "string", type, "string");
  if (of !== place) throw wrongCursor();
  const sign = sql.raw(isNewest ? "<" : ">");
  return { by, after: sql`(${key}, ${id}) ${sign} (${at}, ${last})`, place };
}

/** Of up to `limit` + 1 rows. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  keyOf: (last: Row) => (string | number)[],
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? writeCursor(keyOf(last)) : null };
}
