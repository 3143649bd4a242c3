import type { Assessment, PracticeVerdict, Verdict } from "./questionnaire.ts";

const verdictOrder: Verdict[] = ["ok", "caution", "ask", "no"];

export type VerdictGroup = {
  verdict: Verdict;
  /** Practices that fit what the person looks for, the best first. */
  fitting: PracticeVerdict[];
  /** Practices that do not fit, but have a warning. */
  others: PracticeVerdict[];
};

/** The practices of an assessment by verdict, the mildest first. Those that neither fit nor warn are left out. */
export function verdictGroups({ practices }: Assessment): VerdictGroup[] {
  return verdictOrder.map((verdict) => {
    const all = practices.filter((practice) => practice.verdict === verdict);
    return {
      verdict,
      fitting: all.filter(({ score }) => score > 0),
      others: verdict === "ok" ? [] : all.filter(({ score }) => score <= 0),
    };
  });
}

/** The codes in the order of the results: by verdict, then by place. */
export function orderOf(assessment: Assessment): string[] {
  return verdictGroups(assessment).flatMap(({ fitting, others }) => [...fitting, ...others])
    .map(({ code }) => code);
}
