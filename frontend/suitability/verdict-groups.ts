import type { Assessment, PracticeVerdict, Verdict } from "./questionnaire.ts";
import { fitsOnlyByWay } from "backend/domain/suitability/suited-practices.ts";
import type { StoredResult } from "./storing.ts";

/** Practices that answers about danger, which are never stored, would forbid, by code. */
export type UnstoredDanger = StoredResult["unstoredDanger"];

const groupOrder: { verdict: Verdict; onlyByWay: boolean }[] = [
  { verdict: "ok", onlyByWay: false },
  { verdict: "caution", onlyByWay: false },
  { verdict: "ok", onlyByWay: true },
  { verdict: "ask", onlyByWay: false },
  { verdict: "no", onlyByWay: false },
];

export type VerdictGroup = {
  verdict: Verdict;
  /** Whether these practices suit only a person who is not in danger. */
  onlyInSafety: boolean;
  /** Whether these practices fit a preferred way of working and none of the chosen needs. */
  onlyByWay: boolean;
  /** Practices that fit what the person looks for, the best first. */
  fitting: PracticeVerdict[];
  /** Practices that do not fit, but have a warning. */
  others: PracticeVerdict[];
};

/**
 * The practices of an assessment by verdict, the mildest first; what is `ok` but fits none of the needs follows those with
 * caution. Those that neither fit nor warn are left out.
 * `unstored`: null for an assessment that has the answers about danger.
 */
export function verdictGroups(
  { practices, needs }: Pick<Assessment, "practices" | "needs">,
  unstored: UnstoredDanger | null = null,
): VerdictGroup[] {
  const forbidden = unstored ? [...unstored.postponed, ...unstored.adviceFirst] : [];
  const isByWay = (practice: PracticeVerdict) =>
    practice.verdict === "ok" && fitsOnlyByWay({ needs }, practice);
  return groupOrder.flatMap(({ verdict, onlyByWay }) => {
    const all = practices.filter((practice) =>
      practice.verdict === verdict && isByWay(practice) === onlyByWay
    );
    const depends = ({ code }: PracticeVerdict) =>
      (verdict === "ok" || verdict === "caution") && forbidden.includes(code);
    return [false, true].flatMap((onlyInSafety) => {
      const part = all.filter((practice) => depends(practice) === onlyInSafety);
      if ((onlyInSafety || onlyByWay) && part.length === 0) return [];
      return [{
        verdict,
        onlyInSafety,
        onlyByWay,
        fitting: part.filter(({ score }) => score > 0),
        others: verdict === "ok" ? [] : part.filter(({ score }) => score <= 0),
      }];
    });
  });
}

/** The codes in the order of the results: by verdict, then by place. */
export function orderOf(assessment: Assessment): string[] {
  return verdictGroups(assessment).flatMap(({ fitting, others }) => [...fitting, ...others])
    .map(({ code }) => code);
}
