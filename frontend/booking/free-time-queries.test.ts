import { expect, test } from "vitest";
import { loadedFrom } from "./free-time-queries.ts";

test("the times of tomorrow are requested from now on, not from the past", () => {
  const afternoon = Date.parse("2026-11-29T13:58:00Z");
  expect(loadedFrom("2026-11-29", afternoon)).toBe(afternoon);
  expect(loadedFrom("2026-11-30", afternoon)).toBe(afternoon);
  expect(loadedFrom("2026-12-01", afternoon)).toBe(Date.parse("2026-11-30T12:00:00Z"));
});
