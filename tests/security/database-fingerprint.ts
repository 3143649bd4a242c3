import Sqlite from "libsql";
import { createHash } from "node:crypto";
import type { TestApp } from "../test-app.ts";

type Data = Pick<TestApp, "database" | "directory">;

const known = new WeakMap<Data["database"], { version: number | null; hash: string }>();

/** A hash of all data in a database file: equal before and after a refused request. */
export function fingerprint({ database, directory }: Data): string {
  const version = database.version();
  const last = known.get(database);
  if (last?.version === version) return last.hash;
  const file = new Sqlite(`${directory}/app.db`);
  const hash = hashOf(file);
  file.close();
  known.set(database, { version, hash });
  return hash;
}

/** One for each database: opening reads the whole schema. Closed with the process. */
const readers = new WeakMap<Data["database"], Sqlite.Database>();

function readerOf({ database, directory }: Data): Sqlite.Database {
  const reader = readers.get(database) ?? new Sqlite(`${directory}/app.db`);
  readers.set(database, reader);
  return reader;
}

/** Sees the data as they are now, also after others have changed them. They are hashed only when something was committed since. */
export function rememberData(data: Data) {
  const { database } = data;
  const version = database.version();
  const file = readerOf(data);
  // A transaction sees what it saw at its first read.
  file.exec("begin");
  file.prepare("select 1 from sqlite_schema limit 1").get([]);
  return {
    haveChanged(): boolean {
      if (database.version() === version) return false;
      const before = hashOf(file);
      file.exec("rollback");
      return hashOf(file) !== before;
    },
    [Symbol.dispose]() {
      if (file.inTransaction) file.exec("rollback");
    },
  };
}

function hashOf(file: Sqlite.Database): string {
  const hash = createHash("sha256");
  for (const table of tablesOf(file)) {
    const rows = file.prepare(`select * from "${table}"`).raw(true).all([]);
    hash.update(`${table}\n${JSON.stringify(rows)}\n`);
  }
  return hash.digest("base64url");
}

/** The tables that requests write. The search writes its words by itself. */
function tablesOf(file: Sqlite.Database): string[] {
  const rows = file.prepare(
    `select name from pragma_table_list where schema = 'main' and type = 'table'
        and name <> 'search_words' order by name`,
  ).raw(true).all([]) as [string][];
  return rows.map(([name]) => name);
}
