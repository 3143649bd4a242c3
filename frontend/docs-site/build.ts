/** Builds the pages for API developers into dist/docs, if a source has changed since the last build. */
import { build } from "vite";
import { parse } from "yaml";
import { languages } from "backend/domain/text.ts";
import { fingerprintOf, root } from "../source-fingerprint.ts";
import { docsShell } from "./docs-shell.ts";
import { guidePage } from "./guide.ts";
import { guides } from "./guide-list.ts";
import { landingPage } from "./landing-page.ts";
import { type Contract, operationsOf } from "./operations.ts";
import { referencePage } from "./reference-page.ts";

const target = `${root}dist/docs`;
const stamp = `${target}/.built-from`;
const sources = [
  ...["docs/api", "frontend/docs-site", "frontend/public/favicon.svg"],
  ...["ui-kit/fonts", "ui-kit/fonts.css", "ui-kit/reset.css", "ui-kit/tokens.css"],
  ...["openapi.yaml", "deno.lock", "backend/domain/error-messages"],
];
const swagger = "swagger-ui-bundle.js";

const fingerprint = await fingerprintOf(sources);
const built = await Deno.readTextFile(stamp).catch(() => "");

if (built === fingerprint) {
  console.log("docs: up to date");
} else {
  await buildFiles();
  await Deno.copyFile(`${root}node_modules/swagger-ui-dist/${swagger}`, `${target}/${swagger}`);
  await writePages();
  await Deno.writeTextFile(stamp, fingerprint);
  console.log("docs: built");
}

/** Styles, fonts and scripts. */
async function buildFiles(): Promise<void> {
  const here = `${root}frontend/docs-site/`;
  await build({
    configFile: false,
    base: "./",
    logLevel: "warn",
    build: {
      outDir: target,
      emptyOutDir: true,
      // The first versions with light-dark(), which must not be compiled away.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      rolldownOptions: {
        input: ["docs.css", "reference.css", "docs-start.ts", "reference-start.ts"].map((name) =>
          here + name
        ),
        output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
      },
    },
  });
}

async function writePages(): Promise<void> {
  const contract = parse(await Deno.readTextFile(`${root}openapi.yaml`)) as Contract;
  const areas = operationsOf(contract);
  await write("index", landingPage(areas));
  await write("reference", referencePage(areas));
  // The server puts its pages about errors into these; a name that begins with a dot is not served.
  for (const language of languages) {
    const frame = { path: "/problems", title: "{{title}}", description: "{{title}}" };
    await write(`.problems.${language}`, docsShell({ ...frame, language, main: "{{content}}" }));
  }
  for (const { name } of guides) {
    const text = await Deno.readTextFile(`${root}docs/api/${name}.md`);
    await write(name, guidePage({ name, text, areas }));
  }
}

async function write(name: string, html: string): Promise<void> {
  await Deno.writeTextFile(`${target}/${name}.html`, html);
}
