import { openDatabase } from "db/open.ts";
import { alwaysOpen } from "../integrity/life/always-open.ts";
import { KillableHouse } from "../integrity/life/killable-house.ts";
import { countOf, type Outcome, rush } from "../integrity/life/rush.ts";
import type { World } from "../integrity/life/world.ts";
import { hasServer, startLibsqlServer } from "../libsql-server.ts";
import { ms, rate, type Row } from "./rounds.ts";

const hour = 3_600_000;
const now = Date.parse("2026-11-20T07:00:00Z");
const slots = 100;
const clients = 16;
const goal = "0 double, 0 lost, 0 × 5xx, every loser told what is near";

/**
 * P6: a hundred times, each wanted by sixteen at once: in one process, in one that is killed in the middle, and in two
 * on one libSQL server.
 */
export async function benchContention(): Promise<Row[]> {
  return [
    await oneProcess(),
    await killedInTheMiddle(),
    ...hasServer ? [await twoOnAServer()] : [],
  ];
}

async function oneProcess(): Promise<Row> {
  const folder = await emptyHouse();
  const house = await opened(folder);
  const world = await house.test<World>("world", { terms: [alwaysOpen], clients: 0, now });
  await rush([house], world, now + 23 * hour, clients);
  await house.test("loop-lag");
  const asked = performance.now();
  const outcomes = await everySlot([house], world);
  const seconds = (performance.now() - asked) / 1000;
  const lag = await house.test<number>("loop-lag");
  const row = await judged("one process", [house], outcomes);
  await house.end("SIGTERM");
  await Deno.remove(folder, { recursive: true });
  const speed = `${rate(outcomes.length / seconds)}, loop lag p99 ${ms(lag)}`;
  return { ...row, figure: `${row.figure}; ${speed}` };
}

/** Whoever had no answer asks again when the house is back. */
async function killedInTheMiddle(): Promise<Row> {
  const folder = await emptyHouse();
  const house = await opened(folder);
  const world = await house.test<World>("world", { terms: [alwaysOpen], clients: 0, now });
  const asking = everySlot([house], world);
  await new Promise((next) => setTimeout(next, 150));
  await house.end("SIGKILL");
  const before = await asking;
  await house.start();
  const left = new Set(before.filter(({ as }) => as === "gone").map(({ startsAt }) => startsAt));
  const after = (await Promise.all([...left].map((at) => rush([house], world, at, clients))))
    .flat();
  const row = await judged("killed in the middle", [house], [...before, ...after]);
  await house.end("SIGTERM");
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

async function twoOnAServer(): Promise<Row> {
  const server = await startLibsqlServer();
  const database = openDatabase(server.url);
  await database.migrate();
  await database.close();
  const folder = await Deno.makeTempDir({ prefix: "rush-" });
  const houses = [await opened(folder, server.url), await opened(folder, server.url)];
  const world = await houses[0]!.test<World>("world", { terms: [alwaysOpen], clients: 0, now });
  const asked = performance.now();
  const outcomes = await everySlot(houses, world);
  const seconds = (performance.now() - asked) / 1000;
  const row = await judged("two processes on sqld", houses, outcomes);
  for (const house of houses) await house.end("SIGTERM");
  await server.stop();
  await Deno.remove(folder, { recursive: true });
  return { ...row, figure: `${row.figure}; ${rate(outcomes.length / seconds)}` };
}

/** Ten times at once, until all are gone. */
async function everySlot(houses: KillableHouse[], world: World): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let first = 0; first < slots; first += 10) {
    const times = Array.from({ length: 10 }, (_, i) => now + (24 + first + i) * hour);
    const rushes = times.map((startsAt) => rush(houses, world, startsAt, clients));
    outcomes.push(...(await Promise.all(rushes)).flat());
  }
  return outcomes;
}

async function judged(what: string, houses: KillableHouse[], outcomes: Outcome[]): Promise<Row> {
  const findings = await houses[0]!.test<unknown[]>("integrity");
  const winners = Map.groupBy(
    outcomes.filter(({ as }) => as === "booked"),
    ({ startsAt }) => startsAt,
  );
  const double = [...winners.values()].filter((booked) => booked.length > 1).length;
  return {
    what: `P6 ${slots} times × ${clients} people, ${what}`,
    figure:
      `${winners.size} booked, ${double} double, ${countOf(outcomes, "told what is near")} told, ` +
      `${countOf(outcomes, "refused")} otherwise refused, ${findings.length} findings`,
    goal,
  };
}

async function emptyHouse(): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "rush-" });
  const database = openDatabase(`file:${folder}/house.db`);
  await database.migrate();
  await database.close();
  return folder;
}

async function opened(folder: string, url?: string): Promise<KillableHouse> {
  const house = new KillableHouse(folder, url);
  await house.start();
  await house.setClock(now);
  return house;
}
