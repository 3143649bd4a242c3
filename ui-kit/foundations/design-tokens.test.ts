import { readFileSync } from "node:fs";
import postcss, { type Container } from "postcss";
import { expect, test } from "vitest";
import { designTokens, pageWidths, widthTokens } from "./design-tokens.ts";
import { tokenUses } from "./token-uses.ts";
import { themes } from "./theme-names.ts";
import { hexOf, modes, readTokens, type Theme } from "./token-values.ts";
import { typeStyles } from "./type-styles.ts";

const css = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
const tokens = readTokens(css);

type Exported = {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: { "ee.heaolu": Record<string, unknown> };
};
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
  const named = [...exported.keys()].filter((name) => !name.startsWith("typography-"));
  expect(tokens.all.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
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

const light = { mode: "light", theme: "primary" } as const;
const px = (value: number) => ({ value, unit: "px" });

/** The lengths of tokens.css that grow with the page, as they are written there. */
const fluid = new Map(
  [...css.matchAll(/^ +--([\w-]+): (clamp\(.*\));$/gm)].map(([, name, value]) => [name!, value!]),
);

test("a fluid length has its smallest and largest value and its formula", () => {
  const exported = flat(designTokens(tokens, light));
  const extended = exported.filter(([, { $extensions, $type }]) =>
    $extensions && $type !== "typography"
  );
  expect(extended.map(([name]) => name)).toEqual([...fluid.keys()]);
  for (const [name, { $value, $extensions }] of extended) {
    const [, least, most] = /^clamp\(([\d.]+)rem, .*, ([\d.]+)rem\)$/.exec(fluid.get(name)!)!;
    expect([name, $value]).toEqual([name, px(Number(most) * 16)]);
    expect($extensions).toEqual({
      "ee.heaolu": {
        css: fluid.get(name),
        minimum: px(Number(least) * 16),
        maximum: px(Number(most) * 16),
      },
    });
  }
});

test("each width of a page has a file with the values of the fluid lengths there", () => {
  expect(Object.keys(pageWidths)).toEqual(["phone", "tablet", "desktop", "wide"]);
  for (const width of Object.values(pageWidths)) {
    const exported = flat(widthTokens(tokens, width));
    expect(exported.map(([name]) => name)).toEqual([...fluid.keys()]);
    for (const [, { $type, $description, $extensions }] of exported) {
      expect([$type, $extensions]).toEqual(["dimension", undefined]);
      expect($description).toBeTruthy();
    }
  }
  const at = (width: number) => new Map(flat(widthTokens(tokens, width)));
  // clamp(2rem, 1.21rem + 3.4vw, 3.5rem)
  expect(at(200).get("text-display")!.$value).toEqual(px(32));
  expect(at(1000).get("text-display")!.$value).toEqual(px(53.36));
  expect(at(1920).get("text-display")!.$value).toEqual(px(56));
  expect(at(1000).get("gutter")!.$value).toEqual(px(32.4));
});

test("a typography token refers to tokens and has every part of its type", () => {
  const exported = new Map(flat(designTokens(tokens, light)));
  const types = { fontFamily: "fontFamily", fontSize: "dimension", fontWeight: "fontWeight" };
  const styles = [...exported].filter(([, { $type }]) => $type === "typography");
  expect(styles.map(([name]) => name)).toEqual(
    Object.keys(typeStyles).map((name) => `typography-${name}`),
  );
  for (const [name, { $value }] of styles) {
    const parts = $value as Record<string, unknown>;
    expect(Object.keys(parts), name).toEqual(
      ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"],
    );
    const referenced = Object.entries({ ...types, lineHeight: "number" }).flatMap(
      ([part, type]) => {
        const path = /^\{(.+)\}$/.exec(String(parts[part]))?.[1];
        if (!path) return [];
        expect([name, part, exported.get(path.replace(".", "-"))?.$type]).toEqual([
          name,
          part,
          type,
        ]);
        return part;
      },
    );
    expect(referenced, name).toEqual(expect.arrayContaining(["fontFamily", "fontSize"]));
    expect(parts["letterSpacing"], name).toMatchObject({ unit: "px" });
  }
  expect(exported.get("typography-display")).toMatchObject({
    $value: { letterSpacing: px(-1.008), lineHeight: 1.34 },
    $extensions: { "ee.heaolu": { letterSpacing: "-0.018em" } },
  });
});

type Declared = Partial<Record<"family" | "size" | "weight" | "line" | "spacing", string>>;

const properties: Record<string, keyof Declared> = {
  "font-family": "family",
  "font-size": "size",
  "font-weight": "weight",
  "line-height": "line",
  "letter-spacing": "spacing",
};

/** What rules with one of the selectors set, also within other rules. */
function declaredIn(file: string, selectors: string[]): Declared {
  const declared: Declared = {};
  const sheet: Container = postcss.parse(
    readFileSync(new URL(`../${file}`, import.meta.url), "utf8"),
  );
  sheet.walkRules((rule) => {
    if (!rule.selectors.some((selector) => selectors.includes(selector))) return;
    rule.each((node) => {
      if (node.type !== "decl") return;
      const [, weight, size, line, family] =
        /^(\S+) (\S+) \/ (\S+) (\S+)$/.exec(node.prop === "font" ? node.value : "") ?? [];
      if (family) Object.assign(declared, { weight, size, line, family });
      const part = properties[node.prop];
      if (part) declared[part] = node.value;
    });
  });
  return declared;
}

const sizes = ["lead", "reading", "body", "label", "small", "caption"];

test.each([
  ["display", [["reset.css", "html"], ["reset.css", "h1"], ["layout/hero.css", "& h1"]]],
  ["page", [["reset.css", "html"], ["reset.css", "h1"]]],
  ["section", [["reset.css", "html"], ["reset.css", "h2"]]],
  ["card", [["reset.css", "html"], ["reset.css", "h3"]]],
  ["group", [["reset.css", "html"], ["reset.css", "h4"]]],
  ...sizes.map((size) =>
    [size, [["reset.css", "html"], ["layout/text.css", `&[data-size="${size}"]`]]] as const
  ),
] as [string, [string, string][]][])(
  "the typography token %s is as the styles set it",
  (name, rules) => {
    const declared: Declared = Object.assign(
      {},
      ...rules.map(([file, selector]) => declaredIn(file, [selector])),
    );
    const written = (part: string | number) =>
      typeof part === "number" ? String(part) : `var(--${part})`;
    const { family, size, weight, line, spacing } = typeStyles[name]!;
    expect(declared).toEqual({
      family: written(family),
      size: written(size),
      weight: written(weight),
      line: written(line),
      ...(spacing && { spacing: `${spacing}em` }),
    });
  },
);

test("every corner, size and weight says what it is for, each in other words", () => {
  const exported = flat(designTokens(tokens, light))
    .filter(([name]) => /^(radius|size|text|weight|line|pad|gap)-/.test(name));
  expect(exported.length).toBeGreaterThan(50);
  expect(exported.filter(([name]) => !tokenUses[name]).map(([name]) => name)).toEqual([]);
  const uses = exported.map(([, { $description }]) => $description);
  expect(uses.filter((use, at) => uses.indexOf(use) !== at)).toEqual([]);
});

test("every use is of a token", () => {
  const names = tokens.all.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(tokenUses)));
});
