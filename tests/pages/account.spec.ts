import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { linksInMails, newPerson, openAccount, type Person, register } from "./account-steps.ts";
import { test } from "./test.ts";

async function arrive(page: Page, person: Person, address: string) {
  await openAccount(page, person);
  await page.goto(address);
}

/** Everything this browser stores for our origin, as one text. */
async function everythingStored(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((each) => JSON.stringify({ ...each }));
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys();
    return JSON.stringify([stores, databases, caches, document.cookie]);
  });
}

test("a user registers, confirms the address and signs in, and the browser stores no secret", async ({ page }) => {
  const person = newPerson();
  const tokens: string[] = [];
  page.on("response", async (response) => {
    if (!/auth\/(login|refresh)$/.test(response.url()) || response.status() !== 200) return;
    const body = await response.json().catch(() => null);
    if (body?.accessToken) tokens.push(body.accessToken);
  });
  await register(page, person);
  await page.goto("/user/profile");
  await expect(page).toHaveURL("/user/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expect.poll(() => tokens.length).toBeGreaterThan(0);
  const stored = await everythingStored(page);
  for (const secret of [...tokens, person.email, person.name, person.password]) {
    expect(stored).not.toContain(secret);
  }
  expect(stored).toContain("i18nextLng");
});

test("the name can be changed, cancelled and saved; a refusal keeps what was typed", async ({ page }) => {
  const person = newPerson();
  const headers = await openAccount(page, person);
  await page.goto("/user/profile");
  await page.getByRole("button", { name: "Change: Name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Another person");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(person.name).last()).toBeVisible();

  await page.getByRole("button", { name: "Change: Name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Kadri Kask");
  await renameElsewhere(page, headers, "Kadri Tamm");

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/it now says “Kadri Tamm”/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Kadri Kask");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Account: Kadri Kask" })).toBeVisible();
});

test("a phone number is stored as it is dialled, a wrong one is named, and an empty one goes", async ({ page }) => {
  await openAccount(page, newPerson());
  await page.goto("/user/profile");
  const phone = page.getByRole("textbox", { name: "Phone" });
  const save = page.getByRole("button", { name: "Save" });
  const change = page.getByRole("button", { name: "Change: Phone" });
  await change.click();
  await phone.fill("+372 1234 5678");
  await save.click();
  await expect(page.getByText(/Check the phone number/).last()).toBeVisible();
  await expect(phone).toHaveValue("+372 1234 5678");
  await phone.fill("5612 3456");
  await save.click();
  await expect(page.getByText("+37256123456")).toBeVisible();
  await change.click();
  await phone.fill("");
  await save.click();
  await expect(page.getByText("Not given")).toBeVisible();
});

async function renameElsewhere({ request }: Page, headers: Record<string, string>, name: string) {
  const { id } = await (await request.get("/api/auth/me", { headers })).json();
  const renamed = await request.put(`/api/user/${id}`, { headers, data: { name } });
  expect(renamed.status()).toBe(200);
}

test("a changed email address is shown until it is cancelled, and takes effect once both mailboxes have confirmed", async ({ page }) => {
  const person = newPerson();
  const newEmail = `new-${person.email}`;
  await arrive(page, person, "/user/profile");
  await page.getByRole("button", { name: "Change: Email" }).click();
  await page.getByLabel("New email").fill(newEmail);
  await page.getByLabel("Your password").fill("not my password");
  await page.getByRole("button", { name: "Send the links" }).click();
  await expect(page.getByText("This isn’t your current password.").first()).toBeVisible();
  await expect(page.getByLabel("New email")).toHaveValue(newEmail);
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Send the links" }).click();
  const pending = page.getByText(/changes once the links in both emails/);
  await expect(pending).toBeVisible();
  const mailboxes = [person.email, newEmail];
  await linksInMails(page, mailboxes, "/confirm-email-change", 2);

  await page.reload();
  await expect(pending).toBeVisible();
  await page.getByRole("button", { name: "Send the links again" }).click();
  const cancelled = await linksInMails(page, mailboxes, "/confirm-email-change", 4);
  await page.getByRole("button", { name: "Keep the old address" }).click();
  await expect(page.getByText(`Your address stays ${person.email}.`)).toBeVisible();
  await expect(pending).toHaveCount(0);
  await page.getByRole("button", { name: "Change: Email" }).click();
  await page.getByLabel("New email").fill(newEmail);
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Send the links" }).click();
  const all = await linksInMails(page, mailboxes, "/confirm-email-change", 6);

  await page.goto(cancelled[0]!);
  await expect(page.getByRole("heading", { name: "The address isn’t confirmed" })).toBeVisible();
  const newest = all.filter((link) => !cancelled.includes(link));
  await page.goto(newest[0]!);
  await expect(page.getByText("once the link in the other email is opened too")).toBeVisible();
  await page.goto(newest[1]!);
  await expect(page.getByText(`Your address is now ${newEmail}.`)).toBeVisible();
  await page.getByRole("link", { name: "Back to the profile" }).click();
  await expect(page.getByText(newEmail).first()).toBeVisible();
});

test("a changed password signs out other devices; one is signed out from another, and all at once", async ({ page, playwright, baseURL }) => {
  const person = newPerson();
  const changed = { ...person, password: `${person.password} ja tuul` };
  await arrive(page, person, "/user/profile/access");
  const phone = await playwright.request.newContext({ baseURL: baseURL! });
  expect((await signInThere(phone, person)).status()).toBe(200);

  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password").fill("password");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("This password is too common. Choose another.").first())
    .toBeVisible();
  await page.getByLabel("New password").fill(changed.password);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("");
  expect(await isSignedIn(phone)).toBe(false);
  expect((await signInThere(phone, person)).status()).toBe(401);
  expect((await signInThere(phone, changed)).status()).toBe(200);

  await page.reload();
  const lines = page.getByRole("listitem").filter({ hasText: "last used" });
  await expect(lines).toHaveCount(2);
  await lines.filter({ hasNotText: "this device" }).getByRole("button", { name: /^Log out/ })
    .click();
  await expect(lines).toHaveCount(1);
  expect(await isSignedIn(phone)).toBe(false);

  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fuser%2Fprofile%2Faccess/);
  await phone.dispose();
});

function signInThere(device: APIRequestContext, { email, password }: Person) {
  return device.post("/api/auth/login", { data: { email, password } });
}

async function isSignedIn(device: APIRequestContext): Promise<boolean> {
  const headers = { "X-Requested-With": "heaolu", "Sec-Fetch-Site": "same-origin" };
  return (await device.post("/api/auth/refresh", { headers })).ok();
}

test("the archive can be downloaded and the account erased", async ({ page }) => {
  const person = newPerson();
  await arrive(page, person, "/user/profile/data");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the archive" }).click();
  expect((await download).suggestedFilename()).toBe("heaolu.zip");

  await page.getByRole("button", { name: "Erase my account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await dialog.getByLabel("Your password").fill("not my password");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(dialog.getByText("This isn’t your current password.").first()).toBeVisible();
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByRole("dialog", { name: "Your account is erased" })).toBeVisible();
  const receipt = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the receipt" }).click();
  expect((await receipt).suggestedFilename()).toMatch(/\.html$/);
  await page.getByRole("dialog").getByRole("button", { name: "Leave the page" }).last().click();
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  expect((await signInThere(page.request, person)).status()).toBe(401);
});

test("a language chosen while signed in is stored with the user and survives signing out", async ({ page }) => {
  const person = newPerson();
  await arrive(page, person, "/user/profile");
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByRole("button", { name: /^EN/ }).click();
  await page.getByRole("menuitem", { name: "Русский" }).click();
  expect((await (await saved).json()).language).toBe("ru");
  await expect(page.getByRole("button", { name: /^Язык страниц и писем: Русский/ })).toBeVisible();
  await page.getByRole("button", { name: new RegExp(person.name) }).click();
  await page.getByRole("menuitem", { name: "Выйти" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("a failed sign-in at a provider is explained on the page", async ({ page }) => {
  await page.goto("/login?lng=en&error=ERR_SIGN_IN_CANCELLED");
  await expect(page.getByRole("alert")).toHaveText("You did not finish signing in.");
});
