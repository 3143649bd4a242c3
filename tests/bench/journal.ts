import { hour } from "backend/domain/duration.ts";
import { Hono } from "hono";
import { openBenchApp } from "./bench-app.ts";
import { overHttp, requestText } from "./over-http.ts";
import { ms, rate, type Row, share } from "./rounds.ts";
import { clients, fillDatabase, openBench, sessionsDatabase } from "./sessions-database.ts";

/** First and deep journal pages of a large database, compared with a prepared point read of the same file. */
export async function benchJournal({ full }: { full: boolean }): Promise<Row[]> {
  const sessions = full ? 1_000_000 : 100_000;
  return [...await inTheDatabase(sessions), await overTheWire(Math.max(sessions, clients * 20))];
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

/** The same page over HTTP, signed in, compared with a ready response of the same size. */
async function overTheWire(sessions: number): Promise<Row> {
  const { folder, path } = await sessionsDatabase();
  fillDatabase(path, sessions);
  await using app = await openBenchApp(folder, path, hour * 1_000_000);
  const pending = await Promise.all(Array.from({ length: 200 }, async (_, i) => {
    const headers = { Authorization: `Bearer ${await app.tokenOf(`u${i * 100}`)}` };
    return requestText("GET", "/api/therapy-sessions/me", { headers });
  }));
  const headers = { Authorization: `Bearer ${await app.tokenOf("u0")}` };
  const response = await app.request("/api/therapy-sessions/me", { headers });
  const answer = JSON.parse(await response.text()) as unknown[];
  if (answer.length !== 20) throw new Error(`a page of ${answer.length}`);
  const bare = new Hono().get("/page", (c) => c.json(answer));
  const figures = await overHttp([
    { name: "bare", site: bare, requests: [requestText("GET", "/page")] },
    { name: "ours", site: app, requests: pending },
  ]);
  const [ours, floor] = [figures.get("ours")!, figures.get("bare")!];
  return {
    what: `journal of ${sessions.toLocaleString("en")} over HTTP, a page of 20, signed in`,
    figure: `${rate(ours.perSecond)}, p95 ${ms(ours.p95)}`,
    floor: `${rate(floor.perSecond)} (bare Hono, answer ready)`,
    ratio: share(ours.perSecond, floor.perSecond),
    goal: "P8: ≥ 6,000/s",
  };
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
