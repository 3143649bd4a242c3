import { createClient } from "@libsql/client/http";
import { type HttpStream, openHttp, parseLibsqlUrl, type Stmt } from "@libsql/hrana-client";
import { drizzle } from "drizzle-orm/libsql/http";
import { migrate } from "drizzle-orm/libsql/migrator";
import { drizzle as drizzleProxy } from "drizzle-orm/sqlite-proxy";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type Connection, type Database, migrationsFolder, type SlowQueries } from "./database.ts";
import { isNewest, missingMigrations, requireNoNewer } from "./newest-migration.ts";
import { seenPosition } from "./seen-position.ts";
import { statementsIn } from "./slow-query.ts";
import { serverStreams } from "./server-streams.ts";
import {
  bound,
  type Method,
  rowsOf,
  type ServerTransaction,
  serverTransaction,
} from "./server-transaction.ts";
import { type SchemaRow, type StatementTables, statementTables } from "./statement-tables.ts";

const tries = 7;

const pause = 50;

/** ms. A server that hangs must not hold requests without end. */
const answerLimit = 10_000;

/** ms. What a read returned lately only says which reads will follow it. */
const cachedMs = 10 * 60_000;

/** ms. A server that takes longer for the start of a transaction takes no changes. */
const changeLimit = 2000;

/** ms. Proxies give up their check of /ready before a request would be given up. */
const readyLimit = 4000;

const lagSeconds = 2;

type Work<Result> = (connection: Connection, ahead: Connection) => Promise<Result>;

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
  const address = parseLibsqlUrl(url);
  const client = openHttp(address.hranaHttpUrl!, authToken ?? address.authToken, request);
  client.intMode = "number";
  const streams = serverStreams(client);
  const reading = (
    query: (stream: HttpStream, statement: Stmt) => ReturnType<HttpStream["query"]>,
  ) =>
    drizzleProxy(async (sql, parameters, method) => {
      const { rows } = await streams.read((stream) => query(stream, bound(sql, parameters)));
      return { rows: rowsFor(rowsOf(rows), method) };
    });
  const database: Connection = reading((stream, statement) => stream.query(statement));
  const cached = new LRUCache<string, unknown[][]>({ max: 5000, ttl: cachedMs });
  let tables: StatementTables | null = null;
  let current: ServerTransaction | null = null;
  const inTransaction = {
    write: drizzleProxy(async (sql, parameters, method) => ({
      rows: rowsFor(await running().execute(sql, parameters, method as Method), method),
    })),
    ahead: drizzleProxy(async (sql, parameters, method) => ({
      rows: rowsFor(await running().expect(sql, parameters), method),
    })),
  };

  async function request(sent: Request): Promise<Response> {
    const started = performance.now();
    const state = seen.state();
    const { url, method, headers } = sent;
    const body = seen.waitingFor(state.position, await sent.text());
    const signal = AbortSignal.timeout(limitMs);
    let response, answer;
    try {
      response = await fetch(url, { method, headers, body, signal });
      answer = await response.text();
    } catch (failure) {
      // A replica may wait for a position that the server no longer reaches.
      if (signal.aborted) {
        seen.forget();
        streams.renew();
      }
      throw failure;
    }
    const ms = performance.now() - started;
    if (slow && ms >= slow.afterMs) slow.report(statementsIn(body), ms);
    if (seen.noteFrom(answer, state)) streams.renew();
    return new Response(answer, response);
  }

  function running(): ServerTransaction {
    if (!current) throw new Error("a statement after the end of its transaction");
    return current;
  }

  async function attempt<Result>(work: Work<Result>, isStepwise: boolean): Promise<Result> {
    tables ??= statementTables(await readSchema(database));
    current = serverTransaction({ streams, tables, cached, isStepwise });
    const transaction = current;
    try {
      const result = await work(inTransaction.write, inTransaction.ahead);
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      if (!transaction.mustRepeat()) throw error;
    } finally {
      current = null;
    }
    return await attempt(work, true);
  }
  let last: Promise<unknown> = Promise.resolve();

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  }

  /** Transactions wait for each other; one that has waited as long as a request may take is refused unbegun. */
  function inTime<Result>(work: Work<Result>): Promise<Result> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const refusal = new Error("the database server does not answer to those before");
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(refusal);
    }, limitMs);
    const result = enqueue(() => {
      clearTimeout(timer);
      return isLate ? Promise.reject(refusal) : withRetries(work);
    });
    return Promise.race([result, late]);
  }

  async function withRetries<Result>(work: Work<Result>) {
    for (let tried = 1;; tried++) {
      try {
        return await attempt(work, false);
      } catch (error) {
        if (tried === tries || !isConflict(error)) throw error;
        await new Promise((next) => setTimeout(next, Math.random() * pause * 2 ** tried));
      }
    }
  }

  /** One at a time: while the server hangs, others would wait behind it. */
  let warnings: Promise<string[]> | null = null;

  async function findWarnings(): Promise<string[]> {
    const locked = enqueue(() => attempt((connection) => connection.run(sql`select 1`), false))
      .then(() => true, () => false);
    if (!await within(changeLimit, locked)) return ["database: the server takes no changes now"];
    const started = performance.now();
    const isLevel = await within(answerLimit, database.run(sql`select 1`).then(() => true));
    const seconds = Math.round((performance.now() - started) / 1000);
    return isLevel && seconds < lagSeconds ? [] : [`database: the replica is ${seconds} s behind`];
  }

  return {
    read: database,
    newest: reading(queryNewest),
    transaction: inTime,
    version: () => null,
    seenPosition: () => seen.current() || null,
    notePosition: seen.note,
    migrate: () =>
      enqueue(async () => {
        const before = await newestApplied(database);
        for (let tried = 1;; tried++) {
          const applied = await newestApplied(database);
          requireNoNewer(applied);
          if (isNewest(applied)) break;
          // All migrations are one request, which may take minutes on much data.
          const patient = createClient(server);
          try {
            await migrate(drizzle(patient), { migrationsFolder }).finally(() => patient.close());
            break;
          } catch (error) {
            // Another server that starts at the same time may have migrated meanwhile, or be at it.
            const isOthers = isConflict(error) || await newestApplied(database) !== applied;
            if (tried === tries || !isOthers) throw error;
            await new Promise((next) => setTimeout(next, Math.random() * pause * 2 ** tried));
          }
        }
        tables = null;
        return missingMigrations(before);
      }),
    scrub: () => Promise.resolve(),
    problems: async () => {
      const isThere = within(readyLimit, database.run("select 1").then(() => true));
      return await isThere ? [] : ["the database server does not answer"];
    },
    warnings: () => warnings ??= findWarnings().finally(() => warnings = null),
    close: () =>
      enqueue(() => {
        client.close();
        return Promise.resolve();
      }),
  };
}

/** A replica answers a statement alone by itself, and passes on what is in a transaction. */
async function queryNewest(stream: HttpStream, statement: Stmt) {
  try {
    const sent = [stream.run("BEGIN"), stream.query(statement), stream.run("ROLLBACK")] as const;
    return (await Promise.all(sent))[1];
  } catch (error) {
    // A transaction may be left open on it.
    stream.close();
    throw error;
  }
}

/** Whether it was fulfilled with true within the time (ms). */
async function within(limitMs: number, promise: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, limitMs, false);
  return await Promise.race([promise.catch(() => false), late.promise])
    .finally(() => clearTimeout(timer));
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

async function readSchema(database: Connection): Promise<SchemaRow[]> {
  const rows = await database.values<[string, string, string]>(
    sql`select name, tbl_name, sql from sqlite_schema where sql is not null`,
  );
  return rows.map((row) => ({ name: row[0], table: row[1], sql: row[2] }));
}

/** As drizzle expects them. */
function rowsFor(rows: unknown[][], method: string): unknown[] {
  return method === "get" ? rows[0]! : rows;
}

function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (code === "TRANSACTION_TIMEOUT" || code.startsWith("SQLITE_BUSY")) return true;
  }
  return false;
}
