/** The modules and sheets of the kit that each of its modules imports, by paths in the package. */
export type Imports = Map<string, string[]>;

/** What the text of a compiled module imports, at once or later. */
export function importsIn(text: string, module: string): string[] {
  return [...text.matchAll(/(?:from|import\(?) ?["'](\.[^"']+\.(?:css|[jt]sx?))["']/g)]
    .map(([, link]) => new URL(link!, `file:///${module}`).pathname.slice(1))
    .map((path) => path.replace(/\.tsx?$/, ".js"));
}

/** The sheets that a module needs, each behind those of its parts. */
function sheetsOf(module: string, imports: Imports, seen = new Set<string>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  if (module.endsWith(".css")) return [module];
  const all = (imports.get(module) ?? [])
    .toSorted((a, b) => Number(a.endsWith(".css")) - Number(b.endsWith(".css")));
  return all.flatMap((each) => sheetsOf(each, imports, seen));
}

const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, "");

/**
 * Writes all styles as one sheet, and by parts: the base, the sheet of each component, and for each component a module
 * that imports the sheets that it needs.
 */
export async function writeStyles({ kit, folder, components, sheets, imports }: {
  kit: string;
  folder: string;
  /** Their modules. */
  components: string[];
  sheets: string[];
  imports: Imports;
}): Promise<void> {
  const read = async (path: string, fonts: string) =>
    (await Deno.readTextFile(`${kit}${path}`))
      .replaceAll(/^@import .*\n/gm, "")
      .replaceAll(/url\((["']?)\.\/([\w-]+\.woff2)\?no-inline/g, `url($1${fonts}/$2`);
  const join = async (paths: string[], fonts: string) =>
    (await Promise.all(paths.map((path) => read(path, fonts)))).join("\n");
  const base = ["tokens.css", "fonts/faces.css", "fonts.css", "reset.css"];
  await Deno.writeTextFile(`${folder}/styles.css`, await join([...base, ...sheets], "./fonts"));

  await Deno.mkdir(`${folder}/styles`);
  await Deno.writeTextFile(`${folder}/styles/base.css`, await join(base, "../fonts"));
  await Deno.writeTextFile(`${folder}/styles/styles.d.ts`, "export {};\n");
  for (const path of sheets) {
    await Deno.writeTextFile(`${folder}/styles/${nameOf(path)}.css`, await read(path, "../fonts"));
  }
  for (const module of components) {
    const needed = ["base", ...sheetsOf(module, imports).map(nameOf)];
    const text = needed.map((name) => `import "./${name}.css";\n`).join("");
    await Deno.writeTextFile(`${folder}/styles/${nameOf(module)}.js`, text);
  }
}
