import { and, getTableName, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { therapists } from "db/schema/therapists.ts";
import {
  moreThanCounted,
  mostCounted,
  notCounted,
  type Total,
} from "../../../ports/persistence/sorted-list.ts";

/** Sorting so many takes less than reading a million rows in their order to find a page of the few that match. */
export const mostSorted = 12_000;

/** Shorter texts are the beginning of indexed parts. */
const partLength = 3;

/** `rows` selects the numbers of the rows by an index; `holds` tests one row and joins nothing. */
export type TextFilter = { rows: SQL; holds: SQL };

type List = {
  table: SQLiteTable & { id: SQLiteColumn };
  /** The rows that have the text; undefined: all. */
  text: TextFilter | undefined;
  /** Of the table's own columns; each is found by an index. */
  conditions: (SQL | undefined)[];
  /** What is behind the cursor; undefined on the first page. */
  after: SQL | undefined;
  by: SQL[];
  limit: number;
};

/** The condition for the rows of a page, up to `limit` + 1, and on the first page how many rows all pages have. */
type Found = { where: SQL | undefined; total: Total | null };

/**
 * Few matches of a text are sorted, among many the rows are read in the list's order until the page is full. Both take about
 * as long for a thousand rows as for a million.
 */
export async function found(
  connection: Connection,
  { table, text, after, by, limit, ...list }: List,
): Promise<Found> {
  const conditions = list.conditions.filter((one) => one !== undefined);
  const isFirst = after === undefined;
  if (!text) {
    const total = isFirst ? await totalOf(connection, table, conditions) : null;
    return { where: and(...conditions, after), total };
  }
  // Else an index of the list's order may be read to its end.
  const few = sql`select ${table.id} as id, ${isFirst ? sql`count(*) over ()` : sql`0`} as total
    from ${table} not indexed
    where (select count(*) from matches) <= ${mostSorted}
      and ${and(sql`${table}.rowid in matches`, ...conditions, after)}
    order by ${sql.join(by, sql`, `)} limit ${limit + 1}`;
  const rows = await connection.values<[count: number, id: string | null, total: number | null]>(
    sql`with matches as materialized (select number from (${text.rows}) limit ${mostSorted + 1})
      select matched.count, few.id, few.total
      from (select count(*) as count from matches) as matched left join (${few}) as few`,
  );
  // Rows of a server are no arrays.
  const first = rows[0]!;
  if (first[0] <= mostSorted) {
    const ids = rows.flatMap((row) => row[1] ?? []);
    return {
      where: inList(table.id, ids),
      total: isFirst ? exactUpToMost(first[2] ?? 0) : null,
    };
  }
  return {
    where: and(...conditions, text.holds, after),
    total: isFirst ? await totalOf(connection, table, conditions, text.holds) : null,
  };
}

/** `common` holds for too many rows to count them alone. */
async function totalOf(
  connection: Connection,
  table: SQLiteTable,
  conditions: SQL[],
  common?: SQL,
): Promise<Total> {
  const most = mostCounted + 1;
  if (conditions.length === 0) {
    return common ? moreThanCounted : await counted(sql`select 1 from ${table} limit ${most}`);
  }
  const alone = await Promise.all(
    conditions.map((one) => counted(sql`select 1 from ${table} where ${one} limit ${most}`)),
  );
  if (!common && alone.length === 1) return alone[0]!;
  const fewest = alone.findIndex(({ isExact }) => isExact);
  if (fewest === -1) return notCounted;
  return await counted(sql`select 1 from ${table} not indexed
    where ${table}.rowid in (select rowid from ${table} where ${conditions[fewest]})
      and ${and(...conditions.toSpliced(fewest, 1), common) ?? sql`true`}`);

  async function counted(rows: SQL): Promise<Total> {
    const [row] = await connection.values<[count: number]>(sql`select count(*) from (${rows})`);
    return exactUpToMost(row![0]);
  }
}

export function exactUpToMost(count: number): Total {
  return count > mostCounted ? moreThanCounted : { count, isExact: true };
}

/** The numbers of the rows that have a part of the text in any case, in all indexed columns or in one. */
export function rowsWith(table: SQLiteTable, text: string, column?: string): SQL {
  const index = `searched_${getTableName(table)}`;
  // The index's language ends a text at the first NUL.
  const part = text.replaceAll("\0", " ");
  if ([...part].length < partLength) {
    const start = part.toLowerCase();
    return sql`select doc as number from ${sql.identifier(`${index}_parts`)}
      where term >= ${start} and term < ${start + "\u{10ffff}"}
      ${column === undefined ? sql`` : sql`and col = ${column}`}`;
  }
  const phrase = `"${part.replaceAll('"', '""')}"`;
  return sql`select rowid as number from ${sql.identifier(index)}
    where ${sql.identifier(index)} match ${
    column === undefined ? phrase : `${column} : ${phrase}`
  }`;
}

/** The ids of practitioners with a part of the text in their name. */
export function therapistsNamed(text: string): SQL {
  return sql`select id from (${rowsWith(therapists, text, "name")}) as found
    cross join therapists on therapists.rowid = found.number`;
}

/**
 * Tests one row without the index. SQLite's lower() folds ASCII only, so that the text is tried in the usual cases: as it
 * is, all small, all capital, and with a capital at its start or at the start of each word.
 */
export function contains(columns: SQLWrapper[], text: string): SQL {
  const small = text.toLowerCase();
  const cases = new Set([
    text,
    small,
    text.toUpperCase(),
    small.replace(/^./u, capital),
    small.replace(/(?<!\p{L})\p{L}/gu, capital),
  ]);
  const tests = columns.flatMap((column) => [
    sql`instr(lower(${column}), lower(${text})) > 0`,
    // The first test covers texts of ASCII letters.
    ...(/^\p{ASCII}*$/u.test(text)
      ? []
      : [...cases].map((one) => sql`instr(${column}, ${one}) > 0`)),
  ]);
  return sql`(${sql.join(tests, sql` or `)})`;
}

function capital(letter: string): string {
  return letter.toUpperCase();
}
