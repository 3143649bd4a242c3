import { expect } from "@playwright/test";
import { codeInMail, newPerson } from "./account-steps.ts";
import { faultsOf, goOn, signInAs } from "./steps.ts";
import { test } from "./test.ts";

test("a guest requests a time, the practitioner accepts it", async ({ page, browser }) => {
  const practitioner = await (await browser.newContext()).newPage();
  await signInAs(practitioner, "therapist1");
  await practitioner.goto("/sessions/availability");
  const rule = practitioner.getByRole("button", { name: /^Body psychotherapy, 75 min: Booked/ });
  await rule.click();
  await practitioner.getByRole("option", { name: "New clients need my answer" }).click();
  await expect(practitioner.getByText("Saved. It holds for bookings from now on.")).toBeVisible();

  const { email } = newPerson();
  await page.goto("/@maarja-liis-tammelaid/body-psy-75?lng=en");
  await page.locator(".slot-picker label:not([data-taken])").last().click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/you get an answer first, by/)).toBeVisible();
  await page.getByLabel("Name").fill("Kersti Kuusk");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Get the code by email" }).click();
  await page.getByLabel("Six digits from the email").fill(await codeInMail(page, email));
  await page.getByRole("heading", { name: "Your request is sent" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "To my journal" }).click();
  await page.getByRole("heading", { name: "Waits for an answer" }).waitFor();

  await goOn(practitioner, "/sessions/dashboard");
  await practitioner.getByRole("listitem").filter({ hasText: "waits for your answer" })
    .getByRole("link").click();
  const card = practitioner.getByRole("listitem").filter({ hasText: "Kersti Kuusk" });
  await card.getByText("New client").waitFor();
  expect(await faultsOf(practitioner)).toEqual([]);
  await card.getByLabel("A sentence for the client").fill("Tere tulemast!");
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(practitioner.getByText("Booked. Kersti Kuusk gets a confirmation.")).toBeVisible();
  await expect(practitioner.getByRole("button", { name: "Accept" })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Waits for an answer" })).toHaveCount(0);
  await expect(page.getByRole("article").filter({ hasText: "Maarja-Liis Tammelaid" }))
    .toHaveCount(1);
  await practitioner.context().close();
});
