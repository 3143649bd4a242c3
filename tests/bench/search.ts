import { Hono } from "hono";
import { fileURLToPath } from "node:url";
import { openDatabase } from "db/open.ts";
import { seedDomainValues } from "db/seed/seed-domain-values.ts";
import { embeddedAuth } from "backend/adapters/auth/embedded.ts";
import { outboxMail } from "backend/adapters/mail/outbox-only.ts";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import { embeddedScheduling } from "backend/adapters/scheduling/embedded/embedded.ts";
import { diskStorage } from "backend/adapters/storage/disk.ts";
import type { DomainValue } from "backend/domain/domain-value.ts";
import type { SearchFilters, SearchRequest } from "backend/domain/search/search-request.ts";
import { createApp } from "backend/http/app.ts";
import { openTherapistSearch } from "backend/use-cases/therapists/therapist-search.ts";
import { addPractitioners, randomFrom } from "./practitioners.ts";
import { ms, perSecond, rate, type Row, share, underLoad } from "./rounds.ts";

const publicUrl = "http://localhost:8000";
const now = Date.parse("2026-11-20T07:00:00Z");
const visit = { now, language: "et" as const };
const secret = "a secret of the bench, long enough for everybody";
const goals = {
  100: {},
  10_000: {
    http: "≥ 5,000/s, p95 ≤ 4 ms",
    text: "p95 ≤ 8 ms",
    near: "p95 ≤ 1 ms",
    start: "≤ 1 s, ≤ 200 MB",
  },
  100_000: {
    http: "≥ 1,000/s, p95 ≤ 20 ms",
    text: "p95 ≤ 40 ms",
    near: "p95 ≤ 6 ms",
    start: "≤ 2.5 s, ≤ 400 MB",
  },
} as Record<number, { http?: string; text?: string; near?: string; start?: string }>;

/** Search with total, all facets and order, in memory and over HTTP, never the same question twice in a row. */
export async function benchSearch(sizes = [100, 10_000, 100_000]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...await benchSize(size));
  return rows;
}

async function benchSize(size: number): Promise<Row[]> {
  const directory = await Deno.makeTempDir({ prefix: "bench-search-" });
  const path = `${directory}/house.db`;
  await fill(path, size);
  const opening = await openAlone(path);

  const database = openDatabase(`file:${path}`);
  const persistence = libsqlPersistence(database, { noteKey: new Uint8Array(32) });
  const scheduling = embeddedScheduling({ database, publicUrl });
  const search = await openTherapistSearch({ persistence, scheduling }, now);
  const opened = performance.now();
  await search.settled(now);
  const settledSeconds = (performance.now() - opened) / 1000;

  const ports = {
    auth: embeddedAuth({ secret, issuer: publicUrl }),
    storage: diskStorage(`${directory}/files`),
    mail: outboxMail(),
    persistence,
    scheduling,
    search,
  };
  const { app } = createApp(ports, { publicUrl, clock: () => now });
  const questions = questionsFrom(search.domainValues());
  const post = (request: object) =>
    app.request("/api/therapists/search", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(request),
    });
  const answer = await (await post({})).text();
  const bare = new Hono().post("/", async (c) => {
    await c.req.json();
    return c.json(JSON.parse(answer));
  });

  try {
    const memoryRates = await waits(() => search.find(questions.filters(), visit));
    const near = await waits(() => search.find(questions.near(), visit));
    const text = await waits(() => search.find(questions.text(), visit));
    const http = await perSecond([
      { name: "search", run: async () => await (await post(questions.filters())).text() },
      { name: "same", run: async () => await (await post({})).text() },
      {
        name: "bare",
        run: async () => await (await bare.request("/", { method: "POST", body: "{}" })).text(),
      },
    ], { rounds: 3 });
    const loaded = await underLoad(async () => await (await post(questions.filters())).text(), {
      clients: 16,
      seconds: 3,
    });
    const [searchRate, sameRate, bareRate] = ["search", "same", "bare"].map((n) => http.get(n)!);
    const many = size.toLocaleString("en");
    const floor = `${rate(bareRate!)} (bare Hono, same answer)`;
    const goal = goals[size]!;
    const withGoal = (text: string | undefined) => text ? { goal: text } : {};
    return [
      { what: `${many}: filters, total, facets, in memory`, figure: p(memoryRates) },
      {
        what: `${many}: the same over HTTP`,
        figure: `${rate(searchRate!)}, 16 at once p95 ${ms(loaded.p95)}`,
        floor,
        ratio: share(searchRate!, bareRate!),
        ...withGoal(goal.http),
      },
      {
        what: `${many}: everybody, asked again over HTTP`,
        figure: rate(sameRate!),
        floor,
        ratio: share(sameRate!, bareRate!),
      },
      { what: `${many}: by distance, in memory`, figure: p(near), ...withGoal(goal.near) },
      { what: `${many}: words and a filter`, figure: p(text), ...withGoal(goal.text) },
      {
        what: `${many}: opened, with the memory of its process`,
        figure: `${ms(opening.ms)}, ${megabytes(opening.after)} (before: ${
          megabytes(opening.before)
        })`,
        ...withGoal(goal.start),
      },
      {
        what: `${many}: words and free times worked out the first time`,
        figure: `${settledSeconds.toFixed(1)} s, beside visitors`,
      },
    ];
  } finally {
    search.close();
    await database.close();
    await Deno.remove(directory, { recursive: true });
  }
}

async function fill(path: string, size: number): Promise<void> {
  const database = openDatabase(`file:${path}`);
  await database.migrate();
  await seedDomainValues(database);
  await addPractitioners(database, size);
  database.close();
}

type Opening = { ms: number; before: number; after: number };

/** In a process of its own, because this one is full of what came before. */
async function openAlone(path: string): Promise<Opening> {
  const program = fileURLToPath(new URL("./open-search.ts", import.meta.url));
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", program, path, String(now)],
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return JSON.parse(new TextDecoder().decode(stdout));
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

type Waits = { p50: number; p95: number };

async function waits(ask: () => Promise<unknown>, seconds = 1.5): Promise<Waits> {
  await underLoad(ask, { clients: 1, seconds: 0.5 });
  return await underLoad(ask, { clients: 1, seconds });
}

function p({ p50, p95 }: Waits): string {
  return `p50 ${ms(p50)}, p95 ${ms(p95)}`;
}

/** What visitors ask for: one to four filters, never remembered answers alone. */
function questionsFrom(domainValues: DomainValue[]) {
  const random = randomFrom(5);
  const codes = Map.groupBy(domainValues, (value) => value.domainCode);
  const one = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]!;
  const code = (domain: DomainValue["domainCode"]) => one(codes.get(domain)!).code;
  const words = ["mari", "mägi", "massaaž", "burnout", "tallinn", "ärevus", "rahulik", "выгорание"];
  const choices: (() => SearchFilters)[] = [
    () => ({ needs: [code("WAY_OF_HELPING"), code("WAY_OF_HELPING")] }),
    () => ({ practices: [code("THERAPY_TYPE"), code("THERAPY_TYPE")] }),
    () => ({ cities: [code("CITY")] }),
    () => ({ languages: [code("LANGUAGE")] }),
    () => ({ genders: [code("GENDER")] }),
    () => ({ meetingTypes: [code("MEETING_TYPE")] }),
    () => ({ priceToCents: 3000 + Math.floor(random() * 8000) }),
    () => ({ durationFrom: 45 }),
    () => ({ freeWithinDays: 1 + Math.floor(random() * 14) }),
  ];
  return {
    filters(): SearchRequest {
      const chosen = Array.from({ length: 1 + Math.floor(random() * 4) }, () => one(choices)());
      return Object.assign({ limit: 20 }, ...chosen);
    },
    near(): SearchRequest {
      const near = { lat: 58 + random() * 1.5, lon: 24 + random() * 3 };
      return { near, withinKm: 5 + Math.floor(random() * 50), sort: "distance", limit: 20 };
    },
    text(): SearchRequest {
      return { text: one(words), languages: [code("LANGUAGE")], limit: 20 };
    },
  };
}
