import { expect, type Page } from "@playwright/test";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

/** No other page test takes a test to which it applies: the published rules stay. */
const rule = "thinners-cups";

async function openRules(page: Page, account: "admin" | "admin2") {
  await signInAs(page, account);
  await page.goto("/admin/rules?part=drafts&lng=en");
}

test("one administrator changes a rule and sees what would change, a second one publishes it", async ({ page, browser }) => {
  const title = `Softer words ${crypto.randomUUID().slice(0, 8)}`;
  await openRules(page, "admin");
  await page.getByLabel("What is it about?").fill(title);
  await page.getByRole("button", { name: "New draft" }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await page.getByLabel("Search in rules").fill(rule);
  await page.getByRole("button", { name: `Change rule ${rule}` }).press("Enter");
  const dialog = page.getByRole("dialog", { name: `Rule ${rule}` });
  const russian = dialog.getByLabel("Reason (Russian)");
  const text = await russian.inputValue();
  await russian.fill("");
  await dialog.getByRole("button", { name: "Save in the draft" }).click();
  const problems = page.getByRole("alert");
  await expect(problems).toContainText(`${rule} · Reason (Russian)`);
  await expect(problems).toBeFocused();
  await expect(problems).toBeInViewport();
  await expect(page.getByRole("button", { name: "Send for approval" })).toBeDisabled();

  const changes = page.getByRole("region", { name: "1 change", exact: true });
  await changes.getByRole("button", { name: `Change rule ${rule}` }).click();
  await dialog.getByLabel("Reason (Russian)").fill(`${text} Спросите врача.`);
  await dialog.getByRole("button", { name: /^Verdict/ }).click();
  await page.getByRole("option", { name: "ask first" }).click();
  await dialog.getByRole("button", { name: "Save in the draft" }).click();
  await expect(changes).toContainText("ask first");
  await page.getByRole("button", { name: "Count what would change" }).click();
  await expect(page.getByText("1 situation would change")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Why is this changed?").fill("New guidance of doctors.");
  await page.getByRole("button", { name: "Send for approval" }).click();
  await expect(page.getByText(/You have changed this draft yourself/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve and publish" })).toBeHidden();

  const second = await (await browser.newContext()).newPage();
  await openRules(second, "admin2");
  await second.getByRole("link", { name: `Open ${title}` }).click();
  await expect(second.getByText("New guidance of doctors.")).toBeVisible();
  await second.getByRole("button", { name: "Approve and publish" }).click();
  const row = second.getByRole("row").filter({ hasText: "New guidance of doctors." });
  await expect(row).toContainText("In force");
  await row.getByRole("button", { name: /^Compare/ }).click();
  await expect(second.getByRole("dialog")).toContainText("Спросите врача.");
  await second.context().close();
});
