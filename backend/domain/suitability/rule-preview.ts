import type { Rule } from "../rule.ts";
import { type Answers, fittingAnswers, reachedSteps } from "./answers.ts";
import type { SuitabilityContent } from "./assessment.ts";
import { compareVerdicts, type Verdict, verdictsOf } from "./verdict.ts";

/** How many would go from one verdict to another, per practice. */
export type VerdictChange = { practice: string; from: Verdict; to: Verdict; count: number };

export type VerdictChanges = readonly Omit<VerdictChange, "count">[];

type Verdicts = Pick<SuitabilityContent, "facts" | "practices" | "questionnaire">;

/** The facts that answers state, each once, in one order. */
export function statedFacts(
  { questionnaire }: Pick<SuitabilityContent, "questionnaire">,
  answers: Answers,
): string[] {
  const reached = reachedSteps(questionnaire, fittingAnswers(questionnaire, answers));
  const facts = reached.flatMap(({ chosen }) => chosen.flatMap(({ sets }) => sets?.facts ?? []));
  return [...new Set(facts)].sort();
}

/** How the verdicts of people change with other rules; people who state the same facts have the same answer. */
export function verdictChangesOf(
  content: Verdicts,
  { before, after }: { before: readonly Rule[]; after: readonly Rule[] },
): (facts: readonly string[]) => VerdictChanges {
  const known = new Map<string, VerdictChanges>();
  return (facts) => {
    const key = facts.join(" ");
    const found = known.get(key);
    if (found) return found;
    const old = verdictsOf(facts, { ...content, rules: before });
    const next = verdictsOf(facts, { ...content, rules: after });
    const changes = content.practices.flatMap(({ code }) => {
      const [from, to] = [old.get(code)!.verdict, next.get(code)!.verdict];
      return from === to ? [] : { practice: code, from, to };
    });
    known.set(key, changes);
    return changes;
  };
}

/** Whether a booking that was possible before would need a question first, or would not be possible. */
export function turnsAway({ from, to }: Omit<VerdictChange, "practice" | "count">): boolean {
  return (to === "ask" || to === "no") && compareVerdicts(to, from) > 0;
}

/** Adds up changes of people, by practice. */
export function changeCounts(): {
  add: (changes: VerdictChanges) => void;
  list: () => VerdictChange[];
} {
  const counts = new Map<string, VerdictChange>();
  return {
    add(changes) {
      for (const { practice, from, to } of changes) {
        const key = `${practice} ${from} ${to}`;
        const known = counts.get(key);
        if (known) known.count++;
        else counts.set(key, { practice, from, to, count: 1 });
      }
    },
    list: () => [...counts].sort(([a], [b]) => a < b ? -1 : 1).map(([, change]) => change),
  };
}
