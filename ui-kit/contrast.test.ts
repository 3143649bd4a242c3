import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Rgb = [r: number, g: number, b: number];
type Mode = "light" | "dark";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8")
  .replace(/\/\*[\s\S]*?\*\//g, "");
/** Without media queries, which only raise the contrast. */
const plain = css.slice(0, css.indexOf("@media (prefers-contrast: more)"));

const themes = ["primary", "secondary", "success", "error", "warning", "info"];

function declarations(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of text.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    if (!found.has(name!)) found.set(name!, value!.trim());
  }
  return found;
}

const tokens = declarations(plain);

function ramp(theme: string): Map<string, string> {
  const rule = new RegExp(`\\[data-theme-color=["']${theme}["']\\]\\s*\\{([^}]*)\\}`).exec(plain);
  return declarations(rule![1]!);
}

/** Splits `a, b` at the comma outside of brackets. */
function splitPair(text: string): [string, string] {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "(") depth++;
    if (text[i] === ")") depth--;
    if (text[i] === "," && depth === 0) return [text.slice(0, i).trim(), text.slice(i + 1).trim()];
  }
  throw new Error(`no comma in ${text}`);
}

function colour(value: string, theme: Map<string, string>, mode: Mode): string {
  const both = /^light-dark\(([\s\S]*)\)$/.exec(value);
  if (both) return colour(splitPair(both[1]!)[mode === "light" ? 0 : 1], theme, mode);
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (!name) return value;
  const next = theme.get(name) ?? tokens.get(name);
  if (!next) throw new Error(`${name} is not a token`);
  return colour(next, theme, mode);
}

/** oklch to linear sRGB (Björn Ottosson's matrices), clipped to the gamut. */
function linear(value: string): Rgb {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value);
  if (!parts) throw new Error(`${value} is not an opaque oklch colour`);
  const [lightness, chroma, hue] = parts.slice(1).map(Number) as Rgb;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return rgb.map((channel) => Math.min(1, Math.max(0, channel))) as Rgb;
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: string, back: string, theme: Map<string, string>, mode: Mode): number {
  const [x, y] = [front, back].map((name) =>
    luminance(linear(colour(`var(--color-${name})`, theme, mode)))
  ) as [number, number];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const backgrounds = ["canvas", "surface", "raised", "sunken", "hover"];
const words = ["text", "text-soft", "text-faint", "text-disabled"];
const status = ["success", "error", "warning", "info"];
const groups = ["somatic", "talking", "energetic", "other"];

/** Text on its background: at least 4.5. */
const text: [front: string, back: string][] = [
  ...words.flatMap((word) => backgrounds.map((ground): [string, string] => [word, ground])),
  ...["theme-text", "accent-text", "success-text", "error-text", "warning-text"]
    .flatMap((word) =>
      ["canvas", "surface", "raised"].map((ground): [string, string] => [word, ground])
    ),
  ["on-theme", "theme"],
  ["on-theme", "theme-hover"],
  ["on-theme", "theme-press"],
  ["on-theme-wash", "theme-wash"],
  ["on-theme-wash", "theme-wash-hover"],
  ["theme-text", "theme-wash"],
  ["text", "theme-wash"],
  ["text-soft", "theme-wash"],
  ["on-accent-wash", "accent-wash"],
  ["on-dark", "dark"],
  ["on-dark-soft", "dark"],
  ["dark", "on-dark"],
  ["slot-text", "slot"],
  ["slot-text", "slot-hover"],
  ["on-slot-selected", "slot-selected"],
  ["slot-taken", "surface"],
  ["slot-taken", "canvas"],
  ...status.flatMap((each): [string, string][] => [
    [`on-${each}-wash`, `${each}-wash`],
    ["text", `${each}-wash`],
    ["theme-text", `${each}-wash`],
  ]),
];

/** Borders and symbols: at least 3. */
const marks: [front: string, back: string][] = [
  ...["control-line", "focus", "theme", "accent", "accent-mark", "star", ...groups, "slot-line"]
    .flatMap((mark) => ["canvas", "surface"].map((ground): [string, string] => [mark, ground])),
  ["focus", "raised"],
  ["error", "surface"],
];

describe.each(themes)("theme colour %s", (name) => {
  const theme = ramp(name);
  describe.each(["light", "dark"] as const)("%s", (mode) => {
    test.each(text)("%s has a text contrast of 4.5 on %s", (front, back) => {
      expect(contrast(front, back, theme, mode)).toBeGreaterThanOrEqual(4.5);
    });
    test.each(marks)("%s has a contrast of 3 on %s", (front, back) => {
      expect(contrast(front, back, theme, mode)).toBeGreaterThanOrEqual(3);
    });
  });
});

test("the contrast calculation matches known values", () => {
  const known = new Map([["--color-x", "oklch(1 0 0)"], ["--color-y", "oklch(0 0 0)"], [
    "--color-red",
    "oklch(0.62796 0.25768 29.2339)",
  ]]);
  expect(contrast("x", "y", known, "light")).toBeCloseTo(21, 2);
  expect(contrast("red", "x", known, "light")).toBeCloseTo(3.998, 1);
});

test("a colour resolves per mode", () => {
  expect(colour("light-dark(var(--limestone-0), oklch(0.1 0 0))", new Map(), "dark"))
    .toBe("oklch(0.1 0 0)");
  expect(() => colour("var(--no-such-token)", new Map(), "light")).toThrow();
});
