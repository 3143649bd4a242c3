import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

/** Built separately, because the page test runner cannot load a bundler. */
export async function embeddingScript(): Promise<string> {
  const build = ["run", "-A", "tests/pages/embedding/build.ts"];
  const { stdout } = await promisify(execFile)(Deno.execPath(), build, { maxBuffer: 10_000_000 });
  return stdout;
}

export async function servePage(page: Page, address: string, script: string): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>x</title><ol></ol><div id="root"></div>
        <script type="module">${script.replaceAll("</script", "<\\/script")}</script>`,
    }));
}
