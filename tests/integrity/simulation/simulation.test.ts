import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "db/open.ts";
import { copyNewDatabase } from "../../support/new-database.ts";
import { commonSteps, slowSteps } from "./commands.ts";
import { KillableServer } from "./killable-server.ts";
import { type Model } from "./model.ts";
import type { Terms, World } from "./world.ts";
import { hour } from "backend/domain/duration.ts";

const runs = Number(Deno.env.get("RUNS") ?? 3);
const seed = Number(Deno.env.get("SEED") ?? Math.floor(Math.random() * 2 ** 31));

let folder: string;
let app: KillableServer;

beforeAll(async () => {
  folder = await Deno.makeTempDir({ prefix: "runs-" });
  await copyNewDatabase(`${folder}/app.db`);
  app = new KillableServer(folder);
  await app.start();
});

afterAll(async () => {
  await app.end("SIGTERM");
  await Deno.remove(folder, { recursive: true });
});

const zone = fc.constantFrom(
  "Europe/Tallinn",
  "Europe/London",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "America/Sao_Paulo",
);

const rule = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  from: fc.integer({ min: 0, max: 36 }),
  length: fc.integer({ min: 2, max: 12 }),
  isInPlace: fc.boolean(),
}).map(({ weekday, from, length, isInPlace }) => ({
  weekday,
  fromMinute: from * 30,
  toMinute: from * 30 + length * 30,
  placeId: isInPlace ? "place" : null,
}));

const terms: fc.Arbitrary<Terms> = fc.record({
  durationMinutes: fc.constantFrom(15, 50, 60, 90),
  seats: fc.constantFrom(1, 1, 3),
  noticeHours: fc.constantFrom(0, 24, 48),
  availability: fc.record({
    timeZone: zone,
    rules: fc.uniqueArray(rule, { minLength: 2, maxLength: 7, selector: ({ weekday }) => weekday }),
    bufferMinutes: fc.constantFrom(0, 10, 30),
    minimumNoticeMinutes: fc.constantFrom(0, 120, 1440),
    horizonDays: fc.constantFrom(5, 14, 60),
    stepMinutes: fc.constantFrom(15, 30, 60),
    dailyMaximum: fc.constantFrom(null, null, 1, 3),
    closedOnPublicHolidays: fc.boolean(),
    travelMinutes: fc.constantFrom(0, 20),
  }),
});

/** Simulations start anywhere in three years, every third one just before a clock change. */
const beginning = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 3 * 365 * 24 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("2026-03-27", "2026-10-23", "2027-03-27", "2027-10-30", "2027-04-03")
      .map((date) => (Date.parse(date) - Date.parse("2026-01-01")) / hour),
  },
).map((hours) => Date.parse("2026-01-01T09:07:00Z") + hours * hour);

/** Time never runs backwards in one app: an earlier simulation gets a new one. */
async function beginAt(now: number): Promise<void> {
  if (now < app.now) {
    await app.end("SIGKILL");
    for (const left of ["app.db-wal", "app.db-shm"]) {
      await Deno.remove(`${folder}/${left}`).catch(() => {});
    }
    await copyNewDatabase(`${folder}/app.db`);
    await app.start(now);
  }
  await app.setClock(now);
}

test(`${runs} simulations behave as the model says (SEED=${seed})`, async () => {
  const steps = fc.commands([...commonSteps, ...commonSteps, ...commonSteps, ...slowSteps], {
    maxCommands: 12,
    size: "max",
  });
  await fc.assert(
    fc.asyncProperty(beginning, fc.tuple(terms, terms), steps, async (now, both, commands) => {
      await beginAt(now);
      const world = await app.test<World>("world", { terms: both, clients: 3, now });
      const model: Model = {
        now,
        world,
        terms: both,
        availability: both.map(({ availability }) => ({
          ...availability,
          exceptions: [],
          vacations: [],
        })),
        bookings: [],
        holds: [],
      };
      await fc.asyncModelRun(() => ({ model, real: app }), commands);
      expect(await app.test("integrity")).toEqual([]);
    }),
    // Shrinking takes minutes, so it runs only on request.
    { numRuns: runs, seed, endOnFailure: !Deno.env.has("SHRINK") },
  );
}, Math.max(runs, 50) * 12_000);

test("after all simulations the database file is intact", async () => {
  await app.end("SIGTERM");
  const database = openDatabase(`file:${folder}/app.db`);
  expect(await database.problems()).toEqual([]);
  await database.close();
});
