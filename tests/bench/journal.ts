import { hour } from "backend/domain/duration.ts";
import { Hono } from "hono";
import { openBenchApp } from "./bench-app.ts";
import { overHttp, requestText } from "./over-http.ts";
import { ms, rate, type Row, share } from "./rounds.ts";
import { clients, fillDatabase, openBench, sessionsDatabase } from "./sessions-database.ts";

/** First and deep journal pages of a large database, compared with a prepared point read of the same file. */
export async function benchJournal({ full }: { full: boolean }): Promise<Row[]> {
  const sessions = full ? 1_000_000 : 100_000;
  return [...await inTheDatabase(sessions), ...await overTheWire(Math.max(sessions, clients * 20))];
}

async function inTheDatabase(sessions: number): Promise<Row[]> {
  await using app = await openBench();
  app.fill(sessions);
  const { therapySessions } = app.persistence;
  const client = () => `u${Math.floor(Math.random() * clients)}`;
  const deepCursors = new Map<string, string>();
  for (let index = 0; index < 200; index++) {
    const id = `t${index}`;
    let cursor: string | null = null;
    for (let page = 0; page < 2; page++) {
      const query: { limit: number; cursor?: string } = {
        limit: 20,
        ...(cursor ? { cursor } : {}),
      };
      cursor = (await therapySessions.listOfTherapist(id, query)).nextCursor;
    }
    if (cursor) deepCursors.set(id, cursor);
  }
  const deep = [...deepCursors];
  const oneOfDeep = () => deep[Math.floor(Math.random() * deep.length)]!;
  const point = app.point();
  const waits = await inTurns({
    point: () => point(client()),
    journal: () => therapySessions.listOfClient(client(), { limit: 20 }),
    first: () => therapySessions.listOfTherapist(oneOfDeep()[0], { limit: 20 }),
    deep: () => {
      const [id, cursor] = oneOfDeep();
      return therapySessions.listOfTherapist(id, { limit: 20, cursor });
    },
  });
  const size = sessions.toLocaleString("en");
  const floor = `point read ${ms(waits.point.p50)}`;
  return [
    {
      what: `journal of ${size}, a page of 20`,
      figure: `p50 ${ms(waits.journal.p50)}, p95 ${ms(waits.journal.p95)}`,
      floor,
      ratio: `${(waits.journal.p50 / waits.point.p50).toFixed(1)} ×`,
      goal: "P8: p95 ≤ 0.3 ms",
    },
    {
      what: "a practitioner's sessions, the third page compared with the first",
      figure: `p50 ${ms(waits.deep.p50)}, p95 ${ms(waits.deep.p95)}`,
      floor: `first page ${ms(waits.first.p50)}`,
      ratio: `${(waits.deep.p50 / waits.first.p50).toFixed(2)} ×`,
      goal: "P8: ≤ 1.5 ×",
    },
  ];
}

/** The same page over HTTP, signed in, compared with a ready response of the same bytes. */
async function overTheWire(sessions: number): Promise<Row[]> {
  const { folder, path } = await sessionsDatabase();
  fillDatabase(path, sessions);
  await using app = await openBenchApp(folder, path, hour * 1_000_000);
  const users = await Promise.all(
    Array.from({ length: 4_000 }, async (_, i) => {
      return { Authorization: `Bearer ${await app.tokenOf(`u${i * 5}`)}` };
    }),
  );
  const get = (path: string, headers = {}) => requestText("GET", path, { headers });
  const list = "/api/therapy-sessions/me";
  const returning = users.filter((_, i) => i % 20 === 0);
  const unchanged = await Promise.all(returning.map(async (headers) => {
    const response = await app.request(list, { headers });
    await response.body?.cancel();
    return get(list, { ...headers, "If-None-Match": response.headers.get("ETag")! });
  }));
  const response = await app.request(list, { headers: users[0]! });
  const bytes = await response.bytes();
  const { length } = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
  if (length !== 20) throw new Error(`a page of ${length}`);
  const json = { "Content-Type": "application/json" };
  const bare = new Hono().get("/page", (c) => c.body(bytes, 200, json))
    .get("/small", (c) => c.json({ id: "u0" }));
  const figures = await overHttp([
    { name: "bare", site: bare, requests: [get("/page")] },
    { name: "small", site: bare, requests: [get("/small")] },
    // More pages than are kept.
    { name: "first", site: app, requests: users.map((headers) => get(list, headers)) },
    { name: "again", site: app, requests: returning.map((headers) => get(list, headers)) },
    { name: "unchanged", site: app, requests: unchanged },
    {
      name: "who am I",
      site: app,
      requests: returning.map((headers) => get("/api/auth/me", headers)),
    },
  ]);
  const size = sessions.toLocaleString("en");
  const row = (name: string, what: string, floor: string, floorName: string, goal?: string) => {
    const [ours, other] = [figures.get(name)!, figures.get(floor)!];
    return {
      what: `journal of ${size} over HTTP, signed in: ${what}`,
      figure: `${rate(ours.perSecond)}, p95 ${ms(ours.p95)}`,
      floor: `${rate(other.perSecond)} (${floorName})`,
      ratio: share(ours.perSecond, other.perSecond),
      ...(goal ? { goal } : {}),
    };
  };
  const page = "bare Hono, the same bytes";
  return [
    row("first", "a page of 20, read from the database", "bare", page),
    row("again", "the page again", "bare", page, "P8: ≥ 20 %"),
    row("unchanged", "unchanged, 304", "bare", page, "P8: ≥ 60 %"),
    row("unchanged", "unchanged, 304", "who am I", "the current user"),
    row("unchanged", "unchanged, 304", "small", "bare Hono, a small JSON"),
  ];
}

type Waits = { p50: number; p95: number };

/** Calls each in turn, three thousand times, so that other load slows all of them equally. */
async function inTurns<Name extends string>(
  contestants: Record<Name, () => unknown>,
): Promise<Record<Name, Waits>> {
  const names = Object.keys(contestants) as Name[];
  const waits = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  for (let turn = 0; turn < 3_500; turn++) {
    for (const name of names) {
      const started = performance.now();
      await contestants[name]();
      if (turn >= 500) waits[name].push(performance.now() - started);
    }
  }
  return Object.fromEntries(names.map((name) => {
    const sorted = waits[name].sort((one, other) => one - other);
    return [name, { p50: sorted[1_500]!, p95: sorted[2_850]! }];
  })) as Record<Name, Waits>;
}
