import { assess } from "backend/domain/suitability/assessment.ts";
import { verdictsOf } from "backend/domain/suitability/verdict.ts";
import { openTestApp } from "../test-app.ts";
import { ms, perSecond, type Row } from "./rounds.ts";

const typical = {
  needs: ["STRESS", "BACK_PAIN"],
  ways_of_working: ["touch"],
  safety_1: ["pregnancy"],
  safety_2: ["pacemaker"],
};

/** Verdicts of all practices, the whole assessment, and reading what they follow from. */
export async function benchSuitability(): Promise<Row[]> {
  await using app = await openTestApp({ demo: false });
  const { suitabilityContents } = app.ports.persistence;
  const content = await suitabilityContents.current();
  const everyFact = content.facts.map(({ id }) => id);
  const everyAnswer = Object.fromEntries(content.questionnaire.steps.map((step) => {
    const values = step.options.filter(({ exclusive }) => !exclusive).map(({ value }) => value);
    return [step.id, step.type === "multi" ? values.slice(0, step.max) : values.slice(0, 1)];
  }));
  const work = [
    {
      name: "verdicts of 35 practices, 2 facts",
      goal: "≤ 1 ms",
      run: () => verdictsOf(["pregnancy", "pacemaker"], content),
    },
    {
      name: "verdicts of 35 practices, all facts",
      goal: "≤ 1 ms",
      run: () => verdictsOf(everyFact, content),
    },
    { name: "assessment, 6 answers", goal: "≤ 1 ms", run: () => assess(content, typical) },
    {
      name: "assessment, every answer",
      goal: "≤ 1 ms",
      run: () => assess(content, everyAnswer),
    },
    { name: "questions and rules from the database", run: () => suitabilityContents.current() },
  ];
  const rates = await perSecond(work);
  return work.map(({ name, goal }) => ({
    what: name,
    figure: ms(1000 / rates.get(name)!),
    ...(goal && { goal }),
  }));
}
