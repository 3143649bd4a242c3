import { expect, type Page } from "@playwright/test";
import { addresses } from "../../frontend/addresses.ts";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";
import { admins, practitioners, signedIn, visited } from "./visited-pages.ts";

const everyPath = [...visited, ...signedIn, ...practitioners, ...admins];

const languages = ["et", "en", "ru"];
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
  const isQuiet = watchRequests(page);
  const faults: string[] = [];
  const headings = new Set<string>();
  for (const [at, path] of paths.entries()) {
    const [first] = looksOf(path, language);
    await page.setViewportSize({ width: first!.width, height: 900 });
    if (at === 0) await open(page, `${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
    else await goOn(page, path, isQuiet);
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
    const found = await faultsOf(page, { measures: true });
    faults.push(...found.map((fault) => `${path} ${width} ${direction} ${mode}: ${fault}`));
  }
  await page.setViewportSize({ width: 320, height: 900 });
  for (const direction of directions) {
    await dress(page, "light", direction);
    const sideways = await scrolledSideways(page);
    if (sideways > 0) faults.push(`${path} 320 ${direction}: scrolls ${sideways} px sideways`);
  }
  return faults;
}

/** How many pixels the page is wider than the screen. */
function scrolledSideways(page: Page): Promise<number> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth
  );
}

const groups = [
  ["visitors", visited],
  ["client", signedIn],
  ["therapist1", practitioners],
  ["admin", admins],
] as const;

for (const language of languages) {
  for (const [who, paths] of groups) {
    test(`pages of ${who} in ${language}: no accessibility fault, no horizontal scrolling`, async ({ page }) => {
      test.slow();
      if (who !== "visitors") await signInAs(page, who);
      await page.emulateMedia({ reducedMotion: "reduce" });
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

test("dialogs and menus have no accessibility fault", async ({ page }) => {
  await signInAs(page, "client");
  await page.emulateMedia({ reducedMotion: "reduce" });
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
});

test("the display settings panel has no fault, and its choices survive a reload", async ({ page }) => {
  await open(page, "/?lng=en&customizer");
  const panel = page.getByRole("dialog", { name: "Display" });
  await panel.waitFor();
  expect(await faultsOf(page, { measures: true, within: "[role=dialog]" })).toEqual([]);
  await panel.getByRole("radio", { name: "Dark", exact: true }).check();
  await panel.getByRole("radio", { name: "Lake" }).check();
  await panel.getByRole("radio", { name: "Vertical" }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Collapse the menu" })).toBeVisible();
  await page.goto("/?lng=en");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-mode", "dark");
  await expect(html).toHaveAttribute("data-theme-color", "info");
  await page.getByRole("heading").first().waitFor();
  await expect(page.getByRole("button", { name: "Collapse the menu" })).toHaveCount(0);
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

test("reduced motion and forced colours are respected", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  await open(page, "/?lng=en");
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
});

test("doubled text size fits the page, and print is light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, "client");
  for (const address of ["/?lng=ru", "/about?lng=ru"]) {
    await open(page, address);
    await page.evaluate(() => document.documentElement.style.fontSize = "200%");
    expect(await scrolledSideways(page)).toBeLessThanOrEqual(0);
    await expect(page.getByRole("button", { name: /Язык:/ })).toBeInViewport({ ratio: 1 });
  }
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await ground()).toBe("light");
  await expect(page.getByRole("banner")).toBeHidden();
});

async function open(page: Page, address: string): Promise<void> {
  // An event stream never becomes idle.
  await page.route("**/api/live*", (route) => route.abort());
  await page.goto(address);
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  await layOutAll(page);
}

/** Goes to another address as a link of the app does, and waits for what it loads. */
async function goOn(page: Page, address: string, isQuiet: () => boolean): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  for (let quiet = 0; quiet < 6; quiet = isQuiet() ? quiet + 1 : 0) {
    await page.waitForTimeout(50);
  }
  await page.getByRole("heading").first().waitFor();
  await layOutAll(page);
}

/** Whether no request of the page is open. */
function watchRequests(page: Page): () => boolean {
  let running = 0;
  page.on("request", () => void running++);
  page.on("requestfinished", () => void running--);
  page.on("requestfailed", () => void running--);
  return () => running === 0;
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
