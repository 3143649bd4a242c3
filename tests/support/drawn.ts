/** Parameters of fast-check: the same random cases in each run. `RUNS=10000` draws as many new ones. */
export function drawn(numRuns: number): { numRuns: number; seed?: number } {
  const runs = process.env.RUNS;
  return runs ? { numRuns: Number(runs) } : { numRuns, seed: 1 };
}
