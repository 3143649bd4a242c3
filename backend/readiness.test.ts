import { expect, test } from "vitest";
import { hour, minute, second } from "./domain/duration.ts";
import { clockWatch } from "./readiness.ts";

test("a clock that was set is reported for an hour, one that is slewed is not", () => {
  const start = Date.parse("2026-11-24T10:00:00Z");
  const watch = clockWatch(start, 0);
  expect(watch(start + minute + second, minute)).toEqual([]);
  const back = (elapsed: number) => watch(start + elapsed - 90 * second, elapsed);
  expect(back(2 * minute)).toEqual(["clock: it went 90 s back at once"]);
  expect(back(hour)).toHaveLength(1);
  expect(back(2 * hour)).toEqual([]);
  expect(back(3 * hour)).toEqual([]);
  expect(watch(start + 4 * hour, 4 * hour)).toEqual(["clock: it went 90 s forward at once"]);
});
