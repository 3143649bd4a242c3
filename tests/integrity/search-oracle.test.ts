import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "db/database.ts";
import { seedDomainValues } from "db/seed/seed-domain-values.ts";
import { readConfig } from "backend/config.ts";
import type { SearchFilters } from "backend/domain/search/search-request.ts";
import { addReadModels, openAdapters } from "backend/open-ports.ts";
import type { OpenTherapistSearch } from "backend/read-models/search/therapist-search.ts";
import { addPractitioners } from "tests/bench/practitioners.ts";
import { idsBySql } from "./search-by-sql.ts";

const now = Date.parse("2026-11-20T07:00:00Z");
const visitor = { now, language: "et" as const };

let directory: string;
let database: Database;
let search: OpenTherapistSearch;
let close: () => Promise<void>;

beforeAll(async () => {
  directory = await Deno.makeTempDir();
  const adapters = await openAdapters(readConfig({ DATA_DIR: directory }));
  database = adapters.database;
  await seedDomainValues(database);
  await addPractitioners(database, 400, { seed: 11 });
  const opened = await addReadModels(adapters, now);
  search = opened.ports.search;
  close = opened.close;
  // Pages follow each other only while the order stays the same.
  await search.settled(now);
});

afterAll(async () => {
  await close();
  await Deno.remove(directory, { recursive: true });
});

const needs = ["BURNOUT", "ANXIETY", "SLEEP_DISORDERS", "TRAUMA", "STRESS"];
const types = ["MASSAGE", "BODY_PSY", "TRE", "YOGA_THERAPY", "REIKI"];
const cities = ["TALLINN", "TARTU", "PARNU"];

const filtersArbitrary: fc.Arbitrary<SearchFilters> = fc.record({
  needs: fc.subarray(needs, { minLength: 1 }),
  practices: fc.subarray(types, { minLength: 1 }),
  groups: fc.subarray(["somatic", "talking", "energetic", "other"] as const, { minLength: 1 })
    .map((groups) => [...groups]),
  genders: fc.subarray(["FEMALE", "MALE"], { minLength: 1 }),
  languages: fc.subarray(["ESTONIAN", "ENGLISH", "RUSSIAN"], { minLength: 1 }),
  meetingTypes: fc.subarray(["IN_PERSON", "VIDEO_CALL"], { minLength: 1 }),
  cities: fc.subarray(cities, { minLength: 1 }),
  priceFromCents: fc.integer({ min: 2000, max: 8000 }),
  priceToCents: fc.integer({ min: 4000, max: 12_000 }),
  durationFrom: fc.constantFrom(30, 50, 60),
  durationTo: fc.constantFrom(45, 60, 90),
}, { requiredKeys: [] });

test("the search in memory finds and counts the same as SQL", async () => {
  await fc.assert(
    fc.asyncProperty(filtersArbitrary, async (filters) => {
      const wanted = await idsBySql(database.read, filters);
      const { total, facets } = await search.find({ ...filters, limit: 1 }, visitor);
      expect(total).toBe(wanted.length);
      expect((await walk(filters)).toSorted()).toEqual(wanted.toSorted());
      const part = facets as unknown as Record<string, Record<string, number>>;
      for (const [filter, code] of choices) {
        const counted = await idsBySql(database.read, { ...filters, [filter]: [code] });
        expect(part[filter]![code], `${filter} ${code}`).toBe(counted.length);
      }
    }),
    { numRuns: 40 },
  );
});

test("the search in memory equals SQL after every change", async () => {
  await fc.assert(
    fc.asyncProperty(
      filtersArbitrary,
      fc.constantFrom(...changes),
      fc.integer({ min: 0, max: 399 }),
      async (filters, change, at) => {
        const one = sql`(select id from therapists order by id limit 1 offset ${at})`;
        await database.transaction((tx) => tx.run(change(one)));
        await search.settled(now);
        const wanted = await idsBySql(database.read, filters);
        expect((await walk(filters)).toSorted()).toEqual(wanted.toSorted());
      },
    ),
    { numRuns: 60 },
  );
});

const choices = [
  ...needs.map((code) => ["needs", code] as const),
  ...types.map((code) => ["practices", code] as const),
  ...cities.map((code) => ["cities", code] as const),
  ["groups", "somatic"],
  ["groups", "talking"],
  ["genders", "FEMALE"],
  ["languages", "RUSSIAN"],
  ["meetingTypes", "VIDEO_CALL"],
] as const;

type One = ReturnType<typeof sql>;

const changes = [
  (one: One) => sql`update therapists set show_in_search = 1 - show_in_search where id = ${one}`,
  (one: One) => sql`update therapists set city = 'TARTU' where id = ${one}`,
  (one: One) => sql`delete from therapist_languages where therapist_id = ${one}`,
  (one: One) =>
    sql`update practices set price_cents = price_cents + 500 where therapist_id = ${one}`,
  (one: One) => sql`update practices set type = 'TRE' where therapist_id = ${one} and position = 0`,
  (one: One) => sql`delete from practices where therapist_id = ${one} and position > 1`,
  (one: One) =>
    sql`update practices set archived_at = iif(archived_at is null, 1, null)
      where therapist_id = ${one} and position = 0`,
  (one: One) => sql`delete from therapist_ways_of_helping where therapist_id = ${one}`,
];

async function walk(filters: SearchFilters): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await search.find(
      { ...filters, limit: 50, ...(cursor ? { cursor } : {}) },
      visitor,
    );
    ids.push(...page.hits.map((hit) => hit.therapistId));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}
