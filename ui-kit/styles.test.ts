import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = new URL("./", import.meta.url);
const families = ["layout", "navigation", "controls", "feedback", "booking"];

const sheets = families.flatMap((family) =>
  readdirSync(new URL(`${family}/`, here))
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({ path: `${family}/${name}`, name: name.replace(".css", "") }))
);

const tokensCss = readFileSync(new URL("tokens.css", here), "utf8");
const [, scaleText = "", meaningText = ""] = tokensCss.split(/Tier [12]: \w+/);

function named(text: string): Set<string> {
  return new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!));
}

const scale = named(scaleText);
const meaning = named(meaningText);

/** Custom properties set on the element by React Aria or by the component. */
function inlineProperties(name: string): Set<string> {
  const sheet = sheets.find((each) => each.name === name);
  const source = sheet ? sourcesOf(sheet).map(read).join("") : "";
  return new Set([
    "--trigger-width",
    ...[...source.matchAll(/"(--[\w-]+)":/g)].map(([, token]) => token!),
  ]);
}

/** The file of the component, and those of its parts that have no sheet of their own. */
function sourcesOf({ path, name }: { path: string; name: string }): string[] {
  const folder = path.slice(0, -`${name}.css`.length);
  const isSource = (file: string) => {
    const [part = "", ...endings] = file.split(".");
    if (endings.join() !== "tsx") return false;
    return part === name ||
      (part.startsWith(`${name}-`) && sheets.every((each) => each.name !== part));
  };
  return readdirSync(new URL(folder, here)).filter(isSource).map((file) => folder + file);
}

function read(path: string): string {
  return readFileSync(new URL(path, here), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
}

/** The top-level selectors of `@layer components`. */
function rootsOf(css: string): string[] {
  const inside = css.slice(css.indexOf("@layer components {") + "@layer components {".length);
  const roots: string[] = [];
  let depth = 0;
  let head = "";
  for (const letter of inside) {
    if (letter === "{") {
      if (depth === 0) roots.push(head.trim());
      depth++;
      head = "";
    } else if (letter === "}") {
      depth--;
      head = "";
    } else head += letter;
  }
  return roots.filter((root) => !root.startsWith("@keyframes"));
}

/** Rule violations of one stylesheet. */
function violations(css: string, name: string): string[] {
  const found: string[] = [];
  if (!css.startsWith("@layer tokens, base, components;")) {
    found.push("the order of the layers is missing");
  }
  const roots = rootsOf(css);
  if (roots.length !== 1 || roots[0] !== `.${name}`) {
    found.push(
      `all rules stand inside of one .${name} { … }, not of ${
        roots.join(", ") || "an empty layer"
      }`,
    );
  }
  for (const [frames] of css.matchAll(/@keyframes [\w-]+/g)) {
    if (!frames.startsWith(`@keyframes ${name}-`)) {
      found.push(`${frames} is not named after the file`);
    }
  }
  for (const [colour] of css.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)) {
    found.push(`${colour} is no token`);
  }
  const physical =
    /(?:^|[\s;{])((?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|(?:min|max)-(?:width|height))(?:-\w+)*)\s*:|(?:text-align|float|clear):\s*(left|right)/gm;
  const plain = css.replace(/@media[^{]*\{/g, "{");
  for (const [, property, value] of plain.matchAll(physical)) {
    found.push(`${property ?? value} is physical`);
  }
  const own = new Set([...named(css), ...inlineProperties(name)]);
  for (const [, token] of css.matchAll(/var\((--[\w-]+)/g)) {
    if (scale.has(token!)) found.push(`${token} belongs to the scale`);
    else if (!meaning.has(token!) && !own.has(token!)) {
      found.push(`${token} does not exist`);
    }
  }
  return found;
}

test.each(sheets)(
  "$path styles only its own component, with meaning tokens and logical properties",
  ({ path, name }) => {
    expect(violations(read(path), name)).toEqual([]);
  },
);

test.each(sheets)("$path is imported by its component", ({ path, name }) => {
  const tsx = read(path.replace(/css$/, "tsx"));
  expect(tsx).toContain(`import "./${name}.css"`);
});

/** Every source that may use a token, including the frontend, without tests and stories. */
function sources(folder: string): string {
  return readdirSync(new URL(folder, here), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/node_modules|tokens\.css/.test(path))
    .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
    .map((path) => readFileSync(new URL(`${folder}${path}`, here), "utf8"))
    .join("\n");
}

function unusedTokens(tokens: string, source: string): string[] {
  const declarations = [...tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
    .map(([, name, value]) => ({ name: name!, value: value! }));
  const used = new Set([...source.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  for (const name of used) {
    for (const { value } of declarations.filter((each) => each.name === name)) {
      for (const [, next] of value.matchAll(/var\((--[\w-]+)/g)) used.add(next!);
    }
  }
  return [...new Set(declarations.map(({ name }) => name))].filter((name) => !used.has(name));
}

test("every token is used", () => {
  const tokens = tokensCss.replace(/\/\*[\s\S]*?\*\//g, "");
  expect(unusedTokens(tokens, sources("./") + sources("../frontend/"))).toEqual([]);
  expect(unusedTokens("--a: var(--b); --b: 1px; --c: 2px;", "gap: var(--a);")).toEqual(["--c"]);
});

test("components contain no text of their own", () => {
  const found = families.flatMap((family) =>
    readdirSync(new URL(`${family}/`, here))
      .filter((name) => /^[\w-]+\.tsx$/.test(name))
      .flatMap((name) =>
        [
          ...read(`${family}/${name}`).matchAll(
            /(?:aria-label|placeholder|title|alt)="([^"]*\p{L}[^"]*)"/gu,
          ),
        ].map(([attribute]) => `${family}/${name}: ${attribute}`)
      )
  );
  expect(found).toEqual([]);
});

test("the rules report violations", () => {
  const wrap = (body: string) =>
    `@layer tokens, base, components;\n\n@layer components {\n  .card {\n    ${body}\n  }\n}\n`;
  expect(violations(wrap("color: var(--color-text);"), "card")).toEqual([]);
  expect(violations(wrap("color: var(--color-text);"), "page")).toHaveLength(1);
  expect(violations(wrap("color: #fff;"), "card")).toHaveLength(1);
  expect(violations(wrap("color: oklch(0.5 0 0);"), "card")).toHaveLength(1);
  expect(violations(wrap("margin-left: 4px;"), "card")).toHaveLength(1);
  expect(violations(wrap("width: 4px;"), "card")).toHaveLength(1);
  expect(violations(wrap("text-align: left;"), "card")).toHaveLength(1);
  expect(violations(wrap("gap: var(--space-4);"), "card")).toHaveLength(1);
  expect(violations(wrap("gap: var(--gap-none-such);"), "card")).toHaveLength(1);
  expect(violations(wrap("").replace(".card {", ".card, .page {"), "card")).toHaveLength(1);
  expect(violations(wrap("").replace(/^.*\n\n/, ""), "card")).toHaveLength(1);
});
