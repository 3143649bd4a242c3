import type { FigurePeriod, Sums } from "../../domain/admin-figures.ts";

/** Sums that the database keeps by the hour, so that reading them does not depend on how much happened. */
export interface FigureSums {
  sums(periods: FigurePeriod[]): Promise<Sums[]>;
  /** How many practitioners waited for an approval at each instant (ms). */
  waitingPractitioners(instants: number[]): Promise<number[]>;
}
