import { expect, test } from "vitest";
import { bookingVerdict } from "./acknowledgement.ts";
import type { Answers } from "./answers.ts";
import { assess } from "./assessment.ts";
import { content } from "./suitability.testing.ts";

const insteadOfMassage = (answers: Answers) =>
  bookingVerdict(content, assess(content, answers), "MASSAGE")!.instead;

test("in place of a practice stand those that people look for with the same need", () => {
  const answers = { needs: ["STRESS", "BACK_PAIN"], safety_2: ["blood_clot"] };
  const instead = insteadOfMassage(answers);
  expect(instead).toContain("ACCESS_BARS");
  for (const code of instead) {
    const { helps } = content.practices.find((each) => each.code === code)!;
    const main = helps.filter(({ weight }) => weight >= 2).map(({ way }) => way);
    expect(answers.needs.some((need) => main.includes(need)), code).toBe(true);
  }
});

test("a narrow practice is neither best nor in place of another for stress alone", () => {
  const answers = {
    needs: ["STRESS", "BACK_PAIN"],
    ways_of_working: ["touch"],
    safety_1: ["pregnancy"],
    safety_2: ["blood_clot", "pacemaker", "cancer_treatment"],
    safety_3: ["epilepsy"],
    safety_4: ["psychosis"],
  };
  expect(insteadOfMassage(answers)).toEqual([]);
  const placed = assess(content, answers).practices.filter(({ place }) => place !== null)
    .map(({ code }) => code);
  expect(placed).toContain("PSYCHO_THERAPY");
  for (const narrow of ["ADDICTION", "IMAGO_THERAPY", "FAMILY", "SUPERVISION", "CIRCLING"]) {
    expect(placed).not.toContain(narrow);
  }
});
