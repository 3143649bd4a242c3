import { darker, pick, ringPath } from "./drawing.ts";
import { group, type RoomColours, wood } from "./room-furniture.ts";

const leaf = "#4d6f5d";

export function roomWindow(
  x: number,
  y: number,
  colours: RoomColours,
  random: () => number,
): string {
  const hill = 62 + Math.round(random() * 16);
  return group(
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
  return group(
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
