import { expect, type Page } from "@playwright/test";
import { newPerson, openAccount, type Person } from "./account-steps.ts";
import { bookThroughApi } from "./booking-steps.ts";
import { faultsOf, goOn, takeSignIn } from "./steps.ts";
import { test } from "./test.ts";
import { addVirtualAuthenticator, closeNextQuestion } from "./virtual-authenticator.ts";

const passphrase = "kolm sõpra järve ääres";

async function logIn(page: Page, { email, password }: Person) {
  await takeSignIn(
    page,
    await page.request.post("/api/auth/login", { data: { email, password } }),
  );
}

/** Returns the recovery code. */
async function sealNotes(page: Page): Promise<string> {
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
  return code;
}

test("a sealed note opens after a reload, is found by its words, and on another device by the recovery code", async ({ page, browser }) => {
  const person = newPerson();
  await bookThroughApi(page, person, await openAccount(page, person));

  const code = await sealNotes(page);
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
  await page.getByRole("button", { name: "Agree and save" }).click();
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

async function addPasskey(page: Page, name: string) {
  await goOn(page, "/user/profile/access");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create the passkey" }).click();
  const codesSaved = page.getByRole("button", { name: "I have saved the codes" });
  const added = page.getByText(`Passkey: ${name}`);
  await expect(codesSaved.or(added)).toBeVisible();
  if (await codesSaved.isVisible()) await codesSaved.click();
  await expect(added).toBeVisible();
}

test("a passkey opens the sealed notes; one without a secret, a refusal and its removal leave the passphrase", async ({ page }) => {
  const person = newPerson();
  await openAccount(page, person);
  await sealNotes(page);

  const removeSimple = await addVirtualAuthenticator(page);
  await addPasskey(page, "Simple");
  await goOn(page, "/user/profile/data");
  const add = page.getByRole("button", { name: "Let a passkey open the notes" });
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Let a passkey open the notes" });
  await dialog.getByLabel("Passphrase of the journal").fill("not the passphrase");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByText("This passphrase does not open the notes.")).toBeVisible();
  await dialog.getByLabel("Passphrase of the journal").fill(passphrase);
  await dialog.getByRole("button", { name: "Next" }).click();
  const use = dialog.getByRole("button", { name: "Use a passkey" });
  await use.click();
  await expect(dialog.getByText("This passkey cannot open sealed notes")).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await removeSimple();

  await addVirtualAuthenticator(page, { hasPrf: true });
  await addPasskey(page, "Phone");
  await goOn(page, "/user/profile/data");
  await add.click();
  await dialog.getByLabel("Passphrase of the journal").fill(passphrase);
  await dialog.getByRole("button", { name: "Next" }).click();
  await closeNextQuestion(page);
  await use.click();
  await expect(dialog.getByText("The passkey was not used.")).toBeVisible();
  const saved = page.waitForResponse(/sealed-journal\/passkeys\//);
  await use.click();
  expect((await (await saved).json()).passkeys).toMatchObject([
    { name: "Simple", lock: null },
    { name: "Phone", lock: { sealedKey: expect.stringMatching(/^[\w-]{80}$/) } },
  ]);
  await expect(page.getByText("Phone now opens the notes.")).toBeVisible();

  await page.goto("/journal");
  await page.getByRole("button", { name: "Open the notes" }).click();
  await page.getByRole("button", { name: "Open with a passkey" }).click();
  await expect(page.getByText("Your notes are open in this tab.")).toBeVisible();

  await goOn(page, "/user/profile/access");
  await page.getByRole("button", { name: "Remove: Phone" }).click();
  const removal = page.getByRole("dialog", { name: "Remove “Phone”?" });
  await expect(removal).toContainText("It no longer opens your sealed notes either.");
  await removal.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Passkey: Phone")).toHaveCount(0);
  await page.goto("/journal");
  await page.getByRole("button", { name: "Open the notes" }).click();
  await expect(page.getByLabel("Passphrase of the journal")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open with a passkey" })).toHaveCount(0);
});
