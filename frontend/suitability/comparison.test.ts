import { expect, test } from "vitest";
import { comparePractices } from "./comparison.ts";
import type { Assessment } from "./questionnaire.ts";

function assessment(practices: [string, string, number, number | null][]): Assessment {
  return {
    needs: [] as string[],
    practices: practices.map(([code, verdict, score, place]) => ({ code, verdict, score, place })),
  } as unknown as Assessment;
}

test("of many changes the strictest are shown", () => {
  const many = Array.from({ length: 20 }, (_, i) => `P${i}`);
  const before = assessment(many.map((code, i) => [code, "ok", 1, i + 5]));
  const after = assessment(
    many.map((code, i) => i === 19 ? [code, "no", 1, null] : [code, "caution", 1, i + 5]),
  );
  const compared = comparePractices(before, after);
  expect(compared).toHaveLength(12);
  expect(compared.at(-1)?.code).toBe("P19");
});

test("the best of both results and every changed verdict are compared, in the order of the later one", () => {
  const before = assessment([
    ["BODY", "ok", 5, 1],
    ["TALK", "ok", 4, 2],
    ["YOGA", "ok", 1, 9],
    ["CUPS", "ok", 2, 8],
    ["OILS", "ok", 0, null],
  ]);
  const after = assessment([
    ["TALK", "ok", 6, 1],
    ["YOGA", "ok", 1, 9],
    ["BODY", "caution", 5, 2],
    ["OILS", "no", 0, null],
    ["CUPS", "no", 2, null],
  ]);
  expect(comparePractices(before, after)).toEqual([
    { code: "TALK", before: { verdict: "ok", place: 2 }, after: { verdict: "ok", place: 1 } },
    { code: "BODY", before: { verdict: "ok", place: 1 }, after: { verdict: "caution", place: 2 } },
    { code: "CUPS", before: { verdict: "ok", place: 8 }, after: { verdict: "no", place: null } },
  ]);
});
