import { expect, test } from "vitest";
import { type Clearance, clearedUntil, covers } from "./clearance.ts";

const now = Date.parse("2026-11-20T07:00:00Z");
const rule = { id: "epilepsy-breathing", fact: "epilepsy", severity: "ask" } as const;
const careful = { id: "pregnancy-breathing", fact: "pregnancy", severity: "caution" } as const;

const clearance: Clearance = {
  id: "c",
  questionId: "q",
  therapistId: "t",
  userId: "u",
  practiceType: "BREATHWORK",
  rules: [rule, careful],
  rulesVersion: 1,
  reason: "The neurologist agrees.",
  clearedAt: now,
  validUntil: clearedUntil(90, now),
  endedAt: null,
};

const assessed = (
  ...rules: (typeof rule | { id: string; fact: string; severity: "ask" | "caution" })[]
) => ({
  practice: "BREATHWORK",
  verdict: "ask" as const,
  reasons: rules.map((each) => ({ rule: each })),
});

test("a clearance covers the rules that applied when the question was written, until it ends", () => {
  expect(covers(clearance, assessed(rule), now)).toBe(true);
  expect(covers(clearance, assessed(rule, careful), clearance.validUntil - 1)).toBe(true);
  expect(covers(clearance, assessed(rule), clearance.validUntil)).toBe(false);
  expect(covers({ ...clearance, endedAt: now }, assessed(rule), now)).toBe(false);
});

test("a new caution needs no new clearance, because it is read before the booking", () => {
  const other = { id: "asthma-breathing", fact: "asthma", severity: "caution" } as const;
  expect(covers(clearance, assessed(rule, other), now)).toBe(true);
});

test.each([
  ["a new rule asks", { id: "heart-breathing", fact: "heart", severity: "ask" } as const],
  ["a caution became a rule to ask", { ...careful, severity: "ask" } as const],
  ["a rule is about another fact now", { ...rule, fact: "seizures" }],
])("asks again when %s", (_case, changed) => {
  expect(covers(clearance, assessed(rule, changed), now)).toBe(false);
});

test("no clearance covers another practice, or one that does not suit", () => {
  expect(covers(clearance, { ...assessed(rule), practice: "HYPNOTHERAPY" }, now)).toBe(false);
  expect(covers(clearance, { ...assessed(rule), verdict: "no" }, now)).toBe(false);
});
