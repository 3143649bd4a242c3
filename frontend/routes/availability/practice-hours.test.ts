import { expect, test } from "vitest";
import { fromHoursInputs, hoursProblem, questionProblem, toHoursInputs } from "./practice-hours.ts";

let made = 0;
const newId = () => `${++made}`;
const range = (weekday: number, fromMinute: number, toMinute: number) => ({
  weekday,
  fromMinute,
  toMinute,
  placeId: null,
});

test("equal hours of several days are one input and become the same hours again", () => {
  const hours = [range(1, 600, 840), range(2, 900, 960), range(3, 600, 840)];
  const inputs = toHoursInputs(hours, newId);
  expect(inputs.map(({ weekdays }) => weekdays)).toEqual([[1, 3], [2]]);
  expect(fromHoursInputs(inputs)).toEqual(hours);
});

test("hours that overlap, leave no session or are incomplete are found", () => {
  const [first, second] = toHoursInputs([range(1, 600, 840), range(2, 660, 720)], newId);
  const problemOf = (change: object) => {
    const inputs = [first!, { ...second!, ...change }];
    return hoursProblem(inputs, 1, 60)?.code ?? null;
  };
  expect(problemOf({})).toBeNull();
  expect(problemOf({ weekdays: [1, 2] })).toBe("ERR_OVERLAP");
  expect(problemOf({ weekdays: [] })).toBe("days-missing");
  expect(problemOf({ range: { from: undefined, to: "12:00", placeId: null } })).toBe(
    "time-missing",
  );
  expect(problemOf({ range: { from: "12:00", to: "12:00", placeId: null } }))
    .toBe("ERR_ENDS_BEFORE_START");
  expect(problemOf({ range: { from: "12:00", to: "12:55", placeId: null } })).toBe("too-short");
});

test("an empty question and one that is there twice are found", () => {
  const questions = ["Why now?", " ", "Why now? "].map((name) => ({ name, required: false }));
  expect(questions.map((_, at) => questionProblem(questions, at)))
    .toEqual([null, "ERR_REQUIRED", "ERR_REPEATED"]);
});
