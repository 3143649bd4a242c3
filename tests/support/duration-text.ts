/**
 * Whether two operations take about the same time, so that timing reveals nothing. They run
 * alternately and the medians are compared. Other load can distort one round; a real difference
 * shows in every round. One equal round is therefore enough.
 */
export async function takesAsLong(
  one: (nth: number) => Promise<unknown>,
  other: (nth: number) => Promise<unknown>,
  { times, rounds = 5 }: { times: number; rounds?: number },
): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    const taken: [number[], number[]] = [[], []];
    for (let nth = 0; nth < times; nth++) {
      taken[0].push(await timeOf(() => one(round * times + nth)));
      taken[1].push(await timeOf(() => other(round * times + nth)));
    }
    const ratio = median(taken[0]) / median(taken[1]);
    // Skipped work makes a factor of ten or more.
    if (ratio > 0.5 && ratio < 2) return true;
  }
  return false;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
