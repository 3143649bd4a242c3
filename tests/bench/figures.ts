import { figurePeriods } from "backend/domain/admin-figures.ts";
import { ms, type Row } from "./rounds.ts";
import { openBench } from "./sessions-database.ts";

const year = { from: "2025-11-20", to: "2026-11-20" } as const;

/** The figures of a year by week, and what uses each value, in a large database. */
export async function benchFigures({ full }: { full: boolean }): Promise<Row[]> {
  const sessions = full ? 1_000_000 : 100_000;
  await using app = await openBench();
  app.fill(sessions);
  const { domainValues, figureSums } = app.persistence;
  const weeks = figurePeriods({ ...year, step: "week" });
  const years = figurePeriods({ from: "2024-11-20", to: year.to, step: "week" });
  const size = sessions.toLocaleString("en");
  const point = app.point();
  const floor = await waitsFor(() => Promise.resolve(point("u1")));
  const row = async (what: string, goal: string, read: () => Promise<unknown>): Promise<Row> => {
    const { p50, p95 } = await waitsFor(read);
    return {
      what,
      figure: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
      floor: `point read ${ms(floor.p50)}`,
      ratio: `${(p50 / floor.p50).toFixed(0)} ×`,
      goal,
    };
  };
  const goal = "p95 ≤ 50 ms";
  return [
    await row(`figures of 52 weeks of ${size}`, goal, () => figureSums.sums(weeks)),
    await row(`figures of 104 weeks of ${size}`, goal, () => figureSums.sums(years)),
    await row(`uses of all values of ${size}`, goal, () => domainValues.usage([])),
  ];
}

async function waitsFor(read: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const waits: number[] = [];
  for (let turn = 0; turn < 120; turn++) {
    const started = performance.now();
    await read();
    if (turn >= 20) waits.push(performance.now() - started);
  }
  waits.sort((one, other) => one - other);
  return { p50: waits[50]!, p95: waits[95]! };
}
