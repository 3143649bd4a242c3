import { expect, test } from "vitest";
import { questionnaireProblems } from "./questionnaire-problems.ts";
import { changesBetween, conflicts, withChanges } from "./rule-change.ts";
import { draftProblems, notReachedNow, ruleProblems, ruleSetProblems } from "./rule-problems.ts";
import { readRuleFile } from "./rule-file.ts";
import { content } from "./suitability.testing.ts";

const [rule] = content.rules;
const latest = { rules: content.rules, notReached: [] };
const short = (problems: { path: string; errCode: string }[]) =>
  problems.map(({ path, errCode }) => `${path} ${errCode}`);

test("the seeded rules and questionnaire have no problems", () => {
  expect(ruleSetProblems(content.rules, content)).toEqual([]);
  expect(questionnaireProblems(content.questionnaire.steps, content)).toEqual([]);
  const questionnaire = { steps: content.questionnaire.steps };
  expect(readRuleFile({ rules: content.rules, questionnaire }, content).problems).toEqual([]);
});

test.each([
  ["an id with capitals", { id: "Big" }, ["r.id ERR_INVALID_FORMAT"]],
  ["no fact", { fact: "" }, ["r.fact ERR_REQUIRED"]],
  ["an unknown fact", { fact: "flying" }, ["r.fact ERR_UNKNOWN_FACT"]],
  ["no practice", { practices: [] }, ["r.practices ERR_REQUIRED"]],
  ["an unknown practice", { practices: ["TAROT"] }, ["r.practices.0 ERR_UNKNOWN_PRACTICE"]],
  ["a practice twice", { practices: ["OSHO", "OSHO"] }, ["r.practices.1 ERR_REPEATED"]],
  ["an unknown severity", { severity: "deadly" as never }, ["r.severity ERR_INVALID_VALUE"]],
  ["a missing translation", { reason: { ...rule!.reason, ru: " " } }, ["r.reason.ru ERR_REQUIRED"]],
  [
    "a long reason with a control character",
    { reason: { ...rule!.reason, en: `${"a".repeat(400)}\u0007` } },
    ["r.reason.en ERR_TOO_LONG", "r.reason.en ERR_INVALID_CHARACTER"],
  ],
])("a rule with %s is refused at its place", (_case, changes, expected) => {
  expect(short(ruleProblems({ ...rule!, ...changes }, "r", content))).toEqual(expected);
});

test("a rule whose fact no answer states would never apply", () => {
  const facts = [...content.facts, { ...content.facts[0]!, id: "unasked" }];
  expect(short(ruleProblems({ ...rule!, fact: "unasked" }, "r", { ...content, facts })))
    .toEqual(["r.fact ERR_NEVER_STATED"]);
});

test("a draft cannot add a known rule, change an unknown one or name one twice", () => {
  const changes = [
    { kind: "add" as const, rule: rule! },
    { kind: "retire" as const, id: "unknown" },
    { kind: "retire" as const, id: "unknown" },
  ];
  const found = short(draftProblems({ changes, notReached: [], latest }, content));
  expect(found.toSorted()).toEqual([
    "changes.0.rule.id ERR_DUPLICATE_ENTITY",
    "changes.1.id ERR_UNKNOWN_RULE",
    "changes.2.id ERR_DUPLICATE_ENTITY",
    "changes.2.id ERR_UNKNOWN_RULE",
  ]);
});

test("a verdict that a practice no longer reaches needs a reason in three languages", () => {
  const changes = content.rules
    .filter(({ practices, severity }) => practices.includes("MASSAGE") && severity === "no")
    .map(({ id }) => ({ kind: "retire" as const, id }));
  const problems = draftProblems({ changes, notReached: [], latest }, content)
    .filter(({ path }) => path === "notReached.MASSAGE");
  expect(problems).toMatchObject([
    { errCode: "ERR_VERDICT_NOT_REACHED", values: { practice: "MASSAGE", verdict: "no" } },
  ]);
  const why = { et: "Põhjus.", en: "A reason.", ru: "" };
  const notReached = [{ practice: "MASSAGE", verdicts: [], why }];
  expect(short(draftProblems({ changes, notReached, latest }, content)))
    .toContain("notReached.0.why.ru ERR_REQUIRED");
  const rules = withChanges(content.rules, changes);
  expect(notReachedNow(rules, notReached, [])).toEqual([
    { practice: "MASSAGE", verdicts: ["no"], why },
  ]);
  expect(notReachedNow(content.rules, notReached, [])).toEqual([]);
});

test("branches that skip an earlier step or depend on a later one go in a circle", () => {
  const step = (id: string, branch: { answer: string; skip: string[] }) => ({
    id,
    options: [{ value: "yes" }],
    branch: [{ if: { answer: branch.answer, in: ["yes"] }, skip: branch.skip }],
  });
  const steps = [step("a", { answer: "b", skip: ["b"] }), step("b", { answer: "b", skip: ["a"] })];
  expect(short(questionnaireProblems(steps, content))).toEqual([
    "questionnaire.steps.0.branch.0.if.answer ERR_CYCLE",
    "questionnaire.steps.1.branch.0.skip.0 ERR_CYCLE",
  ]);
});

test("changes between two sets lead from one to the other, and name what both changed", () => {
  const after = content.rules.slice(2).map((each, at) =>
    at === 0 ? { ...each, severity: "no" as const, practices: ["OSHO"] } : each
  );
  const changes = changesBetween(content.rules, after);
  expect(changes).toHaveLength(3);
  expect(changesBetween(withChanges(content.rules, changes), after)).toEqual([]);
  expect(conflicts({ based: content.rules, latest: after, changes: changes.slice(0, 1) }))
    .toHaveLength(1);
});
