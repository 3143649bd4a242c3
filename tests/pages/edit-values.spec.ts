import { expect } from "@playwright/test";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const wordInRussian = "Осанка и спина";

test("an administrator edits a need, and a visitor with an open page finds it in the filter", async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/help?lng=ru");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();

  await signInAs(page, "admin");
  await page.goto("/admin/values?kind=WAY_OF_HELPING");
  await page.getByRole("link", { name: "Open Posture problems" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Label in Russian").fill("<b>");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Label in Russian")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("Label in Russian")).toHaveValue("<b>");
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByLabel("Label in Russian").fill(wordInRussian);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(wordInRussian)).toBeVisible();

  await visitor.locator('header a[href="/"]').first().click();
  const filter = visitor.locator("details").filter({ hasText: wordInRussian });
  await filter.locator("summary").click();
  await expect(filter.getByText(wordInRussian)).toBeVisible();
});
