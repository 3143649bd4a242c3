import { expect, type Page } from "@playwright/test";
import { codeInMail, newPerson } from "./account-steps.ts";
import { faultsOf, tabTo } from "./steps.ts";
import { asWritten, firstPractice } from "./booking-steps.ts";
import { test } from "./test.ts";

test("the booking page works with the keyboard alone at 320 px without faults or horizontal scrolling", async ({ page }) => {
  const { schedulingUrl } = await firstPractice(page);
  const faults: string[] = [];
  const look = async (step: string) => {
    const found = [...await faultsOf(page), ...await sidewaysOf(page)];
    faults.push(...found.map((fault) => `${step}: ${fault}`));
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${schedulingUrl}?lng=en`);
  const slots = page.locator(".slot-picker input:enabled");
  await slots.first().waitFor();
  await look("week");
  await tabTo(page, page.getByRole("radio", { name: "Week", exact: true }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Show more days" })).toBeVisible();
  await look("list");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("grid").waitFor();
  await look("month");
  await tabTo(page, page.getByRole("button", { name: "Another time zone" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("toky");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: /Japan/ })).toBeFocused();
  await expect(page.getByText(/^Japan Standard Time, \d?\d:\d\d now$/)).toBeVisible();
  await look("zone");
  await tabTo(page, slots.first());
  await page.keyboard.press("Space");
  await expect(page.getByText(/Held for you, [45]:\d\d left/)).toBeVisible();
  await look("chosen");
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your details" })).toBeFocused();
  await page.getByLabel("Name").waitFor();
  await tabTo(page, page.getByRole("button", { name: "Get the code by email" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await look("missing");
  await page.keyboard.type("Liisa Tamm");
  await tabTo(page, page.getByLabel("Email"));
  const { email } = newPerson();
  await page.keyboard.type(email);
  const held = page.getByText(/Held for you/);
  await expect(held).not.toContainText("5:00");
  const left = await held.textContent();
  await page.reload();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Name")).toHaveValue("Liisa Tamm");
  await expect(page.getByText(/Held for you, [45]:\d\d left/)).toBeVisible();
  expect((await held.textContent())! <= left!).toBe(true);
  await tabTo(page, page.getByRole("button", { name: "Get the code by email" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Six digits from the email")).toBeFocused();
  await look("code");
  await page.keyboard.type(await codeInMail(page, email));
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeFocused();
  await look("done");
  expect(faults).toEqual([]);
});

test("the booking page stays readable in all embed colours", async ({ page }) => {
  const { schedulingUrl } = await firstPractice(page);
  const queries = [
    "background_color=ff0000&text_color=00ff00&primary_color=ffff00",
    "background_color=808080&text_color=808080&primary_color=808080",
  ];
  const buttons = new Set<string>();
  for (const query of queries) {
    await page.goto(`${schedulingUrl}?lng=en&${query}`);
    const slot = page.locator(".slot-picker label").first();
    await slot.click();
    await expect(page.getByText(/Held for you/)).toBeVisible();
    expect(await faultsOf(page, { measures: true }), query).toEqual([]);
    const button = page.locator(".confirm-bar .button");
    buttons.add(await button.evaluate((button) => getComputedStyle(button).backgroundColor));
  }
  expect(buttons.size).toBe(2);
});

test("a held time disappears from every open page and returns when released", async ({ page, context, browser, baseURL }) => {
  const search = page;
  await listening(search, "/?lng=en");
  const link = search.getByRole("article").locator("a[href*='book=']").first();
  await link.waitFor();
  const href = (await link.getAttribute("href"))!;
  const booking = new URL(new URL(href, baseURL).searchParams.get("book")!, baseURL);
  const start = asWritten(booking.searchParams.get("start")!);
  const practice = booking.searchParams.get("practice")!;
  const therapist = await (await page.request.get(`/api/therapists${booking.pathname}`)).json();
  const { schedulingUrl } = therapist.practices.find(({ id }: { id: string }) => id === practice);

  const profile = await context.newPage();
  await listening(profile, `/therapist/view${booking.pathname}${booking.search}&lng=en`);
  const chosen = profile.locator(`.slot-picker input[value="${start}"]`);
  await chosen.focus();
  const bookingPage = await context.newPage();
  await listening(bookingPage, `${schedulingUrl}?lng=en&date=${start.slice(0, 10)}`);
  const offered = bookingPage.locator(`.slot-picker input[value="${start}"]`);
  await expect(offered).toBeEnabled();
  const shown = search.locator(`a[href="${href}"]`);
  await expect(shown).toHaveCount(1);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${schedulingUrl}/${start}?lng=en`);
  await other.getByText(/Held for you/).waitFor();
  await Promise.all([
    expect(shown).toHaveCount(0),
    expect(profile.getByRole("alert")).toContainText("was just taken"),
    expect(offered).toHaveCount(0),
  ]);
  await expect(chosen).toBeDisabled();
  expect(await profile.evaluate(() => document.activeElement?.closest(".slot-picker") !== null))
    .toBe(true);

  await other.goto("about:blank");
  await Promise.all([
    expect(shown).toHaveCount(1),
    expect(profile.getByRole("alert")).toHaveCount(0),
    expect(offered).toBeEnabled(),
  ]);
  await other.context().close();
});

/** How far the page scrolls horizontally. */
async function sidewaysOf(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  return scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px`] : [];
}

/** Opens a page and waits until it listens for changes. */
async function listening(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse(/\/api\/live/);
  await page.goto(address);
  await stream;
}

test("a booking page has its times without scripts, and scripts take it over without a warning", async ({ browser, baseURL }) => {
  const address = `${baseURL}/@heidi-loorlaid/imago-therapy-90?lng=en`;
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(address);
  await expect(withoutScripts.getByRole("heading", { name: "Choose a time" })).toBeVisible();
  await expect(withoutScripts.getByRole("radio", { name: /\d\d:\d\d$/ }).first()).toBeAttached();

  const page = await browser.newPage({ timezoneId: "America/New_York" });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", ({ message }) => messages.push(message));
  await page.goto(address);
  await expect(page.getByText("New York")).not.toHaveCount(0);
  expect(messages).toEqual([]);
});
