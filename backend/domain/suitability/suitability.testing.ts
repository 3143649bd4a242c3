import fc from "fast-check";
import type { Rule } from "../rule.ts";
import type { Answers } from "./answers.ts";
import type { SuitabilityContent } from "./assessment.ts";
import type { Questionnaire, Step } from "./questionnaire.ts";

/** The content that is seeded, without a database. */
export const content: SuitabilityContent = {
  questionnaire: dataOf<Questionnaire>("questionnaire"),
  facts: dataOf("facts"),
  rules: dataOf<Rule[]>("rules"),
  rulesVersion: 1,
  practices: dataOf("practices"),
};

function dataOf<Data>(name: string): Data {
  const file = new URL(`../../../db/seed/data/${name}.json`, import.meta.url);
  return JSON.parse(Deno.readTextFileSync(file));
}

/** Answers that fit the seeded questionnaire: each step is missing, skipped or answered. */
export const fittingAnswerSet: fc.Arbitrary<Answers> = fc
  .record(
    Object.fromEntries(content.questionnaire.steps.map((step) => [step.id, answerTo(step)])),
    { requiredKeys: [] },
  )
  .map((set) =>
    Object.fromEntries(
      Object.entries(set).flatMap(([id, values]) => values ? [[id, values]] : []),
    )
  );

function answerTo(step: Step): fc.Arbitrary<string[]> {
  const alone = step.options.filter(({ exclusive }) => exclusive).map(({ value }) => value);
  const free = step.options.filter(({ exclusive }) => !exclusive).map(({ value }) => value);
  const maxLength = step.type === "multi" ? step.max ?? free.length : 1;
  const several = fc.subarray(free).chain((values) =>
    fc.shuffledSubarray(values, { maxLength: values.length })
  )
    .map((values) => values.slice(0, maxLength));
  if (alone.length === 0) return several;
  return fc.oneof({ weight: 4, arbitrary: several }, {
    weight: 1,
    arbitrary: fc.constantFrom(...alone).map((value) => [value]),
  });
}
