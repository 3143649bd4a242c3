import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "db/database.ts";
import { openDatabase } from "db/open.ts";
import { hasServer, type LibsqlServer, startLibsqlServer } from "tests/support/libsql-server.ts";
import { openNewDatabase } from "tests/support/new-database.ts";
import { libsqlPersistence } from "../adapters/persistence/libsql/persistence.ts";
import type { Persistence } from "../ports/persistence.ts";
import type { Change } from "../ports/persistence/changes.ts";
import { followChanges } from "./follow-changes.ts";

const soon = { timeout: 10_000, interval: 10 };

let folder: string;
let database: Database;
let persistence: Persistence;
const closers: (() => void)[] = [];

beforeAll(async () => {
  folder = await Deno.makeTempDir({ prefix: "follow-changes-" });
  database = await openNewDatabase(`${folder}/app.db`);
  persistence = processOn(database);
});
afterEach(() => closers.splice(0).forEach((close) => close()));
afterAll(async () => {
  await database.close();
  await Deno.remove(folder, { recursive: true });
});

test("a view is loaded first and then gets every later change in order", async () => {
  await write("before");
  const view = await follow(persistence);
  expect(view.seen).toEqual(["load"]);
  await write("a", "b");
  await write("c");
  await view.catchUp(0);
  expect(view.seen).toEqual(["load", "a", "b", "c"]);
  await view.catchUp(0);
  expect(view.seen).toHaveLength(4);
});

test("a commit of this process is in the view at once", async () => {
  const view = await follow(persistence);
  await writeOwn("own");
  await view.catchUp(Infinity);
  expect(view.seen).toEqual(["load", "own"]);
});

test("a commit made while changes are being applied is in the view after catchUp", async () => {
  const applying = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const view = await follow(persistence, {
    async apply() {
      applying.resolve();
      await release.promise;
    },
  });
  await write("first");
  const first = view.catchUp(0);
  await applying.promise;
  await writeOwn("second");
  const second = view.catchUp(Infinity);
  release.resolve();
  await Promise.all([first, second]);
  expect(view.seen).toEqual(["load", "first", "second"]);
});

test("a commit of another process arrives within the polling interval without a request", async () => {
  const view = await follow(persistence);
  await write("elsewhere");
  await expect.poll(() => view.seen, soon).toEqual(["load", "elsewhere"]);
});

test("catchUp reads nothing while the view is young enough and this process committed nothing", async () => {
  const after = vi.fn(persistence.changes.after);
  const view = await follow({ ...persistence, changes: { ...persistence.changes, after } });
  await write("elsewhere");
  await view.catchUp(60_000);
  expect(after).not.toHaveBeenCalled();
  await view.catchUp(0);
  expect(view.seen).toEqual(["load", "elsewhere"]);
});

test("a view whose next changes are deleted already is loaded again", async () => {
  const view = await follow(persistence);
  await write("lost", "lost too", "left");
  await deleteAllBut(1);
  await view.catchUp(0);
  expect(view.seen).toEqual(["load", "load"]);
  await write("next");
  await view.catchUp(0);
  expect(view.seen).toEqual(["load", "load", "next"]);
});

test("deleted changes that the view has already do not load it again", async () => {
  const view = await follow(persistence);
  await write("a", "b");
  await view.catchUp(0);
  await deleteAllBut(1);
  await write("c");
  await view.catchUp(0);
  expect(view.seen).toEqual(["load", "a", "b", "c"]);
});

test("more changes than one batch arrive completely and in order", async () => {
  const view = await follow(persistence);
  await database.transaction((tx) =>
    tx.run(sql`
      with recursive nth(n) as (select 1 union all select n + 1 from nth where n < 2500)
      insert into changes (part, subject) select 'session', n from nth`) as Promise<unknown>
  );
  await view.catchUp(0);
  expect(view.seen.slice(1)).toEqual(Array.from({ length: 2500 }, (_, at) => String(at + 1)));
});

test("a batch that cannot be applied rejects catchUp, is reported by polling and repeated", async () => {
  let isBroken = true;
  const view = await follow(persistence, {
    apply: () => isBroken ? Promise.reject(new Error("no")) : Promise.resolve(),
  });
  await write("a");
  await expect(view.catchUp(0)).rejects.toThrow("no");
  await expect.poll(() => view.reported.length, soon).toBeGreaterThan(0);
  expect(view.seen).toEqual(["load"]);
  isBroken = false;
  await expect.poll(() => view.seen, soon).toEqual(["load", "a"]);
});

test("a view that fails does not keep the others of the same follower from the changes", async () => {
  const feed = followChanges(persistence, () => {});
  closers.push(feed.close);
  const seen: string[] = [];
  await feed.subscribe({ load() {}, apply: () => Promise.reject(new Error("no")) });
  await feed.subscribe({
    load() {},
    apply: (changes) => void seen.push(...subjectsOf(changes)),
  });
  await write("a");
  await expect.poll(() => seen, soon).toEqual(["a"]);
  await write("b");
  await expect.poll(() => seen, soon).toEqual(["a", "b"]);
});

test("a view with a stored state gets the later changes before it is opened", async () => {
  await write("before");
  const stored = await persistence.changes.last();
  await write("a", "b");
  const view = await follow(persistence, { restore: () => Promise.resolve(stored) });
  expect(view.seen).toEqual(["a", "b"]);
  expect(view.position()).toBe(await persistence.changes.last());
});

test("a view whose stored state is older than the log is loaded", async () => {
  const stored = await persistence.changes.last();
  await write("lost", "lost too", "left");
  await deleteAllBut(1);
  const view = await follow(persistence, { restore: () => Promise.resolve(stored) });
  expect(view.seen).toEqual(["load"]);
});

test("a load that fails rejects the subscription, and one after a gap is repeated", async () => {
  const feed = followChanges(persistence, () => {});
  closers.push(feed.close);
  const load = () => Promise.reject(new Error("no"));
  await expect(feed.subscribe({ load, apply() {} })).rejects.toThrow("no");

  let loads = 0;
  const view = await follow(persistence, {
    load: () => ++loads === 2 ? Promise.reject(new Error("no")) : Promise.resolve(),
  });
  await write("lost", "lost too", "left");
  await deleteAllBut(1);
  await expect(view.catchUp(0)).rejects.toThrow("no");
  await view.catchUp(0);
  expect(view.seen).toEqual(["load", "load"]);
});

test("views at the same position share one query per poll, and none is made without views", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const after = vi.fn(persistence.changes.after);
    const source = { ...persistence, changes: { ...persistence.changes, after } };
    const feed = followChanges(source, () => {});
    const view = { load() {}, apply() {} };
    const subscriptions = [await feed.subscribe(view), await feed.subscribe(view)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(after).toHaveBeenCalledTimes(2);
    for (const subscription of subscriptions) subscription.close();
    expect(vi.getTimerCount()).toBe(0);
    await feed.subscribe(view);
    expect(vi.getTimerCount()).toBe(1);
    feed.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("after a restart the numbers continue and a new view starts at the last one", async () => {
  await write("a");
  const last = await persistence.changes.last();
  await database.close();
  database = openDatabase(`file:${folder}/app.db`);
  persistence = processOn(database);
  expect(await persistence.changes.last()).toBe(last);
  const view = await follow(persistence);
  await write("b");
  await view.catchUp(0);
  expect(view.seen).toEqual(["load", "b"]);
});

describe.skipIf(!hasServer)("on a libSQL server", () => {
  let server: LibsqlServer;
  let databases: Database[];

  beforeAll(async () => {
    server = await startLibsqlServer();
    databases = [openDatabase(server.url), openDatabase(server.url)];
    await databases[0]!.migrate();
  });
  afterAll(async () => {
    for (const one of databases) await one.close();
    await server.stop();
  });

  test("two connections that write at once each see every change exactly once", async () => {
    const views = await Promise.all(databases.map((one) => follow(processOn(one))));
    const subjects = Array.from({ length: 40 }, (_, at) => String(at));
    await Promise.all(subjects.map((subject, at) => write.call(databases[at % 2], subject)));
    for (const view of views) {
      await view.catchUp(0);
      expect(view.seen.slice(1).toSorted()).toEqual(subjects.toSorted());
    }
    expect(views[0]!.seen).toEqual(views[1]!.seen);
  });
});

function processOn(opened: Database): Persistence {
  return libsqlPersistence(opened, {
    noteKey: [new Uint8Array(32)],
    importKey: [new Uint8Array(32)],
    factorKey: [new Uint8Array(32)],
    roomKey: new Uint8Array(32),
  });
}

type Steps = {
  restore?: () => Promise<number | null>;
  load?: () => Promise<void>;
  apply?: (changes: Change[]) => Promise<void>;
};

/** A view that records what it gets, after `steps` succeed. */
async function follow(source: Persistence, { restore, load, apply }: Steps = {}) {
  const seen: string[] = [];
  const reported: unknown[] = [];
  const feed = followChanges(source, (error) => reported.push(error));
  closers.push(feed.close);
  const subscription = await feed.subscribe({
    ...(restore && { restore }),
    async load() {
      await load?.();
      seen.push("load");
    },
    async apply(changes) {
      await apply?.(changes);
      seen.push(...subjectsOf(changes));
    },
  });
  return { ...subscription, seen, reported };
}

function subjectsOf(changes: Change[]): string[] {
  return changes.map(({ subject }) => subject);
}

/** Writes as another process does: the persistence of this one does not count the commit. */
async function write(this: Database | void, ...subjects: string[]): Promise<void> {
  await (this ?? database).transaction(async (tx) => {
    for (const subject of subjects) {
      await tx.run(sql`insert into changes (part, subject) values ('session', ${subject})`);
    }
  });
}

async function writeOwn(subject: string): Promise<void> {
  await write(subject);
  await persistence.transaction(async () => {});
}

async function deleteAllBut(keep: number): Promise<void> {
  await persistence.transaction(({ changes }) => changes.deleteOldest({ keep, limit: 1_000_000 }));
}
