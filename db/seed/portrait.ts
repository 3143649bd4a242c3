import { pick, seededRandom } from "./seeded-random.ts";
import { darker, ringPath } from "./svg-shapes.ts";

type Skin = { light: string; shade: string; ink: string };

const skins: Skin[] = [
  { light: "#f0d3bd", shade: "#deb496", ink: "#5a4035" },
  { light: "#ecc9ad", shade: "#d5a583", ink: "#5a4035" },
  { light: "#e2b48f", shade: "#c7926a", ink: "#5a4035" },
  { light: "#c98f66", shade: "#a96f49", ink: "#4a2a1c" },
  { light: "#8f5f43", shade: "#70462f", ink: "#26150e" },
];

export const hairLooks = [
  "crop",
  "part",
  "bob",
  "long",
  "bun",
  "curls",
  "bald",
  "pixie",
  "braid",
  "waves",
] as const;

type HairLook = (typeof hairLooks)[number];

const hairs = {
  umber: "#3a2c25",
  brown: "#5b4232",
  chestnut: "#8a5f3c",
  honey: "#b98a54",
  wheat: "#d3b483",
  auburn: "#7d3a28",
  copper: "#a4502f",
  ash: "#8d8a84",
  silver: "#c9c5bd",
  ink: "#22252a",
};

const cloths = {
  spruce: "#2f5a47",
  moss: "#4d6f5d",
  brick: "#8c4d35",
  clay: "#b67a5c",
  slate: "#3d5563",
  fog: "#6d7f86",
  ochre: "#c9a66b",
  plum: "#5d4a56",
  linen: "#e9e0d0",
  forest: "#39443e",
};

const grounds = {
  sage: { wall: "#dfe6da", rings: "#cdd8c9" },
  sand: { wall: "#ecdccd", rings: "#e0cab6" },
  stone: { wall: "#e6e1d3", rings: "#d7d0bd" },
  mist: { wall: "#d9e2e4", rings: "#c6d3d6" },
  straw: { wall: "#ebe0c8", rings: "#decfae" },
  rose: { wall: "#e5dadb", rings: "#d6c7c9" },
};

const collars = ["crew", "vneck", "shirt", "roll", "shawl"] as const;

export type PortraitOptions = {
  look?: HairLook;
  hair?: keyof typeof hairs;
  skin?: number;
  collar?: (typeof collars)[number];
  cloth?: keyof typeof cloths;
  ground?: keyof typeof grounds;
  glasses?: boolean;
  beard?: boolean;
  earrings?: boolean;
};

const head = "M81 106C81 78 98 64 120 64s39 14 39 42c0 35-17 66-39 66S81 141 81 106Z";
const shadedHalf =
  "M125 64c-3 14-5 26-4 37 0 9-9 22-9 29 0 5 6 6 9 8 2 3-1 6-1 9s3 5 2 8c-1 4-3 6-2 17 22 0 39-31 39-66 0-26-13-40-34-42Z";

export function portrait(seed: string, options: PortraitOptions = {}): string {
  const random = seededRandom(seed);
  const skin = skins[options.skin ?? Math.floor(random() * 3)] ?? skins[0]!;
  const hair = hairs[options.hair ?? pick(random, keys(hairs))];
  const look = options.look ?? pick(random, hairLooks);
  const cloth = cloths[options.cloth ?? pick(random, keys(cloths))];
  const collar = options.collar ?? pick(random, collars);
  const ground = grounds[options.ground ?? pick(random, keys(grounds))];
  const hasGlasses = options.glasses ?? false;
  const hasBeard = options.beard ?? false;
  const { back, front } = hairOf(look, hair);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 288">`,
    `<path fill="${ground.wall}" d="M0 0h240v288H0z"/>`,
    `<g fill="none" stroke="${ground.rings}" stroke-width="5">${halo(random)}</g>`,
    back,
    bust(collar, cloth, skin),
    `<path fill="${skin.shade}" d="M76 112c-5 0-6 20 4 22Zm88 0c5 0 6 20-4 22Z"/>`,
    `<path fill="${skin.light}" d="${head}"/><path fill="${skin.shade}" d="${shadedHalf}"/>`,
    face(skin.ink),
    hasBeard ? beard(hair, skin.light) : "",
    front,
    options.earrings ? earrings("#c08a3e") : "",
    hasGlasses ? glasses("#2b2f2d") : "",
    "</svg>",
  ].join("");
}

function halo(random: () => number): string {
  const x = random() < 0.5 ? 20 + random() * 40 : 180 + random() * 40;
  const y = 90 + random() * 150;
  return [46, 78, 108, 146, 176, 214, 250]
    .map((radius) => `<path d="${ringPath(random, x, y, radius)}"/>`).join("");
}

function bust(collar: (typeof collars)[number], cloth: string, skin: Skin): string {
  const dark = darker(cloth);
  const body =
    `<path fill="${cloth}" d="M22 300c2-56 20-86 60-97 12-3 18-5 22-9h32c4 4 10 6 22 9 40 11 58 41 60 97Z"/>` +
    `<path fill="${dark}" opacity=".28" d="M120 194h16c4 4 10 6 22 9 40 11 58 41 60 97h-66c2-40-8-76-32-106Z"/>`;
  const neck = `<path fill="${skin.shade}" d="M103 150h34v46c-2 14-10 20-17 20s-15-6-17-20Z"/>`;
  switch (collar) {
    case "vneck":
      return `${body}${neck}<path fill="${skin.light}" d="M103 194c0 18 8 34 17 46 9-12 17-28 17-46-4 12-10 18-17 18s-13-6-17-18Z"/>`;
    case "shirt":
      return `${body}${neck}<path fill="#f6f1e7" d="m101 188-10 18 19 30 10-18Zm38 0 10 18-19 30-10-18Z"/>`;
    case "roll":
      return `${neck}${body}<path fill="${cloth}" d="M100 176c12 8 28 8 40 0l3 32c-14 12-32 12-46 0Z"/><path fill="${dark}" opacity=".3" d="M122 182c7 0 13-2 18-6l3 32c-6 5-13 8-21 9Z"/>`;
    case "shawl":
      return `${body}${neck}<path fill="${dark}" d="M68 207c6-2 11-4 16-6 10 22 22 36 36 51 14-15 26-29 36-51 5 2 10 4 16 6-2 32-22 64-44 93H92c-14-29-26-61-24-93Z" opacity=".5"/>`;
    case "crew":
      return `${body}${neck}<path fill="none" stroke="${dark}" stroke-width="4" opacity=".5" d="M100 196c4 16 12 23 20 23s16-7 20-23"/>`;
  }
}

function face(ink: string): string {
  return `<g fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round">` +
    `<path d="M95 106c4-4 10-5 15-3M131 103c5-2 11-1 15 3"/>` +
    `<path d="M98 116c3 2.6 7 2.6 10 0M134 116c3 2.6 7 2.6 10 0"/>` +
    `<path d="M109 149c6 5 16 5 22 0"/></g>`;
}

function keys<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}

function hairOf(look: HairLook, colour: string): { back: string; front: string } {
  const { back, front } = shapes[look];
  return { back: filled(back, colour), front: filled(front, colour) };
}

type Shape = { back: string[]; front: string[] };

const shapes: Record<HairLook, Shape> = {
  crop: {
    back: [],
    front: [
      "M78 112c-6-34 10-56 42-56s48 20 43 55c-2-8-5-14-8-20-14 2-40 3-58-6-8 6-16 16-19 27Z",
    ],
  },
  part: {
    back: [],
    front: [
      "M79 116c-9-36 6-62 40-63 33-1 52 24 43 62-3-9-5-15-9-22-17 0-34-6-46-20-5 14-17 24-28 43Z",
    ],
  },
  bob: {
    back: ["M74 176c-8-22-12-122 46-122s54 100 46 122c-10 6-24 6-30 4h-32c-8 2-20 2-30-4Z"],
    front: [
      "M79 126c-10-42 10-72 41-72s51 30 41 72c-3-14-7-24-12-32-18-2-32-10-40-22-6 18-24 30-30 54Z",
    ],
  },
  long: {
    back: ["M66 234c-4-60-8-182 54-182s58 122 54 182c-26 10-82 10-108 0Z"],
    front: [
      "M80 128c-10-44 8-76 40-76s50 32 40 76c-2-16-6-30-16-44-8-4-16-10-22-18-12 16-34 32-42 62Z",
    ],
  },
  bun: {
    back: [disc(121, 42, 20)],
    front: ["M79 114c-7-34 8-60 41-60s48 26 41 60c-3-16-12-30-24-36-16-6-46 4-58 36Z"],
  },
  curls: {
    back: [
      [84, 98, 17],
      [82, 122, 15],
      [88, 76, 18],
      [104, 60, 19],
      [124, 54, 19],
      [144, 62, 19],
      [156, 80, 18],
      [160, 102, 17],
      [160, 124, 14],
      [84, 142, 12],
      [157, 143, 12],
    ].map(([x, y, radius]) => disc(x!, y!, radius! + 4)),
    front: [
      [92, 80, 13],
      [106, 70, 14],
      [122, 66, 14],
      [138, 70, 14],
      [150, 82, 12],
    ].map(([x, y, radius]) => disc(x!, y!, radius!)),
  },
  bald: { back: [], front: [] },
  pixie: {
    back: [],
    front: [
      "M78 128c-12-40 4-76 44-76 36 0 50 34 40 74-2-6-4-12-4-18-4-8-8-16-14-22-14 8-36 10-54 6-6 10-8 22-12 36Z",
    ],
  },
  braid: {
    back: ["M76 150c-10-50 2-98 44-98s54 48 44 98Z"],
    front: [
      "M79 122c-9-42 10-70 41-70s50 28 41 70c-4-18-14-36-40-46-22 8-36 24-42 46Z",
      ...[0, 1, 2, 3, 4].map(plait),
    ],
  },
  waves: {
    back: [
      "M64 214c8-14-4-24 0-44 2-12 6-18 4-34-6-54 16-84 52-84s58 30 52 84c-2 16 4 22 5 36 2 20-8 26 0 42-22 12-92 12-113 0Z",
    ],
    front: [
      "M79 130c-12-46 10-78 43-78 31 0 49 30 40 76-6-10-6-26-14-38-20 0-38-4-50-14-2 20-16 30-19 54Z",
    ],
  },
};

function beard(colour: string, smile: string): string {
  return `<path fill="${colour}" d="M82 122c3 38 18 56 38 56s35-18 38-56c-5 14-12 20-20 20-6-3-30-3-36 0-8 0-15-6-20-20Z"/>` +
    `<path fill="${
      darker(colour)
    }" opacity=".35" d="M121 140c7 0 14 1 17 2 8 0 15-6 20-20-3 38-18 56-38 56 4-4 3-8 1-12Z"/>` +
    `<path fill="none" stroke="${smile}" stroke-width="2.4" stroke-linecap="round" d="M112 151c5 3 11 3 16 0"/>`;
}

function glasses(ink: string): string {
  return `<g fill="none" stroke="${ink}" stroke-width="2.6"><circle cx="102" cy="115" r="12.5"/>` +
    `<circle cx="139" cy="115" r="12.5"/><path d="M114.5 113c3-2.5 9-2.5 12 0M89.5 112l-8-3M151.5 112l8-3"/></g>`;
}

function earrings(colour: string): string {
  return `<g fill="${colour}"><circle cx="77.5" cy="139" r="3.4"/><circle cx="162.5" cy="139" r="3.4"/></g>`;
}

function filled(paths: string[], colour: string): string {
  return paths.map((path) => `<path fill="${colour}" d="${path}"/>`).join("");
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${
    -radius * 2
  } 0Z`;
}

function plait(turn: number): string {
  const [x, y] = [166 + turn * 1.5 - (turn % 2) * 3, 150 + turn * 20];
  const width = 12 - turn;
  const lean = turn % 2 ? 5 : -5;
  return `M${x + lean} ${y - 13}a${width} 13.5 ${lean * 5} 0 0 ${-lean * 2} 26a${width} 13.5 ${
    lean * 5
  } 0 0 ${lean * 2} -26Z`;
}
