import type { Browser, Page } from "@playwright/test";
import axe from "axe-core";
import { type Fault, layoutFaults } from "./layout-faults.ts";
import { meant } from "./meant.ts";
import { type Driven, type Globals, openFrame, type Story } from "./story-frame.ts";

/** What is checked in each story. `script` defines `checkStory` in the frame. */
export type Check = {
  name: string;
  width: number;
  globals: Globals;
  forcedColors?: true;
  script: string;
};

/** A way to lay a story out again that is already drawn. */
export type Turn = { direction?: "rtl"; textSize?: "100%" | "200%"; checksTargets?: true };

type StoryFault = Fault & { story: string };

type Checking = Driven & { checkStory: () => Promise<Fault[]> };

/** A frame grows with each story that it has shown. */
const storiesPerFrame = 180;

const tabs = 2;

/** A check of the layout, also in some turns of it. */
export function layoutCheck(
  name: string,
  width: number,
  globals: Globals,
  turns: Turn[] = [],
): Check {
  const selector = meant.map((part) => part.selector).join();
  const given = JSON.stringify([{}, ...turns]);
  const script = `const layoutFaults = ${layoutFaults};
    globalThis.checkStory = () => (${inTurns})(layoutFaults, ${
    JSON.stringify(selector)
  }, ${given})`;
  return { name, width, globals, script };
}

/** The rules of axe that see colours. The others find the same in every mode. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** A check by the rules of axe: all of them in light colours, and those about colours in dark ones. */
export function axeCheck(name: string, globals: Globals): Check {
  const script = `${axe.source};
    globalThis.checkStory = () => (${axeInModes})(${axeFaults}, ${JSON.stringify(colorRules)})`;
  return { name, width: 1280, globals, script };
}

/** A check of contrast in colours that the reader's system forces upon the page. */
export function forcedColorsCheck(name: string): Check {
  const script = `${axe.source};
    globalThis.checkStory = () => (${axeFaults})(["color-contrast"])`;
  return { name, width: 1280, globals: {}, script, forcedColors: true };
}

/** Runs in the frame. */
function inTurns(faultsOf: typeof layoutFaults, selector: string, turns: Turn[]): Fault[] {
  const html = document.documentElement;
  const usual = { dir: html.dir, size: html.style.fontSize };
  const found = turns.flatMap(({ direction, textSize, checksTargets = false }) => {
    html.dir = direction ?? usual.dir;
    html.style.fontSize = textSize ?? usual.size;
    return faultsOf(selector, checksTargets);
  });
  html.dir = usual.dir;
  html.style.fontSize = usual.size;
  return found;
}

/** Runs in the frame. */
async function axeInModes(faultsOf: typeof axeFaults, rules: string[]): Promise<Fault[]> {
  const { dataset } = document.documentElement;
  const { mode = "light" } = dataset;
  const found = await faultsOf(null);
  dataset.mode = "dark";
  for (const motion of document.getAnimations()) {
    if (motion instanceof CSSTransition) motion.finish();
  }
  const inDark = await faultsOf(rules);
  dataset.mode = mode;
  return [...found, ...inDark.map(({ kind, what }) => ({ kind, what: `dark: ${what}` }))];
}

/** Runs in the frame. Rules about a whole page do not fit a part of one. */
async function axeFaults(rules: string[] | null): Promise<Fault[]> {
  const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
  const off = ["region", "landmark-one-main", "page-has-heading-one", "bypass", "heading-order"];
  const { violations } = await axe.run({ exclude: [["body > [class^=sb-]"]] }, {
    resultTypes: ["violations"],
    iframes: false,
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    ...(rules ? { runOnly: { type: "rule", values: rules } } : {}),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => ({
      kind: "axe" as const,
      what: `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ""}`,
    }))
  );
}

/** Checks stories in several tabs, and calls `found` for each that has faults. */
export async function checkStories(
  browser: Browser,
  origin: string,
  stories: Story[],
  check: Check,
): Promise<StoryFault[]> {
  const heap = [...stories].reverse();
  const found: StoryFault[] = [];
  async function work() {
    while (heap.length > 0) {
      const shown = heap.splice(-storiesPerFrame).reverse();
      const page = await openFrame(browser, origin, shown[0]!, check.globals);
      await page.setViewportSize({ width: check.width, height: 800 });
      if (check.forcedColors) await page.emulateMedia({ forcedColors: "active" });
      await page.addScriptTag({ content: check.script });
      found.push(...await checkInFrame(page, shown.map(({ id }) => id)));
      await page.close();
    }
  }
  await Promise.all(Array.from({ length: tabs }, work));
  return found;
}

async function checkInFrame(page: Page, ids: string[]): Promise<StoryFault[]> {
  return await page.evaluate(async (ids) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, checkStory } = globalThis as unknown as Checking;
    const ends = [
      ...["storyFinished", "storyUnchanged"],
      ...["storyErrored", "storyThrewException", "storyMissing"],
    ];
    const found: StoryFault[] = [];
    const pause = (ms = 0) => new Promise((next) => setTimeout(next, ms));
    for (const story of ids) {
      const ended = Promise.race([
        ...ends.map((end) => new Promise((next) => channel.once(end, () => next(end)))),
        pause(20_000).then(() => "nothing for 20 s"),
      ]);
      channel.emit("setCurrentStory", { storyId: story, viewMode: "story" });
      const end = await ended;
      if (!ends.slice(0, 2).includes(end as string)) {
        found.push({ story, kind: "error", what: String(end) });
      }
      await document.fonts.ready;
      await pause();
      for (const fault of await checkStory()) found.push({ story, ...fault });
    }
    return found;
  }, ids);
}
