import { expect, test } from "vitest";
import { areaOf, grouped, onEarth, onPlane, onScreen, viewOf, within } from "./map-view.ts";

const size = { width: 500, height: 600 };
const tallinn = { id: "tallinn", ...onPlane({ latitude: 59.437, longitude: 24.7536 }) };
const kalamaja = { id: "kalamaja", ...onPlane({ latitude: 59.4478, longitude: 24.7276 }) };
const tartu = { id: "tartu", ...onPlane({ latitude: 58.378, longitude: 26.729 }) };

test("the plane keeps distances: Tallinn and Tartu are 163 km apart", () => {
  const apart = Math.hypot(tallinn.x - tartu.x, tallinn.y - tartu.y) / 10;
  expect(apart).toBeGreaterThan(161);
  expect(apart).toBeLessThan(166);
});

test("a place survives the way to the plane and back, and the area covers the map", () => {
  const narva = { latitude: 59.3797, longitude: 28.1791 };
  const back = onEarth(onPlane(narva));
  expect(back.latitude).toBeCloseTo(narva.latitude, 9);
  expect(back.longitude).toBeCloseTo(narva.longitude, 9);
  expect(areaOf({ ...onPlane(narva), scale: 2 }, size).kilometres).toBe(15);
});

test("the view shows every point inside the frame", () => {
  const points = [tallinn, kalamaja, tartu];
  const view = viewOf(points, size);
  for (const point of points) {
    const { x, y } = onScreen(point, view, size);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(size.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(size.height);
  }
});

test("a view is never wider than the country and never closer than a street", () => {
  const far = within({ x: 0, y: 0, scale: 0 }, size);
  const near = within({ x: 1e6, y: -1e6, scale: 1e6 }, size);
  expect(far.scale).toBeGreaterThan(0.1);
  expect(near.scale).toBeLessThan(100);
  expect(Math.abs(near.x)).toBeLessThan(5000);
});

test("pins that overlap at a scale become one group, and part again closer", () => {
  const pins = [tallinn, tartu, kalamaja];
  expect(grouped(pins, 0.2).map(({ ids }) => ids)).toEqual([["tallinn", "kalamaja"], ["tartu"]]);
  expect(grouped(pins, 8).map(({ ids }) => ids)).toEqual([["tallinn"], ["tartu"], ["kalamaja"]]);
});

test("no pin is lost or shown twice, and no two labels overlap", () => {
  const pins = Array.from({ length: 120 }, (_, i) => ({
    id: String(i),
    x: (i * 37) % 100,
    y: (i * 53) % 90,
  }));
  for (const scale of [0.1, 1, 4, 20]) {
    const groups = grouped(pins, scale);
    expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(
      pins.map(({ id }) => id).toSorted(),
    );
    expect(grouped(pins, Infinity)).toHaveLength(new Set(pins.map(({ x, y }) => `${x} ${y}`)).size);
  }
});
