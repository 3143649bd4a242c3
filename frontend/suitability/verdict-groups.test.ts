import { expect, test } from "vitest";
import type { Assessment } from "./questionnaire.ts";
import { orderOf, verdictGroups } from "./verdict-groups.ts";

const assessment = {
  practices: [
    { code: "TALK", verdict: "ok", score: 5 },
    { code: "YOGA", verdict: "caution", score: 3 },
    { code: "REST", verdict: "ok", score: 0 },
    { code: "OILS", verdict: "caution", score: 0 },
    { code: "CUPS", verdict: "no", score: 2 },
  ],
} as Assessment;

test("practices stand in four groups, those without a fit and a warning in none", () => {
  const groups = verdictGroups(assessment).map(({ verdict, fitting, others }) => [
    verdict,
    fitting.map(({ code }) => code),
    others.map(({ code }) => code),
  ]);
  expect(groups).toEqual([
    ["ok", ["TALK"], []],
    ["caution", ["YOGA"], ["OILS"]],
    ["ask", [], []],
    ["no", ["CUPS"], []],
  ]);
  expect(orderOf(assessment)).toEqual(["TALK", "YOGA", "OILS", "CUPS"]);
});

test("what the answers about danger forbid stands apart where they are not known", () => {
  const unstored = { postponed: ["TALK", "CUPS"], adviceFirst: ["OILS"] };
  const groups = verdictGroups(assessment, unstored).map((group) => [
    `${group.verdict}${group.onlyInSafety ? " in safety" : ""}`,
    [...group.fitting, ...group.others].map(({ code }) => code),
  ]);
  expect(groups).toEqual([
    ["ok", []],
    ["ok in safety", ["TALK"]],
    ["caution", ["YOGA"]],
    ["caution in safety", ["OILS"]],
    ["ask", []],
    ["no", ["CUPS"]],
  ]);
});
