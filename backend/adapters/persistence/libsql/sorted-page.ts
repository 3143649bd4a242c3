import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import {
  type CountedPage,
  moreThanCounted,
  mostCounted,
  notCounted,
  type Sorted,
  type Total,
} from "../../../ports/persistence/sorted-list.ts";
import { readCursor, writeCursor, wrongCursor } from "./cursor.ts";
import { exactUpToMost, mostSorted } from "./text-search.ts";

/** A filter of a list. `rows` selects the row numbers by an index; `holds` tests one row and uses no index. */
export type Filter = {
  rows: SQL;
  holds: SQL; /** Tests it by the index of this order. */
  inOrder?: Partial<Record<string, SQL>>;
};

type Found = [id: string, key: number | string];

type List<Row, Sort extends string> = {
  table: SQL;
  /** Of all rows of the list. */
  base: SQL;
  /** The numbers of all rows, by an index. */
  all: SQL;
  filters: Filter[];
  /** The indexed columns of each order; ties are sorted by id. */
  keys: Record<Sort, { column: SQL; type: "number" | "string" }>;
  query: Sorted<Sort>;
  /** Loads rows by id, in any order. */
  load: (ids: string[]) => Promise<Row[]>;
};

/**
 * A page of a long list in any order, read by an index: few matches of a filter are sorted, among many the rows are read in
 * their order until the page is full. Both take about as long for a thousand rows as for a million. ERR_INVALID_INPUT for a
 * cursor of another order.
 */
export async function sortedPage<Row extends { id: string }, Sort extends string>(
  connection: Connection,
  { table, base, all, filters, keys, query, load }: List<Row, Sort>,
): Promise<CountedPage<Row>> {
  const { cursor, direction, limit, sort } = query;
  const { column, type } = keys[sort];
  const way = sql.raw(direction);
  const few = await fewMatches();
  const found = few?.rows ?? await readInOrder();
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const isLast = !last || found.length <= limit;
  const ids = shown.map((row) => row[0]);
  const loaded = new Map((await load(ids)).map((row) => [row.id, row]));
  return {
    items: ids.flatMap((id) => loaded.get(id) ?? []),
    nextCursor: isLast ? null : writeCursor([sort, direction, last[1], last[0]]),
    total: cursor === undefined ? await total() : null,
  };

  /**
   * The rows of the page by the first filter that few rows match; undefined when many rows match each filter, or an index
   * has them in this order.
   */
  async function fewMatches(): Promise<{ rows: Found[]; count: number } | undefined> {
    for (const filter of filters.filter((one) => !one.inOrder?.[sort])) {
      const others = filters.filter((other) => other !== filter).map(({ holds }) => holds);
      const conditions = [base, sql`rowid in matches`, ...others, ...after(sql`+${column}`)];
      // The plus keeps the order's index out of a query that sorts few rows.
      const sorted = sql`select id, ${column} as key, count(*) over () as total from ${table}
        where (select count(*) from matches) <= ${mostSorted}
          and ${sql.join(conditions, sql` and `)}
        order by +${column} ${way}, id ${way} limit ${limit + 1}`;
      const rows = await connection.values<[number, ...(Found | [null, null]), number | null]>(
        sql`with matches as materialized (
            select * from (${filter.rows}) limit ${mostSorted + 1}
          )
          select matched.count, few.id, few.key, few.total
          from (select count(*) as count from matches) as matched left join (${sorted}) as few
          order by few.key ${way}, few.id ${way}`,
      );
      // Rows of a server are no arrays.
      const first = rows[0]!;
      if (first[0] > mostSorted) continue;
      const ofPage = rows.flatMap((row) => row[1] === null ? [] : [[row[1], row[2]] as Found]);
      return { rows: ofPage, count: first[3] ?? 0 };
    }
    return undefined;
  }

  function readInOrder(): Promise<Found[]> {
    const conditions = filters.map((filter) => filter.inOrder?.[sort] ?? filter.holds);
    const where = sql.join([base, ...conditions, ...after(column)], sql` and `);
    return connection.values<Found>(
      sql`select id, ${column} as key from ${table} where ${where}
        order by ${column} ${way}, id ${way} limit ${limit + 1}`,
    );
  }

  async function total(): Promise<Total> {
    if (few) return exactUpToMost(few.count);
    const inOrder = filters.map((filter) => filter.inOrder?.[sort]);
    if (inOrder.length > 0 && inOrder.every((condition) => condition !== undefined)) {
      const where = sql.join([base, ...inOrder], sql` and `);
      return exactUpToMost(
        await countUpTo(sql`select 1 from ${table} where ${where}`, mostCounted),
      );
    }
    if (filters.length > 1) return notCounted;
    if (filters.length === 1) return moreThanCounted;
    return exactUpToMost(await countUpTo(all, mostCounted));
  }

  async function countUpTo(rows: SQL, most: number): Promise<number> {
    const [row] = await connection.values<[count: number]>(
      sql`select count(*) from (${rows} limit ${most + 1})`,
    );
    return row![0];
  }

  function after(by: SQL): SQL[] {
    if (cursor === undefined) return [];
    const [ofSort, ofDirection, key, id] = readCursor(cursor, "string", "string", type, "string");
    if (ofSort !== sort || ofDirection !== direction) throw wrongCursor();
    const sign = sql.raw(direction === "asc" ? ">" : "<");
    return [sql`(${by}, id) ${sign} (${key}, ${id})`];
  }
}

/** Values of a column that begin with a text, as a range of its index. */
export function startsWith(column: SQL, text: string): SQL {
  return sql`${column} >= ${text} and ${column} < ${text + "\u{10ffff}"}`;
}
