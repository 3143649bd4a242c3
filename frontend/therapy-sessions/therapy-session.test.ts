import { expect, test } from "vitest";
import { losesFreeCancellation } from "./therapy-session.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const session = {
  startsAt: "2026-12-01T10:00:00Z",
  cancelFreeUntil: "2026-11-30T10:00:00Z",
  cancelOutcome: "free" as const,
  lateCancelFeeCents: 4000,
};

test("a move to a time within the notice of a cancellation loses the free one", () => {
  expect(losesFreeCancellation(session, "2026-11-21T09:59:00Z", now)).toBe(true);
  expect(losesFreeCancellation(session, "2026-11-21T10:00:00Z", now)).toBe(false);
});

test("what was free or is late already loses nothing", () => {
  const tomorrow = "2026-11-20T12:00:00Z";
  expect(losesFreeCancellation({ ...session, lateCancelFeeCents: 0 }, tomorrow, now)).toBe(false);
  expect(losesFreeCancellation({ ...session, cancelOutcome: "late" }, tomorrow, now)).toBe(false);
});
