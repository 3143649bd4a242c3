import { expect, type Page } from "@playwright/test";
import { freeTimes } from "./booking-steps.ts";
import { tabTo } from "./steps.ts";
import { test } from "./test.ts";

const client = { email: "client@demo.heaolu.ee", password: "heaolu-demo-2026" };

test("with the keyboard alone a visitor finds a time, logs in, books the same time, and cancels it: it is free again", async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = listen(page);
  await page.goto("/?lng=en");
  await page.getByRole("heading", { name: /\d+ practitioners/ }).waitFor();

  // The first stop is the skip link.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  // The search sentence: open with an arrow, type a letter, Enter; the focus returns.
  await tabTo(page, page.getByRole("button", { name: /^Topic/ }));
  await page.keyboard.press("ArrowDown");
  await page.getByRole("listbox").waitFor();
  await page.keyboard.type("stress");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/need=/);
  await expect(page.getByRole("button", { name: /^Topic/ })).toBeFocused();
  await page.getByRole("article").first().waitFor();

  // The link below the sentence leads to the results, and on to a free time on a card.
  const toResults = page.getByRole("link", { name: /^Show \d+/ });
  await tabTo(page, toResults);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /\d+ practitioners/ })).toBeFocused();
  const slot = page.getByRole("article").locator("a[href*='book=']").nth(2);
  await tabTo(page, slot);
  const { searchParams } = new URL((await slot.getAttribute("href"))!, page.url());
  const booked = new URL(searchParams.get("book")!, page.url());
  const start = booked.searchParams.get("start")!;
  const free = await timesOf(page, booked);
  expect(await free()).toContain(start);
  await page.keyboard.press("Enter");
  const widget = page.frameLocator("iframe");
  await expect(widget.getByText(/Held for you/)).toBeVisible();
  const booking = page.url();
  await tabTo(page, widget.getByRole("button", { name: "Have an account? Log in" }));
  await page.keyboard.press("Enter");

  // The login shows what is booked, holds it, and returns to it.
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  const ticket = page.getByRole("group", { name: "What you are booking" });
  await expect(ticket.getByText(/Held for you, 1[45]:\d\d left/)).toBeVisible();
  await expect(ticket.locator("time").first()).toHaveAttribute("datetime", start);
  expect(await free()).not.toContain(start);
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(client.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(client.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(booking);

  const book = widget.getByRole("button", { name: "Book", exact: true });
  await book.waitFor();
  await expect(book).toBeEnabled();
  await expect(widget.getByText(/Held for you, 1[345]:\d\d left/)).toBeVisible();
  await expect(widget.getByText(client.email)).toBeVisible();
  await tabTo(page, book);
  await page.keyboard.press("Enter");
  await widget.getByRole("heading", { name: "It’s yours" }).waitFor();
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Close" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/journal/);

  const entry = page.getByRole("article").filter({
    has: page.locator(`time[datetime="${start}"]`),
  });
  const cancel = entry.getByRole("button", { name: /^Cancel/ });
  await cancel.waitFor();
  await expect(entry).toContainText("Booked");
  await tabTo(page, cancel, 160);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await tabTo(page, dialog.getByRole("button", { name: /^Cancel the session/ }));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(entry).toContainText("Cancelled");
  await expect.poll(free).toContain(start);
  expect(complaints).toEqual([]);
});

/** Browser errors: CSP violations and script errors. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/401|409/.test(message.text())) heard.push(message.text());
  });
  return heard;
}

/** The start times that the API offers for the practice of a booking. */
async function timesOf(page: Page, { pathname, searchParams }: URL) {
  const therapist = await (await page.request.get(`/api/therapists${pathname}`)).json();
  const practice = searchParams.get("practice");
  const { eventTypeUri } = therapist.practices.find(({ id }: { id: string }) => id === practice);
  return () => freeTimes(page, eventTypeUri);
}

test("the focus is visible at every stop and never covered by the bar", async ({ page }) => {
  await page.goto("/?lng=en");
  await page.getByRole("article").first().waitFor();
  const unseen: string[] = [];
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      // A slider draws its focus ring around the thumb, which scripts cannot measure.
      if (focused.matches("input[type=range]")) return null;
      // Where the control itself is not drawn, its surrounding element shows the focus.
      const shown = [focused, focused.parentElement, focused.parentElement?.parentElement].some(
        (element) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
        },
      );
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const covered = onTop !== null && onTop.closest("header") !== null &&
        focused.closest("header") === null;
      const name = `${focused.tagName} ${focused.textContent?.slice(0, 40)}`;
      if (!shown) return `${name}: not seen`;
      return covered ? `${name}: covered` : null;
    });
    if (fault) unseen.push(fault);
  }
  expect(unseen).toEqual([]);
});
