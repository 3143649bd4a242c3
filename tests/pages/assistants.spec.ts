import { expect } from "@playwright/test";
import { unbrokenRange } from "../../ui-kit/layout/unbroken-range.ts";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

test("an assistant chooses a calendar, changes the weekly hours, until the practitioner ends the access", async ({ page, browser }) => {
  await signInAs(page, "assistant");
  await page.goto("/calendars");
  await page.getByRole("radio", { name: "Tatjana Zaretšnaja" }).check();
  await page.getByRole("radio", { name: "Maarja-Liis Tammelaid" }).check();
  await page.getByRole("button", { name: "Next week" }).click();
  const open = page.locator("section", { hasText: /Open \d/ }).first();
  await expect(open).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole("button", { name: "Book a client" }).click();
  const booking = page.getByRole("dialog");
  await booking.getByRole("button", { name: "Book", exact: true }).click();
  await expect(booking.getByText("Choose a client, or a new one.")).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Weekly hours" }).click();
  const hours = page.getByRole("dialog");
  await hours.getByRole("button", { name: "Add hours: Sunday" }).click();
  await hours.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^The weekly hours are saved/)).toBeVisible();
  await expect(page.getByText(`Open ${unbrokenRange("9:00", "17:00")}`)).toBeVisible();

  const practitioner = await (await browser.newContext()).newPage();
  await signInAs(practitioner, "therapist1");
  await practitioner.goto("/sessions/team");
  await practitioner.getByRole("button", { name: "End the access: Anneli Abiste" }).click();
  await practitioner.getByRole("dialog").getByRole("button", { name: "End the access" }).click();
  await expect(practitioner.getByText("You have no assistants.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Tatjana Zaretšnaja")).toBeVisible();
  await expect(page.getByText("Maarja-Liis Tammelaid")).toBeHidden();
});
