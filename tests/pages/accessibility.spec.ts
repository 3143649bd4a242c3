import { expect, type Page, type Request } from "@playwright/test";
import { addresses } from "../../frontend/addresses.ts";
import { faultsOf, goOn, signInAs } from "./steps.ts";
import { test } from "./test.ts";
import { admins, practitioners, signedIn, visited } from "./visited-pages.ts";

const everyPath = [...visited, ...signedIn, ...practitioners, ...admins];

/** The texts of the last language of a page, 40 % longer. */
const longTexts = "qps";
const languages = [longTexts, "et", "ru"];
const widths = [360, 768, 1280];
const modes = ["light", "dark"];
const directions = ["ltr", "rtl"];
type Look = { width: number; direction: string; mode: string };

const looks: Look[] = widths.flatMap((width) =>
  directions.flatMap((direction) => modes.map((mode) => ({ width, direction, mode })))
);

/** One of the twelve looks for each page in each language; together the pages cover all. `AXE=full` runs all twelve. */
function looksOf(path: string, language: string): Look[] {
  if (process.env.AXE === "full") return looks;
  // Seven and twelve have no common divisor, so the looks of a page differ between the languages.
  const turn = everyPath.indexOf(path) + 7 * languages.indexOf(language);
  return looks.slice(turn % looks.length).slice(0, 1);
}

/** Each page is opened in one language, unless `AXE=full`. */
function pagesIn(language: string, paths: string[]): string[] {
  if (process.env.AXE === "full") return paths;
  return paths.filter((_, i) => i % languages.length === languages.indexOf(language));
}

/**
 * The faults of pages in one language, each in its looks, horizontal scrolling on the narrowest screen included. The
 * first page is loaded; the app goes on to the others, because loading takes as long as looking.
 */
async function look(page: Page, paths: string[], language: string): Promise<string[]> {
  let isQuiet = () => true;
  const faults: string[] = [];
  const headings = new Set<string>();
  for (const [at, path] of paths.entries()) {
    const [first] = looksOf(path, language);
    await page.setViewportSize({ width: first!.width, height: 900 });
    if (at > 0) await openNext(page, path, isQuiet);
    else {
      await open(page, `${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
      isQuiet = watchRequests(page);
    }
    headings.add(await page.getByRole("heading").first().innerText());
    faults.push(...await faultsAt(page, path, language));
  }
  // Pages of what does not exist look alike.
  expect(headings.size).toBeGreaterThan(paths.length / 2);
  return faults;
}

async function faultsAt(page: Page, path: string, language: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, direction, mode } of looksOf(path, language)) {
    await page.setViewportSize({ width, height: 900 });
    await dress(page, mode, direction);
    const found = (await faultsOf(page, { measures: true }))
      // The brackets around each longer text stand between the words of a label and those of its name.
      .filter((fault) => language !== longTexts || !fault.startsWith("label-content-name"));
    faults.push(...found.map((fault) => `${path} ${width} ${direction} ${mode}: ${fault}`));
  }
  if (language === longTexts) {
    await page.setViewportSize({ width: 1280, height: 900 });
    faults.push(...(await page.evaluate(cutTexts)).map((cut) => `${path} 1280: ${cut}`));
  }
  await page.setViewportSize({ width: 320, height: 900 });
  for (const direction of directions) {
    await dress(page, "light", direction);
    const sideways = await scrolledSideways(page);
    if (sideways > 0) faults.push(`${path} 320 ${direction}: scrolls ${sideways} px sideways`);
  }
  if (language === longTexts) {
    faults.push(...(await page.evaluate(cutTexts)).map((cut) => `${path} 320: ${cut}`));
  }
  const { words, sideways } = await page.evaluate(writeLongWords);
  if (sideways > 0) {
    faults.push(`${path} 320: ${words} words of 120 letters scroll ${sideways} px sideways`);
  }
  return faults;
}

/** How many pixels the page is wider than the screen. */
function scrolledSideways(page: Page): Promise<number> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth
  );
}

/** Controls and headings whose text is wider than they are. */
function cutTexts(): string[] {
  return [...document.querySelectorAll("button, a, label, h1, h2, h3")]
    .filter((element) => element.checkVisibility() && element.clientWidth > 1)
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => `cut: ${element.className || element.tagName}: ${element.textContent}`);
}

/** How far the page scrolls sideways with 120 letters in place of each name, practice and address. Puts them back. */
function writeLongWords(): { words: number; sideways: number } {
  const written = /^\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+$|@demo\.|TRE|[Mm]assage|[Tt]herapy|Reiki/u;
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isShown = !text.parentElement?.closest("script, style, svg");
    if (isShown && text.data.length < 60 && written.test(text.data)) found.push(text);
  }
  const before = found.map(({ data }) => data);
  for (const text of found) text.data = "W".repeat(120);
  const { scrollWidth, clientWidth } = document.documentElement;
  for (const [at, text] of found.entries()) text.data = before[at]!;
  return { words: found.length, sideways: scrollWidth - clientWidth };
}

const groups = [
  ["visitors", visited],
  ["client", signedIn],
  ["therapist1", practitioners],
  ["admin", admins],
] as const;

for (const language of languages) {
  for (const [who, paths] of groups) {
    test(`pages of ${who} in ${language}: no accessibility fault, no cut text, no horizontal scrolling`, async ({ page }) => {
      test.slow();
      if (who !== "visitors") await signInAs(page, who);
      if (language === longTexts) await allowLongTexts(page);
      expect(await look(page, pagesIn(language, paths), language)).toEqual([]);
    });
  }
}

test("these tests open every address of the app", () => {
  const known = everyPath.map((path) => path.split("?")[0]!);
  const missing = addresses.filter((address) =>
    !known.some((path) => new RegExp(`^${address.replaceAll(/:\w+/g, "[^/]+")}$`).test(path))
  );
  expect(missing).toEqual([]);
});

test("dialogs and menus have no fault, doubled text fits, print is light, reduced motion and forced colours are respected", async ({ page }) => {
  await signInAs(page, "client");
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/?lng=en");
  const overlay = "[role=dialog], [role=menu], [role=listbox]";
  for (const name of ["Menu", "All filters", /^Topic/, /^Account:/]) {
    await page.getByRole("button", { name }).first().click();
    await page.locator(overlay).first().waitFor();
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished))
    );
    expect(await faultsOf(page, { measures: true, within: overlay }), String(name)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator(overlay)).toHaveCount(0);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: /^EN/ }).click();
  await page.getByRole("menuitem", { name: "Русский" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.evaluate(() => document.documentElement.style.fontSize = "200%");
  expect(await scrolledSideways(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole("button", { name: /Язык/ })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.documentElement.style.fontSize = "");

  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("*")].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(",").map(parseFloat);
      }),
    )
  );
  expect(longest).toBeLessThanOrEqual(0.001);
  const [canvas, system] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.background = "Canvas";
    return [document.documentElement, probe].map((each) => getComputedStyle(each).backgroundColor);
  });
  expect(canvas).toBe(system);

  await page.emulateMedia({ forcedColors: "none", colorScheme: "dark", media: "print" });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe("light");
  await expect(page.getByRole("banner")).toBeHidden();
});

test("mode, direction and language are right at the first paint", async ({ page, context, baseURL }) => {
  const display = encodeURIComponent('{"mode":"dark","direction":"rtl"}');
  await context.addCookies([
    { name: "display", value: display, url: baseURL! },
    { name: "i18next", value: "ru", url: baseURL! },
  ]);
  // The app itself never loads here.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto("/");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-mode", "dark");
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(html).toHaveAttribute("lang", "ru");
});

/** Configures the page as a development server would. */
async function allowLongTexts(page: Page): Promise<void> {
  await page.route((url) => url.searchParams.get("lng") === longTexts, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('"pseudoLanguage":false', '"pseudoLanguage":true'),
    });
  });
}

async function open(page: Page, address: string): Promise<void> {
  // An event stream never becomes idle.
  await page.route("**/api/live*", (route) => route.abort());
  await page.goto(address);
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  await layOutAll(page);
}

/** Goes on to another page, and waits for what it loads. */
async function openNext(page: Page, address: string, isQuiet: () => boolean): Promise<void> {
  await goOn(page, address);
  for (let quiet = 0; quiet < 6; quiet = isQuiet() ? quiet + 1 : 0) {
    await page.waitForTimeout(50);
  }
  await page.getByRole("heading").first().waitFor();
  await layOutAll(page);
}

/** Whether no request of the page is open. */
function watchRequests(page: Page): () => boolean {
  const running = new Set<Request>();
  page.on("request", (request) => void running.add(request));
  page.on("requestfinished", (request) => void running.delete(request));
  page.on("requestfailed", (request) => void running.delete(request));
  return () => running.size === 0;
}

/** Cards out of sight are laid out later, and axe reads colours and sizes of all. */
async function layOutAll(page: Page): Promise<void> {
  await page.locator("[data-below]").evaluateAll((cards) => {
    for (const card of cards as HTMLElement[]) card.style.contentVisibility = "visible";
  });
}

/** Changes the look of the current page; the stylesheets depend only on these attributes. */
async function dress(page: Page, mode: string, direction: string): Promise<void> {
  await page.evaluate(async ([mode, direction]) => {
    document.documentElement.dataset.mode = mode;
    document.documentElement.dir = direction!;
    // Even short colour transitions are inherited. A finished one in a closed disclosure stays listed.
    const isMoving = () =>
      document.getAnimations().some((each) =>
        each instanceof CSSTransition && each.playState !== "finished"
      );
    do await new Promise(requestAnimationFrame); while (isMoving());
  }, [mode, direction]);
}
