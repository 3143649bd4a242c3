import { expect, test } from "vitest";
import { portrait } from "./portrait.ts";
import { hairLooks } from "./portrait-hair.ts";
import { room, roomKinds } from "./room.ts";

const seeds = Array.from({ length: 200 }, (_, index) => `somebody ${index}`);

test("the same seed is the same person, another seed is another", () => {
  for (const seed of seeds) expect(portrait(seed)).toBe(portrait(seed));
  expect(new Set(seeds.map((seed) => portrait(seed))).size).toBe(seeds.length);
});

test("a wish is kept and the rest still follows the seed", () => {
  for (const look of hairLooks) {
    const drawn = portrait("anna", { look, hair: "copper", ground: "mist", cloth: "plum" });
    expect(drawn).toContain(`fill="#d9e2e4" d="M0 0h240v288H0z"`);
    expect(drawn).toContain("#5d4a56");
    expect(drawn.includes("#a4502f")).toBe(look !== "bald");
  }
  expect(portrait("anna", { beard: true, hair: "ash" })).not.toBe(
    portrait("anna", { hair: "ash" }),
  );
});

test("no drawing is broken or big", () => {
  const drawings = seeds.flatMap((seed) => [
    portrait(seed, { glasses: true, beard: true, earrings: true }),
    ...roomKinds.map((kind) => room(seed, kind)),
  ]);
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawing.match(/<g[ >]/g)?.length).toBe(drawing.match(/<\/g>/g)?.length);
    expect(drawing.length).toBeLessThan(14_000);
  }
});

test("the rooms of one practitioner share their walls and floor", () => {
  for (const seed of seeds) {
    const colours = roomKinds.map((kind) =>
      [...room(seed, kind).matchAll(/fill="(#\w{6})" d="M0 (?:0h320|182h320)/g)].map(([, it]) => it)
    );
    expect(colours[0]).toHaveLength(2);
    for (const pair of colours) expect(pair).toEqual(colours[0]);
  }
});
