/** px. Lengths in rem are multiples of the usual size of text in browsers. */
const rem = 16;

const length = /^(-?[\d.]+)(px|rem)$/;
const clamp = /^clamp\(([^,]+), ([^,]+), ([^,)]+)\)$/;
const term = /^(-?[\d.]+)(px|rem|vw)$/;

/** In px; null for a length in characters or without limit. */
export function pixelsOf(css: string): number | null {
  if (css === "0") return 0;
  const [, number, unit] = length.exec(css) ?? [];
  return number === undefined ? null : Number(number) * (unit === "rem" ? rem : 1);
}

/** A length that grows with the width of the page, in px. */
export type Fluid = { least: number; most: number; at: (width: number) => number };

export function fluidOf(css: string): Fluid | null {
  const [, shortest = "", preferred = "", longest = ""] = clamp.exec(css) ?? [];
  const least = pixelsOf(shortest);
  const most = pixelsOf(longest);
  if (least === null || most === null) return null;
  const terms = preferred.split(" + ").map((text) => term.exec(text));
  function at(width: number): number {
    const sum = terms.reduce((sum, match) => {
      if (!match) throw new Error(`${preferred} is no sum of px, rem and vw`);
      const [, number, unit] = match;
      return sum + Number(number) * (unit === "rem" ? rem : unit === "vw" ? width / 100 : 1);
    }, 0);
    return Math.min(Math.max(sum, least!), most!);
  }
  return { least, most, at };
}
