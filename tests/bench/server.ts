import { practices } from "db/schema/therapists.ts";
import { hasServer, startLibsqlServer } from "../support/libsql-server.ts";
import { type Server, startServer } from "../support/server.ts";
import { overHttp, requestText } from "./over-http.ts";
import { openFilledDatabase } from "./practitioners.ts";
import { ms, rate, type Row, share } from "./rounds.ts";

const practitioners = 1000;

/** P16: search and free times of two processes on one libSQL server, beside one process on a file. */
export async function benchServer(): Promise<Row[]> {
  if (!hasServer) {
    return [{
      what: "P16 two processes on sqld",
      figure: "did not run: no sqld for this platform",
    }];
  }
  const server = await startLibsqlServer();
  const folder = await Deno.makeTempDir({ prefix: "bench-server-" });
  const apps: Server[] = [];
  try {
    const onFile = `file:${folder}/app.db`;
    const [uri] = await fill(onFile);
    await fill(server.url);
    apps.push(await startApp(`${folder}/local`, onFile));
    apps.push(await startApp(`${folder}/first`, server.url));
    apps.push(await startApp(`${folder}/second`, server.url));
    return [
      ...await compare("search with a filter", apps, searches()),
      ...await compare("free times of 7 days", apps, [timesOf(uri!)]),
    ];
  } finally {
    for (const app of apps) await app.stop();
    await server.stop();
    await Deno.remove(folder, { recursive: true });
  }
}

async function compare(what: string, apps: Server[], requests: string[]): Promise<Row[]> {
  const names = ["local", "first", "second"];
  const figures = await overHttp(
    apps.map(({ port }, at) => ({ name: names[at]!, site: port, requests })),
  );
  const local = figures.get("local")!;
  return names.slice(1).map((name) => {
    const { perSecond, p95 } = figures.get(name)!;
    return {
      what: `P16 ${what}, the ${name} of two processes on sqld`,
      figure: `${rate(perSecond)}, p95 ${ms(p95)}`,
      floor: `${rate(local.perSecond)} (one process on a file)`,
      ratio: share(perSecond, local.perSecond),
      goal: "≥ 50 %",
    };
  });
}

function searches(): string[] {
  return Array.from({ length: 1000 }, (_, at) =>
    requestText("POST", "/api/therapists/search", {
      body: JSON.stringify({ priceToCents: 3000 + at * 7, durationFrom: 45, limit: 20 }),
    }));
}

function timesOf(uri: string): string {
  const from = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
  const query = new URLSearchParams({
    event_type: uri,
    start_time: new Date(from).toISOString(),
    end_time: new Date(from + 7 * 86_400_000).toISOString(),
  });
  return requestText("GET", `/api/calendly/event-type-available-times?${query}`);
}

/** Returns event types; the same practitioners in every database. */
async function fill(url: string): Promise<string[]> {
  const database = await openFilledDatabase(url, practitioners);
  const rows = await database.read.select({ uri: practices.eventTypeUri }).from(practices).limit(5);
  await database.close();
  return rows.map(({ uri }) => uri);
}

function startApp(directory: string, databaseUrl: string): Promise<Server> {
  return startServer(directory, {
    DATABASE_URL: databaseUrl,
    // The practitioners' event types have the addresses of the usual port.
    PUBLIC_URL: "http://localhost:8000",
    AUTH_SECRET: "a secret for benchmarks with 32 or more characters",
    DEMO: "off",
  });
}
