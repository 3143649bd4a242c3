import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { migrationsFolder } from "./database.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

type Snapshot = { tables: Record<string, { columns: Record<string, unknown> }> };

/** The columns of the schema that no migration makes, as `table.column`. */
export async function missingMigration(tables?: SQLiteTable[]): Promise<string[]> {
  const number = journal.entries.at(-1)!.tag.split("_")[0]!;
  const snapshot: Snapshot = JSON.parse(
    await Deno.readTextFile(`${migrationsFolder}/meta/${number}_snapshot.json`),
  );
  return (tables ?? await schemaTables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => column.name)
      .filter((column) => !snapshot.tables[name]?.columns[column])
      .map((column) => `${name}.${column}`);
  });
}

async function schemaTables(): Promise<SQLiteTable[]> {
  const folder = new URL("./schema/", import.meta.url);
  const tables: SQLiteTable[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.endsWith(".ts")) continue;
    const values: unknown[] = Object.values(await import(new URL(name, folder).href));
    tables.push(...values.filter((value): value is SQLiteTable => is(value, SQLiteTable)));
  }
  return tables;
}
