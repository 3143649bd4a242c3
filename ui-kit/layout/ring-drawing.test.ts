import fc from "fast-check";
import { expect, test } from "vitest";
import { backgroundRings, growthRings, seededRandom } from "./ring-drawing.ts";

test("the same seed draws the same rings, another seed draws others", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (one, other) => {
    expect(growthRings(one)).toEqual(growthRings(one));
    if (one !== other) expect(growthRings(one)).not.toEqual(growthRings(other));
  }));
});

test("chance stays in [0, 1)", () => {
  fc.assert(fc.property(fc.string(), (seed) => {
    const random = seededRandom(seed);
    for (let i = 0; i < 50; i++) {
      const number = random();
      expect(number >= 0 && number < 1).toBe(true);
    }
  }));
});

test("every year is one closed ring that keeps its name", () => {
  const rings = growthRings("Liisa", {
    years: [{ name: "somatic", width: 10 }, { name: "planned", width: 5 }],
  });
  expect(rings.map((ring) => ring.name)).toEqual(["somatic", "planned"]);
  for (const { d } of rings) {
    expect(d).toMatch(/^M[-\d. ]+(C[-\d. ]+){16}Z$/);
  }
});

test("the field behind the sentence has thirteen rings", () => {
  expect(backgroundRings("daylight")).toHaveLength(13);
});
