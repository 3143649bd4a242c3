import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../support/browser.ts";

export type Story = { id: string; title: string; name: string; type: string; importPath: string };

type Look = { mode: string; direction: string; language: string };

/** The looks in which every story is drawn, as in the catalogue's toolbar. */
export const looks: Record<string, Look> = {
  light: { mode: "light", direction: "ltr", language: "en" },
  dark: { mode: "dark", direction: "ltr", language: "en" },
  rtl: { mode: "light", direction: "rtl", language: "en" },
  longer: { mode: "light", direction: "ltr", language: "pseudo" },
};

/** A frame grows with each story that it has shown. */
const storiesPerFrame = 40;

/** Calendars show the same days in every picture. */
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

/** Serves the built catalogue on a free port. */
function serve(directory: string) {
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

/** What Storybook's preview frame offers to scripts. */
type Driven = {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, what: unknown) => void;
  };
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    loadStory: (which: { storyId: string }) => Promise<{
      parameters: { viewport: { options: Record<string, { styles: { width: string } }> } };
      storyGlobals: { viewport?: { value: string } };
    }>;
  };
};

/** Shows a story in an open frame, which is many times faster than opening the frame again. */
async function show(page: Page, id: string): Promise<void> {
  const width = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Driven;
    const { parameters, storyGlobals } = await preview.loadStory({ storyId });
    return parameters.viewport.options[storyGlobals.viewport?.value ?? "desktop"]!.styles.width;
  }, id);
  await page.setViewportSize({ width: parseInt(width), height: 800 });
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Driven;
    const shown = new Promise<void>((next) => channel.once("storyFinished", next));
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    return shown;
  }, id);
}

/** Changes the look of the current story and waits until motion ended and fonts loaded. */
async function dress(page: Page, globals: Look): Promise<void> {
  await page.evaluate(async (globals) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Driven;
    // The frame reloads when it is sent on before a story has rendered.
    const changed = new Promise<void>((next) => channel.once("storyFinished", next));
    channel.emit("updateGlobals", { globals });
    await changed;
    // Popovers position themselves again.
    globalThis.dispatchEvent(new Event("resize"));
    const frame = () => new Promise(requestAnimationFrame);
    const isMoving = () =>
      document.getAnimations().some(({ effect, playState }) =>
        playState === "running" && effect?.getComputedTiming().iterations !== Infinity
      );
    do await frame(); while (isMoving());
    await document.fonts.ready;
    const pictures = [...document.images].map((picture) => picture.decode().catch(() => null));
    await Promise.all(pictures);
    await frame();
  }, globals);
}

/** The visible area of the story, or the whole page where something is drawn outside. */
async function clipOf(page: Page) {
  return await page.evaluate(() => {
    const place = document.querySelector("#storybook-root")!;
    const outside = [...document.body.querySelectorAll("*")].some((element) => {
      const { position } = getComputedStyle(element);
      // Menus and tooltips are attached to the body.
      const hangs = position === "fixed" || position === "absolute" && !place.contains(element);
      return hangs && element.checkVisibility() && element.getBoundingClientRect().height > 1 &&
        element.closest("body > [class^=sb-]") === null;
    });
    const { innerWidth, innerHeight } = globalThis;
    const ends = [...place.children].map((child) => child.getBoundingClientRect().bottom);
    const height = Math.min(Math.max(0, ...ends) + 24, 2400);
    return { x: 0, y: 0, width: innerWidth, height: outside ? innerHeight : Math.max(height, 48) };
  });
}

/** A page in which stories are shown one after another. */
async function openFrame(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.clock.setFixedTime(shownDay);
  // Accessibility rules run elsewhere and would only slow this down.
  await page.goto(`${origin}/iframe.html?globals=a11y.manual:!true&viewMode=story`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Driven;
    await preview.ready();
  });
  return page;
}

/** Takes stories from the queue until it is empty. */
async function photograph(browser: Browser, origin: string, directory: string, heap: Story[]) {
  while (heap.length > 0) {
    const stories = heap.splice(-storiesPerFrame).reverse();
    const page = await openFrame(browser, origin);
    for (const story of stories) {
      await show(page, story.id);
      // Fonts load with the first story, and its edges are smoothed in another way until they are there.
      if (story === stories[0]) await dress(page, looks["dark"]!);
      for (const [name, look] of Object.entries(looks)) {
        await dress(page, look);
        const path = pictureOf(directory, story, name);
        await page.screenshot({ path, animations: "disabled", clip: await clipOf(page) });
      }
    }
    await page.close();
  }
}

/** The file of a story in a look. */
export function pictureOf(directory: string, { id }: Story, look: string): string {
  return `${directory}/${look}/${id}.png`;
}

/** Draws stories of a built catalogue in every look, those of some files or all, and returns them in its order. */
export async function drawStories(
  built: string,
  directory: string,
  files: ReadonlySet<string> | null = null,
): Promise<Story[]> {
  const index: { entries: Record<string, Story> } = JSON.parse(
    await Deno.readTextFile(`${built}/index.json`),
  );
  const stories = Object.values(index.entries).filter(({ type, importPath }) =>
    type === "story" && (files?.has(importPath.replace(/^\.\//, "")) ?? true)
  );
  await Deno.remove(directory, { recursive: true }).catch(() => {});
  for (const look of Object.keys(looks)) {
    await Deno.mkdir(`${directory}/${look}`, { recursive: true });
  }
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  await using server = serve(built);
  const heap = [...stories].reverse();
  const origin = `http://127.0.0.1:${server.addr.port}`;
  await Promise.all([1, 2].map(() => photograph(browser, origin, directory, heap)));
  await browser.close();
  return stories;
}
