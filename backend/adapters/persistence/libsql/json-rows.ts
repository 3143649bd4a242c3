import { type AnyColumn, Column, type GetColumnData, is, type SQL, sql } from "drizzle-orm";

type JsonValue<Value> = { sql: SQL; read(json: unknown): Value };

type Part = AnyColumn | SQL | JsonValue<unknown>;
type Parts = Record<string, Part>;
type ValueOf<One> = One extends JsonValue<infer Value> ? Value
  : One extends SQL<infer Value> ? Value
  : One extends AnyColumn ? GetColumnData<One>
  : never;
type Row<All extends Parts> = { [Name in keyof All]: ValueOf<All[Name]> };

/**
 * All rows of a query as one JSON text, in no order. For wide rows this is faster than reading them value by value.
 * `column` is the row's expression in the query. Not for blobs and reals, which JSON would change.
 */
export function jsonRows<Value>(
  { read }: JsonValue<Value>,
  column: SQL | SQL.Aliased,
): SQL<Value[]> {
  return sql<Value[]>`coalesce(group_concat(${column}), '')`
    .mapWith((text: string) => (JSON.parse(`[${text}]`) as unknown[]).map(read));
}

export function jsonRow<All extends Parts>(parts: All): JsonValue<Row<All>> {
  const names = Object.keys(parts);
  const values = names.map((name) => jsonValue(parts[name]!));
  return {
    sql: sql`json_array(${sql.join(values.map((value) => value.sql), sql`, `)})`,
    read(json) {
      const list = json as unknown[];
      const row: Record<string, unknown> = {};
      for (let at = 0; at < names.length; at++) row[names[at]!] = values[at]!.read(list[at]);
      return row as Row<All>;
    },
  };
}

/** The rows of `from` as a value of another row, in no order: a libSQL server does not sort within an aggregate. */
export function jsonList<Value>(row: JsonValue<Value>, from: SQL): JsonValue<Value[]> {
  return {
    sql: sql`(select json_group_array(${row.sql}) ${from})`,
    read: (json) => (json as unknown[]).map(row.read),
  };
}

function jsonValue(part: Part): JsonValue<unknown> {
  if ("read" in part) return part;
  if (!is(part, Column)) return { sql: sql`${part}`, read: (value) => value };
  if (/^(blob|real)$/i.test(part.getSQLType())) throw new Error(`${part.name} does not fit JSON`);
  return {
    sql: sql`${part}`,
    read: (value) => value === null ? null : part.mapFromDriverValue(value as never),
  };
}
