import { expect, test } from "vitest";
import { sentOnce } from "./sent-once.ts";

test("a link is sent once and says the same each time it is asked", async () => {
  let times = 0;
  const send = () => Promise.resolve(++times);
  expect(await sentOnce("a", send)).toBe(1);
  expect(await sentOnce("a", send)).toBe(1);
  expect(await sentOnce("b", send)).toBe(2);
});
