import type { Browser, Page } from "@playwright/test";
import { type Driven, type Globals, openFrame, type Story } from "./story-frame.ts";

const tabs = 2;

/** Opens pages of documentation one after another, in frames that have opened a story, and returns what they write as an error. */
export async function checkDocs(
  browser: Browser,
  origin: string,
  story: Story,
  docs: Story[],
  globals: Globals,
): Promise<string[]> {
  const heap = [...docs].reverse();
  const found: string[] = [];
  async function work() {
    const page = await openFrame(browser, origin, story, globals);
    let shown = story.id;
    page.on("console", (message) => {
      if (message.type() === "error") found.push(`${shown}: ${message.text().slice(0, 300)}`);
    });
    page.on("pageerror", (error) => found.push(`${shown}: ${error.message.slice(0, 300)}`));
    for (let next = heap.pop(); next; next = heap.pop()) {
      shown = next.id;
      const lacks = await missingOf(page, next.id);
      if (lacks) found.push(`${next.id}: ${lacks}`);
    }
    await page.close();
  }
  await Promise.all(Array.from({ length: tabs }, work));
  return found;
}

/** What a page lacks once it is drawn: its heading, or the facts from its files. */
async function missingOf(page: Page, id: string): Promise<string> {
  return await page.evaluate(async (storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Driven;
    const drawn = Promise.race([
      new Promise((next) => channel.once("docsRendered", () => next(true))),
      new Promise((next) => setTimeout(next, 20_000)),
    ]);
    channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
    if (!await drawn) return "is not drawn within 20 s";
    const root = document.querySelector("#storybook-docs")!;
    const until = Date.now() + 5_000;
    while (!/Size[\s\S]*KB/.test(root.textContent ?? "") && Date.now() < until) {
      await new Promise((next) => setTimeout(next, 20));
    }
    const text = root.textContent ?? "";
    const lacking = {
      "a heading": root.querySelector("h1") !== null,
      "its size": /[1-9]\d*\.\d KB|0\.[1-9] KB/.test(text),
      "a source": /Source/.test(text),
    };
    return Object.entries(lacking).filter(([, there]) => !there).map(([name]) => `lacks ${name}`)
      .join(", ");
  }, id);
}
