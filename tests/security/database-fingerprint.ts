import { sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { TestApp } from "../test-app.ts";

type Database = TestApp["database"];

const known = new WeakMap<Database, { version: number; hash: string }>();

/** A hash of all data in a database file: equal before and after a refused request. */
export async function fingerprint({ database }: Pick<TestApp, "database">): Promise<string> {
  const version = await versionOf(database);
  const last = known.get(database);
  if (last?.version === version) return last.hash;
  const hash = createHash("sha256");
  for (const table of await tablesOf(database)) {
    const rows = await database.read.all(sql.raw(`select * from "${table}"`));
    hash.update(`${table}\n${JSON.stringify(rows)}\n`);
  }
  const fresh = { version, hash: hash.digest("base64url") };
  known.set(database, fresh);
  return fresh.hash;
}

/** Changes whenever the write connection commits, because reads have a connection of their own. */
async function versionOf(database: Database): Promise<number> {
  const [row] = await database.read.all<object>(sql`pragma data_version`);
  return Number(Object.values(row!)[0]);
}

/** The tables that requests write. The search writes its words by itself. */
async function tablesOf(database: Database): Promise<string[]> {
  const rows = await database.read.all<unknown[]>(
    sql`select name from pragma_table_list where schema = 'main' and type = 'table'
        and name <> 'search_words' order by name`,
  );
  return rows.map((row) => String(Object.values(row)[0]));
}
