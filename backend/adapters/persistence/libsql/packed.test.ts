import { getTableColumns, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "db/open.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { packedList, packedRow, packedTogether } from "./packed.ts";

const folder = await Deno.makeTempDir({ prefix: "packed-" });
const database = openDatabase(`file:${folder}/packed.db`);

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

test("whatever is packed comes out as it went in", async () => {
  const rows = fc.record({ word: words, number: numbers, maybe: nullable, list: fc.array(words) });
  await fc.assert(fc.asyncProperty(rows, async ({ word, number, maybe, list }) => {
    const packed = packedRow({
      word: sql<string>`${word}`,
      number: sql<number>`cast(${number} as integer)`,
      maybe: sql<string | null>`${maybe}`,
      list: packedList(
        packedRow({ at: sql<number>`key`, item: sql<string>`value` }),
        sql`from json_each(${JSON.stringify(list)})`,
      ),
    });
    const [row] = await database.read.select({ rows: packedTogether(packed, packed.sql) })
      .from(sql`json_each('[1, 2]') as twice`);
    for (const { list } of row!.rows) list.sort((one, other) => one.at - other.at);
    const expected = { word, number, maybe, list: list.map((item, at) => ({ at, item })) };
    expect(row!.rows).toEqual([expected, expected]);
  }));
});

test("a packed column is read as the column is", async () => {
  const { intro, status, rating } = getTableColumns(therapySessions);
  const session = sql`(select 1 as intro, 'booked' as status, null as rating) as therapy_sessions`;
  const packed = packedRow({ intro, status, rating });
  const rows = packedTogether(packed, packed.sql);
  expect(await database.read.select({ rows }).from(session))
    .toEqual([{ rows: [{ intro: true, status: "booked", rating: null }] }]);
  expect(await database.read.select({ rows }).from(session).where(sql`false`))
    .toEqual([{ rows: [] }]);
});

test("bytes are not packed", () => {
  const { noteSealed } = getTableColumns(therapySessions);
  expect(() => packedRow({ noteSealed })).toThrow("note_sealed");
});
