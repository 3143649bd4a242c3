import { chance, darker, pick, ringPath } from "./drawing.ts";
import { beard, earrings, glasses, type HairLook, hairLooks, hairOf } from "./portrait-hair.ts";

type Skin = { light: string; shade: string; ink: string };

const skins: Skin[] = [
  { light: "#f0d3bd", shade: "#deb496", ink: "#5a4035" },
  { light: "#ecc9ad", shade: "#d5a583", ink: "#5a4035" },
  { light: "#e2b48f", shade: "#c7926a", ink: "#5a4035" },
  { light: "#c98f66", shade: "#a96f49", ink: "#4a2a1c" },
  { light: "#8f5f43", shade: "#70462f", ink: "#26150e" },
];

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

export type PortraitWish = {
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

export function portrait(seed: string, wish: PortraitWish = {}): string {
  const random = chance(seed);
  const skin = skins[wish.skin ?? Math.floor(random() * 3)] ?? skins[0]!;
  const hair = hairs[wish.hair ?? pick(random, keys(hairs))];
  const look = wish.look ?? pick(random, hairLooks);
  const cloth = cloths[wish.cloth ?? pick(random, keys(cloths))];
  const collar = wish.collar ?? pick(random, collars);
  const ground = grounds[wish.ground ?? pick(random, keys(grounds))];
  const hasGlasses = wish.glasses ?? false;
  const hasBeard = wish.beard ?? false;
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
    wish.earrings ? earrings("#c08a3e") : "",
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
