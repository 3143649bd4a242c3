import fc from "fast-check";
import { expect, test } from "vitest";
import { backgroundRings, growthRings, seededRandom } from "./ring-drawing.ts";

test("the same seed gives the same rings, another seed different ones", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (one, other) => {
    expect(growthRings(one)).toEqual(growthRings(one));
    if (one !== other) expect(growthRings(one)).not.toEqual(growthRings(other));
  }));
});

test("random numbers are in [0, 1)", () => {
  fc.assert(fc.property(fc.string(), (seed) => {
    const random = seededRandom(seed);
    for (let i = 0; i < 50; i++) {
      const number = random();
      expect(number >= 0 && number < 1).toBe(true);
    }
  }));
});

test("every year gives one closed ring with its name", () => {
  const rings = growthRings("Liisa", {
    years: [{ name: "somatic", width: 10 }, { name: "planned", width: 5 }],
  });
  expect(rings.map((ring) => ring.name)).toEqual(["somatic", "planned"]);
  for (const { d } of rings) {
    expect(d).toMatch(/^M[-\d. ]+(C[-\d. ]+){16}Z$/);
  }
});

test("the background has thirteen rings", () => {
  expect(backgroundRings("daylight")).toHaveLength(13);
});
