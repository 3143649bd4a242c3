import { openDatabase } from "db/open.ts";
import { seedDomainValues } from "db/seed/seed-domain-values.ts";
import { root } from "../support/source-files.ts";
import { addPractitioners } from "./practitioners.ts";
import { ms, type Row } from "./rounds.ts";

/** P15: from the start of the process to the first response, and its memory afterwards. */
export async function benchStart({ full }: { full: boolean }): Promise<Row[]> {
  const rows = [await measure(10_000, "≤ 1 s, ≤ 200 MB")];
  return full ? [...rows, await measure(100_000, "≤ 2.5 s, ≤ 400 MB")] : rows;
}

async function measure(practitioners: number, goal: string): Promise<Row> {
  const directory = await Deno.makeTempDir();
  const database = openDatabase(`file:${directory}/heaolu.db`);
  await database.migrate();
  await seedDomainValues(database);
  await addPractitioners(database, practitioners);
  await database.close();
  // The baseline is a process that does nothing.
  const floor = await timeOfNothing();
  const { elapsed, residentMb } = await timeToAnswer(directory);
  await Deno.remove(directory, { recursive: true });
  return {
    what: `P15 start with ${practitioners.toLocaleString("en")} practitioners`,
    figure: `${ms(elapsed)}, ${residentMb} MB`,
    floor: `${ms(floor)} (an empty process)`,
    ratio: `${(elapsed / floor).toFixed(1)} ×`,
    goal,
  };
}

async function timeOfNothing(): Promise<number> {
  const started = performance.now();
  await new Deno.Command(Deno.execPath(), { args: ["eval", "0"] }).output();
  return performance.now() - started;
}

async function timeToAnswer(directory: string) {
  const port = 8900 + Math.floor(Math.random() * 90);
  const started = performance.now();
  const server = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${root}backend/main.ts`],
    cwd: root,
    env: { PORT: String(port), DATA_DIR: directory, DEMO: "off", LOG: "off" },
    stdout: "null",
  }).spawn();
  while (!await answers(`http://127.0.0.1:${port}/api/domain-values`)) {
    await new Promise((next) => setTimeout(next, 10));
  }
  const elapsed = performance.now() - started;
  await new Promise((settled) => setTimeout(settled, 3000));
  const status = await Deno.readTextFile(`/proc/${server.pid}/status`).catch(() => "");
  server.kill("SIGTERM");
  await server.status;
  const resident = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  return { elapsed, residentMb: Math.round(resident / 1024) };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
