import { Hono } from "hono";
import type { DomainValue } from "backend/domain/domain-value.ts";
import type { SearchFilters, SearchRequest } from "backend/domain/search/search-request.ts";
import { openBenchApp } from "./bench-app.ts";
import { watchLoop } from "./loop-lag.ts";
import { overHttp, requestText } from "./over-http.ts";
import { openFilledDatabase, randomFrom } from "./practitioners.ts";
import { ms, rate, type Row, share, underLoad } from "./rounds.ts";

/** Not a full hour, at which a time at the end of the minimum notice is free for an instant only. */
const now = Date.parse("2026-11-20T07:01:00Z");
const visitor = { now, language: "et" as const };
const goals = {
  10_000: {
    http: "P3: ≥ 40 %, ≥ 3,000/s, p95 ≤ 8 ms",
    text: "P4: p95 ≤ 2 ms",
    near: "P5: p95 ≤ 0.3 ms",
  },
  100_000: {
    http: "P3: ≥ 1,000/s, p95 ≤ 20 ms",
    text: "P4: p95 ≤ 15 ms",
    near: "P5: p95 ≤ 1.5 ms",
  },
};

/** Search with total, all facets and order, in memory and over HTTP, with mostly different requests. */
export async function benchSearch({ full }: { full: boolean }): Promise<Row[]> {
  const rows = await benchSize(10_000);
  return full ? [...rows, ...await benchSize(100_000)] : rows;
}

async function benchSize(size: keyof typeof goals): Promise<Row[]> {
  const directory = await Deno.makeTempDir({ prefix: "bench-search-" });
  const path = `${directory}/app.db`;
  await fill(path, size);
  await using app = await openBenchApp(directory, path, now);
  const { search } = app;
  const opened = performance.now();
  const loop = watchLoop();
  await search.settled(now);
  loop.stop();
  const settledSeconds = (performance.now() - opened) / 1000;

  const questions = questionsFrom(search.domainValues());
  const post = (request: object) =>
    requestText("POST", "/api/therapists/search", { body: JSON.stringify(request) });
  const json = { "Content-Type": "application/json" };
  const answer = await app.request("/api/therapists/search", {
    method: "POST",
    headers: json,
    body: "{}",
  });
  const bytes = await answer.bytes();
  const bare = new Hono().post("/api/therapists/search", async (c) => {
    await c.req.json();
    return c.body(bytes, 200, json);
  });

  const inMemory = await waits(() => search.find(questions.filters(), visitor));
  const near = await waits(() => search.find(questions.near(), visitor));
  const text = await waits(() => search.find(questions.text(), visitor));
  const answers = Array.from({ length: 20_000 }, () => post(questions.filters()));
  // On a busy machine the rounds themselves are too short for this.
  for (let warm = 0; warm < 3_000; warm++) {
    const body = JSON.stringify(questions.filters());
    const init = { method: "POST", headers: json, body };
    await (await app.request("/api/therapists/search", init)).body?.cancel();
  }
  const http = await overHttp([
    { name: "bare", site: bare, requests: [post({})] },
    { name: "search", site: app, requests: answers },
    { name: "same", site: app, requests: [post({})] },
  ]);
  const many = size.toLocaleString("en");
  const bareRate = http.get("bare")!.perSecond;
  const overTheWire = (name: string) => {
    const { perSecond, p95 } = http.get(name)!;
    return {
      figure: `${rate(perSecond)}, p95 ${ms(p95)}`,
      floor: `${rate(bareRate)} (bare Hono, the same bytes)`,
      ratio: share(perSecond, bareRate),
    };
  };
  const goal = goals[size];
  return [
    {
      what: `${many}: search by one to four filters over HTTP`,
      ...overTheWire("search"),
      goal: goal.http,
    },
    { what: `${many}: the same search without filters over HTTP`, ...overTheWire("same") },
    { what: `${many}: one to four filters, in memory`, figure: p(inMemory) },
    { what: `${many}: by distance, in memory`, figure: p(near), goal: goal.near },
    { what: `${many}: words and a language`, figure: p(text), goal: goal.text },
    {
      what: `${many}: words and free times computed the first time`,
      figure: `${settledSeconds.toFixed(1)} s in the background, the loop blocked for at most ${
        ms(loop.longest())
      }`,
      goal: "P3: ≤ 40 ms",
    },
  ];
}

async function fill(path: string, size: number): Promise<void> {
  const database = await openFilledDatabase(`file:${path}`, size);
  await database.close();
}

type Waits = { p50: number; p95: number };

async function waits(ask: () => Promise<unknown>, seconds = 1.5): Promise<Waits> {
  await underLoad(ask, { clients: 1, seconds: 0.5 });
  return await underLoad(ask, { clients: 1, seconds });
}

function p({ p50, p95 }: Waits): string {
  return `p50 ${ms(p50)}, p95 ${ms(p95)}`;
}

/** Typical requests with one to four filters, mostly not cached. */
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
