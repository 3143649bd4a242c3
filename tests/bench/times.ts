import { day, hour } from "backend/domain/duration.ts";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { openBenchApp } from "./bench-app.ts";
import { overHttp, requestText } from "./over-http.ts";
import { openFilledDatabase } from "./practitioners.ts";
import { ms, rate, type Row, share } from "./rounds.ts";

const now = Date.parse("2026-11-20T07:00:00Z");

/** P2: a week's free times of one of a thousand practitioners with thirty bookings each, compared with a ready response. */
export async function benchTimes(): Promise<Row[]> {
  const directory = await Deno.makeTempDir({ prefix: "bench-times-" });
  const path = `${directory}/app.db`;
  const uris = await fill(path);
  await using app = await openBenchApp(directory, path, now);
  // Preparing the search takes processor time from the requests.
  await app.search.settled(now);
  const week = `start_time=${new Date(now).toISOString()}&end_time=${
    new Date(now + 7 * day).toISOString()
  }`;
  const paths = uris.map((uri) =>
    `/api/calendly/event-type-available-times?event_type=${encodeURIComponent(uri)}&${week}`
  );
  const answer: unknown = await (await app.request(paths[0]!)).json();
  const bare = new Hono().get("/times", (c) => c.json(answer));
  const figures = await overHttp([
    { name: "bare", site: bare, requests: [requestText("GET", "/times")] },
    { name: "ours", site: app, requests: paths.map((one) => requestText("GET", one)) },
  ]);
  const [ours, floor] = [figures.get("ours")!, figures.get("bare")!];
  return [{
    what: "P2 free times of 7 days, 1,000 practitioners in turn",
    figure: `${rate(ours.perSecond)}, p95 ${ms(ours.p95)}`,
    floor: `${rate(floor.perSecond)} (bare Hono, answer ready)`,
    ratio: share(ours.perSecond, floor.perSecond),
    goal: "≥ 10,000/s and ≥ 25 %, p95 ≤ 3 ms",
  }];
}

/** Returns an event type of each practitioner. */
async function fill(path: string): Promise<string[]> {
  const database = await openFilledDatabase(`file:${path}`, 1000);
  await database.transaction((tx) =>
    tx.run(sql`
      with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < 30)
      insert into scheduled_events (id, account_id, event_type_id, name, status, starts_at, ends_at,
        meeting_type, place, created_at, updated_at)
      select type.id || '-' || i, type.account_id, type.id, type.name, 'active',
        ${now} + i * ${day} + (i % 8) * ${hour}, ${now} + i * ${day} + (i % 8 + 1) * ${hour},
        'VIDEO_CALL', '', ${now}, ${now}
      from event_types type, n where type.position = 0`) as Promise<unknown>
  );
  const rows = await database.read.all(
    sql`select event_type_uri from practices where position = 0`,
  ) as [string][];
  await database.close();
  return rows.map(([uri]) => uri);
}
