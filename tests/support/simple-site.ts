/** A site with pages of a few words instead of the frontend's. */
import type { PageRenderer, RenderRequest } from "backend/http/page-renderer.ts";
import type { TestApp } from "../test-app.ts";
import { createTestSite } from "./test-site.ts";

const html =
  '<!doctype html><html lang="et"><head><title>x</title><script type="module" src="/assets/entry.js"></script></head><body><div id="root"></div></body></html>';

const manifest = {
  "index.html": { file: "assets/entry.js", imports: ["_app.js"] },
  "_app.js": { file: "assets/app.js" },
  "routes/home/search.tsx": {
    file: "assets/a.js",
    css: ["assets/a.css"],
    imports: ["_app.js"],
  },
  "../ui-kit/fonts/literata-estonian.woff2": { file: "assets/estonian.woff2" },
};

const sheets = { "assets/a.css": "main{color:green}" };

export type Render = PageRenderer["render"];

/** A site whose pages are rendered by `render`; each rendering is recorded. */
export function simpleSite(
  app: TestApp,
  { render, dataVersion }: { render?: Render | undefined; dataVersion: () => Promise<number> },
) {
  const renderings: RenderRequest[] = [];
  const problems: unknown[] = [];
  const site = createTestSite(app, {
    pages: {
      template: { html, manifest, sheets },
      renderer: {
        attributesOf: ({ language }) => ({ lang: language, dir: "ltr" }),
        failureNote: () => "",
        render: (request) => {
          renderings.push(request);
          return (render ?? renderSimply)(request);
        },
      },
      dataVersion,
      report: (error) => void problems.push(error),
    },
  });
  const visit = (path: string, headers: Record<string, string> = {}) =>
    site.request(path, { headers: { Accept: "text/html", ...headers } });
  return { site, visit, renderings, problems };
}

export function renderSimply({ path, language }: RenderRequest) {
  const root = `<main>${language} ${new URLSearchParams(path.split("?")[1]).size}</main>`;
  return Promise.resolve({
    isFound: true,
    head: "<title>A page</title>",
    root: root + " ".repeat(2000),
    state: { texts: "</script>" },
    file: "routes/home/search.tsx",
  });
}
