import { expect, test } from "vitest";
import { allowance } from "./allowance.ts";

test("a network has its share, gets it back with time, and takes none of another one's", () => {
  const takes = allowance({ burst: 3, perSecond: 2 });
  const taken = (network: string, now: number) =>
    Array.from({ length: 5 }, () => takes(network, now)).filter(Boolean).length;
  expect(taken("first", 0)).toBe(3);
  expect(taken("second", 0)).toBe(3);
  expect(taken("first", 400)).toBe(0);
  expect(taken("first", 1_000)).toBe(2);
  expect(taken("first", 3_600_000)).toBe(3);
});
