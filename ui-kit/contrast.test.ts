import { readFileSync } from "node:fs";
import Color from "colorjs.io";
import { describe, expect, test } from "vitest";
import { markPairs, textPairs } from "./foundations/color-pairs.ts";
import { themes } from "./foundations/theme-names.ts";
import { hexOf, modes, readTokens, type Theme } from "./foundations/token-values.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const tokens = readTokens(css);

describe.each(Object.keys(themes) as Theme[])("theme colour %s", (theme) => {
  describe.each(modes)("%s", (mode) => {
    test.each(textPairs)("%s has a text contrast of 4.5 on %s", (front, back) => {
      expect(tokens.contrast(front, back, { mode, theme })).toBeGreaterThanOrEqual(4.5);
    });
    test.each(markPairs)("%s has a contrast of 3 on %s", (front, back) => {
      expect(tokens.contrast(front, back, { mode, theme })).toBeGreaterThanOrEqual(3);
    });
  });
});

const light = { mode: "light", theme: "primary" } as const;

function contrastOnWhite(css: string): number {
  const known = readTokens(`@layer tokens { :root {
    --color-white: oklch(1 0 0);
    --color-other: ${css};
  } }`);
  return known.contrast("other", "white", light);
}

test.each([
  ["#000000", 21],
  ["#ff0000", 3.9979],
  ["#0000ff", 8.5930],
  ["#008000", 5.1376],
  ["#595959", 7.0047],
  ["#767676", 4.5422],
  ["#777777", 4.4781],
])("the contrast of %s on white is %d", (hex, contrast) => {
  expect(contrastOnWhite(hex)).toBeCloseTo(contrast, 4);
});

test("the contrast of a colour is that of its eight bits", () => {
  const cases = [["oklch(0.568 0 0)", "#777777"], ["oklch(0.5672 0 0)", "#767676"]] as const;
  for (const [css, hex] of cases) {
    expect(hexOf(css)).toBe(hex);
    expect(contrastOnWhite(css)).toBe(contrastOnWhite(hex));
    expect(contrastOnWhite(css)).not.toBeCloseTo(new Color(css).contrast("white", "WCAG21"), 2);
  }
});

test("a value depends on mode and theme, and an unknown token is an error", () => {
  const known = readTokens(`@layer tokens {
    :root { --limestone-0: white; --limestone-9: black; }
    :root, [data-theme-color='primary'] { --theme-5: green; }
    [data-theme-color='info'] { --theme-5: blue; }
    /* Tier 2: meaning */
    :root, [data-theme-color] {
      /* grounds */
      --color-ground: light-dark(var(--limestone-0), var(--limestone-9));
      --line: 1px solid light-dark(var(--theme-5), rgb(1 2 3)); /* thin */
      --color-lost: var(--none);
    }
    @media print { :root { --color-ground: red; } }
  }`);
  const dark = { mode: "dark", theme: "info" } as const;
  expect(known.value("color-ground", dark)).toBe("black");
  expect(known.source("color-ground", dark)).toBe("limestone-9");
  expect(known.value("line", { mode: "light", theme: "info" })).toBe("1px solid blue");
  expect(known.value("line", dark)).toBe("1px solid rgb(1 2 3)");
  expect(known.all.find(({ name }) => name === "line"))
    .toMatchObject({ tier: "meaning", group: "grounds" });
  expect(() => known.value("color-lost", dark)).toThrow("--none is not a token");
});
