import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { build } from "vite";
import { root } from "./support/source-files.ts";

const packages = ["react", "react-dom", "react-aria-components", "@internationalized/date"];

const onServer = `import { renderToString } from "react-dom/server";
import { createElement } from "react";
import { Button } from "@heaolu/ui-kit/controls/button";
import { Slot } from "@heaolu/ui-kit/booking/slot";
import { KitProvider } from "@heaolu/ui-kit/layout/kit-provider";
const marked = createElement(Button, { icon: "check" }, "Choose");
console.log(renderToString(marked));
const settings = { locale: "et", navigate: () => {}, icons: "/assets/icons.svg" };
console.log(renderToString(createElement(KitProvider, settings, marked)));
console.log(renderToString(createElement(Button, { variant: "primary" }, "Book 10:15")));
console.log(renderToString(createElement(Slot, { time: "10:15", taken: true })));
`;

let folder = "";
let kit = "";

beforeAll(async () => {
  folder = await Deno.makeTempDir({ prefix: "kit-package-" });
  const modules = `${folder}/node_modules`;
  kit = `${modules}/@heaolu/ui-kit`;
  await deno(["run", "-A", "ui-kit/package/build.ts", kit], root);
  await Deno.mkdir(`${modules}/@internationalized`);
  for (const name of packages) {
    await Deno.symlink(await Deno.realPath(`${root}node_modules/${name}`), `${modules}/${name}`);
  }
  await Deno.writeTextFile(`${folder}/package.json`, '{ "type": "module" }');
});

afterAll(() => Deno.remove(folder, { recursive: true }));

/** The scripts and styles of a page with this module, as a bundler writes them. */
async function builtPage(name: string, module: string) {
  await Deno.writeTextFile(`${folder}/${name}.jsx`, module);
  const page = `${folder}/${name}.html`;
  await Deno.writeTextFile(page, `<script type="module" src="/${name}.jsx"></script>`);
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: {
      outDir: `built-${name}`,
      minify: false,
      cssMinify: false,
      modulePreload: false,
      rolldownOptions: { input: page },
    },
  });
  const assets = `${folder}/built-${name}/assets`;
  return { scripts: await textOf(assets, ".js"), styles: await textOf(assets, ".css") };
}

test("outside of this repository the kit shows the page of its readme", async () => {
  const readme = await Deno.readTextFile(`${kit}/README.md`);
  const page = /```jsx\n([^]+?)```/.exec(readme)![1]!;
  expect(page.trim().split("\n").length).toBeLessThanOrEqual(25);
  const { scripts, styles } = await builtPage("page", page);
  expect(scripts).toContain('className: "slot"');
  expect(scripts).not.toContain('className: "availability-week"');
  expect(styles).toMatch(/\.slot\b/);
  expect(styles).toMatch(/\.availability-week\b/);
});

test("a page that imports the styles of its components gets those and their parts, each once", async () => {
  const { styles } = await builtPage(
    "parts",
    `import "@heaolu/ui-kit/styles/button";
import "@heaolu/ui-kit/styles/slot";
import { createRoot } from "react-dom/client";
import { Slot } from "@heaolu/ui-kit/booking/slot";
import { Button } from "@heaolu/ui-kit/controls/button";
createRoot(document.body).render(<Button icon="check"><Slot time="9:00" /></Button>);
`,
  );
  const roots = [...styles.matchAll(/^ {2}\.([\w-]+) \{$/gm)].map(([, name]) => name!);
  // The base has a rule for texts.
  expect(roots).toEqual(["text", "icon", "link", "button", "slot"]);
  expect(styles.match(/--color-theme: light-dark/g)).toHaveLength(1);
  expect(styles.match(/assets\/literata-basic-[\w-]+\.woff2"/g)).toHaveLength(1);
  const whole = await Deno.readTextFile(`${kit}/styles.css`);
  expect(styles.length).toBeLessThan(whole.length / 6);
});

test("every component has a module of styles, which names its own sheet and sheets that exist", async () => {
  const sheets = new Set([...Deno.readDirSync(`${kit}/styles`)].map(({ name }) => name));
  const faults: string[] = [];
  let components = 0;
  for (const family of ["layout", "navigation", "controls", "feedback", "booking"]) {
    for (const { name } of Deno.readDirSync(`${root}ui-kit/${family}`)) {
      const component = /^([\w-]+)\.tsx$/.exec(name)?.[1];
      if (!component) continue;
      components++;
      const imports = await sheetsOf(component);
      const own = `${component}.css`;
      if (imports[0] !== "base.css") faults.push(`${name} has no base`);
      if (sheets.has(own) && imports.at(-1) !== own) {
        faults.push(`${name} does not end with ${own}`);
      }
      faults.push(...imports.filter((each) => !sheets.has(each)).map((each) => `${name}: ${each}`));
    }
  }
  expect(components).toBeGreaterThan(200);
  expect(faults).toEqual([]);
  expect(await sheetsOf("dialog")).toEqual(expect.arrayContaining(["button.css", "modal.css"]));
});

async function sheetsOf(component: string): Promise<string[]> {
  const module = await Deno.readTextFile(`${kit}/styles/${component}.js`);
  return [...module.matchAll(/import "\.\/(.+)";/g)].map(([, name]) => name!);
}

test("the readme says what the styles weigh", async () => {
  const readme = await Deno.readTextFile(`${kit}/README.md`);
  const rows = [
    ...readme.matchAll(/^\| `@heaolu\/ui-kit\/([^`]+)` +\| ([\d.]+) +\| ([\d.]+) +\|$/gm),
  ];
  expect(rows).toHaveLength(4);
  for (const [, path, written, compressed] of rows) {
    const sheets = path!.endsWith(".css")
      ? [path!]
      : (await sheetsOf(path!.replace("styles/", ""))).map((name) => `styles/${name}`);
    const texts = await Promise.all(sheets.map((name) => Deno.readTextFile(`${kit}/${name}`)));
    const bytes = new Blob(texts);
    const zipped = await new Response(bytes.stream().pipeThrough(new CompressionStream("gzip")))
      .arrayBuffer();
    expect(Math.abs(bytes.size / 1000 / Number(written) - 1), path).toBeLessThan(0.05);
    expect(Math.abs(zipped.byteLength / 1000 / Number(compressed) - 1), path).toBeLessThan(0.05);
  }
});

test("the kit renders on a server", async () => {
  await Deno.writeTextFile(`${folder}/server.js`, onServer);
  const shown = await deno(["run", "-A", "--node-modules-dir=manual", "server.js"], folder);
  expect(shown).toMatch(/<button[^>]*class="button"[^>]*>.*Book 10:15/);
  expect(shown).toMatch(/10:15/);
  expect(shown).toContain('<use href="/assets/icons.svg#check">');
  expect(shown).not.toContain("file:");
});

async function textOf(folder: string, ending: string): Promise<string> {
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name);
  const texts = names.filter((name) => name.endsWith(ending))
    .map((name) => Deno.readTextFile(`${folder}/${name}`));
  return (await Promise.all(texts)).join("\n");
}

async function deno(args: string[], cwd: string): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args, cwd })
    .output();
  expect(success, new TextDecoder().decode(stderr)).toBe(true);
  return new TextDecoder().decode(stdout);
}

test("a folder with other files keeps them", async () => {
  const folder = await Deno.makeTempDir({ prefix: "kit-package-" });
  onTestFinished(() => Deno.remove(folder, { recursive: true }));
  await Deno.writeTextFile(`${folder}/thesis.txt`, "mine");
  for (
    const script of [
      "ui-kit/package/build.ts",
      "frontend/client-package/build.ts",
      "backend/release.ts",
    ]
  ) {
    const args = ["run", "-A", script, folder];
    const { code, stderr } = await new Deno.Command(Deno.execPath(), { args, cwd: root }).output();
    expect([code, new TextDecoder().decode(stderr)]).toEqual([
      1,
      expect.stringContaining(`${folder} has other files`),
    ]);
  }
  expect(await Deno.readTextFile(`${folder}/thesis.txt`)).toBe("mine");
});
