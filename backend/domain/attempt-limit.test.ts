import fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterFailure,
  afterUse,
  type Attempt,
  requireNotBlocked,
  requireRoom,
} from "./attempt-limit.ts";

const now = Date.UTC(2026, 10, 24, 12);

test("four failures cost nothing, the fifth a second, and each next one twice as much", () => {
  const delays = failures(9).map((attempt, position) =>
    attempt.blockedUntil === null ? 0 : (attempt.blockedUntil - (now + position)) / 1000
  );
  expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16]);
});

test("waiting never takes longer than a quarter of an hour", () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 2000 }), (count) => {
    const attempt = afterFailure({ count, windowStartedAt: now, blockedUntil: null }, now);
    expect((attempt.blockedUntil ?? now) - now).toBeLessThanOrEqual(15 * 60_000);
  }));
});

test("a blocked person is told how long to wait, and not blocked a moment later than that", () => {
  const blocked = { count: 5, windowStartedAt: now, blockedUntil: now + 1500 };
  expect(() => requireNotBlocked(blocked, now)).toThrow(
    expect.objectContaining({ code: "ERR_TOO_MANY_REQUESTS", facts: { retryAfter: 2 } }),
  );
  expect(() => requireNotBlocked(blocked, now + 1500)).not.toThrow();
  expect(() => requireNotBlocked(null, now)).not.toThrow();
});

test("after a day the failures are forgotten", () => {
  const attempt = failures(12).at(-1)!;
  const nextDay = afterFailure(attempt, attempt.windowStartedAt + 24 * 3_600_000);
  expect(nextDay).toMatchObject({ count: 1, blockedUntil: null });
});

test("a window holds as many uses as it says, and opens again", () => {
  const limit = { limit: 3, windowMs: 60_000 };
  let attempt: Attempt | null = null;
  for (let use = 0; use < 3; use++) attempt = afterUse(attempt, limit, now + use);
  expect(() => afterUse(attempt, limit, now + 10)).toThrow(
    expect.objectContaining({ code: "ERR_TOO_MANY_REQUESTS", facts: { retryAfter: 60 } }),
  );
  expect(() => requireRoom(attempt, limit, now + 59_999)).toThrow("ERR_TOO_MANY_REQUESTS");
  expect(afterUse(attempt, limit, now + 60_000)).toMatchObject({ count: 1 });
});

function failures(count: number): Attempt[] {
  const row: Attempt[] = [];
  for (let at = 0; at < count; at++) row.push(afterFailure(row.at(-1) ?? null, now + at));
  return row;
}
