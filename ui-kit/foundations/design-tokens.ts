import { fluidOf, pixelsOf } from "./lengths.ts";
import { tokenUses } from "./token-uses.ts";
import { colorOf, hexOf, type Look, type Token, type Tokens } from "./token-values.ts";
import { type TypeStyle, typeStyles } from "./type-styles.ts";

type Value = {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: { [vendor]: object };
};

type Group = { [name: string]: Group | Value };

/** What the format has no place for stands under this name. */
const vendor = "ee.heaolu";

/**
 * Tokens in the format of the Design Tokens Community Group (2025.10), for one mode and theme: Figma and other tools read
 * a file of it as one mode of a collection. A reference to another token stays one, a fluid length is its longest with
 * its formula beside it, and a length in characters or without limit has no type there and is left out.
 */
export function designTokens(tokens: Tokens, look: Look): Group {
  const root = grouped(tokens, (token) => tokenValue(tokens, token, look));
  const styles = Object.entries(typeStyles)
    .map(([name, style]): [string, Value] => [name, typography(tokens, style, look)]);
  return { ...root, typography: Object.fromEntries(styles) };
}

/** Widths of pages, in px, for which the fluid lengths are exported. */
export const pageWidths = { phone: 360, tablet: 768, desktop: 1200, wide: 1920 };

/** The fluid lengths at one width of the page. Figma reads the files of all widths as modes of one collection. */
export function widthTokens(tokens: Tokens, width: number): Group {
  const look: Look = { mode: "light", theme: "primary" };
  return grouped(tokens, (token) => {
    const fluid = tokens.source(token.name, look) === null &&
      fluidOf(tokens.value(token.name, look));
    if (!fluid) return null;
    return { $type: "dimension", $value: inPixels(fluid.at(width)), ...descriptionOf(token) };
  });
}

function grouped(tokens: Tokens, valueOf: (token: Token) => Value | null): Group {
  const names = namesOf(tokens);
  const root: Group = {};
  for (const token of tokens.all) {
    const value = valueOf(token);
    if (!value) continue;
    const [group, name] = pathOf(token.name, names);
    const inside = group ? (root[group] ??= {}) as Group : root;
    inside[name] = value;
  }
  return root;
}

const namesOf = (tokens: Tokens): ReadonlySet<string> =>
  new Set(tokens.all.map(({ name }) => name));

/** Tokens stand in a group by the first word of their name, unless that word is a token itself. */
function pathOf(name: string, names: ReadonlySet<string>): [group: string | null, name: string] {
  const [group = "", ...rest] = name.split("-");
  if (rest.length === 0 || names.has(group)) return [null, name];
  return [group, rest.join("-")];
}

function referenceTo(name: string, names: ReadonlySet<string>): string {
  return `{${pathOf(name, names).filter(Boolean).join(".")}}`;
}

function descriptionOf({ name, group }: Token): Pick<Value, "$description"> {
  const use = tokenUses[name] ?? group;
  return use === "" ? {} : { $description: use };
}

function tokenValue(tokens: Tokens, token: Token, look: Look): Value | null {
  const css = tokens.value(token.name, look);
  const typed = typedValue(token.name, css);
  if (!typed) return null;
  const source = tokens.source(token.name, look);
  const value = source ? referenceTo(source, namesOf(tokens)) : typed.$value;
  const fluid = source ? {} : fluidExtension(css);
  return { $type: typed.$type, $value: value, ...descriptionOf(token), ...fluid };
}

function fluidExtension(css: string): Pick<Value, "$extensions"> {
  const fluid = fluidOf(css);
  if (!fluid) return {};
  const [minimum, maximum] = [inPixels(fluid.least), inPixels(fluid.most)];
  return { $extensions: { [vendor]: { css, minimum, maximum } } };
}

/** The format has no letter spacing in em: it is that of the largest size, with its factor beside it. */
function typography(
  tokens: Tokens,
  { use, family, size, weight, line, spacing = 0 }: TypeStyle,
  look: Look,
): Value {
  const names = namesOf(tokens);
  const valueOf = (part: string | number) =>
    typeof part === "number" ? part : referenceTo(part, names);
  const largest = lengthOf(tokens.value(size, look)) ?? 0;
  const extension = { [vendor]: { letterSpacing: `${spacing}em` } };
  return {
    $type: "typography",
    $value: {
      fontFamily: valueOf(family),
      fontSize: valueOf(size),
      fontWeight: valueOf(weight),
      letterSpacing: inPixels(spacing * largest),
      lineHeight: valueOf(line),
    },
    $description: use,
    ...(spacing !== 0 && { $extensions: extension }),
  };
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
  const px = lengthOf(css);
  return px === null ? null : { $type: "dimension", $value: inPixels(px) };
}

/** In px; of a fluid length the longest. */
const lengthOf = (css: string) => fluidOf(css)?.most ?? pixelsOf(css);

const inPixels = (px: number) => ({ value: Number(px.toFixed(3)), unit: "px" });

function colorValue(css: string) {
  const { coords, alpha } = colorOf(css);
  return {
    colorSpace: "srgb",
    components: coords.map((part) => Number((part ?? 0).toFixed(4))),
    alpha: Number(alpha ?? 1),
    hex: hexOf(css).slice(0, 7),
  };
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
    .map((text) => inPixels(pixelsOf(text) ?? 0));
  const none = inPixels(0);
  const [offsetX = none, offsetY = none, blur = none, spread = none] = lengths;
  return { color: colorValue(css.slice(at)), offsetX, offsetY, blur, spread };
}

/** Commas within brackets do not separate. */
function splitAtCommas(css: string): string[] {
  return css.split(/,(?![^(]*\))/).map((text) => text.trim());
}
