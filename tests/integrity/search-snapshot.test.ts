import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Database } from "db/database.ts";
import { openDatabase } from "db/open.ts";
import { hasServer, startLibsqlServer } from "tests/support/libsql-server.ts";
import {
  change,
  changesArbitrary,
  countOf,
  fill,
  folderForEach,
  now,
  practitioners,
  snapshotIn,
  start,
  stored,
  visitor,
} from "./stored-search.ts";

const folder = folderForEach();

test("a restarted search answers like one that is loaded from the database", async () => {
  await fc.assert(
    fc.asyncProperty(changesArbitrary, changesArbitrary, async (before, stopped) => {
      const first = await start({ folder: folder() });
      await change(first.database, before);
      await first.search.settled(now);
      await first.close();

      const database = openDatabase(`file:${folder()}/app.db`);
      await change(database, stopped);
      await database.close();

      const restored = await start({ folder: folder() });
      expect(restored.loads()).toBe(0);
      await restored.search.settled(now);
      const answers = await restored.answers();
      await restored.close();

      await Deno.remove(snapshotIn(folder()));
      const loaded = await start({ folder: folder() });
      await loaded.search.settled(now);
      expect(answers).toEqual(await loaded.answers());
      await loaded.close();
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

test("a restarted search is complete without preparing practitioners again", async () => {
  await stored(folder());
  const { search, loads, answers, close } = await start({ folder: folder() });
  expect(search.preparing()).toBe(0);
  expect(loads()).toBe(0);
  expect((await answers()).length).toBeGreaterThan(0);
  await close();
});

test("free times that a restart finds to be over are computed before the search is complete", async () => {
  await stored(folder());
  const later = await start({ folder: folder(), at: now + 3 * 86_400_000 });
  expect(later.search.preparing()).toBeGreaterThan(0);
  await later.search.settled(now + 3 * 86_400_000);
  expect(later.search.preparing()).toBe(0);
  await later.close();
});

test("who is hidden or erased while the server is stopped is not found after the restart", async () => {
  await stored(folder());
  const database = openDatabase(`file:${folder()}/app.db`);
  const [hidden, erased] = await idsIn(database);
  await database.transaction(async (tx) => {
    await tx.run(sql`update therapists set show_in_search = 0 where id = ${hidden}`);
    await tx.run(sql`delete from therapists where id = ${erased}`);
  });
  await database.close();
  const { search, loads, close } = await start({ folder: folder() });
  expect(loads()).toBe(0);
  const found = (await search.find({ limit: 100 }, visitor)).hits.map((hit) => hit.therapistId);
  expect(found).toHaveLength(practitioners - 2);
  expect(found).not.toContain(hidden);
  expect(found).not.toContain(erased);
  await close();
  expect(await textIn(snapshotIn(folder()))).not.toMatch(new RegExp(`${hidden}|${erased}`));
});

test("who is hidden while the server runs is soon not in the file either", async () => {
  await stored(folder());
  const { search, database, close } = await start({ folder: folder() });
  const [hidden] = await idsIn(database);
  expect(await textIn(snapshotIn(folder()))).toContain(hidden);
  await database.transaction((tx) =>
    tx.run(sql`update therapists set show_in_search = 0 where id = ${hidden}`) as Promise<unknown>
  );
  await search.find({ limit: 1 }, visitor);
  await expect.poll(() => textIn(snapshotIn(folder())), { timeout: 30_000 })
    .not.toContain(hidden);
  await close();
});

test("a change that is committed while the stored search is read is found", async () => {
  await stored(folder());
  const { search, database, close } = await start({
    folder: folder(),
    whileReading: (database) => change(database, [[0, 7]]),
  });
  await search.settled(now);
  expect((await search.find({ limit: 1 }, visitor)).total).toBe(practitioners - 1);
  expect(await countShown(database)).toBe(practitioners - 1);
  await close();
});

test("after a kill the search starts with what was stored before", async () => {
  await stored(folder());
  const running = await start({ folder: folder() });
  await change(running.database, [[0, 5]]);
  const file = await Deno.readFile(snapshotIn(folder()));
  await running.close();
  // What a killed process leaves: its last file, without what came later, and maybe half of the next one.
  await Deno.writeFile(snapshotIn(folder()), file);
  await Deno.writeTextFile(`${snapshotIn(folder())}.draft`, "half");
  const opened = await start({ folder: folder() });
  expect((await opened.search.find({ limit: 1 }, visitor)).total).toBe(practitioners - 1);
  await opened.close();
});

describe.skipIf(!hasServer)("on a libSQL server", () => {
  test("a process that restarts sees what another one changed", async () => {
    const server = await startLibsqlServer();
    const folders = [await Deno.makeTempDir(), await Deno.makeTempDir()];
    try {
      await fill(server.url);
      const [first, second] = await Promise.all(
        folders.map((folder) => start({ folder, url: server.url })),
      );
      await first!.search.settled(now);
      await first!.close();
      await second!.search.settled(now);
      await change(second!.database, [[0, 2], [1, 9]]);

      const again = await start({ folder: folders[0]!, url: server.url });
      expect(again.loads()).toBe(0);
      expect((await again.search.find({ limit: 1 }, visitor)).total).toBe(practitioners - 1);
      await again.close();
      await second!.close();
    } finally {
      for (const folder of folders) await Deno.remove(folder, { recursive: true });
      await server.stop();
    }
  });
});

async function textIn(file: string): Promise<string> {
  return new TextDecoder("latin1").decode(await Deno.readFile(file));
}

async function idsIn(database: Database): Promise<string[]> {
  const rows = await database.read.all<{ id: string }>(
    sql`select id from therapists order by id limit 5`,
  );
  return rows.map((row) => Array.isArray(row) ? row[0] as string : row.id);
}

async function countShown(database: Database): Promise<number> {
  return await countOf(database, sql`show_in_search = 1`);
}
