import { expect, test } from "vitest";
import { newMailToken, opens } from "./mail-token.ts";

const now = Date.UTC(2026, 10, 24, 12);
const hour = 3_600_000;
const verify = newMailToken({ hash: "h", userId: "u", purpose: "verify-email" }, now);
const reset = newMailToken({ hash: "h", userId: "u", purpose: "reset-password" }, now);

test("a link to confirm an address holds a day, one to choose a password an hour", () => {
  expect(opens(verify, "verify-email", now + 24 * hour - 1)).toBe(true);
  expect(opens(verify, "verify-email", now + 24 * hour)).toBe(false);
  expect(opens(reset, "reset-password", now + hour - 1)).toBe(true);
  expect(opens(reset, "reset-password", now + hour)).toBe(false);
});

test("a link opens nothing twice, nothing else, and an unknown one opens nothing", () => {
  expect(opens({ ...verify, usedAt: now }, "verify-email", now)).toBe(false);
  expect(opens(verify, "reset-password", now)).toBe(false);
  expect(opens(null, "verify-email", now)).toBe(false);
});
