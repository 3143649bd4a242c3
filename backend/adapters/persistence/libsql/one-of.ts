import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** `column in (…)` with one parameter however many values, so that the statement stays prepared. */
export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
