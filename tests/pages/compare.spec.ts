import { expect } from "@playwright/test";
import { test } from "./test.ts";

test("kept practitioners survive a reload and are compared by a link that others can open", async ({ page, browser }) => {
  await page.goto("/?lng=en&city=tallinn");
  const cards = page.locator("article");
  await cards.first().waitFor();
  for (const at of [0, 1, 2]) await cards.nth(at).getByRole("button", { name: /^Keep: / }).click();
  await page.reload();
  const bar = page.getByRole("region", { name: "Kept practitioners" });
  await expect(bar.getByText("3 kept")).toBeVisible();
  await bar.getByRole("link", { name: "Compare" }).click();
  const table = page.getByRole("table", { name: "Side by side" });
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Show only differences" }).check();
  await expect(table.getByRole("rowheader", { name: "Next free time" })).toBeVisible();

  const other = await (await browser.newContext({ viewport: { width: 390, height: 800 } }))
    .newPage();
  await other.goto(page.url());
  await expect(other.getByRole("columnheader")).toHaveCount(3);
  const overflow = await other.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await other.context().close();

  await page.goBack();
  for (const at of [3, 4]) await cards.nth(at).getByRole("button", { name: /^Keep: / }).click();
  await expect(page.getByText("You can keep 4 practitioners. Remove one first.").first())
    .toBeVisible();
  await bar.getByRole("button", { name: "Clear the list" }).click();
  await expect(bar).toHaveCount(0);
});
