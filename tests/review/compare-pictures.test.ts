import sharp from "sharp";
import { expect, test } from "vitest";
import { difference } from "./compare-pictures.ts";

async function drawn(svg: string, height = 60): Promise<Uint8Array> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}">
    <rect width="200" height="${height}" fill="#f9f6ef"/>${svg}</svg>`;
  return await sharp(new TextEncoder().encode(text)).png().toBuffer();
}

const box = (x: number, fill: string) =>
  `<rect x="${x}" y="20" width="80" height="20" fill="${fill}"/>`;

test("the same picture has no difference", async () => {
  expect(await difference(await drawn(box(20, "#206546")), await drawn(box(20, "#206546"))))
    .toBeNull();
});

test("a shift of two pixels, a step of a colour and another height are found", async () => {
  const before = await drawn(box(20, "#206546"));
  const shifted = await difference(before, await drawn(box(22, "#206546")));
  expect(shifted!.share * 200 * 60).toBeCloseTo(2 * 2 * 20, -1);
  const recolored = await difference(before, await drawn(box(20, "#226746")));
  expect(recolored!.share * 200 * 60).toBe(80 * 20);
  expect(recolored!.area).toEqual({ left: 20, top: 20, width: 80, height: 20 });
  expect(await difference(before, await drawn(box(20, "#206546"), 61))).not.toBeNull();
});

test("one step in one channel of a colour is found, light and dark", async () => {
  const pairs = [
    ["#f9f6ef", "#f9f6f0"],
    ["#f9f6ef", "#faf6ef"],
    ["#206546", "#206547"],
    ["#ffffff", "#fffffe"],
    ["#141a17", "#141a18"],
  ];
  for (const [one, other] of pairs) {
    const found = await difference(await drawn(box(20, one!)), await drawn(box(20, other!)));
    expect(found!.share * 200 * 60, `${one} and ${other}`).toBe(80 * 20);
  }
});

test("an edge that is only smoothed in another way has no difference", async () => {
  const slope = (x: number) =>
    `<path d="M${x} 70 L${x + 90} -10" stroke="#1d2520" stroke-width="2"/>`;
  expect(await difference(await drawn(slope(40)), await drawn(slope(40.06)))).toBeNull();
});
