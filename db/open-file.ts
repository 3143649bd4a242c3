import { drizzle } from "drizzle-orm/sqlite-proxy";
import { migrate } from "drizzle-orm/sqlite-proxy/migrator";
import Sqlite from "libsql";
import { dirname } from "node:path";
import { type Connection, type Database, migrationsFolder, type SlowQueries } from "./database.ts";
import { DatabaseInUse } from "./database-in-use.ts";
import { isNewest, missingMigrations, requireNoNewer } from "./newest-migration.ts";
import { shortStatement } from "./slow-query.ts";
import { sharedCommits, workQueue } from "./write-queue.ts";

/**
 * One write connection, whose transactions run one after the other, and one read connection. The synchronous `libsql`
 * under drizzle's proxy caches prepared statements, which is several times faster than `@libsql/client` on a file.
 */
export function openFile(path: string, slow?: SlowQueries): Database {
  Deno.mkdirSync(dirname(path), { recursive: true });
  const unlock = lock(`${path}.lock`);
  const writer = openOr(path, unlock);
  const mustBeThere = presence(path);
  const reader = open(path);
  reader.exec("pragma query_only = on; pragma cache_size = -32768");
  const dataVersion = reader.prepare("pragma data_version").raw(true);
  let isOpen = true;
  const read = connection(reader, mustBeOpen, slow);
  const write = connection(writer, mustBeOpen, slow);
  const run = workQueue();
  const enqueue = <Result>(work: () => Promise<Result>) =>
    run(() => {
      mustBeOpen();
      return work();
    });
  const transaction = sharedCommits(writer, write, (work) =>
    enqueue(() => {
      mustBeThere();
      return work();
    }));

  return {
    read,
    newest: read,
    transaction,
    version() {
      mustBeOpen();
      const [version] = dataVersion.get([]) as [number];
      return version;
    },
    seenPosition: () => null,
    notePosition: () => {},
    migrate: () => enqueue(() => migrateFile(writer, write)),
    scrub: () => enqueue(() => Promise.resolve(emptyLog(writer))),
    problems: () => enqueue(() => Promise.resolve(probe(writer, path, mustBeThere))),
    warnings: () => Promise.resolve([]),
    close: () =>
      enqueue(() => {
        isOpen = false;
        reader.close();
        emptyLog(writer);
        writer.close();
        unlock();
        return Promise.resolve();
      }),
  };

  function mustBeOpen(): void {
    if (!isOpen) throw new Error("the database is closed");
  }
}

/** Reads a file beside the process that owns it: what was committed, without stopping it. Nothing is migrated. */
export function openReader(path: string): { read: Connection; close(): void } {
  const file = new Sqlite(path);
  file.exec("pragma query_only = on");
  return { read: connection(file, () => {}), close: () => file.close() };
}

const required = { journal_mode: "wal", synchronous: 2, foreign_keys: 1 };

function open(path: string): Sqlite.Database {
  const file = new Sqlite(path);
  file.exec("pragma journal_mode = wal; pragma synchronous = full");
  file.exec("pragma foreign_keys = on");
  file.exec("pragma secure_delete = on");
  // In KiB; the operating system caches the rest.
  file.exec("pragma cache_size = -16384");
  for (const [name, wanted] of Object.entries(required)) {
    const [row] = file.prepare(`pragma ${name}`).all() as Record<string, unknown>[];
    if (row?.[name] !== wanted) throw new Error(`pragma ${name} is ${row?.[name]}, not ${wanted}`);
  }
  return file;
}

/** A file that cannot be opened is unlocked. */
function openOr(path: string, unlock: () => void): Sqlite.Database {
  try {
    return open(path);
  } catch (error) {
    unlock();
    throw error;
  }
}

function connection(
  file: Sqlite.Database,
  mustBeOpen: () => void,
  slow?: SlowQueries,
): Connection {
  const statements = new Map<string, Sqlite.Statement>();
  function prepared(sql: string, answers: boolean) {
    let statement = statements.get(sql);
    if (!statement) {
      statement = file.prepare(sql);
      if (answers) statement.raw(true);
      if (statements.size >= 500) statements.delete(statements.keys().next().value!);
      statements.set(sql, statement);
    }
    return statement;
  }
  function run(sql: string, parameters: unknown[], method: string): unknown[] {
    const statement = prepared(sql, method !== "run");
    if (method === "run") {
      statement.run(parameters);
      return [];
    }
    return (method === "get" ? statement.get(parameters) : statement.all(parameters)) as unknown[];
  }
  return drizzle((sql, parameters, method) => {
    mustBeOpen();
    const started = performance.now();
    const rows = run(sql, parameters, method);
    const ms = performance.now() - started;
    if (slow && ms >= slow.afterMs) slow.report(shortStatement(sql), ms);
    return Promise.resolve({ rows });
  });
}

function emptyLog(file: Sqlite.Database): void {
  const [answer] = file.prepare("pragma wal_checkpoint(truncate)").all() as { busy: number }[];
  if (answer?.busy !== 0) throw new Error("the log is still being read and could not be emptied");
}

/** SQLite goes on writing into a file that was moved or deleted, where the next start does not find it. */
function presence(path: string): () => void {
  const { ino, dev } = Deno.statSync(path);
  return () => {
    const now = statOf(path);
    if (now?.ino !== ino || now.dev !== dev) {
      throw new Error("the database file was moved, deleted or replaced");
    }
  };
}

function statOf(path: string): Deno.FileInfo | null {
  try {
    return Deno.statSync(path);
  } catch {
    return null;
  }
}

const probeBytes = 64 * 1024;

/** A transaction that is rolled back reaches only the memory, so a file beside the database is written too. */
function probe(file: Sqlite.Database, path: string, mustBeThere: () => void): string[] {
  try {
    mustBeThere();
    for (const [name, wanted] of Object.entries(required)) {
      const [row] = file.prepare(`pragma ${name}`).all() as Record<string, unknown>[];
      if (row?.[name] !== wanted) return [`pragma ${name} is ${row?.[name]}`];
    }
    file.exec("begin immediate");
    file.exec(
      `insert into changes (part, subject) values ('schedule', hex(zeroblob(${probeBytes})))`,
    );
    writeProbe(`${path}.probe`);
    return [];
  } catch (error) {
    return [`the database cannot be written to: ${(error as Error).message}`];
  } finally {
    if (file.inTransaction) file.exec("rollback");
  }
}

function writeProbe(path: string): void {
  Deno.writeFileSync(path, new Uint8Array(probeBytes), { mode: 0o600 });
  Deno.removeSync(path);
}

/** Table rebuilds need the foreign keys off, which SQLite allows only outside a transaction. */
async function migrateFile(file: Sqlite.Database, database: Connection): Promise<string[]> {
  const applied = newestApplied(file);
  requireNoNewer(applied);
  if (isNewest(applied)) return [];
  file.exec("pragma foreign_keys = off");
  try {
    await migrate(
      database as ReturnType<typeof drizzle>,
      (statements) => {
        // The check of foreign keys reads every table.
        if (statements.length === 0) return Promise.resolve();
        file.exec("begin immediate");
        try {
          for (const statement of statements) file.exec(statement);
          const orphans = file.prepare("pragma foreign_key_check").all();
          if (orphans.length > 0) throw new Error(`migration leaves ${orphans.length} orphan rows`);
          file.exec("commit");
        } catch (error) {
          if (file.inTransaction) file.exec("rollback");
          throw error;
        }
        return Promise.resolve();
      },
      { migrationsFolder },
    );
    return missingMigrations(applied);
  } finally {
    file.exec("pragma foreign_keys = on");
  }
}

function newestApplied(file: Sqlite.Database): number | null {
  const table = "__drizzle_migrations";
  if (!file.prepare("select 1 from sqlite_schema where name = ?").get([table])) return null;
  return (file.prepare(`select max(created_at) as at from ${table}`).get([]) as { at: number }).at;
}

/** Two processes on one file break each other's connections, so the second is refused. */
function lock(path: string): () => void {
  const file = Deno.openSync(path, { create: true, write: true });
  if (!file.tryLockSync(true)) {
    file.close();
    throw new DatabaseInUse(path);
  }
  return () => file.close();
}
