import { expect, test } from "vitest";
import { bestOf, hourPrice } from "./rows.ts";

test("the best of a row is the only lowest or highest value", () => {
  expect(bestOf([6700, 5000, 7200], "lower")).toBe(1);
  expect(bestOf([4.9, null, 4.7], "higher")).toBe(0);
  expect(bestOf([5000, 5000, 7200], "lower")).toBeNull();
  expect(bestOf([5000, null], "lower")).toBeNull();
});

test("the price of 60 minutes is in whole euros", () => {
  const offer = { priceCents: 5000, durationMinutes: 45 };
  expect(hourPrice({ offer: offer as NonNullable<Parameters<typeof hourPrice>[0]["offer"]> })).toBe(
    6700,
  );
  expect(hourPrice({ offer: null })).toBeNull();
});
