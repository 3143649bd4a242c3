import { type BrowserContext, expect, type Page } from "@playwright/test";
import { codeInMail, newPerson } from "./account-steps.ts";
import { firstPractice } from "./booking-steps.ts";
import { goOn } from "./steps.ts";
import { test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, savesData: false });

const offlineNote = (page: Page) => page.getByRole("alert").filter({ hasText: "You are offline" });

/** Nothing is loaded ahead, as when data is dear and the phone is busy. */
async function loadNothingAhead(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    globalThis.requestIdleCallback = () => 0;
  });
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

async function withoutLine(context: BrowserContext, act: () => Promise<void>) {
  await context.setOffline(true);
  await act();
  await context.setOffline(false);
}

test("a tap offline keeps the page, says so there, and opens what was tapped when online; a page that did not load loads later", async ({ page, context }) => {
  const errors = errorsOf(page);
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
  await loadNothingAhead(page);
  await page.goto("/?lng=en");
  await page.waitForLoadState("networkidle");
  const article = page.getByRole("article").first();
  const opened = {
    Menu: page.getByRole("dialog"),
    "Topic: anything": page.getByRole("listbox"),
  };
  for (const [name, part] of Object.entries(opened)) {
    const button = page.getByRole("button", { name, exact: true });
    await withoutLine(context, async () => {
      for (const _tap of [1, 2]) {
        await button.click();
        await expect(offlineNote(page)).toBeVisible();
        await expect(article).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(offlineNote(page)).toBeHidden();
    });
    await button.click();
    await expect(part).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(part).toBeHidden();
  }

  await withoutLine(context, async () => {
    const refused = page.waitForEvent("requestfailed");
    await article.getByRole("button", { name: /^Keep/ }).click();
    await refused;
    await expect(article).toBeVisible();
  });
  await expect(page.getByText("1 kept")).toBeVisible();

  await withoutLine(context, async () => {
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await expect(offlineNote(page)).toBeVisible();
  });
  await expect(page.getByRole("region", { name: /map/i })).toBeVisible();
  await page.getByRole("button", { name: "List", exact: true }).click();

  const person = article.getByRole("heading").getByRole("link");
  const name = await person.innerText();
  const title = page.getByRole("heading", { level: 1 });
  await withoutLine(context, async () => {
    failed.length = 0;
    await person.click();
    await expect(title).toHaveText("The page didn’t open.");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(title).toHaveText("The page didn’t open.");
    expect(failed.filter((path) => /\/assets\/.*\.js$/.test(path)).length).toBeLessThan(30);
  });
  await expect(title).toHaveText(name);
  const sheets = await page.locator("link[rel=stylesheet]").evaluateAll((links) =>
    (links as HTMLLinkElement[]).map(({ disabled, sheet }) => disabled || sheet !== null)
  );
  expect(sheets).not.toContain(false);
  expect(errors).toEqual([]);
});

test("a time tapped offline keeps the times, and the booking goes on when online, with what was typed", async ({ page, context }) => {
  const errors = errorsOf(page);
  const guest = newPerson();
  const { schedulingUrl } = await firstPractice(page);
  await loadNothingAhead(page);
  await page.goto(`${schedulingUrl}?lng=en`);
  await page.waitForLoadState("networkidle");
  const time = page.locator(".slot-picker label:not([data-taken])").last();
  await withoutLine(context, async () => {
    await time.click();
    await expect(offlineNote(page)).toHaveCount(1);
    await expect(time).toBeVisible();
  });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Name").fill(guest.name);
  await page.getByLabel("Email").fill(guest.email);

  await withoutLine(context, async () => {
    await page.getByRole("button", { name: "Get the code by email" }).click();
    await expect(offlineNote(page)).toBeVisible();
  });
  const again = page.getByRole("alert").filter({ hasText: "You are online again." });
  await expect(page.getByLabel("Email")).toHaveValue(guest.email);
  await again.getByRole("button", { name: "Try again" }).click();
  const digits = page.getByLabel("Six digits from the email");
  const code = await codeInMail(page, guest.email);

  await withoutLine(context, async () => {
    await digits.fill(code);
    await expect(page.getByText("We check the code as soon as you are online again."))
      .toBeVisible();
    await expect(digits).toHaveValue(code);
  });
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a filter chosen and more results wanted offline keep what was read, say so, and load when online", async ({ page, context }) => {
  await page.goto("/?lng=en");
  const heading = page.locator("#results");
  await expect(heading).toHaveText(/practitioners$/);
  const before = await heading.innerText();
  const topic = page.getByRole("button", { name: /^Topic/ });
  await topic.click();
  await page.getByRole("listbox").waitFor();
  const cards = await page.getByRole("article").count();

  await withoutLine(context, async () => {
    await page.getByRole("option", { name: /^stress/ }).click();
    // Beside the results; what was being loaded elsewhere may say so, too.
    await expect(offlineNote(page).filter({ hasText: "before your last choice" })).toBeVisible();
    await expect(topic).toHaveAccessibleName("Topic: stress");
    await expect(heading).toHaveText("Earlier results");
    await expect(page.getByRole("article")).toHaveCount(cards);
    await expect(page.getByRole("link", { name: /^Show \d+/ })).toHaveCount(0);
  });
  await expect(heading).toHaveText(/practitioners$/);
  await expect(heading).not.toHaveText(before);
  await expect(offlineNote(page)).toHaveCount(0);

  await goOn(page, "/");
  await expect(heading).toHaveText(before);
  const more = page.getByRole("button", { name: /^Show 20 more/ });
  await more.scrollIntoViewIfNeeded();
  const shown = await page.getByRole("article").count();
  await withoutLine(context, async () => {
    await more.click();
    const promise = offlineNote(page).filter({ hasText: "More load when you are online again" });
    await expect(promise).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(shown);
  });
  await expect(page.getByRole("article")).not.toHaveCount(shown);
  await expect(offlineNote(page)).toHaveCount(0);
});

test("being offline is in sight wherever the page is scrolled, moves nothing, and can be closed", async ({ page, context }) => {
  const { therapists } = await (await page.request.get("/api/therapists?limit=2")).json();
  const ids = therapists.map(({ slug }: { slug: string }) => slug).join();
  await page.goto(`/compare?ids=${ids}&lng=en`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 300));
  const notice = page.getByRole("status").filter({ hasText: "You are offline." });
  const top = () =>
    page.getByRole("heading", { level: 1 }).evaluate((heading) =>
      heading.getBoundingClientRect().top
    );
  const before = await top();
  await withoutLine(context, async () => {
    await expect(notice.locator("p")).toBeInViewport();
    expect(await top()).toBe(before);
    await notice.getByRole("button").click();
    await expect(notice).toHaveCount(0);
  });
  await withoutLine(context, async () => {
    await expect(notice.locator("p")).toBeInViewport();
  });
  await expect(notice).toHaveCount(0);
});

test("a booking frame without a connection says so and loads again", async ({ page, context }) => {
  await page.goto("/therapist/view/mika-harjulampi?lng=en");
  const book = page.getByRole("button", { name: /^Book/ }).last();
  const times = page.frameLocator("iframe").getByLabel("Name");
  const open = async () => {
    await book.click();
    await page.getByRole("dialog").waitFor();
  };
  await open();
  await times.waitFor();
  // Closed earlier, the frame could not release what it is about to hold.
  await page.frameLocator("iframe").getByText(/^Held for you/).first().waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await withoutLine(context, async () => {
    await open();
    await expect(offlineNote(page)).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(offlineNote(page)).toBeVisible();
  });
  await expect(times).toBeVisible();
});
