import { hour } from "../duration.ts";
import type { Answers } from "./answers.ts";
import type { Assessment } from "./assessment.ts";
import type { Verdict } from "./verdict.ts";

/** Of one person; a new one replaces the oldest. */
export const mostResults = 20;

/** The same answers within this time are one result: a tab may send them twice. */
const repeatedMs = hour;

/** A test that is not finished. `version` is that of the questionnaire; `changedAt` in ms. */
export type Draft = {
  version: number;
  answers: Answers;
  /** The step at which the person left. */
  step: string;
  changedAt: number;
};

/** A finished test. The verdicts, by practice, are those of the day. `takenAt` in ms. */
export type Result = {
  id: string;
  userId: string;
  version: number;
  rulesVersion: number;
  answers: Answers;
  verdicts: Record<string, Verdict>;
  takenAt: number;
};

export type ChangedVerdict = { code: string; before: Verdict; after: Verdict };

export function verdictByCode({ practices }: Assessment): Record<string, Verdict> {
  return Object.fromEntries(practices.map(({ code, verdict }) => [code, verdict]));
}

/** The practices whose verdict differs from that of the day, by code. */
export function changedVerdicts(
  { verdicts }: Pick<Result, "verdicts">,
  assessment: Assessment,
): ChangedVerdict[] {
  return Object.entries(verdictByCode(assessment))
    .flatMap(([code, after]) => {
      const before = verdicts[code];
      return before && before !== after ? [{ code, before, after }] : [];
    })
    .toSorted((a, b) => a.code < b.code ? -1 : 1);
}

/** Whether a result is the same test, sent again. `now` in ms. */
export function isRepeated(
  latest: Result | undefined,
  next: Pick<Result, "version" | "rulesVersion" | "answers">,
  now: number,
): latest is Result {
  return latest !== undefined && now - latest.takenAt < repeatedMs &&
    latest.version === next.version && latest.rulesVersion === next.rulesVersion &&
    textOf(latest.answers) === textOf(next.answers);
}

/** Equal for the same choices, in whatever order. */
function textOf(answers: Answers): string {
  const steps = Object.entries(answers).map(([step, values]) => [step, values.toSorted()]);
  return JSON.stringify(steps.sort(([a], [b]) => a! < b! ? -1 : 1));
}
