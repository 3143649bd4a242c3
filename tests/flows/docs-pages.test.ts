import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestSite } from "../support/test-site.ts";
import { openTestApp, publicUrl, type TestApp } from "../test-app.ts";

let app: TestApp;
const docs = await Deno.makeTempDir({ prefix: "docs-" });
beforeAll(async () => {
  app = await openTestApp({ demo: false });
  await Deno.writeTextFile(
    `${docs}/booking.html`,
    "<title>Heaolu API</title><code>http://localhost:8000/api https://heaolu.example/embed.js @heaolu/client</code>",
  );
  await Deno.writeTextFile(
    `${docs}/.problems.en.html`,
    "<title>{{title}} – Heaolu</title>{{content}}",
  );
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await Deno.remove(docs, { recursive: true });
});

const folders = { frontend: "dist/none", storybook: "dist/none", docs };
type Settings = Parameters<typeof createTestSite>[1];

async function page(path: string, settings: Settings = {}) {
  const site = createTestSite(app, { folders, brand: "Hool & Co", ...settings });
  const headers = { "Accept": "text/html", "Accept-Language": "en" };
  const { status, headers: answered, body } = await site.request(`${publicUrl}${path}`, {
    headers,
  });
  return { status, location: answered.get("location"), html: await new Response(body).text() };
}

test("guides name the address and the brand of the server that shows them", async () => {
  const { status, html } = await page("/docs/booking");
  expect(status).toBe(200);
  expect(html).toBe(
    `<title>Hool &amp; Co API</title><code>${publicUrl}/api ${publicUrl}/embed.js @heaolu/client</code>`,
  );
});

test("pages about errors have the frame of the guides", async () => {
  const { html } = await page("/problems/ERR_NOT_FOUND");
  expect(html).toMatch(/^<title>ERR_NOT_FOUND – Hool &amp; Co<\/title><div class="guide problem">/);
});

test.each([
  ["/docs", "deno task build"],
  ["/docs/get-started", "deno task build"],
  ["/storybook/", "deno task storybook:build"],
])("before a build %s says which command builds it", async (path, command) => {
  const none = { frontend: "dist/none", storybook: "dist/none", docs: "dist/none" };
  const { status, html } = await page(path, { folders: none, storybook: true });
  expect(status).toBe(404);
  expect(html).toContain(`<code>${command}</code>`);
});

test("switched off, the guides are gone, the contract and the pages about errors stay", async () => {
  expect((await page("/docs/booking", { docs: false })).status).toBe(404);
  expect((await page("/openapi.json", { docs: false })).status).toBe(200);
  const { status, html } = await page("/problems/ERR_SLOT_TAKEN", { docs: false });
  expect(status).toBe(200);
  expect(html).not.toContain('href="/docs');
});

test.each([
  ["here", true, ["/docs"]],
  ["elsewhere", "https://developers.heaolu.example/docs", [
    "https://developers.heaolu.example/docs",
  ]],
  ["nowhere", false, []],
])(
  "the contract of a server with its guides %s links only what is there",
  async (_, docs, links) => {
    for (const path of ["/openapi.json", "/openapi.yaml"]) {
      const { html } = await page(path, { docs });
      const found = [...html.matchAll(/\[[^\]]+\]\(([^)]+)\)/g)].map(([, link]) => link);
      expect(found).toEqual(links);
    }
  },
);

test("at an origin of their own, each address of the guides leads to the same page there", async () => {
  const docs = "https://developers.heaolu.example/docs/";
  expect(await page("/docs/booking", { docs })).toMatchObject({
    status: 302,
    location: "https://developers.heaolu.example/docs/booking",
  });
  expect((await page("/docs", { docs })).location).toBe("https://developers.heaolu.example/docs");
  expect((await page("/docs/%0D%0AX:1", { docs })).location)
    .toBe("https://developers.heaolu.example/docs/%0D%0AX:1");
});

test("the contract can be read by pages of every origin, and its examples name this server", async () => {
  const site = createTestSite(app, { folders });
  for (const path of ["/openapi.json", "/openapi.yaml"]) {
    const answer = await site.request(`${publicUrl}${path}`, {
      headers: { Origin: "https://editor.example" },
    });
    expect([
      answer.headers.get("Access-Control-Allow-Origin"),
      answer.headers.get("Cross-Origin-Resource-Policy"),
    ]).toEqual(["*", "cross-origin"]);
    const text = await answer.text();
    expect(text).toContain(`${publicUrl}/api/calendly/event_types/`);
    expect(text).not.toContain("https://heaolu.example");
  }
  expect((await page("/docs/operations/bookTime.json")).html).toContain(
    `${publicUrl}/api/calendly/event_types/`,
  );
});

test.each(["/docs", "/docs/booking"])("%s with a slash at its end leads there", async (path) => {
  const { status, location } = await page(`${path}/`);
  expect([status, location]).toEqual([308, path]);
});
