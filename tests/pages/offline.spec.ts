import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { codeInMail, newPerson } from "./account-steps.ts";
import { firstPractice } from "./booking-steps.ts";

test.use({ viewport: { width: 390, height: 844 } });

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

test("a tap offline keeps the page, says so there, and opens what was tapped when online", async ({ page, context }) => {
  const errors = errorsOf(page);
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
  expect(errors).toEqual([]);
});

test("a time tapped offline keeps the times and goes on when online", async ({ page, context }) => {
  const errors = errorsOf(page);
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
  await expect(page.getByLabel("Name")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a view that does not load offline says so, and a page that does not load loads later", async ({ page, context }) => {
  const errors = errorsOf(page);
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
  await loadNothingAhead(page);
  await page.goto("/?lng=en");
  await page.waitForLoadState("networkidle");
  const person = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const name = await person.innerText();
  const title = page.getByRole("heading", { level: 1 });

  await withoutLine(context, async () => {
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await expect(offlineNote(page)).toBeVisible();
  });
  await expect(page.getByRole("region", { name: /map/i })).toBeVisible();
  await page.getByRole("button", { name: "List", exact: true }).click();

  await withoutLine(context, async () => {
    await person.click();
    await expect(title).toHaveText("The page didn’t open.");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(title).toHaveText("The page didn’t open.");
    expect(failed.filter((path) => /\/assets\/.*\.js$/.test(path)).length).toBeLessThan(30);
  });
  await expect(title).toHaveText(name);
  const sheets = await page.locator("link[rel=stylesheet]").evaluateAll((links) =>
    links.map((link) => (link as HTMLLinkElement).sheet !== null)
  );
  expect(sheets).not.toContain(false);
  expect(errors).toEqual([]);
});

test("a booking goes on after the line was gone, with what was typed", async ({ page, context }) => {
  const guest = newPerson();
  const { schedulingUrl } = await firstPractice(page);
  await page.goto(`${schedulingUrl}?lng=en`);
  await page.locator(".slot-picker label:not([data-taken])").last().click();
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
});

test("a filter chosen offline shows no old results and loads when online", async ({ page, context }) => {
  await page.goto("/?lng=en");
  const heading = page.getByRole("heading", { level: 2, name: /practitioners?$/i }).first();
  const before = await heading.innerText();
  const topic = page.getByRole("button", { name: /^Topic/ });
  await topic.click();
  await page.getByRole("listbox").waitFor();

  await withoutLine(context, async () => {
    await page.getByRole("option", { name: /^stress/ }).click();
    await expect(offlineNote(page)).toBeVisible();
    await expect(topic).toHaveAccessibleName("Topic: stress");
    await expect(heading).not.toHaveText(before);
    await expect(page.getByRole("article")).toHaveCount(0);
  });
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(topic).toHaveAccessibleName("Topic: stress");
});

test("a booking frame without a connection says so and loads again", async ({ page, context }) => {
  await page.goto("/therapist/view/maarja-liis-tammelaid?lng=en");
  const book = page.getByRole("button", { name: /^Book/ }).last();
  const times = page.frameLocator("iframe").getByLabel("Name");
  const open = async () => {
    await book.click();
    await page.getByRole("dialog").waitFor();
  };
  await open();
  await times.waitFor();
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
