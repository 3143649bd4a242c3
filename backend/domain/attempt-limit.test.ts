import fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterFailure,
  afterRequest,
  type Attempt,
  requireNotBlocked,
  requireRoom,
} from "./attempt-limit.ts";
import { day, minute, second } from "./duration.ts";

const now = Date.UTC(2026, 10, 24, 12);

test("four failures are free, the fifth delays by a second, each further one twice as long", () => {
  const delays = failures(9).map((attempt, position) =>
    attempt.blockedUntil === null ? 0 : (attempt.blockedUntil - (now + position)) / second
  );
  expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16]);
});

test("the delay never exceeds 15 minutes", () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 2000 }), (count) => {
    const attempt = afterFailure({ count, windowStartedAt: now, blockedUntil: null }, now);
    expect((attempt.blockedUntil ?? now) - now).toBeLessThanOrEqual(15 * minute);
  }));
});

test("a refusal names the remaining seconds, and the block ends exactly then", () => {
  const blocked = { count: 5, windowStartedAt: now, blockedUntil: now + 1500 };
  expect(() => requireNotBlocked(blocked, now)).toThrow(
    expect.objectContaining({ code: "ERR_TOO_MANY_REQUESTS", facts: { retryAfter: 2 } }),
  );
  expect(() => requireNotBlocked(blocked, now + 1500)).not.toThrow();
  expect(() => requireNotBlocked(null, now)).not.toThrow();
});

test("failures expire after a day", () => {
  const attempt = failures(12).at(-1)!;
  const nextDay = afterFailure(attempt, attempt.windowStartedAt + day);
  expect(nextDay).toMatchObject({ count: 1, blockedUntil: null });
});

test("a full window refuses requests until it ends", () => {
  const limit = { limit: 3, windowMs: minute };
  let attempt: Attempt | null = null;
  for (let request = 0; request < 3; request++) {
    attempt = afterRequest(attempt, limit, now + request);
  }
  expect(() => afterRequest(attempt, limit, now + 10)).toThrow(
    expect.objectContaining({
      code: "ERR_TOO_MANY_REQUESTS",
      facts: expect.objectContaining({ retryAfter: 60 }),
    }),
  );
  expect(() => requireRoom(attempt, limit, now + minute - 1)).toThrow("ERR_TOO_MANY_REQUESTS");
  expect(afterRequest(attempt, limit, now + minute)).toMatchObject({ count: 1 });
});

function failures(count: number): Attempt[] {
  const attempts: Attempt[] = [];
  for (let at = 0; at < count; at++) attempts.push(afterFailure(attempts.at(-1) ?? null, now + at));
  return attempts;
}
