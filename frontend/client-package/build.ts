/** Writes the npm package `@heaolu/client` into a folder: `deno task client [folder]`. */
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { emptyForPackage, targetFolder } from "ui-kit/target-folder.ts";
import { build } from "vite";
import config from "../../deno.json" with { type: "json" };

const source = fileURLToPath(new URL("./", import.meta.url));
const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = targetFolder("client", `${root}dist/client`);

await emptyForPackage(folder, "@heaolu/client");

await build({
  configFile: false,
  logLevel: "warn",
  build: {
    outDir: folder,
    emptyOutDir: true,
    minify: false,
    target: "es2022",
    lib: { entry: `${source}heaolu-client.ts`, formats: ["es"], fileName: () => "index.js" },
    rolldownOptions: { external: ["openapi-fetch"] },
  },
});
const { outputText } = ts.transpileDeclaration(
  await Deno.readTextFile(`${source}heaolu-client.ts`),
  {
    compilerOptions: { isolatedDeclarations: true },
  },
);
await Deno.writeTextFile(
  `${folder}/index.d.ts`,
  outputText.replace("../api/schema.d.ts", "./schema.d.ts"),
);
// A field with a default need not be sent.
const types = ["openapi.yaml", "-o", `${folder}/schema.d.ts`, "--default-non-nullable=false"];
const { success } = await new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", "npm:openapi-typescript", ...types],
  cwd: root,
  stdout: "null",
}).output();
if (!success) throw new Error("The types of the contract were not written");
await Deno.copyFile(`${source}package-readme.md`, `${folder}/README.md`);
await Deno.copyFile(`${source}../../LICENSE`, `${folder}/LICENSE`);
await Deno.writeTextFile(
  `${folder}/package.json`,
  JSON.stringify(
    {
      name: "@heaolu/client",
      version: config.version,
      description: "The typed client of the Heaolu API",
      license: "MIT",
      type: "module",
      sideEffects: false,
      exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
      files: ["index.js", "index.d.ts", "schema.d.ts"],
      dependencies: { "openapi-fetch": config.imports["openapi-fetch"].split("@").at(-1) },
    },
    null,
    2,
  ) + "\n",
);
console.log(`client: @heaolu/client ${config.version} is in ${folder}`);
