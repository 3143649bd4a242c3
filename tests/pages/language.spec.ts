import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { test } from "./test.ts";

test("changing the language keeps address, scroll position and typed values, and reloads the data", async ({ page }) => {
  const calls = callsOf(page);
  await page.goto("/?gender=female");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "et");
  // Requests of the page that was left are counted too.
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/therapist\/view/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goBack();
  // Parts below the list load when they come near.
  const email = page.getByLabel("E-post");
  await expect(async () => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(email).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await email.fill("pooleli@naide.ee");
  const address = page.url();
  expect(await settled(page)).toBeGreaterThan(400);
  const before = await top(email);
  await press(page, page.getByRole("button", { name: /^ET/ }));
  // What loaded before is in Estonian.
  calls.length = 0;
  await press(page, page.getByRole("menuitem", { name: "Русский" }));
  await expect(page.getByRole("heading", { name: /специалист/ }).first()).toBeVisible();
  await expect(html).toHaveAttribute("lang", "ru");
  await expect(html).toHaveAttribute("dir", "ltr");
  await expect(page.getByLabel("Почта")).toHaveValue("pooleli@naide.ee");
  await expect(page.getByLabel("Почта")).toBeInViewport();
  expect(page.url()).toBe(address);
  // Texts change in length, so the scroll position may move by a line or two.
  await settled(page);
  expect(Math.abs(await top(page.getByLabel("Почта")) - before)).toBeLessThan(80);
  await expect.poll(() => calls.map(({ path }) => path))
    .toEqual(expect.arrayContaining(["/api/domain-values", "/api/therapists/search"]));
  // Loaded by the page or, when the first link was followed before its scripts ran, with the document.
  await page.goForward();
  await expect(page.getByRole("main").getByRole("link", { name: /^(Все|Назад, \d+) специалист/ }))
    .toBeVisible();
  expect(calls.filter(({ language }) => language !== "ru")).toEqual([]);
});

test("an address with a language follows a language chosen on its page", async ({ page }) => {
  await page.goto("/terms?lng=en&from=mail");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => globalThis.scrollTo({ top: 300, behavior: "instant" }));
  await press(page, page.getByRole("button", { name: /^EN/ }));
  await press(page, page.getByRole("menuitem", { name: "Eesti" }));
  await expect(page).toHaveURL(/\/terms\?lng=et&from=mail$/);
  await expect(page.getByRole("heading", { name: "Kasutustingimused" })).toBeVisible();
  expect(await settled(page)).toBe(300);
});

test("the language is detected in the specified order and kept in local storage", async ({ page, context }) => {
  const key = "i18nextLng";
  const expectLanguage = async (language: string, address = "/about") => {
    await page.goto(address);
    const read = () =>
      page.evaluate((key) => [document.documentElement.lang, localStorage.getItem(key)], key);
    await expect.poll(read).toEqual([language, language]);
  };
  // A browser with none of our languages gets the one of the document.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { get: () => ["fr-FR", "de"] });
  });
  await expectLanguage("et");
  await page.evaluate((key) => {
    sessionStorage.setItem(key, "en");
    localStorage.removeItem(key);
  }, key);
  await expectLanguage("en");
  // The server renders further pages in the language that was found.
  await context.clearCookies({ name: "i18next" });
  await page.evaluate((key) => localStorage.setItem(key, "ru"), key);
  await expectLanguage("ru");
  await context.addCookies([{ name: "i18next", value: "en", url: page.url() }]);
  // Neither a language that we do not have counts, nor that of tests, which development servers allow.
  await expectLanguage("en", "/about?lng=qps");
  await expect(page.getByRole("main")).not.toContainText("[");
  await expectLanguage("ru", "/about?lng=ru");
});

type Call = { path: string; language: string | undefined };

/** The page's API calls from now on, with the language of each. */
function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/") || pathname === "/api/live") return;
    calls.push({ path: pathname, language: request.headers()["accept-language"] });
  });
  return calls;
}

/** Clicks as a user does: Playwright's click would scroll a page with a sticky bar first. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function top(target: Locator): Promise<number> {
  return (await target.boundingBox())!.y;
}

/** The scroll position once the page is at rest. */
async function settled(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    let before = -1;
    while (before !== globalThis.scrollY) {
      before = globalThis.scrollY;
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    }
    return before;
  });
}
