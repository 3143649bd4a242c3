import { expect, test } from "vitest";
import {
  answersOnPath,
  crisisOf,
  fittingAnswers,
  minutesFor,
  notesOf,
  partsOf,
  pathOf,
  type Questionnaire,
  type Step,
} from "./questionnaire.ts";

function step(id: string, values: string[], branches: Partial<Step["branches"][number]>[] = []) {
  return {
    id,
    options: values.map((value) => ({ value })),
    branches: branches.map((branch) => ({
      values: [],
      crisis: null,
      note: null,
      skips: [],
      ...branch,
    })),
  } as unknown as Step;
}

const questionnaire = {
  version: 2,
  parts: [
    { id: "wishes", steps: ["needs", "meeting"] },
    { id: "safety", steps: ["safe"] },
    { id: "practical", steps: ["city"] },
  ],
  steps: [
    step("needs", ["STRESS", "GRIEF"]),
    step("meeting", ["VIDEO_CALL", "any"], [{ values: ["VIDEO_CALL"], skips: ["city"] }]),
    step("safe", ["harm", "violence", "none"], [
      { values: ["violence"], crisis: "violence" },
      { values: ["harm"], crisis: "urgent", note: "Call 112." },
    ]),
    step("city", ["TARTU"]),
  ],
} as unknown as Questionnaire;

const ids = (steps: Step[]) => steps.map(({ id }) => id);

test("an answer leaves out the steps that it makes pointless, also those answered before", () => {
  const answers = { meeting: ["VIDEO_CALL"], city: ["TARTU"] };
  expect(ids(pathOf(questionnaire, {}))).toEqual(["needs", "meeting", "safe", "city"]);
  expect(ids(pathOf(questionnaire, answers))).toEqual(["needs", "meeting", "safe"]);
  expect(answersOnPath(questionnaire, answers)).toEqual({ meeting: ["VIDEO_CALL"] });
});

test("of two crises the most urgent one is shown", () => {
  const [safe] = questionnaire.steps.filter(({ id }) => id === "safe") as [Step];
  expect(crisisOf(safe, { safe: ["harm", "violence"] })).toBe("urgent");
  expect(crisisOf(safe, { safe: ["violence"] })).toBe("violence");
  expect(crisisOf(safe, { safe: ["none"] })).toBeNull();
  expect(notesOf(safe, { safe: ["harm"] })).toEqual(["Call 112."]);
});

test("a new version keeps the answers that it still has", () => {
  const before = { needs: ["STRESS", "GONE"], meeting: ["GONE"], safe: [], gone: ["x"] };
  expect(fittingAnswers(questionnaire, before)).toEqual({ needs: ["STRESS"], safe: [] });
});

test("each step is answered, skipped, shown now or coming", () => {
  const answers = { needs: ["STRESS"], meeting: [] };
  expect(partsOf(questionnaire, answers, "safe")).toEqual([
    { id: "wishes", steps: ["answered", "skipped"] },
    { id: "safety", steps: ["now"] },
    { id: "practical", steps: ["coming"] },
  ]);
});

test("a part whose steps are all left out is not shown", () => {
  const parts = partsOf(questionnaire, { meeting: ["VIDEO_CALL"] }, null);
  expect(parts.map(({ id }) => id)).toEqual(["wishes", "safety"]);
});

test("sixteen steps take four minutes, the last one takes one", () => {
  expect(minutesFor(16)).toBe(4);
  expect(minutesFor(1)).toBe(1);
});
