import { expect } from "@playwright/test";
import { practitionerOf } from "../support/full-week.ts";
import { sentMails } from "./account-steps.ts";
import { faultsOf, signInAs, takenOver } from "./steps.ts";
import { test } from "./test.ts";

const slug = "rasmus-tihase";
const client = { name: "Leelo Lepik", email: "leelo.lepik@example.ee", language: "en" } as const;

test("an administrator finds a practitioner, disables the account, and the client is offered others", async ({ page }) => {
  await signInAs(page, "therapist3");
  const practitioner = await practitionerOf(page.request, new URL(page.url()).origin, "therapist3");
  const date = Temporal.Now.zonedDateTimeISO("Europe/Tallinn").add({ days: 3 }).toPlainDate();
  await practitioner.open([date.toString()]);
  await practitioner.book(client, date.toString(), "09:00");
  const profile = async () => (await page.request.get(`/therapist/view/${slug}`)).status();
  expect(await profile()).toBe(200);

  await signInAs(page, "admin");
  await page.goto("/admin/users");
  await takenOver(page.getByRole("button", { name: "Find" }));
  await page.keyboard.press("Control+k");
  // The palette may still be loading.
  await page.keyboard.type("tihase");
  const field = page.getByRole("combobox", { name: "Find a page, a person or a session" });
  await expect(field).toHaveValue("tihase");
  const found = page.getByRole("option", { name: /therapist3@demo/ });
  await found.waitFor();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await found.click();
  await page.getByRole("heading", { level: 1, name: "Rasmus Tihase" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole("button", { name: "Disable the account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/coming bookings? as a practitioner/)).toBeVisible();
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(dialog.getByText("Choose what becomes of the bookings.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Cancel them" }).check();
  await dialog.getByLabel("Reason").fill("The licence has ended");
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Disabled since/)).toBeVisible();
  await expect(page.getByText("The licence has ended").first()).toBeVisible();

  await expect.poll(profile).toBe(404);
  await expect(async () => {
    const mail = (await sentMails(page)).find(({ to, subject }) =>
      to === client.email && subject.startsWith("Cancelled")
    );
    expect(mail?.text).toContain("Other practitioners");
  }).toPass({ timeout: 30_000 });

  await page.getByRole("button", { name: "Enable the account" }).click();
  await expect(page.getByText("Can sign in")).toBeVisible();
  await expect.poll(profile).toBe(200);
});
