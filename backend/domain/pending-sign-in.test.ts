import { expect, test } from "vitest";
import { minute } from "./duration.ts";
import { isPendingFor, type PendingSignIn, pendingSignInMs } from "./pending-sign-in.ts";

const now = Date.UTC(2026, 10, 20);
const pending: PendingSignIn = {
  stateHash: "state",
  browserHash: "browser",
  provider: "google",
  challenge: "encrypted",
  returnUrl: "/",
  remember: false,
  expiresAt: now + pendingSignInMs,
};
const callback = { provider: "google", browserHash: "browser" };

test("a sign-in is pending for ten minutes, for its own browser and provider", () => {
  expect(isPendingFor(pending, callback, now + 10 * minute - 1)).toBe(true);
  expect(isPendingFor(pending, callback, now + 10 * minute)).toBe(false);
  expect(isPendingFor(pending, { ...callback, provider: "facebook" }, now)).toBe(false);
  expect(isPendingFor(pending, { ...callback, browserHash: "another" }, now)).toBe(false);
  expect(isPendingFor(null, callback, now)).toBe(false);
});
