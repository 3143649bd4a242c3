import { expect, type Page, type Route } from "@playwright/test";
import { appCode } from "../support/app-code.ts";
import { newPerson, openAccount } from "./account-steps.ts";
import { faultsOf, takenOver } from "./steps.ts";
import { test } from "./test.ts";
import { addVirtualAuthenticator } from "./virtual-authenticator.ts";

const nextStepMs = 30_000;

async function logOut(page: Page) {
  await page.getByRole("button", { name: /^Account:/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  // The app leads to the login by itself, and would interrupt what is opened before.
  await expect(page).toHaveURL(/\/login/);
}

test("a person adds an app and a passkey, and logs in with each of them", async ({ page }) => {
  await addVirtualAuthenticator(page);
  const person = newPerson();
  await openAccount(page, person);
  await page.goto("/user/profile/access?lng=en");
  const setUp = page.getByRole("button", { name: "Set up an app" });
  await takenOver(setUp);
  await setUp.click();
  await expect(page.getByRole("img", { name: /^Code for the authenticator app/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const secret = (await page.locator("li code").innerText()).replaceAll(" ", "");
  await page.getByLabel("Enter the six digits that the app shows")
    .fill(appCode(secret, Date.now()));
  await expect(page.getByRole("heading", { name: "If your phone is lost" })).toBeFocused();
  const codes = page.getByRole("list", { name: /recovery codes/ }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole("button", { name: "I have saved the codes" }).click();
  await expect(page.getByText("10 codes left")).toBeVisible();

  await logOut(page);
  await page.goto("/login?lng=en&returnUrl=%2Fuser%2Fprofile%2Faccess");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  const field = page.getByLabel("Six digits from your app");
  await expect(field).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await field.fill(appCode(secret, Date.now() - 3_600_000));
  await expect(page.getByText("This code doesn’t match.").first()).toBeVisible();
  await page.reload();
  // Each code counts once, and that of the next half minute is accepted already.
  await field.fill(appCode(secret, Date.now() + nextStepMs));
  await expect(page).toHaveURL(/\/user\/profile\/access/);

  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Laptop");
  await page.getByRole("button", { name: "Create the passkey" }).click();
  await expect(page.getByText("Passkey: Laptop")).toBeVisible();

  await logOut(page);
  await page.goto("/login?lng=en&returnUrl=%2Fuser%2Fprofile%2Faccess");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByText("Passkey: Laptop")).toBeVisible();

  // An old proof is renewed in a dialog, and the action goes on by itself.
  await page.route("**/api/auth/authenticator", askForProof, { times: 1 });
  await page.getByRole("button", { name: "Remove: Authenticator app" }).click();
  const removal = page.getByRole("dialog", { name: "Remove “Authenticator app”?" });
  await expect(removal).toContainText("the ways that are left in this list");
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await removal.getByRole("button", { name: "Remove" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByRole("button", { name: "Lost your phone?" }).click();
  await dialog.getByLabel("Recovery code").fill(recoveryCode);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Authenticator app is removed.")).toBeVisible();
  await expect(page.getByText("9 codes left")).toBeVisible();
});

function askForProof(route: Route) {
  return route.fulfill({
    status: 403,
    contentType: "application/problem+json",
    body: JSON.stringify({
      type: "/problems/ERR_STEP_UP_REQUIRED",
      title: "Confirm",
      status: 403,
      errCode: "ERR_STEP_UP_REQUIRED",
      instance: "x",
      proofs: ["app-code", "passkey", "recovery-code"],
    }),
  });
}
