import { expect, type Page } from "@playwright/test";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const session = (page: Page) => page.locator(".work-week-stop[data-kind=session][data-movable]");

/** The first week, from today on, with a session that can be moved. */
async function openWeek(page: Page) {
  await signInAs(page, "therapist1");
  await page.goto("/sessions?view=week&lng=en");
  const grid = page.getByRole("grid");
  for (let week = 0; week < 8; week++) {
    await grid.waitFor();
    if (await session(page).count() > 0) return;
    await page.getByRole("link", { name: "Next week" }).click();
    await expect(page).toHaveURL(/day=/);
    await page.locator(".work-week").waitFor();
  }
}

test("a week is read, opened and moved in by keyboard, with the outcome shown first", async ({ page }) => {
  await openWeek(page);
  expect(await faultsOf(page)).toEqual([]);
  const first = session(page).first();
  const name = await first.locator("b").innerText();
  await expect(first).toHaveAccessibleName(new RegExp(`^${name}, .+ · .+–.+, Booked$`));

  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/view=week.*open=|open=.*view=week/);
  await expect(page.getByRole("heading", { level: 2, name })).toBeFocused();
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(first).toBeFocused();

  // Midnight is outside the working hours.
  await page.keyboard.press("m");
  for (let step = 0; step < 60; step++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Move and notify the client" })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(first).toBeVisible();
});

test("on a phone the week shows one day, chosen from a strip of days", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWeek(page);
  const columns = page.locator(".work-week [data-part=column]");
  await expect(columns.filter({ visible: true })).toHaveCount(1);
  const days = page.getByRole("radiogroup", { name: "Days of the week" }).getByRole("radio");
  await expect(days).toHaveCount(7);
  await days.nth(2).press("Space");
  await expect(page).toHaveURL(/day=/);
  await expect(columns.nth(2)).toBeVisible();
  await expect(columns.filter({ visible: true })).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);
});

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
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const closed = column.getByRole("button", { name: /^Closed, Paperwork, / });
  await closed.focus();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Open this time again" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(closed).toHaveCount(0);
});
