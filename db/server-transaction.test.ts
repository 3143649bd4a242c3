import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasServer, type LibsqlServer, startLibsqlServer } from "tests/support/libsql-server.ts";
import type { Connection, Database } from "./database.ts";
import { openServer } from "./open-server.ts";
import { refusedAs } from "./refused-write.ts";
import { attempts } from "./schema/attempts.ts";
import { changes } from "./schema/changes.ts";

class Refusal extends Error {}

describe.skipIf(!hasServer)("a transaction on a libSQL server", () => {
  let server: LibsqlServer;
  let database: Database;
  let requests = 0;

  beforeAll(async () => {
    server = await startLibsqlServer();
    const slow = { afterMs: 0, report: () => void requests++ };
    database = openServer(server.url, undefined, { slow });
    await database.migrate();
    await database.transaction((tx) => add(tx, "first"));
  });

  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  async function requestsOf(work: (tx: Connection, ahead?: Connection) => Promise<unknown>) {
    requests = 0;
    await database.transaction(work);
    return requests;
  }

  test("takes one request for writes, and two with reads of one turn", async () => {
    expect(await requestsOf((tx) => add(tx, "alone"))).toBe(1);
    const both = async (tx: Connection) => {
      expect(await Promise.all([find(tx, "alone"), find(tx, "none")])).toEqual([1, null]);
      await add(tx, "second");
    };
    expect(await requestsOf(both)).toBe(2);
    expect(await find(database.read, "second")).toBe(1);
  });

  test("reads again what it wrote, by itself or by a trigger, and nothing else", async () => {
    const found: unknown[] = [];
    const work = async (tx: Connection) => {
      await tx.run(sql`create trigger if not exists noted after update on attempts
        begin insert into changes (part, subject) values ('schedule', new.key); end`);
      found.push(await find(tx, "first"), await find(tx, "first"));
    };
    expect(await requestsOf(work)).toBe(2);
    const other = openServer(server.url);
    await other.transaction(async (tx) => {
      const before = await tx.$count(changes);
      await tx.update(attempts).set({ count: 5 }).where(eq(attempts.key, "first"));
      found.push(await find(tx, "first"), await tx.$count(changes) - before);
      await tx.run(sql`drop trigger noted`);
    });
    await other.close();
    expect(found).toEqual([1, 1, 5, 1]);
  });

  test("takes one request for reads that follow from each other, when they were read before", async () => {
    await database.transaction((tx) => add(tx, "5"));
    const work = async (tx: Connection, ahead?: Connection) => {
      void find(ahead!, "first").then((count) => find(ahead!, `${count}`)).catch(() => {});
      const count = await find(tx, "first");
      expect(await find(tx, `${count}`)).toBe(count === 5 ? 1 : null);
    };
    expect(await requestsOf(work)).toBe(3);
    expect(await requestsOf(work)).toBe(2);
    await database.transaction((tx) => set(tx, "first", 6));
    expect(await requestsOf(work)).toBe(3);
    await database.transaction((tx) => set(tx, "first", 5));
  });

  test("throws a refusal where its write is awaited, and leaves the rest usable", async () => {
    let runs = 0;
    await database.transaction(async (tx) => {
      runs++;
      await add(tx, "kept");
      const again = refusedAs(Refusal, tx.insert(attempts).values(row("kept")));
      await expect(again).rejects.toEqual(new Refusal("ERR_DUPLICATE_ENTITY"));
      await add(tx, "after");
    }).catch(() => {});
    expect(runs).toBe(2);
    expect(await find(database.read, "kept")).toBe(1);
    expect(await find(database.read, "after")).toBe(1);
  });

  test("goes on after the server was started again, as reads do", async () => {
    await find(database.read, "first");
    await server.restart();
    await database.transaction((tx) => add(tx, "later"));
    expect(await find(database.read, "later")).toBe(1);
  });

  test("leaves nothing when its work fails, or a write that nothing waits for", async () => {
    const failing = database.transaction(async (tx) => {
      await add(tx, "lost");
      await find(tx, "first");
      throw new Refusal("no");
    });
    await expect(failing).rejects.toEqual(new Refusal("no"));
    const refused = database.transaction(async (tx) => {
      await add(tx, "lost");
      await tx.insert(attempts).values(row("first"));
    });
    await expect(refused).rejects.toThrow();
    expect(await find(database.read, "lost")).toBeNull();
    expect(await requestsOf((tx) => find(tx, "first"))).toBe(2);
  });
});

function row(key: string) {
  return { key, count: 1, windowStartedAt: 0, blockedUntil: null };
}

async function add(connection: Connection, key: string): Promise<void> {
  await connection.insert(attempts).values(row(key));
}

async function set(connection: Connection, key: string, count: number): Promise<void> {
  await connection.update(attempts).set({ count }).where(eq(attempts.key, key));
}

async function find(connection: Connection, key: string): Promise<number | null> {
  const [found] = await connection.select({ count: attempts.count }).from(attempts)
    .where(eq(attempts.key, key));
  return found?.count ?? null;
}
