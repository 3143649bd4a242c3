import { expect, test } from "vitest";
import { expectedIncome } from "./expected-income.ts";

const total = {
  met: 8,
  missed: 1,
  cancelled: 1,
  earnedCents: 40_000,
  feeCents: 1_000,
  bookedCents: 20_000,
};
const before = { met: 8, missed: 0, cancelled: 2 };

test("the least counts on as many cancelled sessions as in both periods", () => {
  expect(expectedIncome(total, before)).toEqual({ leastCents: 58_000, mostCents: 61_000 });
  const none = { ...before, cancelled: 0 };
  expect(expectedIncome({ ...total, cancelled: 0 }, none))
    .toEqual({ leastCents: 61_000, mostCents: 61_000 });
  expect(expectedIncome({ ...total, met: 0, missed: 0 }, { met: 0, missed: 0, cancelled: 9 }))
    .toEqual({ leastCents: 41_000, mostCents: 61_000 });
});

test("nothing is expected when nothing is booked, and with too few ended sessions", () => {
  expect(expectedIncome({ ...total, bookedCents: 0 }, before)).toBeNull();
  const few = { met: 3, missed: 0, cancelled: 1 };
  expect(expectedIncome({ ...total, ...few }, few)).toBeNull();
});
