import { expect, test } from "vitest";
import { agreed, isAgreed, newEmailChange } from "./email-change.ts";

const now = Date.UTC(2026, 10, 20, 7);
const day = 86_400_000;
const wish = newEmailChange(
  { userId: "mari", newEmail: "new@example.ee", oldHash: "old", newHash: "new" },
  now,
);

test("an address changes when both mailboxes have agreed, in either order", () => {
  for (const [first, second] of [["old", "new"], ["new", "old"]] as const) {
    const half = agreed(wish, first, now);
    expect(half && isAgreed(half)).toBe(false);
    const whole = half && agreed(half, second, now + 1);
    expect(whole && isAgreed(whole)).toBe(true);
  }
});

test("each mailbox agrees once, within a day, and nobody else does", () => {
  const half = agreed(wish, "old", now)!;
  expect(agreed(half, "old", now)).toBeNull();
  expect(agreed(wish, "other", now)).toBeNull();
  expect(agreed(half, "new", now + day - 1)).not.toBeNull();
  expect(agreed(half, "new", now + day)).toBeNull();
});
