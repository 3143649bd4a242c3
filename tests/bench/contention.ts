import { hour } from "backend/domain/duration.ts";
import { openDatabase } from "db/open.ts";
import { alwaysOpen } from "../integrity/simulation/always-open.ts";
import { KillableServer } from "../integrity/simulation/killable-server.ts";
import {
  bookConcurrently,
  countOf,
  type Outcome,
} from "../integrity/simulation/concurrent-bookings.ts";
import type { World } from "../integrity/simulation/world.ts";
import { hasServer, startLibsqlServer } from "../support/libsql-server.ts";
import { processorMs } from "./start.ts";
import { ms, rate, type Row, share } from "./rounds.ts";

const now = Date.parse("2026-11-20T07:00:00Z");
const slots = 100;
const clients = 16;
const goal = "0 double, 0 lost, 0 × 5xx, every loser offered alternatives";

/**
 * P6: a hundred times, each requested by sixteen clients at once: in one process, in one that is killed meanwhile, and
 * in two processes on one libSQL server.
 */
export async function benchContention(): Promise<Row[]> {
  const { row, perSecond } = await oneProcess();
  return [
    row,
    await killedInTheMiddle(),
    ...hasServer ? [await twoOnAServer(perSecond)] : [],
  ];
}

async function oneProcess(): Promise<{ row: Row; perSecond: number }> {
  const folder = await emptyApp();
  const app = await opened(folder);
  const world = await app.test<World>("world", { terms: [alwaysOpen], clients, now });
  await everySlot([app], world, slots);
  await app.test("loop-lag");
  const started = performance.now();
  const outcomes = await everySlot([app], world);
  const seconds = (performance.now() - started) / 1000;
  const lag = await app.test<number>("loop-lag");
  const row = await outcomeRow("one process", [app], outcomes);
  await app.end("SIGTERM");
  await Deno.remove(folder, { recursive: true });
  const perSecond = outcomes.length / seconds;
  const speed = `${rate(perSecond)}, loop lag p99 ${ms(lag)}`;
  return { row: { ...row, figure: `${row.figure}; ${speed}` }, perSecond };
}

/** Clients without a response repeat the request after the restart. */
async function killedInTheMiddle(): Promise<Row> {
  const folder = await emptyApp();
  const app = await opened(folder);
  const world = await app.test<World>("world", { terms: [alwaysOpen], clients, now });
  const pending = everySlot([app], world);
  await new Promise((next) => setTimeout(next, 150));
  await app.end("SIGKILL");
  const before = await pending;
  await app.start();
  const left = new Set(before.filter(({ as }) => as === "gone").map(({ startsAt }) => startsAt));
  const after = (await Promise.all([...left].map((at) => bookConcurrently([app], world, at))))
    .flat();
  const row = await outcomeRow("killed in the middle", [app], [...before, ...after]);
  await app.end("SIGTERM");
  await Deno.remove(folder, { recursive: true });
  const unheard = slots - new Set(
    [...before, ...after].filter(({ as }) => as === "booked")
      .map(({ startsAt }) => startsAt),
  ).size;
  const lost = `${
    countOf(before, "gone")
  } unanswered at the kill, ${unheard} of them had their time`;
  return { ...row, figure: `${row.figure}; ${lost}` };
}

async function twoOnAServer(onFile: number): Promise<Row> {
  const server = await startLibsqlServer();
  const database = openDatabase(server.url);
  await database.migrate();
  await database.close();
  const folder = await Deno.makeTempDir({ prefix: "bookConcurrently-" });
  const servers = [await opened(folder, server.url), await opened(folder, server.url)];
  const world = await servers[0]!.test<World>("world", { terms: [alwaysOpen], clients, now });
  // A server that runs for days has compiled its code.
  await everySlot(servers, world, slots);
  const started = performance.now();
  const processors = async () => {
    const apps = await Promise.all(servers.map(({ pid }) => processorMs(pid)));
    return { app: apps[0]! + apps[1]!, database: await processorMs(server.pid()) };
  };
  const before = await processors();
  const outcomes = await everySlot(servers, world);
  const seconds = (performance.now() - started) / 1000;
  const after = await processors();
  const each = (part: "app" | "database") => ms((after[part] - before[part]) / outcomes.length);
  const row = await outcomeRow("two processes on sqld", servers, outcomes);
  for (const app of servers) await app.end("SIGTERM");
  await server.stop();
  await Deno.remove(folder, { recursive: true });
  const perSecond = outcomes.length / seconds;
  return {
    ...row,
    figure: `${row.figure}; ${rate(perSecond)}, processor time of each: the apps ${each("app")}, ` +
      `the database server ${each("database")}`,
    floor: `${rate(onFile)} (one process on a file)`,
    ratio: share(perSecond, onFile),
    goal: `${goal}, ≥ 300/s`,
  };
}

/** Ten times at once, until all from a first hour on are taken. */
async function everySlot(
  servers: KillableServer[],
  world: World,
  firstHour = 0,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let first = 0; first < slots; first += 10) {
    const times = Array.from({ length: 10 }, (_, i) => now + (24 + firstHour + first + i) * hour);
    const rushes = times.map((startsAt) => bookConcurrently(servers, world, startsAt));
    outcomes.push(...(await Promise.all(rushes)).flat());
  }
  return outcomes;
}

async function outcomeRow(
  what: string,
  servers: KillableServer[],
  outcomes: Outcome[],
): Promise<Row> {
  const findings = await servers[0]!.test<unknown[]>("integrity");
  const winners = Map.groupBy(
    outcomes.filter(({ as }) => as === "booked"),
    ({ startsAt }) => startsAt,
  );
  const double = [...winners.values()].filter((booked) => booked.length > 1).length;
  return {
    what: `P6 ${slots} times × ${clients} people, ${what}`,
    figure:
      `${winners.size} booked, ${double} double, ${
        countOf(outcomes, "offered alternatives")
      } offered alternatives, ` +
      `${countOf(outcomes, "refused")} otherwise refused, ${findings.length} findings`,
    goal,
  };
}

async function emptyApp(): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "bookConcurrently-" });
  const database = openDatabase(`file:${folder}/app.db`);
  await database.migrate();
  await database.close();
  return folder;
}

async function opened(folder: string, url?: string): Promise<KillableServer> {
  const app = new KillableServer(folder, url);
  await app.start();
  await app.setClock(now);
  return app;
}
