import { and, getTableName, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { therapists } from "db/schema/therapists.ts";

/** Sorting so many takes less than reading a million rows in their order to find a page of the few that match. */
const mostSorted = 20_000;

/** Shorter texts are the beginning of indexed parts. */
const partLength = 3;

/** `rows` selects the numbers of the rows by an index; `holds` tests one row. */
type TextFilter = { rows: SQL; holds: SQL };

type List = {
  table: SQLiteTable & { id: SQLiteColumn };
  /** The rows that have the text; undefined: all. */
  filter: TextFilter | undefined;
  /** Of the table's own columns. */
  where: SQL | undefined;
  by: SQL[];
  limit: number;
};

/**
 * The condition for the rows of a page, up to `limit` + 1: few matches of a text are sorted, among many the rows are read in
 * the list's order until the page is full. Both take about as long for a thousand rows as for a million.
 */
export async function searched(
  connection: Connection,
  { table, filter, where, by, limit }: List,
): Promise<SQL | undefined> {
  if (!filter) return where;
  const { rows, holds } = filter;
  const [row] = await connection.values<[count: number]>(
    sql`select count(*) from (${rows} limit ${mostSorted + 1})`,
  );
  if (row![0] > mostSorted) return and(where, holds);
  // Else an index of the list's order may be read to its end.
  const ids = await connection.values<[string]>(
    sql`select ${table.id} from ${table} not indexed
      where ${and(sql`${table}.rowid in (${rows})`, where)}
      order by ${sql.join(by, sql`, `)} limit ${limit + 1}`,
  );
  // Rows of a server are no arrays.
  return inList(table.id, ids.map((row) => row[0]));
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
