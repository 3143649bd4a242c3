import { type FieldProblem, notAllowed, problem } from "../field-problem.ts";
import type { Fact } from "./questionnaire.ts";

/** The part of a questionnaire that decides which question comes when. */
export type BranchedSteps = {
  id: string;
  options: { value: string; sets?: { facts: string[] } | undefined }[];
  branch?: { if: { answer: string; in: string[] }; skip?: string[] | undefined }[] | undefined;
}[];

/** What is wrong with the branches of a questionnaire: steps in a circle, unknown steps, answers and facts. */
export function questionnaireProblems(
  steps: BranchedSteps,
  { facts }: { facts: readonly Pick<Fact, "id">[] },
): FieldProblem[] {
  const places = new Map(steps.map(({ id }, at) => [id, at]));
  return steps.flatMap((step, at) => {
    const path = `questionnaire.steps.${at}`;
    return [
      ...(places.get(step.id) === at ? [] : [problem(`${path}.id`, "ERR_DUPLICATE_ENTITY")]),
      ...step.options.flatMap(({ sets }, option) =>
        (sets?.facts ?? []).filter((fact) => !facts.some(({ id }) => id === fact))
          .map((id) => problem(`${path}.options.${option}.sets`, "ERR_UNKNOWN_FACT", { id }))
      ),
      ...(step.branch ?? []).flatMap((branch, number) => {
        const branchPath = `${path}.branch.${number}`;
        return [
          ...conditionProblems(branch.if, `${branchPath}.if`, { steps, places, at }),
          ...(branch.skip ?? []).flatMap((id, skipped) => {
            const place = places.get(id);
            const skipPath = `${branchPath}.skip.${skipped}`;
            if (place === undefined) return problem(skipPath, "ERR_UNKNOWN_STEP", { id });
            // A step that leads back to itself or to an earlier one would repeat without an end.
            return place <= at ? problem(skipPath, "ERR_CYCLE", { id }) : [];
          }),
        ];
      }),
    ];
  });
}

function conditionProblems(
  { answer, in: values }: { answer: string; in: string[] },
  path: string,
  { steps, places, at }: { steps: BranchedSteps; places: Map<string, number>; at: number },
): FieldProblem[] {
  const place = places.get(answer);
  if (place === undefined) return [problem(`${path}.answer`, "ERR_UNKNOWN_STEP", { id: answer })];
  if (place > at) return [problem(`${path}.answer`, "ERR_CYCLE", { id: answer })];
  const known = steps[place]!.options.map(({ value }) => value);
  return values.every((value) => known.includes(value)) ? [] : [notAllowed(`${path}.in`, known)];
}
