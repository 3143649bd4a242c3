import { expect, test } from "vitest";
import { unbrokenRange } from "./unbroken-range.ts";

test("a range has a dash with a word joiner on both sides", () => {
  expect(unbrokenRange("13:00", "14:30")).toBe("13:00\u2060–\u206014:30");
});
