import { expect, test } from "vitest";
import type { Assessment } from "./questionnaire.ts";
import { orderOf, verdictGroups } from "./verdict-groups.ts";

const assessment = {
  needs: [],
  practices: [
    { code: "TALK", verdict: "ok", score: 5 },
    { code: "YOGA", verdict: "caution", score: 3 },
    { code: "REST", verdict: "ok", score: 0 },
    { code: "OILS", verdict: "caution", score: 0 },
    { code: "CUPS", verdict: "no", score: 2 },
  ],
} as unknown as Assessment;

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

test("what only works in a preferred way follows what fits a need", () => {
  const fits = (needs: string[]) => ({ needs, ways: ["talk"] });
  const practices = [
    { code: "YOGA", verdict: "caution", score: 3, fits: fits(["BURNOUT"]) },
    { code: "TALK", verdict: "ok", score: 1, fits: fits([]) },
  ];
  const chosen = { needs: ["BURNOUT"], practices } as unknown as Assessment;
  const groups = verdictGroups(chosen).filter(({ fitting }) => fitting.length > 0);
  expect(groups.map(({ verdict, onlyByWay }) => [verdict, onlyByWay]))
    .toEqual([["caution", false], ["ok", true]]);
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
