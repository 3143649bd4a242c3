import fc from "fast-check";
import { expect, test } from "vitest";
import { answerProblems, reachedSteps, storableAnswers } from "./answers.ts";
import { assess } from "./assessment.ts";
import { content, fittingAnswerSet } from "./suitability.testing.ts";
import { compareVerdicts, type Verdict, verdictsOf } from "./verdict.ts";

const numRuns = Number(Deno.env.get("RUNS") ?? 300);
const { questionnaire, facts, rules, practices } = content;
const factIds = facts.map(({ id }) => id);

function verdictByCode(stated: Iterable<string>): Record<string, Verdict> {
  return Object.fromEntries(
    [...verdictsOf(stated, content)].map(([code, { verdict }]) => [code, verdict]),
  );
}

test("one more fact never makes a verdict milder", () => {
  fc.assert(
    fc.property(fc.subarray(factIds), fc.constantFrom(...factIds), (stated, added) => {
      const before = verdictByCode(stated);
      const after = verdictByCode([...stated, added]);
      for (const { code } of practices) {
        expect(compareVerdicts(after[code]!, before[code]!)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns },
  );
}, 1_200_000);

test("one more answer that states a fact never makes a verdict milder", () => {
  const stating = questionnaire.steps.flatMap((step) =>
    step.options.filter(({ sets }) => sets).map(({ value }) => ({ step, value }))
  );
  let checked = 0;
  fc.assert(
    fc.property(fittingAnswerSet, fc.constantFrom(...stating), (answers, { step, value }) => {
      const isMulti = step.type === "multi";
      const before = (answers[step.id] ?? [])
        .filter((each) => !step.options.some((o) => o.value === each && o.exclusive));
      const with1 = { ...answers, [step.id]: isMulti ? [...new Set([...before, value])] : [value] };
      const without = { ...answers, [step.id]: isMulti ? before.filter((v) => v !== value) : [] };
      const [milder, stricter] = [assess(content, without), assess(content, with1)];
      const strict = new Map(stricter.practices.map((each) => [each.code, each]));
      for (const { code, verdict } of milder.practices) {
        expect(compareVerdicts(strict.get(code)!.verdict, verdict)).toBeGreaterThanOrEqual(0);
      }
      checked++;
    }),
    { numRuns },
  );
  expect(checked).toBe(numRuns);
}, 1_200_000);

test("the order of answers, steps, rules and facts does not matter", () => {
  const shuffled = fittingAnswerSet.chain((answers) =>
    fc.record({
      answers: fc.constant(answers),
      entries: fc.shuffledSubarray(Object.entries(answers), {
        minLength: Object.keys(answers).length,
      }),
      rules: fc.shuffledSubarray(rules, { minLength: rules.length }),
      practices: fc.shuffledSubarray(practices, { minLength: practices.length }),
    })
  );
  fc.assert(
    fc.property(shuffled, ({ answers, entries, rules, practices }) => {
      const reversed = Object.fromEntries(
        entries.map(([step, values]) => [step, values.toReversed()]),
      );
      expect(assess({ ...content, rules, practices }, reversed)).toEqual(assess(content, answers));
    }),
    { numRuns },
  );
}, 1_200_000);

test(
  "an assessment names every practice once, with the strictest of its reasons as verdict",
  () => {
    const met: Record<Verdict, number> = { ok: 0, caution: 0, ask: 0, no: 0 };
    fc.assert(
      fc.property(fittingAnswerSet, (answers) => {
        expect(answerProblems(questionnaire, answers)).toEqual([]);
        const assessment = assess(content, answers);
        expect(assessment.practices.map(({ code }) => code).sort())
          .toEqual(practices.map(({ code }) => code).sort());
        const stated = new Set(
          reachedSteps(questionnaire, answers)
            .flatMap(({ chosen }) => chosen.flatMap(({ sets }) => sets?.facts ?? [])),
        );
        for (const { code, verdict, reasons } of assessment.practices) {
          const applying = rules.filter((rule) =>
            stated.has(rule.fact) && rule.practices.includes(code)
          );
          expect(reasons.map(({ rule }) => rule.id).sort()).toEqual(
            applying.map(({ id }) => id).sort(),
          );
          const strictest = (["no", "ask", "caution"] as const)
            .find((each) => applying.some(({ severity }) => severity === each));
          expect(verdict).toBe(strictest ?? "ok");
          for (const { rule, answer } of reasons) {
            expect(answer.option.sets?.facts).toContain(rule.fact);
            expect(answers[answer.step.id]).toContain(answer.option.value);
          }
          met[verdict]++;
        }
      }),
      { numRuns },
    );
    expect(Object.values(met).every((count) => count > 0)).toBe(true);
    if (Deno.env.has("RUNS")) console.log(`${numRuns} answer sets: ${JSON.stringify(met)}`);
  },
  1_200_000,
);

test(
  "places count the practices that fit and are possible, and no need is outweighed by a way",
  () => {
    fc.assert(
      fc.property(fittingAnswerSet, (answers) => {
        const listed = assess(content, answers).practices;
        const possible = listed.filter(({ score, verdict }) =>
          score > 0 && (verdict === "ok" || verdict === "caution")
        );
        expect(possible.map(({ place }) => place)).toEqual(possible.map((_, at) => at + 1));
        expect(listed.filter(({ place }) => place !== null)).toEqual(possible);
        const fittingByWay = listed.filter(({ fits }) =>
          fits.needs.length === 0 && fits.ways.length > 0
        );
        const mainReasons = listed.filter(({ code, fits }) =>
          practices.find((each) => each.code === code)!.helps
            .some(({ way, weight }) => weight === 3 && fits.needs.includes(way))
        );
        for (const { score } of fittingByWay) {
          for (const main of mainReasons) expect(main.score).toBeGreaterThan(score);
        }
      }),
      { numRuns },
    );
  },
  1_200_000,
);

test("what may be stored points to no crisis", () => {
  fc.assert(
    fc.property(fittingAnswerSet, (answers) => {
      const stored = storableAnswers(content, answers);
      expect(Object.keys(stored)).not.toContain("crisis_check");
      expect(Object.keys(stored)).not.toContain("strength");
      const { crisis, practices } = assess(content, stored);
      expect(crisis).toBeNull();
      const kinds = practices.flatMap(({ reasons }) =>
        reasons.map(({ rule }) => facts.find(({ id }) => id === rule.fact)!.kind)
      );
      expect(kinds).not.toContain("crisis");
    }),
    { numRuns },
  );
}, 1_200_000);
