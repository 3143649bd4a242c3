import { expect, onTestFinished, test } from "vitest";
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

test("outside of this repository the kit shows the page of its readme, and renders on a server", async () => {
  const folder = await Deno.makeTempDir({ prefix: "kit-package-" });
  onTestFinished(() => Deno.remove(folder, { recursive: true }));
  const modules = `${folder}/node_modules`;
  await deno(["run", "-A", "ui-kit/package/build.ts", `${modules}/@heaolu/ui-kit`], root);
  await Deno.mkdir(`${modules}/@internationalized`);
  for (const name of packages) {
    await Deno.symlink(await Deno.realPath(`${root}node_modules/${name}`), `${modules}/${name}`);
  }
  const readme = await Deno.readTextFile(`${modules}/@heaolu/ui-kit/README.md`);
  const page = /```jsx\n([^]+?)```/.exec(readme)![1]!;
  expect(page.trim().split("\n").length).toBeLessThanOrEqual(25);
  await Deno.writeTextFile(`${folder}/page.jsx`, page);
  await Deno.writeTextFile(
    `${folder}/index.html`,
    `<script type="module" src="/page.jsx"></script>`,
  );
  await Deno.writeTextFile(`${folder}/package.json`, '{ "type": "module" }');
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: { outDir: "built", minify: false, modulePreload: false },
  });
  const scripts = await textOf(`${folder}/built/assets`, ".js");
  expect(scripts).toContain('className: "slot"');
  expect(scripts).not.toContain('className: "availability-week"');
  expect(await textOf(`${folder}/built/assets`, ".css")).toMatch(/\.slot\b/);

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
