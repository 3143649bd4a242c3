import { expect } from "@playwright/test";
import { codeInMail, newPerson } from "./account-steps.ts";
import { faultsOf, goOn } from "./steps.ts";
import { test } from "./test.ts";

test("a visitor logs in with a code, saves the search they came from, and removes it", async ({ page }) => {
  await page.goto("/?city=tartu&meeting=in-person&lng=en");
  await page.getByRole("link", { name: "Mail me about new matches" }).click();
  const { email } = newPerson();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me the code" }).click();
  await page.getByLabel("Six digits from the email").fill(await codeInMail(page, email));
  const dialog = page.getByRole("dialog", { name: "Mail me about new matches" });
  await expect(dialog.getByLabel("Name of the search")).toHaveValue("In person, Tartu");
  await expect(dialog.getByText("You may keep my saved searches")).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Save the search" }).click();
  await expect(page.getByText("The search is saved.")).toBeVisible();
  await expect(page).not.toHaveURL(/save=/);

  await goOn(page, "/user/profile");
  const saved = page.getByRole("listitem").filter({ hasText: "In person, Tartu" });
  await expect(saved.getByRole("link")).toHaveAttribute("href", /^\/\?.*city=tartu/);
  await saved.getByRole("button", { name: "Remove the search In person, Tartu" }).click();
  await expect(page.getByText("No saved searches.")).toBeVisible();
});
