import { createClient, LibsqlError } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { type Connection, type Database, migrationsFolder } from "./database.ts";

/** How often a transaction that the server gave up on, because others were in its way, begins anew. */
const tries = 5;

/** So long (ms) it waits before the second try, at most; twice as long before each further one. */
const pause = 50;

/**
 * A libSQL server, which other processes write to as well. One transaction of this process is open at a time: the
 * server lets one writer in, and ends whoever has been in for five seconds while this process was busy with others.
 */
export function openServer(url: string, authToken?: string): Database {
  const client = createClient({ url, ...(authToken ? { authToken } : {}) });
  const database = drizzle(client);
  let last: Promise<unknown> = Promise.resolve();

  function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  }

  async function patiently<Result>(work: (connection: Connection) => Promise<Result>) {
    for (let tried = 1;; tried++) {
      try {
        return await database.transaction((tx) => work(tx));
      } catch (error) {
        if (tried === tries || !isInTheWay(error)) throw error;
        await new Promise((next) => setTimeout(next, Math.random() * pause * 2 ** tried));
      }
    }
  }

  return {
    read: database,
    transaction: (work) => takeTurn(() => patiently(work)),
    migrate: () => takeTurn(() => migrate(database, { migrationsFolder })),
    scrub: () => Promise.resolve(),
    problems: () =>
      database.run("select 1").then(() => [], () => ["the database server does not answer"]),
    close: () => takeTurn(() => Promise.resolve(client.close())),
  };
}

/** Nothing was written, and it may go well the next time. */
function isInTheWay(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof LibsqlError)) continue;
    if (cause.code === "TRANSACTION_TIMEOUT" || cause.code.startsWith("SQLITE_BUSY")) return true;
  }
  return false;
}
