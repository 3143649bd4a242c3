import { type AnyColumn, Column, type GetColumnData, is, type SQL, sql } from "drizzle-orm";

/** Values that leave the database together in one JSON text: how SQL puts them in, and how they are taken out. */
export type Packed<Value> = { sql: SQL; read(json: unknown): Value };

type Part = AnyColumn | SQL | Packed<unknown>;
type Parts = Record<string, Part>;
type ValueOf<One> = One extends Packed<infer Value> ? Value
  : One extends SQL<infer Value> ? Value
  : One extends AnyColumn ? GetColumnData<One>
  : never;
type Row<All extends Parts> = { [Name in keyof All]: ValueOf<All[Name]> };

/**
 * Wide rows as one text: the driver takes longer to hand values over one by one than SQLite to write them down.
 * Not for blobs and reals, which a JSON text would change. `column`: the packed rows, in a query of their own.
 * Whoever needs an order sorts.
 */
export function packedTogether<Value>(
  { read }: Packed<Value>,
  column: SQL | SQL.Aliased,
): SQL<Value[]> {
  return sql<Value[]>`coalesce(group_concat(${column}), '')`
    .mapWith((text: string) => (JSON.parse(`[${text}]`) as unknown[]).map(read));
}

export function packedRow<All extends Parts>(parts: All): Packed<Row<All>> {
  const names = Object.keys(parts);
  const packed = names.map((name) => packedPart(parts[name]!));
  return {
    sql: sql`json_array(${sql.join(packed.map((part) => part.sql), sql`, `)})`,
    read(json) {
      const values = json as unknown[];
      const row: Record<string, unknown> = {};
      for (let at = 0; at < names.length; at++) row[names[at]!] = packed[at]!.read(values[at]);
      return row as Row<All>;
    },
  };
}

/** The rows of `from` inside another row, in no order: a libSQL server sorts nothing within an aggregate. */
export function packedList<Value>(row: Packed<Value>, from: SQL): Packed<Value[]> {
  return {
    sql: sql`(select json_group_array(${row.sql}) ${from})`,
    read: (json) => (json as unknown[]).map(row.read),
  };
}

function packedPart(part: Part): Packed<unknown> {
  if ("read" in part) return part;
  if (!is(part, Column)) return { sql: sql`${part}`, read: (value) => value };
  if (/^(blob|real)$/i.test(part.getSQLType())) throw new Error(`${part.name} cannot be packed`);
  return {
    sql: sql`${part}`,
    read: (value) => value === null ? null : part.mapFromDriverValue(value as never),
  };
}
