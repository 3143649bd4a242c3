import type { components } from "../api/schema.d.ts";

export type Questionnaire = components["schemas"]["Questionnaire"];
export type Step = components["schemas"]["QuestionnaireStep"];
export type Assessment = components["schemas"]["Assessment"];
export type PracticeVerdict = components["schemas"]["PracticeVerdict"];
export type Verdict = PracticeVerdict["verdict"];
type Crisis = NonNullable<Assessment["crisis"]>;

/** Picked options by step. A missing step is not reached yet, an empty list is skipped. */
export type Answers = Record<string, string[]>;

type Branch = Step["branches"][number];

function branchesOf(step: Step, answers: Answers): Branch[] {
  const picked = answers[step.id] ?? [];
  return step.branches.filter(({ values }) => values.some((value) => picked.includes(value)));
}

/** The steps that matter with these answers, in their order. */
export function pathOf({ steps }: Questionnaire, answers: Answers): Step[] {
  const skipped = new Set<string>();
  return steps.filter((step) => {
    if (skipped.has(step.id)) return false;
    for (const { skips } of branchesOf(step, answers)) {
      for (const id of skips) skipped.add(id);
    }
    return true;
  });
}

/** Only the answers to steps that matter. */
export function answersOnPath(questionnaire: Questionnaire, answers: Answers): Answers {
  return Object.fromEntries(
    pathOf(questionnaire, answers).flatMap(({ id }) => {
      const picked = answers[id];
      return picked ? [[id, picked]] : [];
    }),
  );
}

export function isAnswered(answers: Answers, { id }: Pick<Step, "id">): boolean {
  return (answers[id] ?? []).length > 0;
}

const byUrgency: Crisis[] = ["urgent", "violence", "gentle"];

/** The most urgent crisis that the answer to this step points to, or null. */
export function crisisOf(step: Step, answers: Answers): Crisis | null {
  const found = branchesOf(step, answers).map(({ crisis }) => crisis);
  return byUrgency.find((crisis) => found.includes(crisis)) ?? null;
}

export function notesOf(step: Step, answers: Answers): string[] {
  return branchesOf(step, answers).flatMap(({ note }) => note ? [note] : []);
}

/** What of the answers to an older version still fits this one. */
export function fittingAnswers({ steps }: Questionnaire, answers: Answers): Answers {
  return Object.fromEntries(steps.flatMap(({ id, options }) => {
    const picked = answers[id];
    if (!picked) return [];
    const fits = picked.filter((value) => options.some((option) => option.value === value));
    return fits.length > 0 || picked.length === 0 ? [[id, fits]] : [];
  }));
}

type StepState = "answered" | "now" | "skipped" | "coming";

/** The state of the steps of each part, those left out by other answers not counted. */
export function partsOf(questionnaire: Questionnaire, answers: Answers, now: string | null) {
  const path = pathOf(questionnaire, answers);
  return questionnaire.parts.map(({ id, steps }) => ({
    id,
    steps: path.filter((step) => steps.includes(step.id)).map((step): StepState => {
      if (step.id === now) return "now";
      if (isAnswered(answers, step)) return "answered";
      return answers[step.id] ? "skipped" : "coming";
    }),
  })).filter((part) => part.steps.length > 0);
}

const secondsPerStep = 15;

/** How many minutes the given number of steps takes, at least one. */
export function minutesFor(steps: number): number {
  return Math.max(1, Math.ceil(steps * secondsPerStep / 60));
}
