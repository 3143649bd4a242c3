import { sql } from "drizzle-orm";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openFile } from "./open-file.ts";
import type { Connection } from "./database.ts";

// Transactions share a commit for only a few milliseconds.
beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

async function openNotes() {
  const folder = await mkdtemp(join(tmpdir(), "open-file-"));
  const database = openFile(join(folder, "notes.db"));
  await database.transaction((tx) =>
    tx.run(sql`create table notes (id integer primary key, text text not null)`) as Promise<unknown>
  );
  return {
    ...database,
    async notes(): Promise<number[]> {
      const rows = await database.read.all(sql`select id from notes order by id`) as [number][];
      return rows.map(([id]) => id);
    },
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

const write = (tx: Connection, id: number) =>
  tx.run(sql`insert into notes values (${id}, 'a note')`);

test("transactions that share a commit each get their own result", async () => {
  await using database = await openNotes();
  const ids = Array.from({ length: 100 }, (_, at) => at);
  const answers = await Promise.all(ids.map((id) =>
    database.transaction(async (tx) => {
      await write(tx, id);
      return id * 2;
    })
  ));
  expect(answers).toEqual(ids.map((id) => id * 2));
  expect(await database.notes()).toEqual(ids);
});

test("a failed transaction is rolled back without affecting others", async () => {
  await using database = await openNotes();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, id) =>
      database.transaction(async (tx) => {
        await write(tx, id);
        if (id % 3 === 0) throw new Error(`no ${id}`);
      })),
  );
  expect(outcomes.map(({ status }) => status === "fulfilled"))
    .toEqual([false, true, true, false, true, true, false, true, true, false]);
  expect(await database.notes()).toEqual([1, 2, 4, 5, 7, 8]);
});

test("a transaction sees earlier ones of the same commit; a reader does not", async () => {
  await using database = await openNotes();
  const seen: unknown[] = [];
  await Promise.all([
    database.transaction((tx) => write(tx, 1) as Promise<unknown>),
    database.transaction(async (tx) => {
      seen.push(await tx.all(sql`select id from notes`), await database.notes());
    }),
  ]);
  expect(seen).toEqual([[[1]], []]);
  expect(await database.notes()).toEqual([1]);
});

test("a failure settles after the rows it depends on are committed", async () => {
  await using database = await openNotes();
  const winner = database.transaction((tx) => write(tx, 1) as Promise<unknown>);
  const loser = database.transaction(async (tx) => {
    const [taken] = await tx.all(sql`select id from notes where id = 1`);
    if (taken) throw new Error("taken");
  });
  await expect(loser).rejects.toThrow("taken");
  expect(await database.notes()).toEqual([1]);
  await winner;
});

test("when the database rolls all of them back, all of them reject", async () => {
  await using database = await openNotes();
  const outcomes = await Promise.allSettled([
    database.transaction((tx) => write(tx, 1) as Promise<unknown>),
    database.transaction(async (tx) => {
      await write(tx, 2);
      await tx.run(sql`insert or rollback into notes values (1, 'again')`);
    }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await database.transaction((tx) => write(tx, 3) as Promise<unknown>);
  expect(await database.notes()).toEqual([3]);
});

test("using a closed database throws", async () => {
  const folder = await mkdtemp(join(tmpdir(), "open-file-"));
  const database = openFile(join(folder, "notes.db"));
  await database.close();
  await expect(Promise.resolve().then(() => database.read.get("select 1"))).rejects.toThrow();
  await expect(database.transaction(() => Promise.resolve())).rejects.toThrow(/is closed/);
  await rm(folder, { recursive: true });
});

test("a slow statement is reported without its parameters", async () => {
  const reported: string[] = [];
  const report = (sql: string, ms: number) => {
    expect(ms).toBeGreaterThanOrEqual(0);
    reported.push(sql);
  };
  const folder = await mkdtemp(join(tmpdir(), "open-file-"));
  const database = openFile(join(folder, "slow.db"), { afterMs: 0, report });
  await database.read.run(sql`select ${"secret"}`);
  await database.close();
  await rm(folder, { recursive: true });
  expect(reported).toEqual(["select ?"]);
});

test("migrating returns the names of the migrations that were missing", async () => {
  const folder = await Deno.makeTempDir();
  const database = openFile(`${folder}/app.db`);
  expect((await database.migrate())[0]).toBe("0000_create-tables");
  expect(await database.migrate()).toEqual([]);
  await database.close();
  await Deno.remove(folder, { recursive: true });
});
