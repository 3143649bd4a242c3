import fc from "fast-check";
import { expect, test } from "vitest";
import { recentlyUsed } from "./recently-used.ts";

const key = fc.integer({ min: 0, max: 20 });
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("set" as const), key, value: fc.integer() }),
    fc.record({ kind: fc.constant("get" as const), key }),
    fc.record({ kind: fc.constant("delete" as const), key }),
  ),
  { maxLength: 200 },
);

test("whatever is asked for is what was last written, or forgotten", () => {
  fc.assert(fc.property(steps, fc.integer({ min: 1, max: 8 }), (steps, most) => {
    const recent = recentlyUsed<number, number>(most);
    const all = new Map<number, number>();
    for (const step of steps) {
      if (step.kind === "delete") {
        recent.delete(step.key);
        all.delete(step.key);
      }
      if (step.kind === "set") {
        recent.set(step.key, step.value);
        all.set(step.key, step.value);
      }
      expect([undefined, all.get(step.key)]).toContain(recent.get(step.key));
    }
  }));
});

test("the last ones asked for are kept, and no more than twice as many", () => {
  const recent = recentlyUsed<number, number>(10);
  recent.set(-1, -1);
  for (let at = 0; at < 100; at++) {
    recent.set(at, at);
    expect(recent.get(-1)).toBe(-1);
    for (let last = Math.max(0, at - 8); last <= at; last++) expect(recent.get(last)).toBe(last);
  }
  const kept = Array.from({ length: 100 }, (_, at) => at).filter((at) => recent.get(at) === at);
  expect(kept.length).toBeLessThanOrEqual(20);
});
