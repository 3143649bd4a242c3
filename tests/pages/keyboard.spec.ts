import { expect } from "@playwright/test";
import { tabTo } from "./steps.ts";
import { test } from "./test.ts";

const client = { email: "client@demo.heaolu.ee", password: "heaolu-demo-2026" };

test("the whole booking works with the keyboard alone: find, sign in, book, cancel", async ({ page }) => {
  test.setTimeout(120_000);
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

  // A free time on a card.
  const slot = page.getByRole("article").locator("a[href*='book=']").nth(5);
  await tabTo(page, slot, 200);
  await page.keyboard.press("Enter");
  const booking = page.url();
  const widget = page.frameLocator("iframe");
  await expect(widget.getByText(/Held for you/)).toBeVisible();
  await tabTo(page, widget.getByRole("button", { name: "Have an account? Log in" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(client.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(client.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(booking);

  const book = widget.getByRole("button", { name: "Book", exact: true });
  await book.waitFor();
  await expect(book).toBeEnabled();
  await tabTo(page, book);
  await page.keyboard.press("Enter");
  await widget.getByRole("heading", { name: "It’s yours" }).waitFor();
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Close" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/journal/);

  const cancel = page.getByRole("article").getByRole("button", { name: /^Cancel/ }).first();
  await cancel.waitFor();
  await tabTo(page, cancel, 120);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await tabTo(page, dialog.getByRole("button", { name: /^Cancel the session/ }));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Cancelled").first()).toBeVisible();
});

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

test("a closed menu returns the focus to its button", async ({ page }) => {
  await page.goto("/?lng=en");
  const language = page.getByRole("button", { name: /^EN/ });
  // The page takes a key once its scripts run.
  await expect(async () => {
    await language.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Eesti" })).toBeFocused({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(language).toBeFocused();
});
