import { LRUCache } from "lru-cache";

export type SchemaRow = { name: string; table: string; sql: string };

/** Which tables a statement reads or writes, each of them rather named too often than missed. */
export type StatementTables = {
  readBy(sql: string): ReadonlySet<string>;
  /** With those that triggers and foreign keys write. Null when it cannot be said. */
  writtenBy(sql: string): ReadonlySet<string> | null;
};

const writes =
  /\b(insert(?:\s+or\s+\w+)?\s+into|replace\s+into|update(?:\s+or\s+\w+)?|delete\s+from)\s+["`]?(\w+)/gi;
const referenceThatWrites =
  /references\s+["`]?(\w+)["`]?\s*\([^)]*\)(?:\s+on\s+update\s+(?:no action|cascade|set null))?\s+on\s+delete\s+(?:cascade|set\s+(?:null|default))/gi;

/** `schema`: the rows of `sqlite_schema` that have SQL. */
export function statementTables(schema: readonly SchemaRow[]): StatementTables {
  const tables = new Set(schema.map(({ table }) => table));
  const direct = directWrites(schema, tables);
  const closures = new Map<string, ReadonlySet<string>>();
  const reads = cachedBySql((sql) =>
    new Set((sql.match(/\w+/g) ?? []).filter((word) => tables.has(word)))
  );
  const written = cachedBySql((sql) => {
    const [first] = sql.matchAll(writes);
    const table = first?.[2];
    const isPlain = first?.index === sql.search(/\S/);
    return { tables: isPlain && table && tables.has(table) ? closureOf(table) : null };
  });
  return { readBy: reads, writtenBy: (sql) => written(sql).tables };

  function closureOf(table: string): ReadonlySet<string> {
    const known = closures.get(table);
    if (known) return known;
    const found = new Set([table]);
    for (const one of found) for (const next of direct.get(one) ?? []) found.add(next);
    closures.set(table, found);
    return found;
  }
}

/** By table, the tables that change with it. */
function directWrites(
  schema: readonly SchemaRow[],
  tables: ReadonlySet<string>,
): Map<string, Set<string>> {
  const direct = new Map([...tables].map((table) => [table, new Set<string>()]));
  for (const { name, table, sql } of schema) {
    if (name === table) {
      for (const [, parent] of sql.matchAll(referenceThatWrites)) direct.get(parent!)?.add(table);
      continue;
    }
    for (const [, , target] of sql.matchAll(writes)) {
      if (tables.has(target!)) direct.get(table)!.add(target!);
    }
  }
  return direct;
}

function cachedBySql<Result extends object>(read: (sql: string) => Result) {
  const cache = new LRUCache<string, Result>({ max: 2000 });
  return (sql: string): Result => {
    const result = cache.get(sql) ?? read(sql);
    cache.set(sql, result);
    return result;
  };
}

export function isWrite(sql: string): boolean {
  return !/^\s*(select|values|explain|pragma|with)\b/i.test(sql) ||
    /^\s*with\b/i.test(sql) && sql.search(writes) >= 0;
}
