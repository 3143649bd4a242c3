import { type Browser, chromium, type Page } from "@playwright/test";
import { findTestBrowser } from "../support/browser.ts";

export type Story = {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  tags?: string[];
};

/** Values of the catalogue's toolbar. */
export type Globals = Record<string, string>;

/** Calendars show the same days every time. */
const shownDay = "2026-11-20T12:00:00Z";

const kinds: Record<string, string> = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  mjs: "text/javascript",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** Serves a built catalogue on a free port. */
export function serveCatalogue(directory: string) {
  return Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async ({ url }) => {
      const { pathname } = new URL(url);
      const body = await Deno.readFile(`${directory}${pathname}`).catch(() => null);
      if (!body) return new Response(null, { status: 404 });
      const kind = kinds[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      return new Response(body, { headers: { "Content-Type": kind } });
    },
  );
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findTestBrowser();
  return await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
}

/** The entries of a built catalogue in its order, without screens: pages of the product have their own tests. */
export async function entriesOf(built: string, type: "story" | "docs"): Promise<Story[]> {
  const index: { entries: Record<string, Story> } = JSON.parse(
    await Deno.readTextFile(`${built}/index.json`),
  );
  return Object.values(index.entries).filter((entry) =>
    entry.type === type && !entry.tags?.includes("screen")
  );
}

/** What Storybook's preview frame offers to scripts. */
export type Driven = {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, what: unknown) => void;
  };
  __STORYBOOK_PREVIEW__: {
    currentRender?: { phase?: string };
    storyStoreValue: { userGlobals: { update: (globals: Globals) => void } };
    loadStory: (which: { storyId: string }) => Promise<{
      parameters: { viewport: { options: Record<string, { styles: { width: string } }> } };
      storyGlobals: { viewport?: { value: string } };
    }>;
  };
};

/** A page in which stories are shown one after another, which is many times faster than opening it for each. */
export async function openFrame(
  browser: Browser,
  origin: string,
  first: Story,
  globals: Globals = {},
): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  // In tests Storybook shows motion at its end, instead of waiting 100 ms for it after every change.
  await page.addInitScript(() => void Object.assign(globalThis, { __vitest_browser__: true }));
  await page.clock.setFixedTime(shownDay);
  // Globals in an address count only beside a story.
  const chosen = Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`).join(";");
  await page.goto(`${origin}/iframe.html?globals=${chosen}&viewMode=story&id=${first.id}`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Partial<Driven>;
    return /finished|errored/.test(preview?.currentRender?.phase ?? "");
  });
  return page;
}
