import type { LRUCache } from "lru-cache";
import { BatchCond, type BatchStep, ResponseError, Stmt } from "@libsql/hrana-client";
import { Buffer } from "node:buffer";
import { setImmediate } from "node:timers";
import { isUnknownStream, type ServerStreams } from "./server-streams.ts";
import { isWrite, type StatementTables } from "./statement-tables.ts";

export type Method = "run" | "all" | "values" | "get";
type Statement = { sql: string; parameters: unknown[] };
type Rows = unknown[][];
type CachedRows = LRUCache<string, Rows>;

type End = "commit" | "rollback" | null;
type Waiting = Statement & { settle(rows: Rows): void; fail(error: unknown): void };
type Read = { tables: ReadonlySet<string>; rows: Promise<Rows> };

type Settings = {
  streams: ServerStreams;
  tables: StatementTables;
  /** What reads returned lately, by statement and parameters. It may be outdated. */
  cached: CachedRows;
  /** Sends one statement at a time, so that each error is thrown where its statement is awaited. */
  isStepwise: boolean;
};

export type ServerTransaction = ReturnType<typeof serverTransaction>;

/** So many statements go in one request. */
const mostAtOnce = 200;

/**
 * One write transaction on a libSQL server, in as few requests as its reads allow: `BEGIN` goes with the first statements,
 * reads of the same turn go together, writes go with the next read or with `COMMIT`, and a read is repeated only after a
 * write to one of its tables. When a write fails that nothing waited for, `mustRepeat` says that the work has to be run
 * again, stepwise.
 */
export function serverTransaction(settings: Settings) {
  const { streams, tables, cached, isStepwise } = settings;
  let taken = streams.take();
  const known = new Map<string, Read>();
  const waiting: Waiting[] = [];
  let isScheduled = false;
  let last: Promise<void> = Promise.resolve();
  let hasBegun = false;
  let failure: { error: unknown } | null = null;
  let mustRepeat = false;

  function fail(error: unknown): void {
    failure ??= { error };
    for (const one of waiting.splice(0)) one.fail(failure.error);
  }

  /** Sends what waits, in its order. */
  function send(end: End = null): Promise<void> {
    last = last.then(async () => {
      if (failure) return fail(failure.error);
      if (!isStepwise) return await sendTogether(waiting.splice(0), end);
      for (const one of waiting.splice(0)) await sendTogether([one], null);
      if (end && !failure) await sendTogether([], end);
    });
    return last;
  }

  async function sendTogether(statements: Waiting[], end: End): Promise<void> {
    if (statements.length === 0 && !(end && hasBegun)) return;
    const batch = taken.stream.batch(false);
    let before: BatchStep | null = null;
    const step = (): BatchStep => {
      const next = batch.step();
      if (before) next.condition(BatchCond.ok(before));
      return before = next;
    };
    const begun = hasBegun ? null : step().run("BEGIN IMMEDIATE");
    const answers = statements.map(({ sql, parameters }) => step().query(bound(sql, parameters)));
    const committed = end === "commit" ? step().run("COMMIT") : null;
    if (end) {
      const rollback = batch.step();
      if (committed) rollback.condition(BatchCond.not(BatchCond.ok(before!)));
      rollback.run("ROLLBACK").catch(() => {});
    }
    for (const one of [begun, committed, ...answers]) one?.catch(() => {});
    try {
      await batch.execute();
      await begun;
      hasBegun = true;
    } catch (error) {
      if (!hasBegun && isUnknownStream(taken, error)) {
        taken = streams.take();
        return await sendTogether(statements, end);
      }
      for (const one of statements) one.fail(error);
      return fail(error);
    }
    for (const [at, answer] of answers.entries()) {
      try {
        statements[at]!.settle(rowsOf((await answer)!.rows));
      } catch (error) {
        const isRefused = isRefusal(error);
        if (isStepwise && isRefused) return statements[at]!.fail(error);
        mustRepeat = isRefused;
        for (const one of statements.slice(at)) one.fail(error);
        return fail(error);
      }
    }
    await Promise.resolve(committed).catch((error) => {
      mustRepeat = !isStepwise && isRefusal(error);
      fail(error);
    });
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      void send();
    });
  }

  function add(statement: Statement): Promise<Rows> {
    if (failure) return Promise.reject(failure.error);
    return new Promise((settle, fail) => waiting.push({ ...statement, settle, fail }));
  }

  async function write(statement: Statement, method: Method): Promise<Rows> {
    const written = tables.writtenBy(statement.sql);
    for (const [key, read] of known) {
      if (!written || !written.isDisjointFrom(read.tables)) known.delete(key);
    }
    const answer = add(statement);
    if (method === "run" && !isStepwise && !failure) {
      // Its failure is that of the transaction.
      answer.catch(() => {});
      if (waiting.length >= mostAtOnce) await send();
      return [];
    }
    schedule();
    return await answer;
  }

  function read(statement: Statement): { key: string; rows: Promise<Rows> } {
    const key = keyOf(statement);
    const earlier = known.get(key);
    if (earlier) return { key, rows: earlier.rows };
    const rows = add(statement);
    const of = tables.readBy(statement.sql);
    // Without a table it may be a function that differs each time.
    if (of.size > 0) known.set(key, { tables: of, rows });
    schedule();
    return { key, rows };
  }

  return {
    execute(sql: string, parameters: unknown[], method: Method): Promise<Rows> {
      const statement = { sql, parameters };
      return isWrite(sql) ? write(statement, method) : read(statement).rows;
    },

    /** Reads ahead. Returns what the same read returned lately, if it is known, without waiting. */
    async expect(sql: string, parameters: unknown[]): Promise<Rows> {
      if (isWrite(sql)) throw new Error("a write among the reads ahead");
      const { key, rows } = read({ sql, parameters });
      const fresh = rows.then((found) => {
        cached.set(key, found);
        return found;
      });
      fresh.catch(() => {});
      return cached.get(key) ?? await fresh;
    },

    async commit(): Promise<void> {
      await send("commit");
      if (failure) throw failure.error;
      streams.giveBack(taken);
    },

    /** What waits is still sent: a write that is refused is why the work has failed. */
    async rollback(): Promise<void> {
      await send("rollback");
      if (!failure) return streams.giveBack(taken);
      const { stream } = taken;
      if (stream.closed) return;
      if (!hasBegun) return stream.close();
      // The server ends an abandoned transaction by itself.
      const ended = stream.run("ROLLBACK").catch(() => {});
      stream.closeGracefully();
      await ended;
    },

    mustRepeat: () => mustRepeat,
  };
}

/** What a trigger, a constraint or an index refuses leaves the transaction usable. */
function isRefusal(error: unknown): boolean {
  return error instanceof ResponseError && error.code?.startsWith("SQLITE_CONSTRAINT") === true;
}

function keyOf({ sql, parameters }: Statement): string {
  const values = parameters.map((value) => typeof value === "bigint" ? `${value}n` : value);
  return `${sql}\n${JSON.stringify(values)}`;
}

export function bound(sql: string, parameters: unknown[]): Stmt {
  return new Stmt(sql).bindIndexes(parameters as Parameters<Stmt["bindIndexes"]>[0]);
}

export function rowsOf(rows: ArrayLike<unknown>[]): Rows {
  return rows.map((row) =>
    Array.from(row, (cell) => cell instanceof ArrayBuffer ? Buffer.from(cell) : cell)
  );
}
