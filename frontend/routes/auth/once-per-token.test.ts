import { expect, test } from "vitest";
import { oncePerToken } from "./once-per-token.ts";

test("a token is sent once and returns the same result each time", async () => {
  let times = 0;
  const send = () => Promise.resolve(++times);
  expect(await oncePerToken("a", send)).toBe(1);
  expect(await oncePerToken("a", send)).toBe(1);
  expect(await oncePerToken("b", send)).toBe(2);
});
