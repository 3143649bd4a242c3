import { expect } from "@playwright/test";
import { codeInMail, newPerson } from "./account-steps.ts";
import { faultsOf, goOn, signInAs } from "./steps.ts";
import { test } from "./test.ts";

test("a practitioner copies a single-use link, a guest books by it, and it is used up", async ({ page, browser }) => {
  const name = `Mari’s friend ${crypto.randomUUID().slice(0, 4)}`;
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const practitioner = await context.newPage();
  await signInAs(practitioner, "therapist1");
  await practitioner.goto("/sessions/availability");
  const none = practitioner.getByRole("radio", { name: "I take no new clients" });
  await none.waitFor({ state: "attached" });
  if (!await none.isChecked()) {
    await practitioner.getByText("I take no new clients").click();
    await practitioner.getByText("Saved. It shows everywhere at once.").waitFor();
  }
  await practitioner.getByRole("link", { name: "Make and copy links" }).click();
  await practitioner.getByRole("heading", { level: 1, name: "Secret booking links" }).waitFor();
  await practitioner.getByRole("button", { name: "New link" }).click();
  const form = practitioner.getByRole("dialog");
  await form.getByRole("button", { name: "Make the link" }).click();
  await expect(form.getByText("Give the link a name.")).toBeVisible();
  expect(await faultsOf(practitioner, { within: "[role=dialog]" })).toEqual([]);
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("button", { name: "Make the link" }).click();
  await practitioner.getByText("The link is ready. Copy or share it.").waitFor();
  await practitioner.getByRole("button", { name: `Copy the link: ${name}` }).click();
  await practitioner.getByText("The link is copied.").waitFor();
  const copied = await practitioner.evaluate(() => navigator.clipboard.readText());
  const { pathname, hash } = new URL(copied);
  const address = `${pathname}?lng=en${hash}`;
  expect(await faultsOf(practitioner)).toEqual([]);

  const { email } = newPerson();
  const answer = await page.goto(address);
  expect(await answer!.text()).toContain('<meta name="robots" content="noindex">');
  expect(answer!.headers()["referrer-policy"]).toBe("no-referrer");
  await page.locator(".slot-picker label:not([data-taken])").last().click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Name").fill("Kersti Kuusk");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Get the code by email" }).click();
  await page.getByLabel("Six digits from the email").waitFor();
  await page.getByLabel("Six digits from the email").fill(await codeInMail(page, email));
  await page.getByRole("heading", { name: "It’s yours" }).waitFor();

  await page.reload();
  await page.getByRole("heading", { name: "This link has been used" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("link", { name: /^Profile of/ }).click();
  await page.waitForURL("**/therapist/view/**");

  await practitioner.reload();
  const row = practitioner.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Used up")).toBeVisible();
  await expect(row.getByText(/used 1 time, on/)).toBeVisible();
  await goOn(practitioner, "/sessions/availability");
  await practitioner.getByText("I take new clients").click();
  await practitioner.getByText("Saved. It shows everywhere at once.").waitFor();
  await context.close();
});
