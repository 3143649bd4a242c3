import { expect } from "@playwright/test";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

test("an hour is closed and opened again from an empty place of the grid, by keyboard", async ({ page }) => {
  await signInAs(page, "therapist3");
  await page.goto("/sessions?view=week&lng=en");
  await page.getByRole("grid").waitFor();
  const next = page.getByRole("link", { name: "Next week" });
  // The title changes at once, the days when they are drawn.
  const firstDay = page.locator("[data-part=column]").first();
  for (let week = 0; week < 3; week++) {
    const before = await firstDay.getAttribute("aria-label");
    await next.click();
    await expect(firstDay).not.toHaveAttribute("aria-label", before!);
  }
  const column = page.locator("[data-part=column]").filter({
    has: page.locator("[data-part=open]"),
  })
    .first();
  await column.waitFor();
  const top = await column.locator("[data-part=open]").first().evaluate((open) =>
    Number(getComputedStyle(open).getPropertyValue("--from"))
  );
  const free = column.getByRole("button", { name: new RegExp(`, ${top}:00–`) });
  await free.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Close this time" }).check();
  await dialog.getByLabel("Note, only you see it").fill("Paperwork");
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const closed = column.getByRole("button", { name: /^Closed, Paperwork, / });
  await closed.focus();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Open this time again" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(closed).toHaveCount(0);
});
