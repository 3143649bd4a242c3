import { expect, test } from "vitest";
import { day } from "./duration.ts";
import { isOpen, newInvitation, renewed, requireOpen, stateOf } from "./invitation.ts";

const now = Date.UTC(2026, 10, 20, 7);
const email = "kadri@example.ee";
const invitation = newInvitation({
  id: "1",
  hash: "h",
  email,
  language: "et",
  therapistId: null,
  leadId: null,
  createdBy: "admin",
}, now);

test("an invitation is open for 14 days or until it is used or revoked", () => {
  const end = now + 14 * day;
  expect([isOpen(invitation, now), isOpen(invitation, end - 1), isOpen(invitation, end)])
    .toEqual([true, true, false]);
  expect(stateOf({ ...invitation, usedAt: now, revokedAt: now }, end)).toBe("used");
  expect(stateOf({ ...invitation, revokedAt: now }, end)).toBe("revoked");
  expect(stateOf(renewed({ ...invitation, revokedAt: now }, "n", end), end + 14 * day - 1))
    .toBe("open");
  expect(isOpen(null, now)).toBe(false);
});

test("only the invited address may take an invitation", () => {
  expect(() => requireOpen(invitation, "second@example.ee", now)).toThrow("ERR_INVITATION_ADDRESS");
  expect(() => requireOpen(invitation, "KADRI@example.ee", now)).not.toThrow();
});
