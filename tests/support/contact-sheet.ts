import { escape } from "html-escaper";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "./browser.ts";
import { root } from "./source-files.ts";

type Story = { id: string; title: string; name: string; type: string };

/** The looks in which every story is drawn, as in the catalogue's toolbar. */
const ways = {
  light: { mode: "light", direction: "ltr" },
  dark: { mode: "dark", direction: "ltr" },
  rtl: { mode: "light", direction: "rtl" },
};

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
async function dress(page: Page, globals: Record<string, string>): Promise<void> {
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

function groupOf({ title }: Story): string {
  return title.split("/")[0]!.toLowerCase();
}

function sheet(group: string, stories: Story[]): string {
  const rows = stories.map(({ id, title, name }) =>
    `<tr><th scope="row">${escape(title.split("/").at(-1)!)}<br><small>${
      escape(name)
    }</small></th>${
      Object.keys(ways).map((way) =>
        `<td><a href="${way}/${id}.png"><img src="${way}/${id}.png" alt="${way}"></a></td>`
      ).join("")
    }</tr>`
  );
  const heads = Object.keys(ways).map((way) => `<th>${way}</th>`).join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${group}</title><style>
    body{font:14px system-ui;margin:24px}table{border-collapse:collapse}
    th{text-align:start;vertical-align:top;padding:8px;inline-size:120px}
    td{padding:8px;vertical-align:top}img{max-inline-size:560px;border:1px solid #ccc}</style>
    <h1>${group}</h1><table><thead><tr><th>Story</th>${heads}</tr></thead>
    <tbody>${rows.join("\n")}</tbody></table></html>`;
}

/** Takes stories from the queue until it is empty. */
async function photograph(browser: Browser, origin: string, directory: string, heap: Story[]) {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  // Accessibility rules run elsewhere and would only slow this down.
  await page.goto(`${origin}/iframe.html?globals=a11y.manual:!true&viewMode=story`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Driven;
    await preview.ready();
  });
  for (let story = heap.pop(); story; story = heap.pop()) {
    await show(page, story.id);
    for (const [way, globals] of Object.entries(ways)) {
      await dress(page, globals);
      const path = `${directory}/${way}/${story.id}.png`;
      await page.screenshot({ path, animations: "disabled", clip: await clipOf(page) });
    }
  }
  await page.close();
}

/** One picture of every story in every look, and one page per group with all of them. */
async function takeContactSheet(built: string, directory: string): Promise<void> {
  const started = performance.now();
  const index: { entries: Record<string, Story> } = JSON.parse(
    await Deno.readTextFile(`${built}/index.json`),
  );
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  await Deno.remove(directory, { recursive: true }).catch(() => {});
  for (const way of Object.keys(ways)) await Deno.mkdir(`${directory}/${way}`, { recursive: true });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  await using server = serve(built);
  const heap = [...stories].reverse();
  const origin = `http://127.0.0.1:${server.addr.port}`;
  await Promise.all([1, 2].map(() => photograph(browser, origin, directory, heap)));
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  for (const [group, members] of Map.groupBy(stories, groupOf)) {
    const path = `${directory}/${group}.html`;
    await Deno.writeTextFile(path, sheet(group, members));
    await page.goto(`file://${path}`);
    await page.screenshot({ path: `${directory}/${group}.png`, fullPage: true });
    console.log(`contact sheet: ${members.length} stories in ${path}`);
  }
  await browser.close();
  console.log(`contact sheet: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

await takeContactSheet(`${root}dist/storybook`, `${root}dist/contact-sheet`);
