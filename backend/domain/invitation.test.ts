import { expect, test } from "vitest";
import { day } from "./duration.ts";
import { isOpen, newInvitation } from "./invitation.ts";

const now = Date.UTC(2026, 10, 20, 7);
const invitation = newInvitation({
  id: "1",
  hash: "h",
  email: "kadri@example.ee",
  language: "et",
  therapistId: null,
  leadId: null,
  createdBy: "admin",
}, now);

test("an invitation is open for 14 days or until it is used", () => {
  const end = now + 14 * day;
  expect([isOpen(invitation, now), isOpen(invitation, end - 1), isOpen(invitation, end)])
    .toEqual([true, true, false]);
  expect(isOpen({ ...invitation, usedAt: now }, now)).toBe(false);
  expect(isOpen(null, now)).toBe(false);
});
