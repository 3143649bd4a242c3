/**
 * Whether two things take about as long, so that nobody learns from the clock which of them happened.
 *
 * They are done in turns, and the middle of each side's times is compared. What another process does to the machine
 * can make one round look unequal; a difference in the work itself makes every round so. Equal once is therefore equal.
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
    // Work that is left out makes a factor of ten and more.
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
