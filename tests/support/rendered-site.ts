/** The whole site with pages rendered from the source of the frontend, on the demo marketplace. */
import { browserConfig } from "backend/browser-config.ts";
import { createRenderer } from "frontend/entry-server.tsx";
import { openTestApp, testConfig } from "../test-app.ts";
import { createTestSite } from "./test-site.ts";

const html =
  '<!doctype html><html lang="et"><head><link rel="icon" href="/favicon.svg"><title></title></head><body><div id="root"></div></body></html>';

export async function openRenderedSite() {
  const app = await openTestApp();
  const config = browserConfig(testConfig(app.directory), app.ports.scheduling);
  const renderer = await createRenderer(JSON.parse(JSON.stringify(config)));
  const problems: unknown[] = [];
  const site = createTestSite(app, {
    pages: {
      template: { html, manifest: {}, sheets: {} },
      browserConfig: config,
      renderer,
      dataVersion: app.dataVersion,
      report: (error) => problems.push(error),
    },
  });
  return { app, site, renderer, problems, visit };

  async function visit(path: string, headers: Record<string, string> = {}) {
    const request = () => site.request(path, { headers: { Accept: "text/html", ...headers } });
    const answer = await request();
    if (answer.headers.has("ETag") || answer.status === 302) return answer;
    // On a busy machine the page came in parts; now it is cached.
    await answer.text();
    return await request();
  }
}
