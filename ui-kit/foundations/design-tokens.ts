import { tokenUses } from "./token-uses.ts";
import { colorOf, hexOf, type Look, type Token, type Tokens } from "./token-values.ts";

type Value = { $type: string; $value: unknown; $description?: string };

type Group = { [name: string]: Group | Value };

/** px. Lengths in rem are multiples of the usual size of text in browsers. */
const rem = 16;

const length = /^(-?[\d.]+)(px|rem)$/;
const clamp = /^clamp\(([^,]+),[^,]+, ([^,)]+)\)$/;

/**
 * Tokens in the format of the Design Tokens Community Group (2025.10), for one mode and theme: Figma and other tools read
 * a file of it as one mode of a collection. A reference to another token stays one, a fluid length is its longest, and
 * a length in characters or without limit has no type there and is left out.
 */
export function designTokens(tokens: Tokens, look: Look): Group {
  const names = new Set(tokens.all.map(({ name }) => name));
  const root: Group = {};
  for (const token of tokens.all) {
    const value = tokenValue(tokens, token, look);
    if (!value) continue;
    const [group, name] = pathOf(token.name, names);
    const inside = group ? (root[group] ??= {}) as Group : root;
    inside[name] = value;
  }
  return root;
}

/** Tokens stand in a group by the first word of their name, unless that word is a token itself. */
function pathOf(name: string, names: ReadonlySet<string>): [group: string | null, name: string] {
  const [group = "", ...rest] = name.split("-");
  if (rest.length === 0 || names.has(group)) return [null, name];
  return [group, rest.join("-")];
}

function tokenValue(tokens: Tokens, { name, group }: Token, look: Look): Value | null {
  const css = tokens.value(name, look);
  const typed = typedValue(name, css);
  if (!typed) return null;
  const source = tokens.source(name, look);
  const names = new Set(tokens.all.map((each) => each.name));
  const reference = source && `{${pathOf(source, names).filter(Boolean).join(".")}}`;
  const use = tokenUses[name] ?? group;
  const description = use === "" ? {} : { $description: use };
  return { $type: typed.$type, $value: reference ?? typed.$value, ...description };
}

function typedValue(name: string, css: string): Value | null {
  const [kind] = name.split("-");
  if (/^(oklch|rgb|#)/.test(css)) return { $type: "color", $value: colorValue(css) };
  if (kind === "motion") return transition(css);
  if (kind === "shadow" || name === "card-shadow") return shadow(css);
  if (css.startsWith("cubic-bezier(")) return { $type: "cubicBezier", $value: numbersIn(css) };
  if (kind === "family" || kind === "font" || kind === "fallback") {
    return { $type: "fontFamily", $value: familiesIn(css) };
  }
  if (kind === "weight") return { $type: "fontWeight", $value: Number(css) };
  if (/^[\d.]+ms$/.test(css)) return { $type: "duration", $value: duration(css) };
  if (/^[\d.]+$/.test(css)) return { $type: "number", $value: Number(css) };
  const px = pixelsOf(css);
  return px === null ? null : { $type: "dimension", $value: { value: px, unit: "px" } };
}

function colorValue(css: string) {
  const { coords, alpha } = colorOf(css);
  return {
    colorSpace: "srgb",
    components: coords.map((part) => Number((part ?? 0).toFixed(4))),
    alpha: Number(alpha ?? 1),
    hex: hexOf(css).slice(0, 7),
  };
}

function pixelsOf(css: string): number | null {
  const longest = clamp.exec(css)?.[2];
  if (longest) return pixelsOf(longest.trim());
  if (css === "0") return 0;
  const [, number, unit] = length.exec(css) ?? [];
  return number === undefined ? null : Number(number) * (unit === "rem" ? rem : 1);
}

const duration = (css: string) => ({ value: Number(css.replace("ms", "")), unit: "ms" });

const numbersIn = (css: string) => [...css.matchAll(/-?\d*\.?\d+/g)].map(Number);

function familiesIn(css: string): string[] {
  return css.split(",").map((name) => name.trim().replaceAll(/['"]/g, ""));
}

function transition(css: string): Value {
  const [time = "0ms"] = css.split(" ");
  const timingFunction = numbersIn(css.slice(time.length));
  return {
    $type: "transition",
    $value: { duration: duration(time), delay: { value: 0, unit: "ms" }, timingFunction },
  };
}

function shadow(css: string): Value {
  return { $type: "shadow", $value: splitAtCommas(css).map(shadowLayer) };
}

function shadowLayer(css: string) {
  const at = css.search(/oklch\(|rgb/);
  const lengths = css.slice(0, at).trim().split(" ")
    .map((text) => ({ value: pixelsOf(text) ?? 0, unit: "px" }));
  const none = { value: 0, unit: "px" };
  const [offsetX = none, offsetY = none, blur = none, spread = none] = lengths;
  return { color: colorValue(css.slice(at)), offsetX, offsetY, blur, spread };
}

/** Commas within brackets do not separate. */
function splitAtCommas(css: string): string[] {
  return css.split(/,(?![^(]*\))/).map((text) => text.trim());
}
