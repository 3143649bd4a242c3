import { createSite } from "backend/http/site.ts";
import { publicUrl, type TestApp } from "../test-app.ts";

type Settings = Parameters<typeof createSite>[1];
type Changes = Partial<Omit<Settings, "pages">> & { pages?: Partial<Settings["pages"]> };

const html = "<!doctype html><html><head><title>x</title></head><body></body></html>";

/** The whole site of a test app, with an empty page and without built files unless the settings have them. */
export function createTestSite(app: TestApp, { pages, ...settings }: Changes = {}) {
  return createSite(app.ports, {
    publicUrl,
    clock: app.now,
    brand: "Heaolu",
    contactEmail: "tere@heaolu.ee",
    pages: { template: { html, manifest: {}, sheets: {} }, browserConfig: {}, ...pages },
    status: {
      version: "1",
      problems: () => Promise.resolve([]),
      warnings: () => Promise.resolve([]),
    },
    folders: { frontend: "dist/none", storybook: "dist/none", docs: "dist/none" },
    showMailbox: false,
    ...settings,
  });
}
