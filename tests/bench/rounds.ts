/** One line of the table; `floor` is the baseline and `ratio` the part of it we reach. */
export type Row = {
  what: string;
  figure: string;
  floor?: string;
  ratio?: string;
  goal?: string;
  /** The bench could not run; `figure` says why. */
  failed?: true;
};

const headings = { what: "What", figure: "Measured", floor: "Floor", ratio: "Ratio", goal: "Goal" };

/** As Markdown. */
export function table(rows: Row[]): string {
  const columns = Object.keys(headings) as (keyof typeof headings)[];
  const cells = [headings, ...rows].map((row) => columns.map((column) => row[column] ?? ""));
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`;
  const [head, ...body] = cells.map(line);
  return [head, line(widths.map((width) => "-".repeat(width))), ...body].join("\n");
}

type Contestant = { name: string; run: () => unknown };

/** Calls per second of each contestant: the median of five interleaved rounds. */
export async function perSecond(
  contestants: Contestant[],
  { roundMs = 400, rounds = 5 } = {},
): Promise<Map<string, number>> {
  const results = new Map(contestants.map(({ name }) => [name, [] as number[]]));
  for (const { run } of contestants) await timed(run, roundMs / 4);
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of contestants) results.get(name)!.push(await timed(run, roundMs));
  }
  return new Map([...results].map(([name, rates]) => [name, median(rates)]));
}

async function timed(run: () => unknown, ms: number): Promise<number> {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < ms) {
    const answer = run();
    if (answer instanceof Promise) await answer;
    calls++;
  }
  return calls / ((performance.now() - start) / 1000);
}

/** Calls per second with `clients` concurrent calls, and percentiles of their duration (ms). */
export async function underLoad(
  run: () => Promise<unknown>,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<{ perSecond: number; p50: number; p95: number; p99: number }> {
  const waits: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(Array.from({ length: clients }, async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await run();
      waits.push(performance.now() - started);
    }
  }));
  waits.sort((a, b) => a - b);
  const at = (share: number) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))]!;
  return {
    perSecond: waits.length / ((performance.now() - start) / 1000),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

/** The smallest value that `part` (0 to 1) of the numbers do not exceed. */
export function percentile(numbers: number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? NaN;
}

/** Of the straight line nearest to the points (x, y). */
export function slopeOf(points: [number, number][]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [middle, height] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  return points.reduce((sum, [x, y]) => sum + (x - middle) * (y - height), 0) / spread;
}

export const rate = (perSecond: number): string =>
  `${Math.round(perSecond).toLocaleString("en")}/s`;
export const ms = (value: number): string => `${value.toPrecision(3)} ms`;
export const share = (part: number, whole: number): string =>
  `${(part / whole * 100).toFixed(0)} %`;
