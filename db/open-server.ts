import { createClient, LibsqlError } from "@libsql/client/http";
import { drizzle } from "drizzle-orm/libsql/http";
import { migrate } from "drizzle-orm/libsql/migrator";
import { sql } from "drizzle-orm";
import { type Connection, type Database, migrationsFolder, type SlowQueries } from "./database.ts";
import { requireNoNewer } from "./newest-migration.ts";
import { seenPosition } from "./seen-position.ts";

const tries = 5;

const pause = 50;

/** ms. A server that hangs must not hold requests without end. */
const answerLimit = 10_000;

/**
 * A libSQL server, which other processes write to as well. This process opens one transaction at a time: the server
 * admits one writer and ends a transaction after five seconds. It may be a replica, which passes writes on.
 */
export function openServer(
  url: string,
  authToken?: string,
  { limitMs = answerLimit, slow }: { limitMs?: number; slow?: SlowQueries | undefined } = {},
): Database {
  const seen = seenPosition();
  const server = { url, ...(authToken ? { authToken } : {}) };
  const client = createClient({
    ...server,
    fetch: async (request: Request) => {
      const started = performance.now();
      const position = seen.current();
      const { url, method, headers } = request;
      const body = seen.waitingFor(position, await request.text());
      const signal = AbortSignal.timeout(limitMs);
      let response, answer;
      try {
        response = await fetch(url, { method, headers, body, signal });
        answer = await response.text();
      } catch (failure) {
        // A replica may wait for a position that the server no longer reaches.
        if (signal.aborted) seen.forget();
        throw failure;
      }
      const ms = performance.now() - started;
      // One request may have several statements.
      if (slow && ms >= slow.afterMs) slow.report("a request to the database server", ms);
      seen.noteFrom(answer, position);
      return new Response(answer, response);
    },
  });
  const database = drizzle(client);
  let last: Promise<unknown> = Promise.resolve();

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  }

  async function withRetries<Result>(work: (connection: Connection) => Promise<Result>) {
    for (let tried = 1;; tried++) {
      try {
        return await database.transaction((tx) => work(tx));
      } catch (error) {
        if (tried === tries || !isConflict(error)) throw error;
        await new Promise((next) => setTimeout(next, Math.random() * pause * 2 ** tried));
      }
    }
  }

  return {
    read: database,
    transaction: (work) => enqueue(() => withRetries(work)),
    version: () => null,
    seenPosition: () => seen.current() || null,
    notePosition: seen.note,
    migrate: () =>
      enqueue(async () => {
        requireNoNewer(await newestApplied(database));
        // All migrations are one request, which may take minutes on much data.
        const patient = createClient(server);
        await migrate(drizzle(patient), { migrationsFolder }).finally(() => patient.close());
      }),
    scrub: () => Promise.resolve(),
    problems: () =>
      database.run("select 1").then(() => [], () => ["the database server does not answer"]),
    close: () => enqueue(() => Promise.resolve(client.close())),
  };
}

async function newestApplied(database: Connection): Promise<number | null> {
  const [table] = await database.values<[number]>(
    sql`select count(*) from sqlite_schema where name = '__drizzle_migrations'`,
  );
  if (table?.[0] !== 1) return null;
  const [row] = await database.values<[number | null]>(
    sql`select max(created_at) from __drizzle_migrations`,
  );
  return row?.[0] ?? null;
}

function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof LibsqlError)) continue;
    if (cause.code === "TRANSACTION_TIMEOUT" || cause.code.startsWith("SQLITE_BUSY")) return true;
  }
  return false;
}
