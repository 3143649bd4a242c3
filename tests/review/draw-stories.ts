import type { Browser, Page } from "@playwright/test";
import {
  type Driven,
  entriesOf,
  type Globals,
  openBrowser,
  openFrame,
  serveCatalogue,
  setGlobals,
  setStory,
  type Story,
} from "./story-frame.ts";

/** The looks in which every story is drawn, as in the catalogue's toolbar. */
export const looks: Record<string, Globals> = {
  light: { mode: "light", direction: "ltr", language: "en" },
  dark: { mode: "dark", direction: "ltr", language: "en" },
  rtl: { mode: "light", direction: "rtl", language: "en" },
  longer: { mode: "light", direction: "ltr", language: "pseudo" },
};

/** A frame grows with each story that it has shown. */
const storiesPerFrame = 40;

/** Shows a story at its width. */
async function show(page: Page, id: string): Promise<void> {
  const width = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Driven;
    const { parameters, storyGlobals } = await preview.loadStory({ storyId });
    return parameters.viewport.options[storyGlobals.viewport?.value ?? "desktop"]!.styles.width;
  }, id);
  await page.setViewportSize({ width: parseInt(width), height: 800 });
  await setStory(page, id);
  // A story may be the first with letters of a font.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
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

/** Takes stories from the queue until it is empty. */
async function photograph(browser: Browser, origin: string, directory: string, heap: Story[]) {
  while (heap.length > 0) {
    const stories = heap.splice(-storiesPerFrame).reverse();
    const page = await openFrame(browser, origin, stories[0]!);
    for (const story of stories) {
      await show(page, story.id);
      // Fonts load with the first story, and its edges are smoothed in another way until they are there.
      if (story === stories[0]) await setGlobals(page, looks["dark"]!);
      for (const [name, look] of Object.entries(looks)) {
        await setGlobals(page, look);
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
  await Promise.all([1, 2].map(() => photograph(browser, origin, directory, heap)));
  await browser.close();
  return stories;
}
