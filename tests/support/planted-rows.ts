import { is, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { Buffer } from "node:buffer";
import type { Connection, Database } from "db/database.ts";
import { reindexTexts } from "db/searched-texts.ts";
import { root } from "./source-files.ts";

type Value = string | number | null;

/** Columns of a planted row that have a value of their own, as JSON where the column is JSON. */
export type PlantedValues = Record<string, Value>;

type Config = ReturnType<typeof getTableConfig>;

/** Every table of the schema by its name. */
export async function schemaTables(): Promise<Map<string, Config>> {
  const tables = new Map<string, Config>();
  for await (const { name } of Deno.readDir(`${root}db/schema`)) {
    const module: Record<string, unknown> = await import(`${root}db/schema/${name}`);
    for (const exported of Object.values(module)) {
      if (!is(exported, SQLiteTable)) continue;
      const config = getTableConfig(exported);
      tables.set(config.name, config);
    }
  }
  return tables;
}

/** Whether a column can hold words: it is no number, not one of a list and not made of other columns. */
export function holdsWords({ dataType, enumValues, generated }: SQLiteColumn): boolean {
  return ["string", "json", "buffer"].includes(dataType) && !enumValues?.length && !generated;
}

export function canaryOf(table: string, column: string): string {
  return `canary-${table}-${column}-7f3a91`;
}

/**
 * Writes one row into each table, past checks and triggers: every column that can hold words has its canary, unless it points
 * to another row or `values` has it. Columns that point to a user point to `userId`.
 */
export async function plantRows(
  database: Database,
  all: Map<string, Config>,
  names: string[],
  { userId, values }: { userId: string; values: Record<string, PlantedValues> },
): Promise<void> {
  const tables = names.map((name) => all.get(name)!);
  await database.transaction(async (tx) => {
    const triggers = await tx.values<[string, string]>(
      sql`select name, sql from sqlite_master where type = 'trigger'`,
    );
    for (const [name] of triggers) await tx.run(sql`drop trigger ${sql.identifier(name)}`);
    await tx.run(sql`pragma ignore_check_constraints = on`);
    await tx.run(sql`pragma defer_foreign_keys = on`);
    await markUser(tx, all.get("users")!, userId);
    for (const table of tables) {
      await plantRow(tx, table, { userId, values: values[table.name] ?? {}, all: tables });
    }
    await tx.run(sql`pragma ignore_check_constraints = off`);
    await reindexTexts(tx);
    for (const [, text] of triggers) await tx.run(sql.raw(text));
  });
}

const own = ["id", "email", "email_key"];

/** Stands for the id of the user in a given value. */
export const ofUser = "{user}";

export const plantedId = (table: string) => `planted ${table}`;

/** The address stays the one that the user signed up with. */
async function markUser(tx: Connection, { name, columns }: Config, userId: string): Promise<void> {
  const marked = columns.filter((column) => holdsWords(column) && !own.includes(column.name));
  const assigned = marked.map((column) =>
    sql`${sql.identifier(column.name)} = ${wordsFor(name, column)}`
  );
  await tx.run(sql`update users set ${sql.join(assigned, sql`, `)} where id = ${userId}`);
}

async function plantRow(
  tx: Connection,
  { name, columns, foreignKeys }: Config,
  { userId, values, all }: { userId: string; values: PlantedValues; all: Config[] },
): Promise<void> {
  const targets = new Map(foreignKeys.map((key) => {
    const { columns: [from], foreignTable, foreignColumns: [to] } = key.reference();
    return [from!.name, { name: getTableConfig(foreignTable).name, column: to!.name }];
  }));
  const row: [string, Value | Buffer][] = [];
  for (const column of columns.filter(({ generated }) => !generated)) {
    const target = targets.get(column.name);
    row.push([
      column.name,
      column.name in values
        ? given(values[column.name]!, userId)
        : target?.name === "users"
        ? userId
        : target
        ? all.some((table) => table.name === target.name)
          ? plantedId(target.name)
          : await anyCell(tx, target)
        : wordsFor(name, column),
    ]);
  }
  const names = sql.join(row.map(([column]) => sql.identifier(column)), sql`, `);
  const cells = sql.join(row.map(([, value]) => sql`${value}`), sql`, `);
  await tx.run(sql`insert into ${sql.identifier(name)} (${names}) values (${cells})`);
}

function given(value: Value, userId: string): Value {
  return typeof value === "string" ? value.replaceAll(ofUser, userId) : value;
}

function wordsFor(table: string, column: SQLiteColumn): Value | Buffer {
  if (column.primary && column.dataType === "string") return plantedId(table);
  if (column.enumValues?.length) return column.enumValues[0]!;
  if (column.dataType === "json") return JSON.stringify([canaryOf(table, column.name)]);
  if (column.dataType === "buffer") return Buffer.from(canaryOf(table, column.name));
  return column.dataType === "string" ? canaryOf(table, column.name) : 1;
}

async function anyCell(
  tx: Connection,
  { name, column }: { name: string; column: string },
): Promise<Value> {
  const [row] = await tx.values<[Value]>(
    sql`select ${sql.identifier(column)} from ${sql.identifier(name)} order by rowid limit 1`,
  );
  return row?.[0] ?? null;
}
