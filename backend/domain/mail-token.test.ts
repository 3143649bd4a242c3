import { expect, test } from "vitest";
import { day, hour } from "./duration.ts";
import { isUsable, newMailToken } from "./mail-token.ts";

const now = Date.UTC(2026, 10, 24, 12);
const verify = newMailToken({ hash: "h", userId: "u", purpose: "verify-email" }, now);
const reset = newMailToken({ hash: "h", userId: "u", purpose: "reset-password" }, now);

test("a link is valid for a day to confirm an address, for an hour to reset a password", () => {
  expect(isUsable(verify, "verify-email", now + day - 1)).toBe(true);
  expect(isUsable(verify, "verify-email", now + day)).toBe(false);
  expect(isUsable(reset, "reset-password", now + hour - 1)).toBe(true);
  expect(isUsable(reset, "reset-password", now + hour)).toBe(false);
});

test("a link is not usable twice, for another purpose, or when unknown", () => {
  expect(isUsable({ ...verify, usedAt: now }, "verify-email", now)).toBe(false);
  expect(isUsable(verify, "reset-password", now)).toBe(false);
  expect(isUsable(null, "verify-email", now)).toBe(false);
});
