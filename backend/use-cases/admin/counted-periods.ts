import {
  type FigurePeriod,
  figurePeriods,
  type FigureStep,
  isFinished,
  recentPeriods,
  type Sums,
} from "../../domain/admin-figures.ts";
import type { Repositories } from "../../ports/persistence.ts";

export type CountedPeriod = FigurePeriod & {
  sums: Sums;
  /** At its end, or now. */
  waitingPractitioners: number;
  finished: boolean;
};

export type AdminFigures = {
  periods: CountedPeriod[];
  /** The last seven days, today included, and the seven before. */
  recent: CountedPeriod;
  before: CountedPeriod;
};

export type FigureQuery = { from: string; to: string; step: FigureStep };

/** Days as YYYY-MM-DD; `now` in ms. ERR_INVALID_INPUT. */
export async function countPeriods(
  { figureSums }: Pick<Repositories, "figureSums">,
  query: FigureQuery,
  now: number,
): Promise<AdminFigures> {
  const periods = [...figurePeriods(query), ...recentPeriods(now)];
  const sums = await figureSums.sums(periods);
  const ends = periods.map(({ to }) => Math.min(to, now));
  const waiting = await figureSums.waitingPractitioners(ends);
  const counted = periods.map((period, at): CountedPeriod => ({
    ...period,
    sums: sums[at]!,
    waitingPractitioners: waiting[at]!,
    finished: isFinished(period, now),
  }));
  return { periods: counted.slice(0, -2), before: counted.at(-2)!, recent: counted.at(-1)! };
}
