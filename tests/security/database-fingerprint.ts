import { sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { TestApp } from "../test-app.ts";

/** A hash of all stored data: equal before and after a refused request. */
export async function fingerprint({ database }: Pick<TestApp, "database">): Promise<string> {
  const hash = createHash("sha256");
  for (const table of await tablesOf(database)) {
    const rows = await database.read.all(sql.raw(`select * from "${table}"`));
    hash.update(`${table}\n${JSON.stringify(rows)}\n`);
  }
  return hash.digest("base64url");
}

/** The tables that requests write. The search writes its words by itself. */
async function tablesOf(database: TestApp["database"]): Promise<string[]> {
  const rows = await database.read.all<unknown[]>(
    sql`select name from pragma_table_list where schema = 'main' and type = 'table'
        and name <> 'search_words' order by name`,
  );
  return rows.map((row) => String(Object.values(row)[0]));
}
