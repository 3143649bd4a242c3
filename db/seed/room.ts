import {
  armchair,
  bolster,
  couch,
  cushions,
  floorLamp,
  hangingLamp,
  mat,
  picture,
  plant,
  type RoomColours,
  roomWindow,
  rug,
  screen,
  shelf,
  sideTable,
  towels,
  treatmentTable,
} from "./room-furniture.ts";
import { pick, seededRandom } from "./seeded-random.ts";

export const roomKinds = ["talk", "family", "table", "floor", "shelf", "desk"] as const;

export type RoomKind = (typeof roomKinds)[number];

const walls = [
  { wall: "#ece2d2", skirting: "#f7f2e8" },
  { wall: "#dfe6da", skirting: "#f1f4ec" },
  { wall: "#d9e2e4", skirting: "#eef2f2" },
  { wall: "#ecdccd", skirting: "#f8efe6" },
  { wall: "#e6e1d3", skirting: "#f5f1e6" },
  { wall: "#e5dadb", skirting: "#f3ecec" },
];
const floors = ["#c9a66b", "#b98f63", "#d3b98c", "#a9835a", "#cdbb9d"];
const fabrics = ["#8c4d35", "#2f5a47", "#3d5563", "#b67a5c", "#4d6f5d", "#5d4a56"];
const accents = ["#b67a5c", "#c9a66b", "#6d7f86", "#4d6f5d", "#c8927a"];
const skies = ["#cfdcd9", "#cddbe4", "#e3e3d2"];

export function room(seed: string, kind: RoomKind): string {
  const shared = seededRandom(seed);
  const { wall, skirting } = pick(shared, walls);
  const fabric = pick(shared, fabrics);
  const colours: RoomColours = {
    wall,
    floor: pick(shared, floors),
    fabric,
    accent: pick(shared, accents.filter((colour) => colour !== fabric)),
    sky: pick(shared, skies),
  };
  const random = seededRandom(`${seed}/${kind}`);
  const mirrored = random() < 0.5;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">`,
    `<path fill="${wall}" d="M0 0h320v240H0z"/>`,
    mirrored ? `<g transform="matrix(-1 0 0 1 320 0)">` : "<g>",
    `<path fill="${colours.floor}" d="M0 182h320v58H0z"/>`,
    `<path fill="${skirting}" d="M0 175h320v7H0z"/>`,
    furnish(kind, colours, random),
    "</g></svg>",
  ].join("");
}

function furnish(kind: RoomKind, colours: RoomColours, random: () => number): string {
  switch (kind) {
    case "talk":
      return [
        roomWindow(30, 30, colours, random),
        rug(60, 204, 220, colours),
        floorLamp(158, colours),
        armchair(50, 176, colours.fabric),
        sideTable(150, 190),
        armchair(196, 176, colours.accent),
      ].join("");
    case "family":
      return [
        picture(34, 34, 48, colours, random),
        picture(96, 44, 36, colours, random),
        roomWindow(196, 30, colours, random),
        rug(50, 206, 230, colours),
        couch(44, 180, colours.fabric, colours.accent),
        plant(262, 186, random),
      ].join("");
    case "table":
      return [
        roomWindow(34, 28, colours, random),
        screen(232, colours),
        rug(40, 208, 190, colours),
        treatmentTable(44, 186, colours),
        plant(272, 208, random),
      ].join("");
    case "floor":
      return [
        roomWindow(26, 26, colours, random),
        roomWindow(124, 26, colours, random),
        hangingLamp(258, colours),
        plant(282, 186, random),
        mat(36, 218, 170, colours.fabric),
        bolster(62, 207, colours.accent),
        cushions(214, 214, colours),
      ].join("");
    case "shelf":
      return [
        shelf(28, 42, 168, colours, random),
        shelf(28, 90, 168, colours, random),
        towels(228, 176, colours),
        plant(56, 194, random),
        bolster(104, 196, colours.fabric),
      ].join("");
    case "desk":
      return [
        picture(36, 36, 62, colours, random),
        shelf(168, 62, 122, colours, random),
        hangingLamp(134, colours),
        `<path fill="#8a6a48" d="M30 132h190v8H30z"/><path fill="#6f5439" d="M40 140h8v60h-8zM202 140h8v60h-8z"/>`,
        `<path fill="#f6f1e7" d="M70 127h44v5H70z"/><path fill="${colours.accent}" d="M76 121h40v6H76z"/>`,
        `<path fill="#e9e0d0" d="M168 132v-14h18v14z"/><path fill="none" stroke="#e9e0d0" stroke-width="4" d="M186 121h7v8h-7"/>`,
        armchair(226, 180, colours.fabric),
      ].join("");
  }
}
