import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { designTokens } from "./design-tokens.ts";
import { tokenUses } from "./token-uses.ts";
import { themes } from "./theme-names.ts";
import { hexOf, modes, readTokens, type Theme } from "./token-values.ts";

const css = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
const tokens = readTokens(css);

type Exported = { $type: string; $value: unknown };
type Group = Record<string, unknown>;

/** The tokens of the export by the names that they have in CSS. */
function flat(group: Group, path: string[] = []): [string, Exported][] {
  return Object.entries(group).flatMap(([name, value]) => {
    const inside = value as Group;
    const here = [...path, name];
    return "$value" in inside ? [[here.join("-"), inside as Exported]] : flat(inside, here);
  });
}

const looks = modes.flatMap((mode) =>
  (Object.keys(themes) as Theme[]).map((theme) => ({ mode, theme }))
);

test.each(looks)("every token is in the export of $mode $theme", (look) => {
  const exported = new Map(flat(designTokens(tokens, look)));
  const missing = tokens.all.map(({ name }) => name).filter((name) => !exported.has(name));
  // Lengths in characters, and what is no value yet.
  expect(missing).toEqual(["measure", "measure-narrow", "card-line"]);

  function resolved(value: unknown): unknown {
    const reference = typeof value === "string" && /^\{(.+)\}$/.exec(value)?.[1];
    return reference ? resolved(exported.get(reference.replace(".", "-"))!.$value) : value;
  }
  const colors = [...exported].filter(([, { $type }]) => $type === "color");
  expect(colors.length).toBeGreaterThan(100);
  for (const [name, { $value }] of colors) {
    const { hex } = resolved($value) as { hex: string };
    expect([name, hex]).toEqual([name, hexOf(tokens.value(name, look)).slice(0, 7)]);
  }
});

test("each kind of value has its type", () => {
  const { color, space, gap, text, shadow, motion, ease, font, weight, line, gutter, time } =
    designTokens(tokens, { mode: "dark", theme: "info" }) as Record<string, Group>;
  expect(color!["theme"]).toEqual({
    $type: "color",
    $value: "{theme.300}",
    $description: "theme: actions, selection, links, the current navigation item",
  });
  expect(color!["scrim"]).toMatchObject({ $value: { colorSpace: "srgb", alpha: 0.64 } });
  expect(space!["4"]).toMatchObject({ $type: "dimension", $value: { value: 16, unit: "px" } });
  expect(gap!["row"]).toMatchObject({ $description: "cards in a grid" });
  expect(text!["display"]).toMatchObject({ $type: "dimension", $value: { value: 56, unit: "px" } });
  expect(gutter).toMatchObject({ $type: "dimension", $value: { value: 40, unit: "px" } });
  expect(time!["1"]).toMatchObject({ $type: "duration", $value: { value: 120, unit: "ms" } });
  expect(ease!["out"]).toMatchObject({ $type: "cubicBezier", $value: [0.2, 0.7, 0.2, 1] });
  expect(motion!["press"]).toMatchObject({
    $type: "transition",
    $value: { duration: { value: 120, unit: "ms" }, timingFunction: [0.2, 0.7, 0.2, 1] },
  });
  expect(font!["heading"]).toMatchObject({ $type: "fontFamily", $value: "{family.serif}" });
  expect(weight!["heading"]).toMatchObject({ $type: "fontWeight", $value: 480 });
  expect(line!["title"]).toMatchObject({ $type: "number", $value: 1.16 });
  const { $type, $value } = shadow!["lifted"] as { $type: string; $value: unknown[] };
  expect($type).toBe("shadow");
  expect($value).toHaveLength(3);
  expect($value[1]).toMatchObject({
    color: { alpha: 0.65 },
    offsetY: { value: 12, unit: "px" },
    blur: { value: 28, unit: "px" },
    spread: { value: -8, unit: "px" },
  });
});

test("every use is of a token", () => {
  const names = tokens.all.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(tokenUses)));
});
