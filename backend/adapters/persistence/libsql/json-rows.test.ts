import { getTableColumns, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "db/open.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { jsonList, jsonRow, jsonRows } from "./json-rows.ts";

const folder = await Deno.makeTempDir({ prefix: "json-rows-" });
const database = openDatabase(`file:${folder}/test.db`);

afterAll(async () => {
  await database.close();
  await Deno.remove(folder, { recursive: true });
});

const words = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom('"', "\\", "\n\r\t\b\f", "\u0001\u001f\u007f", "\u2028", "[1]", "null", "õ 🌿"),
);
const numbers = fc.maxSafeInteger();
const nullable = fc.option(words, { nil: null });

test("values are read as they were written", async () => {
  const rows = fc.record({ word: words, number: numbers, maybe: nullable, list: fc.array(words) });
  await fc.assert(fc.asyncProperty(rows, async ({ word, number, maybe, list }) => {
    const row = jsonRow({
      word: sql<string>`${word}`,
      number: sql<number>`cast(${number} as integer)`,
      maybe: sql<string | null>`${maybe}`,
      list: jsonList(
        jsonRow({ at: sql<number>`key`, item: sql<string>`value` }),
        sql`from json_each(${JSON.stringify(list)})`,
      ),
    });
    const [found] = await database.read.select({ rows: jsonRows(row, row.sql) })
      .from(sql`json_each('[1, 2]') as twice`);
    for (const { list } of found!.rows) list.sort((one, other) => one.at - other.at);
    const expected = { word, number, maybe, list: list.map((item, at) => ({ at, item })) };
    expect(found!.rows).toEqual([expected, expected]);
  }));
});

test("a column is read with its own type", async () => {
  const { intro, status, rating } = getTableColumns(therapySessions);
  const session = sql`(select 1 as intro, 'booked' as status, null as rating) as therapy_sessions`;
  const row = jsonRow({ intro, status, rating });
  const rows = jsonRows(row, row.sql);
  expect(await database.read.select({ rows }).from(session))
    .toEqual([{ rows: [{ intro: true, status: "booked", rating: null }] }]);
  expect(await database.read.select({ rows }).from(session).where(sql`false`))
    .toEqual([{ rows: [] }]);
});

test("a blob column throws", () => {
  const { noteSealed } = getTableColumns(therapySessions);
  expect(() => jsonRow({ noteSealed })).toThrow("note_sealed");
});
