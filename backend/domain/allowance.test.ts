import { expect, test } from "vitest";
import { allowance } from "./allowance.ts";

test("something is done at once, then as often as time passes, and never more than at once", () => {
  const takes = allowance({ burst: 3, perSecond: 2 });
  const taken = (now: number) => Array.from({ length: 5 }, () => takes(now)).filter(Boolean).length;
  expect(taken(0)).toBe(3);
  expect(taken(400)).toBe(0);
  expect(taken(1_000)).toBe(2);
  expect(taken(3_600_000)).toBe(3);
});
