import { expect } from "@playwright/test";
import { codeInMail, newPerson } from "./account-steps.ts";
import { faultsOf, takenOver } from "./steps.ts";
import { test } from "./test.ts";

test("a code from the mail logs in and returns to the page, after wrong ones and a new one", async ({ page }) => {
  const { email } = newPerson();
  await page.goto("/login?lng=en&returnUrl=%2Fjournal");
  await page.getByLabel("Email").fill(email);
  const withCode = page.getByRole("link", { name: "Log in with a code" });
  await takenOver(withCode);
  await withCode.click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Email me the code" }).click();
  const field = page.getByLabel("Six digits from the email");
  await expect(field).toBeFocused();
  const first = await codeInMail(page, email);
  const wrong = first === "111111" ? "222222" : "111111";
  await field.fill(wrong);
  await expect(page.getByText("This code doesn’t match. 4 tries left.").first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.clock.install();
  await expect(page.getByRole("button", { name: /^New code in/ })).toBeDisabled();
  await page.clock.fastForward("00:31");
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByText("A new code is on its way.")).toBeVisible();
  const second = await codeInMail(page, email, [first]);
  await field.fill(first);
  await expect(page.getByText(/doesn’t match/).first()).toBeVisible();
  await field.fill(second);
  await expect(page).toHaveURL(/\/journal/);
});

test("an admin's account asks for its password besides the code", async ({ page }) => {
  const email = "admin@demo.heaolu.ee";
  await page.goto("/login?lng=en&with=code");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me the code" }).click();
  await page.getByLabel("Six digits from the email").fill(await codeInMail(page, email));
  await expect(page.getByText("this account also needs its password")).toBeVisible();
  await page.getByRole("link", { name: "Log in with a password" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
});

test("an account without a password sets one in its profile with a code", async ({ page }) => {
  const { email, password } = newPerson();
  await page.goto("/login?lng=en&with=code&returnUrl=%2Fuser%2Fprofile%2Faccess");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me the code" }).click();
  const first = await codeInMail(page, email);
  await page.getByLabel("Six digits from the email").fill(first);
  await expect(page.getByText("This account has no password yet.")).toBeVisible();
  await page.getByRole("button", { name: "Email me a code to choose a password" }).click();
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Enter all digits of the code.").first()).toBeVisible();
  await page.getByLabel("Six digits from the email").fill(await codeInMail(page, email, [first]));
  await expect(page.getByLabel("New password")).toBeFocused();
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByLabel("Current password")).toBeVisible();
});

test("a mailbox whose codes others request gets one of nine digits, which logs in too", async ({ page }) => {
  const { email } = newPerson();
  const others: string[] = [];
  for (let nth = 0; nth < 2; nth++) {
    await page.request.post("/api/auth/codes", { data: { email } });
    others.push(await codeInMail(page, email, others));
  }
  await page.goto("/login?lng=en&with=code&returnUrl=%2Fjournal");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me the code" }).click();
  const code = await codeInMail(page, email, others);
  expect(code).toHaveLength(9);
  await page.getByLabel("Nine digits from the email").fill(code);
  await expect(page).toHaveURL(/\/journal/);
});
