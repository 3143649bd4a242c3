import { pick } from "./seeded-random.ts";
import { darker, ringPath } from "./svg-shapes.ts";

export type RoomColours = {
  wall: string;
  floor: string;
  fabric: string;
  accent: string;
  sky: string;
};

const wood = "#8a6a48";
const leaf = "#4d6f5d";

export function armchair(x: number, floor: number, fabric: string): string {
  const dark = darker(fabric, 0.82);
  return moveTo(
    x,
    floor - 84,
    `<path fill="${wood}" d="M12 92h6v18h-6zM66 92h6v18h-6z"/>` +
      `<path fill="${fabric}" d="M8 30C8 12 20 2 34 2h16c14 0 26 10 26 28v50H8z"/>` +
      `<path fill="${dark}" d="M42 2h8c14 0 26 10 26 28v50H42c6-24 6-52 0-78Z" opacity=".5"/>` +
      `<path fill="${dark}" d="M12 62h60v16H12z"/>` +
      `<path fill="${fabric}" d="M0 52c0-6 4-9 9-9s9 3 9 9v44H0zM66 52c0-6 4-9 9-9s9 3 9 9v44H66zM0 76h84v20H0z"/>` +
      `<path fill="${dark}" d="M66 52c0-6 4-9 9-9s9 3 9 9v44H66z" opacity=".7"/>`,
  );
}

export function couch(x: number, floor: number, fabric: string, cushion: string): string {
  const dark = darker(fabric, 0.82);
  return moveTo(
    x,
    floor - 80,
    `<path fill="${wood}" d="M18 88h7v18h-7zM179 88h7v18h-7z"/>` +
      `<path fill="${fabric}" d="M14 26c0-12 8-20 20-20h136c12 0 20 8 20 20v54H14z"/>` +
      `<path fill="${dark}" d="M18 56h168v18H18z"/><path fill="${cushion}" d="m34 32 30-6 6 30-30 6z"/>` +
      `<path fill="#e9e0d0" d="m140 28 28 2-2 30-28-2z"/>` +
      `<path fill="${fabric}" d="M0 46c0-7 5-11 11-11s11 4 11 11v46H0zM182 46c0-7 5-11 11-11s11 4 11 11v46h-22zM0 72h204v20H0z"/>` +
      `<path fill="${dark}" d="M182 46c0-7 5-11 11-11s11 4 11 11v46h-22z" opacity=".7"/>`,
  );
}

export function treatmentTable(x: number, floor: number, colours: RoomColours): string {
  return moveTo(
    x,
    floor - 64,
    `<path fill="none" stroke="${wood}" stroke-width="6" d="m26 32-8 50M152 32l8 50M30 66h118"/>` +
      `<path fill="${colours.fabric}" d="M6 16h166c4 0 6 3 6 7s-2 8-6 8H6c-4 0-6-4-6-8s2-7 6-7Z"/>` +
      `<path fill="#f6f1e7" d="M46 14h106v22c-12 3-22-2-36 0s-46 4-70 0z"/>` +
      `<path fill="#e3d8c4" d="M104 14h48v22c-12 3-22-2-36 0-4 0-8 1-12 1z" opacity=".7"/>` +
      `<rect fill="${colours.accent}" x="2" y="2" width="40" height="15" rx="7.5"/>`,
  );
}

export function mat(x: number, floor: number, length: number, fabric: string): string {
  return `<path fill="${fabric}" d="M${x + 20} ${floor - 22}h${length - 20}l20 24H${x}z"/>` +
    `<path fill="${darker(fabric, 0.82)}" d="M${x} ${floor + 2}h${length + 20}v4H${x}z"/>`;
}

export function bolster(x: number, floor: number, fabric: string): string {
  return `<rect fill="${fabric}" x="${x}" y="${floor - 18}" width="74" height="20" rx="10"/>` +
    `<ellipse fill="${darker(fabric, 0.82)}" cx="${x + 66}" cy="${floor - 8}" rx="7" ry="10"/>`;
}

export function cushions(x: number, floor: number, colours: RoomColours): string {
  const [top, below] = [colours.accent, colours.fabric];
  return `<rect fill="${below}" x="${x}" y="${floor - 16}" width="72" height="18" rx="9"/>` +
    `<rect fill="${darker(below, 0.82)}" x="${x}" y="${floor - 6}" width="72" height="8" rx="4"/>` +
    `<ellipse fill="${top}" cx="${x + 36}" cy="${floor - 24}" rx="26" ry="11"/>` +
    `<path fill="${darker(top, 0.82)}" d="M${x + 10} ${floor - 24}a26 11 0 0 0 52 0z"/>`;
}

export function sideTable(x: number, floor: number): string {
  return `<path fill="none" stroke="${wood}" stroke-width="4" d="m${x + 10} ${floor - 34}-6 38M${
    x + 26
  } ${floor - 34}l6 38"/><rect fill="${wood}" x="${x - 2}" y="${
    floor - 40
  }" width="40" height="7" rx="3.5"/>` +
    `<path fill="#f6f1e7" d="M${x + 8} ${floor - 54}h12v14h-12z"/>`;
}

export function towels(x: number, floor: number, colours: RoomColours): string {
  const stack = [colours.fabric, "#f6f1e7", colours.accent, "#f6f1e7"].map((colour, index) =>
    `<rect fill="${colour}" x="${x - 20}" y="${
      floor - 66 - index * 13
    }" width="56" height="12" rx="6"/>`
  ).join("");
  return `${stack}<path fill="${wood}" d="M${x - 30} ${floor - 54}h76v8h-76zM${x - 24} ${
    floor - 46
  }h7v66h-7zM${x + 33} ${floor - 46}h7v66h-7z"/>`;
}

export function roomWindow(
  x: number,
  y: number,
  colours: RoomColours,
  random: () => number,
): string {
  const hill = 62 + Math.round(random() * 16);
  return moveTo(
    x,
    y,
    `<path fill="#f7f2e8" d="M0 0h84v108H0z"/><path fill="${colours.sky}" d="M7 7h70v94H7z"/>` +
      `<path fill="#b9c9b4" d="M7 ${hill}c18-12 34-10 46-2s18 4 24 0v${101 - hill}H7z"/>` +
      `<path fill="#8fa88f" d="M7 ${hill + 18}c24-6 46 6 70 0v${83 - hill}H7z"/>` +
      `<path fill="#f7f2e8" d="M39 7h6v94h-6zM-5 106h94v7H-5z"/>`,
  );
}

export function rug(x: number, y: number, length: number, colours: RoomColours): string {
  const [middle, half] = [x + length / 2, length / 2];
  const ring = (by: number, colour: string) =>
    `<ellipse fill="${colour}" cx="${middle}" cy="${y}" rx="${half - by * 3}" ry="${24 - by}"/>`;
  return ring(0, "#e9e0d0") + ring(5, colours.accent) + ring(8, "#e9e0d0");
}

export function plant(x: number, floor: number, random: () => number): string {
  const height = 52 + random() * 22;
  const leaves = [-26, -14, 0, 13, 25].map((lean, index) => {
    const top = floor - 26 - height * (1 - Math.abs(lean) / 60);
    const colour = index % 2 ? darker(leaf, 0.85) : leaf;
    return `<path fill="${colour}" d="M${x} ${floor - 24}C${x + lean - 9} ${floor - 44} ${
      x + lean - 7
    } ${(top + 14).toFixed(1)} ${x + lean} ${top.toFixed(1)}C${x + lean + 9} ${
      (top + 16).toFixed(1)
    } ${x + lean + 6} ${floor - 42} ${x} ${floor - 24}Z"/>`;
  }).join("");
  return `${leaves}<path fill="#b67a5c" d="M${x - 16} ${floor - 26}h32l-5 28h-22z"/>` +
    `<path fill="#8c4d35" d="M${x + 2} ${floor - 26}h14l-5 28H${x + 2}z" opacity=".5"/>`;
}

export function floorLamp(x: number, colours: RoomColours): string {
  return `<path fill="none" stroke="#5b4232" stroke-width="3.5" d="M${x} 76v116M${
    x - 14
  } 193h28"/>` +
    `<path fill="${colours.accent}" d="M${x - 14} 44h28l10 34h-48z"/>` +
    `<path fill="#f6f1e7" d="M${x + 2} 44h12l10 34h-22z" opacity=".28"/>`;
}

export function hangingLamp(x: number, colours: RoomColours): string {
  return `<path fill="none" stroke="#5b4232" stroke-width="2.5" d="M${x} 0v34"/>` +
    `<path fill="${colours.accent}" d="M${x - 24} 62c0-17 10-28 24-28s24 11 24 28z"/>` +
    `<ellipse fill="#f6f1e7" cx="${x}" cy="62" rx="14" ry="4"/>`;
}

export function picture(
  x: number,
  y: number,
  size: number,
  colours: RoomColours,
  random: () => number,
): string {
  const rings = [0.1, 0.2, 0.3].map((part) =>
    `<path d="${ringPath(random, size / 2, size * 0.6, size * part)}"/>`
  ).join("");
  return moveTo(
    x,
    y,
    `<path fill="${wood}" d="M-3-3h${size + 6}v${size * 1.2 + 6}H-3z"/>` +
      `<path fill="#f7f2e8" d="M0 0h${size}v${size * 1.2}H0z"/>` +
      `<g fill="none" stroke="${colours.fabric}" stroke-width="2">${rings}</g>`,
  );
}

export function screen(x: number, colours: RoomColours): string {
  const frame = [0, 30, 60].map((shift, index) =>
    `<path fill="${index % 2 ? "#e3d8c4" : "#f1e9da"}" d="M${x + shift - 4} ${
      index % 2 ? 58 : 52
    }l30 ${index % 2 ? -6 : 6}v${index % 2 ? 144 : 132}l-30 ${index % 2 ? -6 : 6}z"/>`
  ).join("");
  return `${frame}<path fill="none" stroke="${colours.accent}" stroke-width="3" d="m${
    x - 4
  } 52 30 6 30-6 30 6"/>`;
}

export function shelf(
  x: number,
  y: number,
  length: number,
  colours: RoomColours,
  random: () => number,
): string {
  const spines = [colours.fabric, colours.accent, "#6d7f86", "#e9e0d0", "#c9a66b", "#5d4a56"];
  const things: string[] = [];
  let at = x + 8;
  while (at < x + length - 24) {
    const kind = random();
    const height = 22 + Math.round(random() * 14);
    if (kind < 0.62) {
      const width = 6 + Math.round(random() * 6);
      things.push(
        `<path fill="${pick(random, spines)}" d="M${at} ${
          y - height
        }h${width}v${height}h-${width}z"/>`,
      );
      at += width + 1;
    } else if (kind < 0.8) {
      things.push(
        `<rect fill="#f6f1e7" x="${at + 3}" y="${y - 20}" width="13" height="20" rx="3"/>` +
          `<path fill="${wood}" d="M${at + 5} ${y - 24}h9v4h-9z"/>`,
      );
      at += 20;
    } else {
      things.push(
        `<path fill="${colours.accent}" d="M${at + 2} ${y - 12}h24c0 8-5 12-12 12s-12-4-12-12Z"/>`,
      );
      at += 30;
    }
  }
  return `${things.join("")}<path fill="${wood}" d="M${x} ${y}h${length}v6H${x}z"/>`;
}

function moveTo(x: number, y: number, drawing: string): string {
  return `<g transform="translate(${x} ${y})">${drawing}</g>`;
}
