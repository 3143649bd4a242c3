import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** `column in (values)` with a single parameter, so that one prepared statement serves every number of values. */
export function inList(column: AnyColumn | SQL, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
