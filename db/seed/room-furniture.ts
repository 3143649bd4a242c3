import { darker } from "./drawing.ts";

export type RoomColours = {
  wall: string;
  floor: string;
  fabric: string;
  accent: string;
  sky: string;
};

export const wood = "#8a6a48";

export function armchair(x: number, floor: number, fabric: string): string {
  const dark = darker(fabric, 0.82);
  return group(
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
  return group(
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
  return group(
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

export function group(x: number, y: number, drawing: string): string {
  return `<g transform="translate(${x} ${y})">${drawing}</g>`;
}
