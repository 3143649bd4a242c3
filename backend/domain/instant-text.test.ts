import fc from "fast-check";
import { expect, test } from "vitest";
import { instantText, shortInstantText } from "./instant-text.ts";

const farthest = 8_640_000_000_000_000;

test("every instant equals the platform's own text", () => {
  const instants = fc.oneof(
    fc.integer({ min: -farthest, max: farthest }),
    fc.integer({ min: 0, max: 4_000_000_000 }).map((second) => second * 1000),
    fc.constantFrom(0, -1, 1, 86_399_999, 86_400_000, -86_400_000, farthest, -farthest),
  );
  fc.assert(fc.property(instants, (instant) => {
    const text = new Date(instant).toISOString();
    expect(instantText(instant)).toBe(text);
    expect(shortInstantText(instant)).toBe(text.replace(".000Z", "Z"));
  }));
});

test("a number that is no instant throws a RangeError", () => {
  for (const none of [NaN, Infinity, farthest + 86_400_000]) {
    expect(() => instantText(none)).toThrow(RangeError);
    expect(() => shortInstantText(none)).toThrow(RangeError);
  }
});
