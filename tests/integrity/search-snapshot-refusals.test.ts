import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Database } from "db/database.ts";
import { openDatabase } from "db/open.ts";
import {
  change,
  countOf,
  fill,
  folderForEach,
  now,
  practitioners,
  snapshotIn,
  start,
  store,
  stored,
  visitor,
} from "./stored-search.ts";

const folder = folderForEach();

describe("a stored search that does not fit is replaced", () => {
  const cases: Record<string, (file: string) => Promise<void>> = {
    "one that is cut off": async (file) => {
      const bytes = await Deno.readFile(file);
      await Deno.writeFile(file, bytes.subarray(0, bytes.length - 100));
    },
    "an empty one": (file) => Deno.writeFile(file, new Uint8Array()),
    "something else": (file) => Deno.writeTextFile(file, "not a stored search ".repeat(100)),
    "one of another database": async (file) => {
      const other = await Deno.makeTempDir();
      await fill(`file:${other}/app.db`);
      await store(other);
      await Deno.copyFile(snapshotIn(other), file);
      await Deno.remove(other, { recursive: true });
    },
    "one of other code or settings": async (file) => {
      const other = await start({ folder: folder(), publicUrl: "https://other.example" });
      await other.search.settled(now);
      await other.close();
      expect(await Deno.stat(file)).toBeTruthy();
    },
  };
  for (const [what, put] of Object.entries(cases)) {
    test(what, async () => {
      await stored(folder());
      await put(snapshotIn(folder()));
      const opened = await start({ folder: folder() });
      expect(opened.loads()).toBe(1);
      expect(console.warn).toHaveBeenCalledWith(
        expect.stringContaining("the stored search is not used"),
      );
      await opened.search.settled(now);
      expect((await opened.search.find({ limit: 1 }, visitor)).total).toBe(practitioners);
      await opened.close();
      const again = await start({ folder: folder() });
      expect(again.loads()).toBe(0);
      await again.close();
    });
  }

  test("any changed byte", async () => {
    await stored(folder());
    const file = snapshotIn(folder());
    const bytes = await Deno.readFile(file);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const changed = bytes.slice();
          changed[at]! ^= by;
          await Deno.writeFile(file, changed);
          const opened = await start({ folder: folder() });
          expect(opened.loads()).toBe(1);
          await opened.close();
        },
      ),
      { numRuns: 4 },
    );
  });

  test("one that is newer than a restored backup, also when the backup has moved on", async () => {
    const backup = `${folder()}/backup.db`;
    await Deno.copyFile(`${folder()}/app.db`, backup);
    const first = await start({ folder: folder() });
    await change(first.database, [[1, 0]]);
    await first.search.settled(now);
    await first.close();
    // As a new file: this process may still have the old one open.
    for (const end of ["", "-wal", "-shm"]) {
      await Deno.remove(`${folder()}/app.db${end}`).catch(() => {});
    }
    await Deno.copyFile(backup, `${folder()}/app.db`);
    const database = openDatabase(`file:${folder()}/app.db`);
    for (let at = 0; at < 20; at++) await change(database, [[2, at]]);
    await database.close();

    const opened = await start({ folder: folder() });
    expect(opened.loads()).toBe(1);
    await opened.search.settled(now);
    expect((await opened.search.find({ cities: ["TARTU"], limit: 1 }, visitor)).total)
      .toBe(await countIn(opened.database, "TARTU"));
    await opened.close();
  });

  test("one whose later changes are deleted from the log", async () => {
    await stored(folder());
    const database = openDatabase(`file:${folder()}/app.db`);
    await change(database, [[0, 3], [0, 4]]);
    await database.transaction((tx) =>
      tx.run(sql`delete from changes where seq < (select max(seq) from changes)`) as Promise<
        unknown
      >
    );
    await database.close();
    const opened = await start({ folder: folder() });
    expect(opened.loads()).toBe(1);
    expect((await opened.search.find({ limit: 1 }, visitor)).total).toBe(practitioners - 2);
    await opened.close();
  });
});

async function countIn(database: Database, city: string): Promise<number> {
  return await countOf(
    database,
    sql`show_in_search = 1 and (city = ${city} or exists
      (select 1 from therapist_locations l where l.therapist_id = therapists.id and l.city = ${city}))`,
  );
}
