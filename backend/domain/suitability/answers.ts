import { type FieldProblem, notAllowed, problem } from "../field-problem.ts";
import {
  type Fact,
  isCrisisStep,
  type Option,
  type Questionnaire,
  type Step,
} from "./questionnaire.ts";

export const answerLimits = { step: 40, value: 60, values: 40, steps: 60 } as const;

/** The chosen values by step. An empty list is a skipped step, a missing one was not reached. */
export type Answers = Record<string, string[]>;

/** Why answers do not fit the questionnaire, by step. */
export function answerProblems({ steps }: Questionnaire, answers: Answers): FieldProblem[] {
  return Object.entries(answers).flatMap(([id, values]) => {
    const step = steps.find((each) => each.id === id);
    const path = `answers.${id}`;
    const found = step
      ? stepProblem(step, path, new Set(values))
      : notAllowed(path, steps.map((each) => each.id));
    return found ?? [];
  });
}

function stepProblem(step: Step, path: string, values: ReadonlySet<string>): FieldProblem | null {
  const chosen = step.options.filter(({ value }) => values.has(value));
  if (chosen.length < values.size) {
    return notAllowed(path, step.options.map(({ value }) => value));
  }
  const most = step.type === "multi" ? step.max ?? Infinity : 1;
  if (values.size > most) return problem(path, "ERR_TOO_BIG", { most, unit: "entries" });
  const isMixed = values.size > 1 && chosen.some(({ exclusive }) => exclusive);
  return isMixed ? problem(path, "ERR_EXCLUSIVE_OPTION") : null;
}

/** The answers that still fit a questionnaire that has changed since. */
export function fittingAnswers(questionnaire: Questionnaire, answers: Answers): Answers {
  const unfit = new Set(answerProblems(questionnaire, answers).map(({ path }) => path));
  return Object.fromEntries(
    Object.entries(answers).filter(([id]) => !unfit.has(`answers.${id}`)),
  );
}

/** The answers without those that can point to a crisis. Only these may be stored. */
export function storableAnswers(
  { questionnaire: { steps }, facts }: { questionnaire: Questionnaire; facts: readonly Fact[] },
  answers: Answers,
): Answers {
  const stored = steps.filter((step) => !isCrisisStep(step, facts));
  return Object.fromEntries(
    stored.flatMap(({ id }) => {
      const values = valuesOf(answers, id);
      return values ? [[id, [...values]]] : [];
    }),
  );
}

export type AnsweredStep = { step: Step; chosen: Option[] };

/** The steps that no earlier answer skips, in their order, each with its chosen options. */
export function reachedSteps({ steps }: Questionnaire, answers: Answers): AnsweredStep[] {
  const reached: AnsweredStep[] = [];
  const skipped = new Set<string>();
  for (const step of steps) {
    if (skipped.has(step.id)) continue;
    const values = valuesOf(answers, step.id) ?? [];
    reached.push({ step, chosen: step.options.filter(({ value }) => values.includes(value)) });
    for (const branch of takenBranches(step, reached)) {
      for (const id of branch.skip ?? []) skipped.add(id);
    }
  }
  return reached;
}

/** The branches of a step whose condition the reached answers meet. */
export function takenBranches({ branch = [] }: Step, reached: readonly AnsweredStep[]) {
  return branch.filter(({ if: condition }) =>
    reached.some(({ step, chosen }) =>
      step.id === condition.answer && chosen.some(({ value }) => condition.in.includes(value))
    )
  );
}

function valuesOf(answers: Answers, id: string): string[] | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}
