import type Sqlite from "libsql";
import { setImmediate } from "node:timers";
import type { Connection } from "./database.ts";

/** How long (ms) writes run before reads get a chance. */
const writeSliceMs = 5;

type Transaction = { run(): Promise<void>; succeed(): void; fail(error: unknown): void };

/**
 * A commit waits for the disk, so transactions that wait at the same time share one, each in a savepoint. All of them
 * settle after the commit: even a refusal may depend on another one's uncommitted rows.
 */
export function sharedCommits(file: Sqlite.Database, write: Connection, enqueue: Queue) {
  const waiting: Transaction[] = [];

  async function commitTogether(): Promise<void> {
    let next = waiting.shift();
    if (!next) return;
    const together = [next];
    const refused = new Map<Transaction, unknown>();
    const started = performance.now();
    try {
      file.exec("begin immediate");
      while (next) {
        await runAlone(next, refused);
        next = performance.now() - started < writeSliceMs ? waiting.shift() : undefined;
        if (next) together.push(next);
      }
      file.exec("commit");
    } catch (error) {
      if (file.inTransaction) file.exec("rollback");
      for (const one of together) one.fail(error);
      return;
    }
    for (const one of together) {
      if (refused.has(one)) one.fail(refused.get(one));
      else one.succeed();
    }
  }

  async function runAlone(one: Transaction, refused: Map<Transaction, unknown>): Promise<void> {
    file.exec("savepoint alone");
    try {
      await one.run();
    } catch (error) {
      if (!file.inTransaction) throw error;
      file.exec("rollback to alone");
      refused.set(one, error);
    }
    file.exec("release alone");
  }

  return <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      let result: Result;
      waiting.push({
        run: async () => void (result = await work(write)),
        succeed: () => resolve(result),
        fail: reject,
      });
      enqueue(commitTogether).catch((error) => {
        for (const one of waiting.splice(0)) one.fail(error);
      });
    });
}

type Queue = ReturnType<typeof workQueue>;

export function workQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let lastPause = performance.now();

  /** The driver is synchronous: without a pause a long queue would block all reads. */
  async function pause(): Promise<void> {
    if (performance.now() - lastPause < writeSliceMs) return;
    await new Promise((next) => setImmediate(next));
    lastPause = performance.now();
  }

  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(pause, pause).then(work);
    last = result.catch(() => {});
    return result;
  };
}
