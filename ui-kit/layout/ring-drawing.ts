/** Returns numbers in [0, 1). */
type RandomSource = () => number;

type Wave = { k: number; size: number; turn: number };
type Point = [x: number, y: number];

export type RingYear = { width: number; name?: string };

export type Ring = { d: string; name?: string };

function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.codePointAt(0)!, 16777619);
  return h >>> 0;
}

/** mulberry32: the same seed gives the same numbers on server and browser. */
export function seededRandom(seed: string): RandomSource {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function pair(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function closed(points: Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const curves = points.map((p1, i) => {
    const [p0, p2, p3] = [at(i - 1), at(i + 1), at(i + 2)];
    const leave = pair(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6);
    const arrive = pair(p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6);
    return `C${leave} ${arrive} ${pair(...p2)}`;
  });
  return `M${pair(...at(0))}${curves.join("")}Z`;
}

function waves(random: RandomSource): Wave[] {
  return [2, 3, 4, 5].map((k) => ({
    k,
    size: (random() * 0.7 + 0.3) / k,
    turn: random() * Math.PI * 2,
  }));
}

function outline(shape: Wave[], cx: number, cy: number, r: number, uneven: number): string {
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i / 16) * Math.PI * 2;
    const sway = shape.reduce((sum, w) => sum + w.size * Math.cos(w.k * angle + w.turn), 0);
    const distance = r * (1 + uneven * sway);
    return [cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance];
  });
  return closed(points);
}

export function ringPath(
  random: RandomSource,
  cx: number,
  cy: number,
  r: number,
  uneven = 0.07,
): string {
  return outline(waves(random), cx, cy, r, uneven);
}

export function growthRings(
  seed: string,
  { size = 200, years, first = 6, uneven = 0.1, lean = 0.1 }: {
    size?: number | undefined;
    years?: RingYear[] | undefined;
    first?: number | undefined;
    uneven?: number | undefined;
    lean?: number | undefined;
  } = {},
): Ring[] {
  const random = seededRandom(seed);
  const list: RingYear[] = years ?? Array.from({ length: 7 }, () => ({ width: 7 + random() * 8 }));
  let shape = waves(random);
  let r = first;
  return list.map(({ width, ...year }) => {
    r += width;
    shape = shape.map((wave) => ({
      ...wave,
      size: wave.size + (random() - 0.5) * 0.12,
      turn: wave.turn + (random() - 0.5) * 0.35,
    }));
    const shift = (r - first) * lean;
    return { ...year, d: outline(shape, size / 2 + shift, size / 2 - shift * 0.6, r, uneven) };
  });
}

export function backgroundRings(seed: string): Ring[] {
  const random = seededRandom(`${seed} widths`);
  const years = Array.from({ length: 13 }, () => ({ width: 10 + random() * 9 }));
  return growthRings(seed, { size: 400, years, first: 0, lean: 0.02, uneven: 0.09 });
}
