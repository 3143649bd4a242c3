import zlib from "node:zlib";
import { afterAll } from "vitest";
import { openTestApp } from "../test-app.ts";
import { watch } from "./response-checks.ts";
import { createTestSite } from "./test-site.ts";

export const asset = "/assets/app-1a2b3c4d.js";
export const cards = "/api/therapists?limit=20";
export const portrait = "/files/portraits/for-this-test.webp";
export const browser = "gzip, deflate, br, zstd";
export const script = `console.log("${"a script ".repeat(500)}");\n`;

const html = `<!doctype html><html><head><title>x</title></head><body>${
  "<p>text</p>".repeat(200)
}</body></html>`;

/** The whole site with a few built files and a picture, on the demo marketplace, until the tests of the file end. */
export async function openSiteWithFiles() {
  const app = await openTestApp();
  const built = await Deno.makeTempDir();
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await Deno.remove(built, { recursive: true });
  });

  await app.ports.storage.put(
    "portraits/for-this-test.webp",
    crypto.getRandomValues(new Uint8Array(5000)),
    "image/webp",
  );
  await Deno.mkdir(`${built}/assets`);
  await write("assets/app-1a2b3c4d.js", script);
  await write("assets/app-1a2b3c4d.js.br", zlib.brotliCompressSync(script));
  await write("assets/app-1a2b3c4d.js.gz", zlib.gzipSync(script));
  await write("assets/late-1a2b3c4d.css", `/* ${"a style ".repeat(500)} */`);
  await write("assets/font-1a2b3c4d.woff2", "x".repeat(5000));
  await write("favicon.svg", `<svg xmlns="http://www.w3.org/2000/svg">${" ".repeat(2000)}</svg>`);
  await write("start.js", script);
  await write("index.html", script);
  const site = createTestSite(app, {
    storybook: true,
    pages: { template: { html, manifest: {}, sheets: {} } },
    folders: { frontend: built, storybook: built, docs: built },
  });
  watch(site);
  return { app, site, write, get };

  async function write(name: string, content: string | Uint8Array): Promise<void> {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    await Deno.writeFile(`${built}/${name}`, bytes);
  }

  function get(path: string, encodings?: string, headers: Record<string, string> = {}) {
    const sent = encodings === undefined ? {} : { "Accept-Encoding": encodings };
    return site.request(path, { headers: { ...sent, ...headers } });
  }
}
