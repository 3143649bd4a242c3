import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pageStartSources } from "../../backend/http/page-start.ts";
import { root } from "../support/source-files.ts";
import { createTestSite } from "../support/test-site.ts";
import { openTestApp } from "../test-app.ts";

/** The constant texts of the style elements that React Aria writes. */
async function stylesOfAria(): Promise<string[]> {
  const modules = ["interactions/usePress", "overlays/usePreventScroll"];
  const packages = `${root}node_modules/.deno`;
  const aria = (await Array.fromAsync(Deno.readDir(packages)))
    .find(({ name }) => name.startsWith("react-aria@"))!;
  const folder = `${packages}/${aria.name}/node_modules/react-aria/dist/private`;
  return await Promise.all(modules.map(async (name) => {
    const source = await Deno.readTextFile(`${folder}/${name}.mjs`);
    const text = /style\.textContent = `([^]*?)`\s*\.trim\(\)/.exec(source)![1]!;
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? "";
    return text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim();
  }));
}

test("pages allow exactly the style elements of React Aria and of their start", async () => {
  await using app = await openTestApp({ demo: false });
  const site = createTestSite(app);
  const policy = (await site.request("/login")).headers.get("Content-Security-Policy")!;
  const hashes = (await stylesOfAria())
    .map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const allowed = [...hashes, pageStartSources.style].join(" ");
  expect(policy).toContain(`style-src 'self' ${allowed};`);
});
