/// <reference types="vite/client" />
import tokensCss from "../tokens.css?raw";

const styles = import.meta.glob<string>("../{layout,navigation,controls,feedback,booking}/*.css", {
  query: "?raw",
  import: "default",
});
const components = import.meta.glob<string>(
  [
    "../{layout,navigation,controls,feedback,booking}/*.tsx",
    "!../**/*.stories.tsx",
    "!../**/*.test.tsx",
  ],
  { query: "?raw", import: "default" },
);

/** Stories of a component that stands in the file of another one. */
const shared: Record<string, string> = { "../feedback/sheet": "../feedback/dialog" };

export type Sources = {
  /** From the folder of the kit. */
  file: string;
  /** Of the component and its styles, in bytes as they are written. */
  bytes: number;
  /** The same of all modules of the kit that it imports, also through others. */
  bytesOfParts: number;
  /** Those of tokens.css that its styles use. */
  tokens: string[];
  parts: string[];
  builtFrom: string[];
};

type Module = { tsx: string; css: string; sheets: string[]; imports: string[] };

const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort();

const tokenNames = new Set(found(tokensCss, /^\s*--([\w-]+):/gm));

const addressOf = (link: string, from: string) =>
  `..${new URL(link, `file://${from.slice(2)}`).pathname}`;

/** A module with the styles that it imports. `base`: its path without the ending. */
async function moduleAt(base: string): Promise<Module> {
  const tsx = await components[`${base}.tsx`]?.() ?? "";
  const linked = (pattern: RegExp) => found(tsx, pattern).map((link) => addressOf(link, base));
  const sheets = linked(/import "(\.[^"]+\.css)"/g);
  const css = await Promise.all(sheets.map((sheet) => styles[sheet]?.()));
  const imports = linked(/(?:from |import\()"(\.[^"]+)\.tsx"/g);
  return { tsx, css: css.join(""), sheets, imports };
}

async function modulesBelow(start: string[], known = new Map<string, Module>()) {
  for (const base of start) {
    if (known.has(base)) continue;
    const module = await moduleAt(base);
    known.set(base, module);
    await modulesBelow(module.imports, known);
  }
  return known;
}

const sizeOf = (texts: string[]) => new TextEncoder().encode(texts.join("")).length;

/** What the files of a component say of it. `path`: of its stories. */
export async function sourcesOf(path: string): Promise<Sources> {
  const own = path.replace(/^.*\/(\w+\/[\w-]+)\.stories\.tsx$/, "../$1");
  const base = shared[own] ?? own;
  const module = await moduleAt(base);
  const below = await modulesBelow(module.imports);
  below.delete(base);
  // A component without styles looks as those do that it is made of.
  const looks = module.sheets.length > 0 ? [module] : module.imports.map((name) => below.get(name));
  const looksCss = looks.map((each) => each?.css ?? "").join("");
  const sheets = [...below.values()].flatMap((each) => each.sheets);
  const others = [...new Set(sheets)].filter((sheet) => !module.sheets.includes(sheet));
  const otherStyles = await Promise.all(others.map((sheet) => styles[sheet]?.()));
  return {
    file: `${base.replace("../", "")}.tsx`,
    bytes: sizeOf([module.tsx, module.css]),
    bytesOfParts: sizeOf([...below.values()].map(({ tsx }) => tsx)) +
      sizeOf(otherStyles.map((css) => css ?? "")),
    tokens: found(looksCss, /var\(--([\w-]+)/g).filter((name) => tokenNames.has(name)),
    parts: found(module.tsx, /data-part="([\w-]+)"/g),
    builtFrom: [...new Set(module.imports)].map((name) => name.replace(/^.*\//, "")).sort(),
  };
}
