import { freePort } from "../support/server.ts";
import { root } from "../support/source-files.ts";
import { openFilledDatabase } from "./practitioners.ts";
import { median, ms, type Row } from "./rounds.ts";

const rounds = 3;

/** P15 and P4: from the start of the process to the first response and to a complete search, and the memory. */
export async function benchStart({ full }: { full: boolean }): Promise<Row[]> {
  const small = await measure(10_000, {
    start: "P15: ≤ 1 s, ≤ 200 MB",
    complete: "P4: ≤ 2 s",
  });
  if (!full) return small;
  return [
    ...small,
    ...await measure(100_000, { start: "P15: ≤ 2.5 s, ≤ 400 MB", complete: "P4: ≤ 20 s" }),
  ];
}

async function measure(
  practitioners: number,
  goals: { start: string; complete: string },
): Promise<Row[]> {
  const directory = await Deno.makeTempDir();
  const database = await openFilledDatabase(`file:${directory}/heaolu.db`, practitioners);
  await database.close();
  const first = await start(directory, { whenComplete: true });
  const floors: number[] = [];
  const starts: Start[] = [];
  for (let round = 0; round < rounds; round++) {
    // The baseline is a process that does nothing.
    floors.push(await timeOfNothing());
    starts.push(await start(directory, {}));
  }
  await Deno.remove(directory, { recursive: true });
  const [floor, elapsed] = [median(floors), median(starts.map((one) => one.elapsed))];
  const many = practitioners.toLocaleString("en");
  return [
    {
      what: `P15 start with ${many} practitioners`,
      figure: `${describe(elapsed, starts)}, ${memory(starts)}`,
      floor: `${ms(floor)} (an empty process)`,
      ratio: `${(elapsed / floor).toFixed(1)} ×`,
      goal: goals.start,
    },
    {
      what: `P4 words and free times complete after that start, ${many}`,
      figure: ms(median(starts.map((one) => one.complete))),
      floor: `${ms(floor)} (an empty process)`,
      ratio: `${(median(starts.map((one) => one.complete)) / floor).toFixed(1)} ×`,
      goal: goals.complete,
    },
    {
      what: `first start without a stored search, ${many}; complete`,
      figure: `${describe(first.elapsed, [first])}; ${(first.complete / 1000).toFixed(1)} s, ${
        memory([first])
      }`,
      floor: `${ms(floor)} (an empty process)`,
      ratio: `${(first.complete / floor).toFixed(1)} ×`,
    },
  ];
}

type Start = { elapsed: number; processor: number; complete: number; residentMb: number };

/** The processor time hardly depends on other load of the machine. */
function describe(elapsed: number, starts: Start[]): string {
  return `${ms(elapsed)} (processor ${ms(median(starts.map((one) => one.processor)))})`;
}

function memory(starts: Start[]): string {
  return `${median(starts.map((one) => one.residentMb))} MB`;
}

async function timeOfNothing(): Promise<number> {
  const started = performance.now();
  await new Deno.Command(Deno.execPath(), { args: ["eval", "0"] }).output();
  return performance.now() - started;
}

/** The memory is read three seconds after the first response, or with `whenComplete` when the search is. */
async function start(directory: string, { whenComplete = false }): Promise<Start> {
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const server = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${root}backend/main.ts`],
    cwd: root,
    env: {
      PORT: String(port),
      DATA_DIR: directory,
      // A stored search of another public URL is not used.
      PUBLIC_URL: "http://localhost:8000",
      DEMO: "off",
      LOG: "off",
    },
    stdout: "null",
  }).spawn();
  const until = async (path: string, everyMs: number) => {
    while (!await answers(origin + path)) await new Promise((next) => setTimeout(next, everyMs));
    return performance.now() - started;
  };
  const elapsed = await until("/api/domain-values", 10);
  const processor = await processorMs(server.pid);
  const complete = await until("/ready", 20);
  if (!whenComplete) await new Promise((settled) => setTimeout(settled, 3000));
  const status = await Deno.readTextFile(`/proc/${server.pid}/status`).catch(() => "");
  server.kill("SIGTERM");
  await server.status;
  const resident = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  return { elapsed, processor, complete, residentMb: Math.round(resident / 1024) };
}

export async function processorMs(pid: number): Promise<number> {
  const stat = await Deno.readTextFile(`/proc/${pid}/stat`).catch(() => "");
  const [user, system] = stat.split(" ").slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
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
