import { expect } from "@playwright/test";
import { newPerson, openAccount } from "./account-steps.ts";
import { firstPractice, freeTimes } from "./booking-steps.ts";
import { faultsOf } from "./steps.ts";
import { test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a session is paid before it is booked, the journal says so, and cancelling shows what comes back", async ({ page }) => {
  test.slow();
  await openAccount(page, newPerson());
  const { eventTypeUri, schedulingUrl } = await firstPractice(page, "riina-kadakmaa");
  const start = (await freeTimes(page, eventTypeUri)).at(-1)!;
  await page.goto(`${new URL(schedulingUrl).pathname}/${start}`);
  await page.getByText("To pay now").waitFor();
  await expect(page.getByText(/Held for you/)).toBeVisible();
  await page.getByRole("button", { name: "Go on to the payment" }).click();

  await page.getByRole("heading", { name: "Demo payment" }).waitFor();
  // Who leaves the payment finds the time again, on its own page and on the practitioner's.
  await page.goBack();
  await page.getByRole("heading", { name: "The time waits for your payment" }).waitFor();
  await expect(page.getByRole("button", { name: "Give up this time" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(new URL(schedulingUrl).pathname);
  await page.getByRole("heading", { name: "The time waits for your payment" }).waitFor();
  await page.goto("/therapist/view/riina-kadakmaa");
  await page.getByText(/waits for your payment and is kept for you until/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Pay or give up" }).click();
  await page.getByRole("button", { name: /^Pay €\d+/ }).click();
  await page.getByRole("heading", { name: "Demo payment" }).waitFor();
  await page.getByRole("button", { name: "The bank declines" }).click();
  await page.getByRole("heading", { name: "The payment did not go through" }).waitFor();
  await expect(page.getByText(/The time is kept for you until/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: /^Try again: €\d+/ }).click();
  await page.getByRole("button", { name: /^Pay €\d+/ }).click();
  await page.getByRole("heading", { name: "Paid and booked" }).waitFor();
  await expect(page).toHaveURL(/\/payments\/session\/[\w-]+$/);
  expect(await faultsOf(page)).toEqual([]);

  await page.goto("/journal?part=upcoming");
  const entry = page.getByRole("article").filter({ hasText: "Riina Kadakmaa" })
    .filter({ hasText: /€\d+ paid/ }).first();
  await entry.waitFor();
  await entry.getByRole("button", { name: /^Cancel/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/€\d+ come back the way you paid/).waitFor();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByRole("button", { name: /^Cancel the session/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(entry).toHaveCount(0);
});
