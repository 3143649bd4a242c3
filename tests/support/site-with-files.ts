/** The whole site with a few built files and a picture, on the demo marketplace. */
import zlib from "node:zlib";
import { afterAll } from "vitest";
import { createSite } from "backend/http/site.ts";
import { openTestApp, publicUrl } from "../test-app.ts";
import { watch } from "./response-checks.ts";

export const app = await openTestApp();
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

export const script = `console.log("${"a script ".repeat(500)}");\n`;
await Deno.mkdir(`${built}/assets`);
await write("assets/app-1a2b3c4d.js", script);
await write("assets/app-1a2b3c4d.js.br", zlib.brotliCompressSync(script));
await write("assets/app-1a2b3c4d.js.gz", zlib.gzipSync(script));
await write("assets/late-1a2b3c4d.css", `/* ${"a style ".repeat(500)} */`);
await write("assets/font-1a2b3c4d.woff2", "x".repeat(5000));
await write("favicon.svg", `<svg xmlns="http://www.w3.org/2000/svg">${" ".repeat(2000)}</svg>`);
await write("start.js", script);
await write("index.html", script);

export async function write(name: string, content: string | Uint8Array): Promise<void> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  await Deno.writeFile(`${built}/${name}`, bytes);
}

const html = `<!doctype html><html><head><title>x</title></head><body>${
  "<p>text</p>".repeat(200)
}</body></html>`;
export const site = createSite(app.ports, {
  publicUrl,
  clock: app.now,
  storybook: true,
  brand: "Heaolu",
  contactEmail: "tere@heaolu.ee",
  pages: { template: { html, manifest: {} }, browserConfig: {} },
  status: { version: "1", problems: () => Promise.resolve([]) },
  folders: { frontend: built, storybook: built, swagger: "node_modules/swagger-ui-dist" },
  showMailbox: false,
});
watch(site);

export const asset = "/assets/app-1a2b3c4d.js";
export const cards = "/api/therapists?limit=20";
export const portrait = "/files/portraits/for-this-test.webp";
export const browser = "gzip, deflate, br, zstd";

export function get(path: string, encodings?: string, headers: Record<string, string> = {}) {
  const sent = encodings === undefined ? {} : { "Accept-Encoding": encodings };
  return site.request(path, { headers: { ...sent, ...headers } });
}
