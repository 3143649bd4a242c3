import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { openDatabase } from "db/open.ts";
import { therapySessions } from "db/schema/mod.ts";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { packedColumn, packedList, packedRow } from "./packed.ts";

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
    const [row] = await database.read.select({ packed: packedColumn(packed) }).from(nothing);
    row!.packed.list.sort((one, other) => one.at - other.at);
    const items = list.map((item, at) => ({ at, item }));
    expect(row!.packed).toEqual({ word, number, maybe, list: items });
  }));
});

test("a packed column is read as the column is", async () => {
  const { intro, status, rating } = getTableColumns(therapySessions);
  const session = sql`(select 1 as intro, 'booked' as status, null as rating) as therapy_sessions`;
  const [row] = await database.read
    .select({ packed: packedColumn(packedRow({ intro, status, rating })) }).from(session);
  expect(row!.packed).toEqual({ intro: true, status: "booked", rating: null });
});

test("bytes are not packed", () => {
  const { noteSealed } = getTableColumns(therapySessions);
  expect(() => packedRow({ noteSealed })).toThrow("note_sealed");
});

const nothing: SQL = sql`(select 1)`;
