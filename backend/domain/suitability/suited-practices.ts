import type { AssessedPractice } from "./assessment.ts";

/** What a search takes from an assessment: practices, by code. */
export type SuitedPractices = {
  /** Those that fit and are `ok`, the best first. `share`: the part of the best score, above 0, at most 1. */
  recommended: { code: string; share: number }[];
  /** Those with the verdict `ok` or `caution`. */
  possible: string[];
  /** Those with the verdict `no`. */
  refused: string[];
};

type Assessed = Pick<AssessedPractice, "code" | "score" | "verdict">;

export function suitedPractices(
  { practices, retired = [] }: { practices: readonly Assessed[]; retired?: readonly Assessed[] },
): SuitedPractices {
  const fitting = practices.filter(({ score, verdict }) => score > 0 && verdict === "ok")
    .toSorted((a, b) => b.score - a.score);
  const best = fitting[0]?.score ?? 0;
  const withVerdict = (...wanted: string[]) =>
    [...practices, ...retired].filter(({ verdict }) => wanted.includes(verdict)).map(({ code }) =>
      code
    ).sort();
  return {
    recommended: fitting.map(({ code, score }) => ({ code, share: score / best })),
    possible: withVerdict("ok", "caution"),
    refused: withVerdict("no"),
  };
}

/** Whether a practice fits a preferred way of working and none of the chosen needs. */
export function fitsOnlyByWay(
  { needs }: { needs: readonly string[] },
  { score, fits }: Pick<AssessedPractice, "score" | "fits">,
): boolean {
  return needs.length > 0 && score > 0 && fits.needs.length === 0;
}
