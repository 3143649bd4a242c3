import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { type Render, renderSimply, simpleSite } from "../support/simple-site.ts";
import { openTestApp } from "../test-app.ts";

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());

const siteWith = (render?: Render) => simpleSite(app, { render, dataVersion: app.dataVersion });

test("a page has its style sheets inside, and its policy allows these alone", async () => {
  const { visit } = siteWith();
  const answer = await visit("/");
  const head = (await answer.text()).split("<body>")[0]!;
  expect(head).toContain(
    "<style>main{color:green}</style>" +
      '<link rel="stylesheet" crossorigin href="/assets/a.css" disabled>',
  );
  const hash = createHash("sha256").update("main{color:green}").digest("base64");
  expect(answer.headers.get("Content-Security-Policy")).toContain(
    `style-src 'self' 'sha256-${hash}' `,
  );
  const redirected = await siteWith(() => Promise.resolve({ redirect: "/login" })).visit("/help");
  expect(redirected.headers.get("Content-Security-Policy")).not.toContain(hash);
});

test("a page names its scripts in the order to run them, and loads none itself", async () => {
  const html = await (await siteWith().visit("/")).text();
  expect(html).toContain('data-files="/assets/app.js /assets/a.js /assets/entry.js"');
  expect(html).not.toMatch(/<script[^>]*type="module"|rel="modulepreload"/);
});

test("a page preloads the Estonian letters only when it has one", async () => {
  const { visit } = siteWith(async (request) => {
    const page = await renderSimply(request);
    return request.path === "/help" ? { ...page, root: "<main>Massaaž</main>" } : page;
  });
  const preload =
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/estonian.woff2">';
  expect(await (await visit("/help")).text()).toContain(preload);
  expect(await (await visit("/")).text()).not.toContain("estonian.woff2");
});
