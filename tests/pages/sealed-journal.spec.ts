import { expect, type Page } from "@playwright/test";
import { newPerson, type Person, register } from "./account-steps.ts";
import { bookThroughApi } from "./booking-steps.ts";
import { faultsOf } from "./steps.ts";
import { test } from "./test.ts";

const passphrase = "kolm sõpra järve ääres";

async function logIn(page: Page, { email, password }: Person) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const answer = await page.request.post("/api/auth/login", { data: { email, password } });
  expect(answer.status()).toBe(200);
  const url = new URL(answer.url()).origin;
  await page.context().addCookies([
    { name: "signed-in", value: "1", url },
    { name: "i18next", value: "en", url },
  ]);
  const { accessToken } = await answer.json();
  return { Authorization: `Bearer ${accessToken}` };
}

test("a sealed note opens after a reload, is found by its words, and on another device by the recovery code", async ({ page, browser }) => {
  const person = newPerson();
  await register(page, person);
  await bookThroughApi(page, person, await logIn(page, person));

  await page.goto("/user/profile/data");
  await page.getByRole("button", { name: "Seal my notes" }).click();
  await page.getByLabel("New passphrase", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("A passphrase has 12 to 200 characters.")).toBeVisible();
  await page.getByLabel("New passphrase", { exact: true }).fill(passphrase);
  await page.getByLabel("The new passphrase again").fill(passphrase);
  await page.getByRole("button", { name: "Next" }).click();
  const groups = page.getByRole("list", { name: /^Recovery code/ }).getByRole("listitem");
  await expect(groups).toHaveCount(8);
  const code = (await groups.allTextContents()).join("");
  await page.getByRole("checkbox", { name: /^I have written the code down/ }).check();
  await page.getByRole("button", { name: "Seal 0 notes" }).click();
  await expect(page.getByText(/^Sealed on .*: 0 notes\.$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto("/journal");
  await page.getByRole("button", { name: "Add a note" }).click();
  const dialog = page.getByRole("dialog", { name: "Open the notes" });
  await dialog.getByLabel("Passphrase of the journal").fill("not the passphrase");
  await dialog.getByRole("button", { name: "Open the notes" }).click();
  await expect(dialog.getByText("This passphrase does not open the notes.")).toBeVisible();
  await dialog.getByLabel("Passphrase of the journal").fill(passphrase);
  await dialog.getByRole("button", { name: "Open the notes" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("textbox", { name: "Your note" }).fill("Õlad lasid lahti");
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/note"));
  await page.getByRole("button", { name: /^(Save|Agree and save)/ }).click();
  expect(await (await saved).json())
    .toMatchObject({ note: null, sealedNote: expect.stringMatching(/^[\w-]{300,}$/) });
  await expect(page.getByText("Õlad lasid lahti")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Sealed note", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Open the notes" }).click();
  await dialog.getByLabel("Passphrase of the journal").fill(passphrase);
  await dialog.getByRole("button", { name: "Open the notes" }).click();
  await expect(page.getByText("Õlad lasid lahti")).toBeVisible();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill("olad");
  await expect(page.getByText("Found in your note")).toBeVisible();

  const other = await browser.newContext();
  const device = await other.newPage();
  await logIn(device, person);
  await device.goto("/journal");
  await device.getByRole("button", { name: "Open the notes" }).click();
  await device.getByRole("button", { name: "I have lost the passphrase" }).click();
  await device.getByLabel("Recovery code").fill(code.toLowerCase());
  await device.getByRole("dialog").getByRole("button", { name: "Open the notes" }).click();
  await expect(device.getByText("The notes are open. Choose a new passphrase")).toBeVisible();
  await device.keyboard.press("Escape");
  await expect(device.getByText("Õlad lasid lahti")).toBeVisible();
  await other.close();
});
