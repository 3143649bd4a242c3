import { expect, type Page } from "@playwright/test";
import { newPerson } from "./account-steps.ts";
import { faultsOf, goOn, signInAs, takenOver } from "./steps.ts";
import { test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a card is bought without an account, paid at the second try, and spent in part by a client", async ({ page, browser }) => {
  test.slow();
  await fillTheDialog(page);
  await page.reload();
  await expect(page.getByLabel("For whom")).toHaveValue("Anna");
  await page.getByRole("button", { name: "Buy for €75" }).click();

  await page.getByRole("heading", { name: "Demo payment" }).waitFor();
  // The secret is out of the address before anything can follow a link.
  await expect(page).toHaveURL(/\/payments\/[\w-]+\/demo$/);
  await page.getByRole("button", { name: "The bank declines" }).click();
  await page.getByRole("heading", { name: "The payment did not go through" }).waitFor();
  await expect(page.getByText("No money moved.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Pay €75" }).click();

  await page.getByRole("heading", { name: /^Paid/ }).waitFor();
  await expect(page).toHaveURL(/\/gift-card\/bought\/[\w-]+$/);
  expect(await faultsOf(page)).toEqual([]);
  const [code = ""] = /(\w{4}-){3}\w{4}/.exec(await page.getByRole("main").innerText()) ?? [];

  const client = await (await browser.newContext()).newPage();
  await client.setViewportSize({ width: 390, height: 844 });
  await signInAs(client, "client");
  await client.goto("/journal?part=upcoming");
  await client.getByRole("button", { name: "Pay with a gift card" }).first().click();
  const dialog = client.getByRole("dialog", { name: "How do you pay?" });
  await enterCode(client, wrongSymbol(code));
  await dialog.getByText(/A symbol of the code is wrong/).waitFor();
  await enterCode(client, code);
  await dialog.getByText("The card has €75").waitFor();
  expect(await faultsOf(client, { within: "[role=dialog]" })).toEqual([]);
  const pay = dialog.getByRole("button", { name: /^Pay €\d+ from the card$/ });
  const [, paid = ""] = /€(\d+)/.exec(await pay.innerText()) ?? [];
  await pay.click();
  await expect(dialog).toHaveCount(0);
  await expect(client.getByText(`€${paid} paid with a gift card`).first()).toBeVisible();

  await goOn(page, `/gift-card/balance#${code}`);
  await page.getByText(`€${75 - Number(paid)} left`, { exact: true }).waitFor();
  await expect(page).toHaveURL(/\/gift-card\/balance$/);
});

/** From the top navigation of another page, with the day left out: it is mailed once it is paid. */
async function fillTheDialog(page: Page): Promise<void> {
  await page.goto("/help?lng=en");
  const menu = page.getByRole("button", { name: "Menu" });
  await takenOver(menu);
  await menu.click();
  await page.getByRole("link", { name: "Gift card" }).click();
  await page.getByLabel("For whom").fill("Anna");
  await page.getByLabel("From whom").fill("Liisa");
  await page.getByLabel("Message").fill("This hour is yours.");
  await page.getByRole("radio", { name: "As soon as it is paid" }).check();
  await page.getByLabel("The recipient’s email").fill(newPerson().email);
  await page.getByLabel("Your email").fill(newPerson().email);
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code of the card").fill(code);
  await page.keyboard.press("Enter");
}

function wrongSymbol(code: string): string {
  return (code.startsWith("A") ? "C" : "A") + code.slice(1);
}
