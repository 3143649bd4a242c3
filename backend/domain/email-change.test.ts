import { expect, test } from "vitest";
import { day } from "./duration.ts";
import { confirmMailbox, isConfirmed, newEmailChange } from "./email-change.ts";

const now = Date.UTC(2026, 10, 20, 7);
const change = newEmailChange(
  { userId: "mari", newEmail: "new@example.ee", oldHash: "old", newHash: "new" },
  now,
);

test("a change is confirmed by both mailboxes, in either order", () => {
  for (const [first, second] of [["old", "new"], ["new", "old"]] as const) {
    const half = confirmMailbox(change, first, now);
    expect(half && isConfirmed(half)).toBe(false);
    const whole = half && confirmMailbox(half, second, now + 1);
    expect(whole && isConfirmed(whole)).toBe(true);
  }
});

test("each mailbox confirms once and within a day; an unknown link confirms nothing", () => {
  const half = confirmMailbox(change, "old", now)!;
  expect(confirmMailbox(half, "old", now)).toBeNull();
  expect(confirmMailbox(change, "other", now)).toBeNull();
  expect(confirmMailbox(half, "new", now + day - 1)).not.toBeNull();
  expect(confirmMailbox(half, "new", now + day)).toBeNull();
});
