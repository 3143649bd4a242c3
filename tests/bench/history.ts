import { cpus, totalmem } from "node:os";
import { root } from "../support/source-files.ts";
import type { Row } from "./rounds.ts";

type Run = {
  date: string;
  machine: string;
  /** The load of the machine after each bench. */
  load: number[];
  deno: string;
  rows: Row[];
};

const folder = "tests/bench/history";
/** A ratio that is worse by more than this is reported. */
const tolerated = 0.2;

export function emptyRun(): Run {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 19) + "Z",
    machine: `${cpus().length} × ${cpu?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    load: [],
    deno: Deno.version.deno,
    rows: [],
  };
}

/** Returns the file's path from the root of the project. */
export async function saveRun(run: Run): Promise<string> {
  run.load.push(Math.round(Deno.loadavg()[0]! * 10) / 10);
  const path = `${folder}/${run.date.replaceAll(/[:Z]/g, "").replace("T", "-")}.json`;
  await Deno.mkdir(`${root}${folder}`, { recursive: true });
  await Deno.writeTextFile(`${root}${path}`, JSON.stringify(run, null, 2) + "\n");
  return path;
}

/** The newest run in git, or null. */
export async function lastCommittedRun(): Promise<Run | null> {
  const git = new Deno.Command("git", {
    args: ["ls-tree", "--name-only", "HEAD", `${folder}/`],
    cwd: root,
    stderr: "null",
  });
  const listed = await git.output().catch(() => null);
  const paths = new TextDecoder().decode(listed?.stdout).split("\n")
    .filter((path) => path.endsWith(".json")).toSorted();
  const last = paths.at(-1);
  return last === undefined ? null : JSON.parse(await Deno.readTextFile(`${root}${last}`));
}

/** A line per row whose ratio is worse than in the earlier run, and per row that no longer has one. */
export function worseThan(earlier: Run, rows: Row[]): string[] {
  const found = new Map(rows.map((row) => [nameOf(row), row]));
  return earlier.rows.flatMap((former) => {
    const { what, ratio } = former;
    const before = goodness(ratio);
    const row = found.get(nameOf(former));
    // A run of a few benches lacks the rows of the others.
    if (before === null || !row) return [];
    const after = goodness(row.ratio);
    if (after === null) return [`${what}: no ratio, earlier ${ratio}`];
    return after < before * (1 - tolerated) ? [`${what}: ${row.ratio}, earlier ${ratio}`] : [];
  });
}

/** One thing may be compared with several floors, which are named in parentheses. */
function nameOf({ what, floor = "" }: Row): string {
  return `${what} ${/\(.*\)/.exec(floor)?.[0] ?? ""}`;
}

/** A ratio as a number of which more is better: a share of the floor, or how often something fits into "2.5 ×". */
function goodness(ratio: string | undefined): number | null {
  const [, digits, unit = ""] = /^([\d.,]+)\s*(.*)$/.exec(ratio ?? "") ?? [];
  if (digits === undefined) return null;
  const number = Number(digits.replaceAll(",", ""));
  if (unit.startsWith("×")) return number > 0 ? 1 / number : null;
  return number;
}
