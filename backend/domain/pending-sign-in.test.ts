import { expect, test } from "vitest";
import { isExpected, patienceMs, type PendingSignIn } from "./pending-sign-in.ts";

const now = Date.UTC(2026, 10, 20);
const pending: PendingSignIn = {
  stateHash: "state",
  browserHash: "browser",
  provider: "google",
  challenge: "sealed",
  returnUrl: "/",
  remember: false,
  expiresAt: now + patienceMs,
};
const arrival = { provider: "google", browserHash: "browser" };

test("a browser is expected back from where it went, for ten minutes", () => {
  expect(isExpected(pending, arrival, now + 10 * 60_000 - 1)).toBe(true);
  expect(isExpected(pending, arrival, now + 10 * 60_000)).toBe(false);
  expect(isExpected(pending, { ...arrival, provider: "facebook" }, now)).toBe(false);
  expect(isExpected(pending, { ...arrival, browserHash: "another" }, now)).toBe(false);
  expect(isExpected(null, arrival, now)).toBe(false);
});
