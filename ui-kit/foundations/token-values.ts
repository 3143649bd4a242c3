import Color from "colorjs.io";
import postcss, { type Comment, type Declaration, type Rule } from "postcss";
import type { themes } from "./theme-names.ts";

export type Mode = "light" | "dark";

export const modes: Mode[] = ["light", "dark"];

export type Theme = keyof typeof themes;

/** In which the values are looked up. */
export type Look = { mode: Mode; theme: Theme };

/** A custom property of tokens.css. Components use only the tier `meaning`. `group`: the comment above it. */
export type Token = { name: string; css: string; tier: "scale" | "meaning"; group: string };

export type Tokens = ReturnType<typeof readTokens>;

const themeSelector = /^\[data-theme-color='(\w+)'\]$/;

/** Reads tokens.css without its media queries, skins and other settings. Names are without their two dashes. */
export function readTokens(css: string) {
  const all = new Map<string, Token>();
  const ofTheme = new Map<string, Map<string, string>>();
  let tier: Token["tier"] = "scale";
  postcss.parse(css).walkAtRules("layer", ({ nodes = [] }) => {
    for (const node of nodes) {
      if (node.type === "comment" && node.text.includes("Tier 2")) tier = "meaning";
      if (node.type === "rule") read(node);
    }
  });

  function read(rule: Rule): void {
    const theme = rule.selectors.map((one) => themeSelector.exec(one)?.[1]).find(Boolean);
    if (theme) {
      const values = declarationsOf(rule).map(({ prop, value }): [string, string] => [
        prop.slice(2),
        value,
      ]);
      ofTheme.set(theme, new Map(values));
      if (rule.selectors.includes(":root")) {
        const group = "theme colour";
        for (const [name, css] of values) all.set(name, { name, css, tier, group });
      }
    } else if (rule.selectors.includes(":root")) readRoot(rule);
  }

  function readRoot(rule: Rule): void {
    let group = "";
    for (const node of rule.nodes) {
      if (node.type === "comment" && isHeading(node)) group = node.text;
      if (node.type === "decl" && node.prop.startsWith("--")) {
        const name = node.prop.slice(2);
        all.set(name, { name, css: node.value, tier, group });
      }
    }
  }

  function cssOf(name: string, theme: Theme): string {
    const css = ofTheme.get(theme)?.get(name) ?? all.get(name)?.css;
    if (css === undefined) throw new Error(`--${name} is not a token`);
    return css;
  }

  /** The value without references to other tokens. */
  function valueOf(css: string, look: Look): string {
    const plain = css.replaceAll(
      /var\(--([\w-]+)\)/g,
      (_, name) => valueOf(cssOf(name, look.theme), look),
    );
    const start = plain.indexOf("light-dark(");
    if (start < 0) return plain;
    const { values, end } = pairIn(plain, start + "light-dark(".length);
    const picked = values[look.mode === "light" ? 0 : 1];
    return valueOf(plain.slice(0, start) + picked + plain.slice(end), look);
  }

  const value = (name: string, look: Look) => valueOf(cssOf(name, look.theme), look);

  return {
    all: [...all.values()],
    value,
    /** The token that it takes its value from, if it is no other than that one's. */
    source(name: string, { mode, theme }: Look): string | null {
      const css = cssOf(name, theme);
      const both = /^light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)$/.exec(css);
      return both?.[mode === "light" ? 1 : 2] ?? /^var\(--([\w-]+)\)$/.exec(css)?.[1] ?? null;
    },
    /** By WCAG 2, from 1 to 21, of the colours as screens draw them, in 8 bits. */
    contrast(front: string, back: string, look: Look): number {
      const hex = (name: string) => hexOf(value(`color-${name}`, look));
      return new Color(hex(front)).contrast(hex(back), "WCAG21");
    },
  };
}

/** In the sRGB gamut, as screens show it. */
export function colorOf(css: string): Color {
  return new Color(css).toGamut({ space: "srgb" }).to("srgb");
}

/** `#rrggbb`, with two more digits for a transparent colour. */
export function hexOf(css: string): string {
  return colorOf(css).toString({ format: "hex", collapse: false });
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === "decl");
}

/** A comment on its own line; one behind a declaration is a note on it. */
function isHeading(comment: Comment): boolean {
  return comment.raws.before?.includes("\n") === true;
}

/** The two arguments of a function whose first one begins at `start`, and where the function ends. */
function pairIn(text: string, start: number): { values: [string, string]; end: number } {
  let depth = 0;
  let comma = -1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === "," && depth === 0 && comma < 0) comma = at;
    if (text[at] === ")" && depth-- === 0) {
      const values: [string, string] = [
        text.slice(start, comma).trim(),
        text.slice(comma + 1, at).trim(),
      ];
      return { values, end: at + 1 };
    }
  }
  throw new Error(`no end of light-dark() in ${text}`);
}
