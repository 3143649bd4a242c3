import { growthRings, ringPath, seededRandom } from "../layout/ring-drawing.ts";

/** The size of the drawings. Words stand at the start and the bottom, where they are calm. */
export const cardWidth = 320;
export const cardHeight = 200;

type Point = [x: number, y: number];

function pair([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function towards([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}

function line(from: Point, to: Point): string {
  return `M${pair(from)}L${pair(to)}`;
}

/** A branch that points away from the trunk, with two pairs of needles. */
function branch(trunk: Point, angle: number, inner: number, length: number): string {
  const needles = [0.25, 0.55].flatMap((share) => {
    const from = towards(trunk, angle, inner + length * (1 - share));
    return [0.62, -0.62].map((turn) => line(from, towards(from, angle + turn, length * 0.38)));
  });
  return line(towards(trunk, angle, inner), towards(trunk, angle, inner + length)) +
    needles.join("");
}

const whorls = [
  { inner: 110, length: 36, branches: 54 },
  { inner: 77, length: 31, branches: 44 },
  { inner: 48, length: 26, branches: 32 },
  { inner: 24, length: 20, branches: 20 },
  { inner: 8, length: 15, branches: 13 },
];

const trunk: Point = [236, 74];

/** A spruce seen from above: one path for each year's whorl of branches, the oldest first. */
export function spruceWhorls(seed: string): string[] {
  const random = seededRandom(`${seed} spruce`);
  return whorls.map(({ inner, length, branches }) => {
    const count = branches - 1 + Math.floor(random() * 3);
    const turn = random() * Math.PI * 2;
    return Array.from({ length: count }, (_, at) => {
      const sway = (random() - 0.5) * (2.2 / count);
      return branch(trunk, turn + (at / count) * Math.PI * 2 + sway, inner, length);
    }).join("");
  });
}

/** The star on the top of the tree. */
export function starPath(): string {
  const radii = [17, 4, 10, 4];
  const points = Array.from(
    { length: 16 },
    (_, at) => towards(trunk, (at / 16) * Math.PI * 2, radii[at % 4]!),
  );
  return `M${points.map(pair).join("L")}Z`;
}

export type Dot = { x: number; y: number; r: number };

/** Snow that falls on the drawn side of the card. */
export function snow(seed: string, count: number, largest: number): Dot[] {
  const random = seededRandom(`${seed} snow`);
  const round = (value: number) => Math.round(value * 10) / 10;
  return Array.from({ length: count }, () => {
    const y = 4 + random() * 184;
    // The words stand at the bottom.
    const from = y > 110 ? 228 : 140;
    const x = from + random() * (318 - from);
    return { x: round(x), y: round(y), r: round(1 + random() * (largest - 1)) };
  });
}

function circles(seed: string, center: Point, radii: number[]): string[] {
  const random = seededRandom(`${seed} rings`);
  return radii.map((r) => ringPath(random, ...center, r, 0.035));
}

/** Rings as a stone leaves them on the water: wider apart the farther they are. */
export function rippleRings(seed: string): string[] {
  return circles(seed, [0, 0], [10, 19, 30, 43, 58, 75, 95, 118, 144]);
}

/** Rings of a trunk, uneven as the years were. */
export function trunkRings(seed: string, count: number): string[] {
  const random = seededRandom(`${seed} widths`);
  const years = Array.from({ length: count }, () => ({ width: 9 + random() * 8 }));
  return growthRings(seed, { size: 300, years, first: 2, lean: 0.03, uneven: 0.07 })
    .map(({ d }) => d);
}

/** The outline of a linden leaf: a heart with a drawn-out tip, at `size` around its middle. */
function leafOutline(size: number, sway: number[]): string {
  const steps = 28;
  const points = Array.from({ length: steps }, (_, at): Point => {
    const angle = (at / steps) * Math.PI * 2;
    const x = 16 * Math.sin(angle) ** 3;
    const y = -(13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) -
      Math.cos(4 * angle));
    const tip = y > 8 ? (y - 8) * 0.35 : 0;
    const own = 1 + sway[at % sway.length]! * 0.03;
    return [x * size * own, (y + tip) * size * own];
  });
  const middle = (one: Point, other: Point): Point => [
    (one[0] + other[0]) / 2,
    (one[1] + other[1]) / 2,
  ];
  const start = middle(points.at(-1)!, points[0]!);
  const curves = points.map((point, at) =>
    `Q${pair(point)} ${pair(middle(point, points[(at + 1) % steps]!))}`
  );
  return `M${pair(start)}${curves.join("")}Z`;
}

/** A linden leaf that has grown outwards: its outlines are its rings. */
export function leafRings(seed: string): string[] {
  const random = seededRandom(`${seed} leaf`);
  let size = 0;
  return Array.from({ length: 10 }, () => {
    size += 0.62 + random() * 0.36;
    return leafOutline(size, Array.from({ length: 7 }, () => random() * 2 - 1));
  });
}

/** The veins of the leaf, from its stalk to its edge. */
export function leafVeins(): string {
  const side = [[-0.75, -36, 74], [-0.7, -6, 66], [-0.62, 26, 54], [-0.55, 56, 36]];
  const veins = side.flatMap(([turn, y, length]) =>
    [1, -1].map((way) => {
      const from: Point = [0, y!];
      const to = towards(from, Math.PI / 2 + turn! * way, length!);
      const bend = towards(from, Math.PI / 2 + turn! * way * 1.35, length! * 0.5);
      return `M${pair(from)}Q${pair(bend)} ${pair(to)}`;
    })
  );
  return `M0 -52L0 150${veins.join("")}`;
}

export type Mark = { x: number; y: number; width: number };

/** The dark marks in the bark of a birch between two edges. */
export function barkMarks(seed: string, from: number, to: number): Mark[] {
  const random = seededRandom(`${seed} bark ${from}`);
  let y = 6 + random() * 10;
  const marks: Mark[] = [];
  while (y < cardHeight) {
    const width = (to - from) * (0.14 + random() * 0.34);
    const isAtEdge = random() < 0.55;
    const x = isAtEdge
      ? (random() < 0.5 ? from : to - width)
      : from + random() * (to - from - width);
    marks.push({
      x: Math.round(x * 10) / 10,
      y: Math.round(y * 10) / 10,
      width: Math.round(width),
    });
    y += 9 + random() * 17;
  }
  return marks;
}
