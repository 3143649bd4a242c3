import { expect, test } from "vitest";
import { portrait } from "./portrait.ts";
import { hairLooks } from "./portrait.ts";
import { room, roomKinds } from "./room.ts";

const seeds = Array.from({ length: 200 }, (_, index) => `person ${index}`);

test("a portrait depends only on its seed", () => {
  for (const seed of seeds) expect(portrait(seed)).toBe(portrait(seed));
  expect(new Set(seeds.map((seed) => portrait(seed))).size).toBe(seeds.length);
});

test("options override the seed", () => {
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

test("drawings are well-formed and small", () => {
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

test("rooms of one practitioner have the same walls and floor", () => {
  for (const seed of seeds) {
    const colours = roomKinds.map((kind) =>
      [...room(seed, kind).matchAll(/fill="(#\w{6})" d="M0 (?:0h320|182h320)/g)].map(([, it]) => it)
    );
    expect(colours[0]).toHaveLength(2);
    for (const pair of colours) expect(pair).toEqual(colours[0]);
  }
});
