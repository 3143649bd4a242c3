import { expect, test } from "vitest";
import { centsOf } from "./euros.ts";

test("an amount is read with a comma or a point, with or without the sign of the euro", () => {
  expect(centsOf("75")).toBe(7_500);
  expect(centsOf(" 75,5 ")).toBe(7_550);
  expect(centsOf("€ 75.05")).toBe(7_505);
  expect(centsOf("1 200 €")).toBe(120_000);
});

test("what is no amount of whole cents is refused", () => {
  for (const text of ["", "abc", "-5", "7.555", "1e3", "75,", "1.000,00", "99999999"]) {
    expect(centsOf(text), text).toBeNull();
  }
});
