/** Writes the npm package `@heaolu/ui-kit` into a folder: `deno task kit [folder]`. */
import { fileURLToPath } from "node:url";
import ts from "typescript";
import config from "../../deno.json" with { type: "json" };
import { emptyForPackage, targetFolder } from "../target-folder.ts";
import { type Imports, importsIn, writeStyles } from "./styles.ts";

const kit = fileURLToPath(new URL("../", import.meta.url));
const folder = targetFolder("kit", fileURLToPath(new URL("../../dist/kit", import.meta.url)));
const families = ["layout", "navigation", "controls", "feedback", "booking"];
const outside = ["@internationalized/date", "@visx/scale", "@visx/shape", "qr"] as const;
const peers = ["react", "react-dom", "react-aria-components"] as const;

function filesOf(family: string, ending: RegExp): string[] {
  return [...Deno.readDirSync(`${kit}${family}`)].map(({ name }) => name)
    .filter((name) => ending.test(name) && !/\.(stories|test)\.tsx?$/.test(name))
    .map((name) => `${family}/${name}`).sort();
}

/** Modules as the compiler writes them, with their types. Returns what each one imports of the kit. */
function writeModules(): Imports {
  const imports: Imports = new Map();
  const roots = families.flatMap((family) => filesOf(family, /\.tsx?$/)).concat("host-colors.ts");
  const program = ts.createProgram(roots.map((path) => `${kit}${path}`), {
    rootDir: kit,
    outDir: folder,
    declaration: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
    lib: ["lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.esnext.d.ts"],
    types: [],
  });
  const { emitSkipped } = program.emit(undefined, (path, text) => {
    Deno.mkdirSync(path.slice(0, path.lastIndexOf("/")), { recursive: true });
    Deno.writeTextFileSync(path, portable(text));
    if (path.endsWith(".js")) {
      const module = path.slice(folder.length + 1);
      imports.set(module, importsIn(text, module));
    }
  });
  if (emitSkipped) throw new Error("The modules of the kit were not written");
  return imports;
}

/** Without what only a bundler of this project understands. */
function portable(text: string): string {
  return text
    .replaceAll(/^import ["'][^"']+\.css["'];\n/gm, "")
    .replaceAll(/^\/\/\/ <reference types="vite\/client" \/>\n/gm, "")
    .replaceAll(/(["'])\.\/icons\.svg\?url\1/g, `"./icons-address.js"`)
    .replaceAll(/((?:from|import\() ?["']\.[^"']*)\.tsx?(["'])/g, "$1.js$2");
}

async function copyFonts(): Promise<void> {
  await Deno.mkdir(`${folder}/fonts`, { recursive: true });
  for (const { name } of Deno.readDirSync(`${kit}fonts`)) {
    if (!name.endsWith(".css")) {
      await Deno.copyFile(`${kit}fonts/${name}`, `${folder}/fonts/${name}`);
    }
  }
}

async function writeIcons(): Promise<void> {
  await Deno.copyFile(`${kit}controls/icons.svg`, `${folder}/controls/icons.svg`);
  // A page cannot load a file of the server, which names the address in KitProvider.
  const address = `const address = new URL("./icons.svg", import.meta.url);
export default address.protocol === "file:" ? "" : address.href;
`;
  await Deno.writeTextFile(`${folder}/controls/icons-address.js`, address);
  const type = "declare const address: string;\nexport default address;\n";
  await Deno.writeTextFile(`${folder}/controls/icons-address.d.ts`, type);
}

/** The ranges of packages, as this project has them. */
function versionsOf(names: readonly (keyof typeof config.imports)[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, `^${config.imports[name].split("@").at(-1)}`]),
  );
}

await emptyForPackage(folder, "@heaolu/ui-kit");
const imports = writeModules();
const sheets = families.flatMap((family) => filesOf(family, /\.css$/));
const components = families.flatMap((family) => filesOf(family, /\.tsx$/))
  .map((path) => path.replace(/tsx$/, "js"));
await writeStyles({ kit, folder, components, sheets, imports });
await copyFonts();
await writeIcons();
await Deno.copyFile(`${kit}package/README.md`, `${folder}/README.md`);
await Deno.copyFile(`${kit}../LICENSE`, `${folder}/LICENSE`);
await Deno.writeTextFile(
  `${folder}/package.json`,
  JSON.stringify(
    {
      name: "@heaolu/ui-kit",
      version: config.version,
      description: "The components of Heaolu: layout, navigation, controls, feedback, booking",
      license: "MIT",
      type: "module",
      sideEffects: ["*.css", "./styles/*.js"],
      exports: {
        "./styles.css": "./styles.css",
        "./styles/*.css": "./styles/*.css",
        "./styles/*": { types: "./styles/styles.d.ts", default: "./styles/*.js" },
        "./icons.svg": "./controls/icons.svg",
        "./*": { types: "./*.d.ts", default: "./*.js" },
      },
      peerDependencies: versionsOf(peers),
      dependencies: versionsOf(outside),
    },
    null,
    2,
  ) + "\n",
);
console.log(`The package is in ${folder}`);
