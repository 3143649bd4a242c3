import { expect, test } from "vitest";
import { hour, minute } from "./duration.ts";
import { inTurns, nearestApart } from "./near-times.ts";

const evening = 100 * hour;
const choose = (starts: number[]) =>
  nearestApart(starts.map((startsAt) => ({ startsAt })), {
    to: evening,
    length: 50 * minute,
    most: 3,
  }).map(({ startsAt }) => (startsAt - evening) / minute);

test("times near a session do not overlap each other: 18:30 leaves out 18:45", () => {
  expect(choose([evening, evening + 15 * minute, evening + 50 * minute])).toEqual([0, 50]);
  expect(choose([evening - 30 * minute, evening + 45 * minute, evening + 5 * minute]))
    .toEqual([5]);
  expect(choose([120, -60, 60, -120, 0].map((at) => evening + at * minute))).toEqual([0, -60, 60]);
});

test("offers name each practitioner once before one is named twice", () => {
  expect(inTurns([["a1", "a2", "a3"], ["b1"], ["c1", "c2"]], 4)).toEqual(["a1", "b1", "c1", "a2"]);
  expect(inTurns([["a1", "a2"]], 4)).toEqual(["a1", "a2"]);
});
