import { expect, type Page } from "@playwright/test";
import {
  linksInMails,
  newPerson,
  openAccount,
  type Person,
  register,
  signIn,
} from "./account-steps.ts";
import { test } from "./test.ts";

const demoPassword = "heaolu-demo-2026";

function account(page: Page) {
  return page.getByRole("button", { name: /^Account:/ });
}

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
  // A response is gone once its page is.
  await expect.poll(() => tokens.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expect.poll(() => tokens.length).toBeGreaterThan(1);
  const stored = await everythingStored(page);
  for (const secret of [...tokens, person.email, person.name, person.password]) {
    expect(stored).not.toContain(secret);
  }
  expect(stored).toContain("i18nextLng");
});

test("the name can be changed, cancelled and saved; a refusal keeps what was typed", async ({ page, context }) => {
  const person = newPerson();
  await arrive(page, person, "/user/profile");
  await page.getByRole("button", { name: "Change: Name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Another person");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(person.name).last()).toBeVisible();

  // Another tab changes it meanwhile.
  const other = await context.newPage();
  await other.goto("/user/profile?lng=en");
  await page.getByRole("button", { name: "Change: Name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Kadri Kask");
  await other.getByRole("button", { name: "Change: Name" }).click();
  await other.getByRole("textbox", { name: "Name" }).fill("Kadri Tamm");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Kadri Tamm").first()).toBeVisible();

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/it now says “Kadri Tamm”/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Kadri Kask");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Account: Kadri Kask" })).toBeVisible();
});

test("a changed email address takes effect once both mailboxes have confirmed", async ({ page }) => {
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
  await expect(page.getByText(/changes once the links in both emails/)).toBeVisible();

  const mailboxes = [person.email, newEmail];
  const links = await linksInMails(page, mailboxes, "/confirm-email-change", 2);
  await page.goto(links[0]!);
  await expect(page.getByText("once the link in the other email is opened too")).toBeVisible();
  await page.goto(links[1]!);
  await expect(page.getByText(`Your address is now ${newEmail}.`)).toBeVisible();
  await page.getByRole("link", { name: "Back to the profile" }).click();
  await expect(page.getByText(newEmail).first()).toBeVisible();
});

test("a change of address is shown until it is cancelled, and its links can be sent again", async ({ page }) => {
  const person = newPerson();
  const newEmail = `new-${person.email}`;
  await arrive(page, person, "/user/profile");
  await page.getByRole("button", { name: "Change: Email" }).click();
  await page.getByLabel("New email").fill(newEmail);
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Send the links" }).click();
  const pending = page.getByText(/changes once the links in both emails/);
  await expect(pending).toBeVisible();
  const mailboxes = [person.email, newEmail];
  const [first] = await linksInMails(page, mailboxes, "/confirm-email-change", 2);
  await page.reload();
  await expect(pending).toBeVisible();
  await page.getByRole("button", { name: "Send the links again" }).click();
  await linksInMails(page, mailboxes, "/confirm-email-change", 4);
  await page.getByRole("button", { name: "Keep the old address" }).click();
  await expect(page.getByText(`Your address stays ${person.email}.`)).toBeVisible();
  await expect(pending).toHaveCount(0);
  await page.goto(first!);
  await expect(page.getByRole("heading", { name: "The address isn’t confirmed" })).toBeVisible();
});

test("a changed password signs out other devices, and only the new one works", async ({ page, browser }) => {
  const person = newPerson();
  const changed = { ...person, password: `${person.password} ja tuul` };
  await arrive(page, person, "/user/profile/access");
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/login?lng=en&returnUrl=%2Fjournal");
  await signIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/journal/);

  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password").fill("password");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("This password is too common. Choose another.").first())
    .toBeVisible();
  await page.getByLabel("New password").fill(changed.password);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("");

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await signIn(elsewhere, person);
  await expect(elsewhere.getByText("The email or the password doesn’t match.")).toBeVisible();
  await signIn(elsewhere, changed);
  await expect(elsewhere).toHaveURL(/\/journal/);
  await elsewhere.context().close();
});

test("a device is signed out from another; signing out everywhere includes this one", async ({ page, browser }) => {
  const person = newPerson();
  await arrive(page, person, "/user/profile/access");
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/login?lng=en&returnUrl=%2Fjournal");
  await signIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/journal/);

  await page.reload();
  const lines = page.getByRole("listitem").filter({ hasText: "last used" });
  await expect(lines).toHaveCount(2);
  await lines.filter({ hasNotText: "this device" }).getByRole("button", { name: /^Log out/ })
    .click();
  await expect(lines).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);

  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fuser%2Fprofile%2Faccess/);
  await elsewhere.context().close();
});

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
  await page.goto("/login?lng=en");
  await signIn(page, person);
  await expect(page.getByText("The email or the password doesn’t match.")).toBeVisible();
});

test("two tabs that refresh at once both stay signed in", async ({ page, context }) => {
  await page.goto("/login?lng=en&returnUrl=%2Fuser%2Fprofile");
  await signIn(page, { email: "client@demo.heaolu.ee", password: demoPassword });
  await expect(page).toHaveURL("/user/profile");
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (let round = 0; round < 3; round++) {
    await Promise.all(tabs.map((tab) => tab.goto("/user/profile?lng=en")));
    for (const tab of tabs) await expect(account(tab)).toBeVisible();
  }
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

test("going back after signing out shows a visitor's page", async ({ page }) => {
  await page.goto("/login?lng=en&returnUrl=%2Fuser%2Fprofile");
  await signIn(page, { email: "client@demo.heaolu.ee", password: demoPassword });
  await expect(page).toHaveURL("/user/profile");
  await page.evaluate(() => {
    document.cookie = "signed-in=; path=/; max-age=0";
    globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page).toHaveURL(/\/login\?returnUrl/);
});

test("a failed sign-in at a provider is explained on the page", async ({ page }) => {
  await page.goto("/login?lng=en&error=ERR_SIGN_IN_CANCELLED");
  await expect(page.getByRole("alert")).toHaveText("You did not finish signing in.");
  await page.goto("/login?lng=en&error=ERR_%3Cb%3E");
  await expect(page.getByRole("alert")).toHaveText("Signing in did not work. Please try again.");
});
