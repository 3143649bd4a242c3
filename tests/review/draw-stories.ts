import { Buffer } from "node:buffer";
import type { Browser, CDPSession, Page, Request } from "@playwright/test";
import {
  type Driven,
  entriesOf,
  type Globals,
  openBrowser,
  openFrame,
  serveCatalogue,
  type Story,
} from "./story-frame.ts";

/** The looks in which every story is drawn, as in the catalogue's toolbar: each value of mode, direction and length once. */
export const looks: Record<string, Globals> = {
  light: { mode: "light", direction: "ltr", language: "en" },
  dark: { mode: "dark", direction: "ltr", language: "en" },
  "rtl-longer": { mode: "light", direction: "rtl", language: "pseudo" },
};

type Frame = {
  page: Page;
  devtools: CDPSession;
  width: number;
  /** Scripts and fonts that load now, and whether any did since it was last set. */
  loading: Set<Request>;
  hasLoaded: boolean;
};

type Clip = { x: number; y: number; width: number; height: number };

/** A frame grows with each story that it has shown. */
const storiesPerFrame = 60;

/** A tab waits for its frames half of the time. */
const tabs = 4;

const windowHeight = 800;

/** React shows a part that is loaded late only so long after what stood in its place (ms). */
const latePart = 350;

async function frameFor(browser: Browser, origin: string, first: Story): Promise<Frame> {
  const page = await openFrame(browser, origin, first, Object.values(looks)[0]);
  await page.addStyleTag({ content: "* { caret-color: transparent !important }" });
  const devtools = await page.context().newCDPSession(page);
  const frame: Frame = { page, devtools, width: 0, loading: new Set(), hasLoaded: true };
  page.on("request", (request) => {
    if (!/script|font/.test(request.resourceType())) return;
    frame.loading.add(request);
    frame.hasLoaded = true;
  });
  page.on("requestfinished", (request) => void frame.loading.delete(request));
  page.on("requestfailed", (request) => void frame.loading.delete(request));
  return frame;
}

/** Gives the window the width that a story is made for. */
async function fitTo(frame: Frame, id: string): Promise<void> {
  const width = await frame.page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Driven;
    const { parameters, storyGlobals } = await preview.loadStory({ storyId });
    return parameters.viewport.options[storyGlobals.viewport?.value ?? "desktop"]!.styles.width;
  }, id);
  if (parseInt(width) === frame.width) return;
  frame.width = parseInt(width);
  await frame.page.setViewportSize({ width: frame.width, height: windowHeight });
}

/** Shows a story, or the shown one in another look, and returns the part of the window to draw. */
async function show(frame: Frame, id: string, look: Globals, isShown: boolean): Promise<Clip> {
  await frame.page.evaluate(async ({ storyId, globals, isShown }) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      globalThis as unknown as Driven;
    const ends = [
      ...["storyFinished", "storyUnchanged"],
      ...["storyErrored", "storyThrewException", "storyMissing"],
    ];
    const ended = Promise.race([
      ...ends.map((end) => new Promise<void>((next) => channel.once(end, next))),
      new Promise<void>((next) => setTimeout(next, 20_000)),
    ]);
    if (isShown) channel.emit("updateGlobals", { globals });
    else {
      preview.storyStoreValue.userGlobals.update(globals);
      channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    }
    await ended;
  }, { storyId: id, globals: look, isShown });
  let clip = await settle(frame.page);
  // A story may be the first one with a part that is loaded, such as a menu, or with letters of a font.
  while (frame.hasLoaded) {
    frame.hasLoaded = false;
    while (frame.loading.size > 0) await frame.page.waitForTimeout(20);
    await frame.page.waitForTimeout(latePart);
    clip = await settle(frame.page);
  }
  return clip;
}

/** Waits until the story is laid out with its fonts and pictures, and returns the part of the window that it fills. */
async function settle(page: Page): Promise<Clip> {
  return await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    // Fonts load when their letters are laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => null)));
    // Icons come from one file when the first of them is laid out.
    const isDrawn = (use: SVGUseElement) => use.getBBox().width > 0 || !use.checkVisibility();
    const latest = performance.now() + 3000;
    while (performance.now() < latest && ![...document.querySelectorAll("use")].every(isDrawn)) {
      await frame();
    }
    // Popovers position themselves again.
    globalThis.dispatchEvent(new Event("resize"));
    await frame();

    const place = document.querySelector("#storybook-root")!;
    const outside = [...document.body.querySelectorAll("*")].some((element) => {
      const { position } = getComputedStyle(element);
      // Menus and tooltips are attached to the body.
      const hangs = position === "fixed" || position === "absolute" && !place.contains(element);
      return hangs && element.checkVisibility() && element.getBoundingClientRect().height > 1 &&
        element.closest("body > [class^=sb-]") === null;
    });
    const { innerWidth, innerHeight } = globalThis;
    const bottoms = [...place.children].map((child) => child.getBoundingClientRect().bottom);
    const height = Math.min(Math.max(0, ...bottoms) + 24, 2400);
    return { x: 0, y: 0, width: innerWidth, height: outside ? innerHeight : Math.max(height, 48) };
  });
}

async function draw({ devtools }: Frame, clip: Clip, path: string): Promise<void> {
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "png",
    // Many times faster, for files that are twice as large.
    optimizeForSpeed: true,
    captureBeyondViewport: clip.height > windowHeight,
    clip: { ...clip, scale: 1 },
  });
  await Deno.writeFile(path, Buffer.from(data, "base64"));
}

/** Takes stories from the queue until it is empty. */
async function photograph(browser: Browser, origin: string, directory: string, heap: Story[]) {
  while (heap.length > 0) {
    const stories = heap.splice(-storiesPerFrame).reverse();
    const frame = await frameFor(browser, origin, stories[0]!);
    for (const story of stories) {
      await fitTo(frame, story.id);
      for (const [at, [name, look]] of Object.entries(looks).entries()) {
        const clip = await show(frame, story.id, look, at > 0);
        await draw(frame, clip, pictureOf(directory, story, name));
      }
    }
    await frame.page.close();
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
  const stories = (await entriesOf(built, "story")).filter(({ importPath }) =>
    files?.has(importPath.replace(/^\.\//, "")) ?? true
  );
  await Deno.remove(directory, { recursive: true }).catch(() => {});
  for (const look of Object.keys(looks)) {
    await Deno.mkdir(`${directory}/${look}`, { recursive: true });
  }
  const browser = await openBrowser();
  await using server = serveCatalogue(built);
  const heap = [...stories].reverse();
  const origin = `http://127.0.0.1:${server.addr.port}`;
  await Promise.all(
    Array.from({ length: tabs }, () => photograph(browser, origin, directory, heap)),
  );
  await browser.close();
  return stories;
}
