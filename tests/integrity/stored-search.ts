import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, vi } from "vitest";
import type { Database } from "db/database.ts";
import { readConfig } from "backend/config.ts";
import type { SearchRequest } from "backend/domain/search/search-request.ts";
import { addReadModels, openAdapters } from "backend/open-ports.ts";
import { openFilledDatabase } from "tests/bench/practitioners.ts";
import { oncePerRun } from "tests/support/once-per-run.ts";

/** Not at a moment when a time becomes too soon to book: the clock goes on while a test runs. */
export const now = Date.parse("2026-11-20T07:07:00Z");
export const visitor = { now, language: "et" as const };
export const practitioners = 60;

type Changed = [kind: number, practitioner: number];

export const changesArbitrary: fc.Arbitrary<Changed[]> = fc.array(
  fc.tuple(fc.nat(5), fc.nat(practitioners - 1)),
  { maxLength: 6 },
);

export async function change(database: Database, changes: Changed[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [kind, at] of changes) {
      const one = sql`(select id from therapists order by id limit 1 offset ${at})`;
      const account = sql`(select id from scheduling_accounts order by id limit 1 offset ${at})`;
      await tx.run(
        [
          sql`update therapists set show_in_search = 0 where id = ${one}`,
          sql`update therapists set show_in_search = 1 where id = ${one}`,
          sql`update therapists set city = 'TARTU' where id = ${one}`,
          sql`update scheduling_accounts set time_zone = 'Europe/London' where id = ${account}`,
          sql`delete from practices where therapist_id = ${one} and position > 0`,
          sql`update therapist_texts set about = 'ujumine', brief_introduction = 'ujumine'
          where therapist_id = ${one}`,
        ][kind]!,
      );
    }
  });
}

const requests: SearchRequest[] = [
  { limit: 50 },
  { limit: 50, freeWithinDays: 3 },
  { limit: 50, freeWithinDays: 10, partOfDay: "morning", meetingTypes: ["IN_PERSON"] },
  { limit: 50, sort: "price", practices: ["MASSAGE", "TRE"] },
  { limit: 50, near: { lat: 58.4, lon: 26.7 }, withinKm: 40, sort: "distance" },
  { limit: 50, text: "ujumine" },
  { limit: 50, text: "massaaz tartu" },
  { limit: 50, text: "mari" },
];

type Start = {
  folder: string;
  url?: string;
  publicUrl?: string;
  at?: number;
  whileReading?: (database: Database) => Promise<void>;
};

export async function start(
  {
    folder,
    url,
    publicUrl = "http://localhost:8000",
    at = now,
    whileReading = () => Promise.resolve(),
  }: Start,
) {
  const adapters = await openAdapters(readConfig({
    DATA_DIR: folder,
    DATABASE_URL: url ?? `file:${folder}/app.db`,
    AUTH_SECRET: "a secret for tests with 32 or more characters",
    PUBLIC_URL: publicUrl,
  }));
  const load = vi.spyOn(adapters.persistence.searchIndex, "load");
  const { read } = adapters.snapshots;
  adapters.snapshots.read = async (name) => {
    const bytes = await read(name);
    await whileReading(adapters.database);
    return bytes;
  };
  const { ports, close } = await addReadModels(adapters, at);
  return {
    search: ports.search,
    database: adapters.database,
    close,
    loads: () => load.mock.calls.length,
    async answers() {
      const found = [];
      for (const request of requests) found.push(await ports.search.find(request, visitor));
      // SQLite writes coordinates with 15 digits when it lists many practitioners as JSON. Rows may be in another order.
      return JSON.parse(JSON.stringify(found, (name, value) => {
        if (name === "row") return;
        return typeof value === "number" ? Number(value.toPrecision(9)) : value;
      }));
    },
  };
}

/** Stores the search of the database in a folder. */
export async function store(folder: string): Promise<void> {
  const { search, close } = await start({ folder });
  await search.settled(now);
  await close();
}

/** Puts the filled database and its stored search into a folder. */
export async function stored(folder: string): Promise<void> {
  const filled = await storedOnce();
  await Deno.copyFile(`${filled}/app.db`, `${folder}/app.db`);
  await Deno.copyFile(snapshotIn(filled), snapshotIn(folder));
}

function storedOnce(): Promise<string> {
  return oncePerRun("stored-search", async (folder) => {
    await fill(`file:${folder}/app.db`);
    await store(folder);
  });
}

export async function fill(url: string): Promise<void> {
  const database = await openFilledDatabase(url, practitioners, { seed: 3 });
  await database.close();
}

export function snapshotIn(folder: string): string {
  return `${folder}/search.snapshot`;
}

/** A folder with a filled database for each test of the file. */
export function folderForEach(): () => string {
  let folder: string;
  beforeEach(async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    folder = await Deno.makeTempDir({ prefix: "search-snapshot-" });
    await Deno.copyFile(`${await storedOnce()}/app.db`, `${folder}/app.db`);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await Deno.remove(folder, { recursive: true });
  });
  return () => folder;
}

export async function countOf(
  database: Database,
  condition: ReturnType<typeof sql>,
): Promise<number> {
  const [row] = await database.read.all<{ n: number }>(
    sql`select count(*) as n from therapists where ${condition}`,
  );
  return Array.isArray(row) ? row[0] as number : row!.n;
}
