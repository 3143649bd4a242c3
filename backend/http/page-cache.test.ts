import { expect, test } from "vitest";
import { pageCache } from "./page-cache.ts";

test("redirects to long addresses do not fill the memory", async () => {
  const cache = pageCache();
  const state = { version: 1, now: 0 };
  const address = (index: number) => `/journal?x=${index}${"x".repeat(1900)}`;
  for (let index = 0; index < 20_000; index++) {
    const headers = { Location: `/login?returnUrl=${address(index)}` };
    await cache.make(
      address(index),
      state,
      () => Promise.resolve({ status: 302, headers, html: "" }),
    );
  }
  expect(cache.get(address(0), state)).toBeUndefined();
  expect(cache.get(address(19_999), state)).toBeDefined();
});
