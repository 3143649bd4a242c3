import { expect, type Page } from "@playwright/test";
import { consentTerms } from "../../backend/domain/consent.ts";
import { newPerson, openAccount } from "./account-steps.ts";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const none = { safety_2: ["none"], safety_3: ["none"], safety_4: ["none"], age: ["30_49"] };
const pregnant = { needs: ["STRESS"], safety_1: ["pregnancy"], ...none };

/** Stores a test of a person, as the end of the test does. */
async function storeTest(page: Page, { email, password }: { email: string; password: string }) {
  const login = await page.request.post("/api/auth/login", { data: { email, password } });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  const { version } = consentTerms["test-results"];
  const data = { purpose: "test-results", version, isGiven: true };
  expect((await page.request.put("/api/user/me/consents", { headers, data })).status()).toBe(200);
  const given = { version: 1, answers: pregnant };
  const saved = await page.request.post("/api/suitability/results", { headers, data: given });
  expect(saved.status()).toBe(201);
}

/** Chooses the last time shown, and goes on. */
async function choose(page: Page, address: string) {
  await page.goto(`${address}?lng=en`);
  const next = page.locator(".confirm-bar").getByRole("button");
  // A tap before the scripts run chooses nothing.
  await expect(async () => {
    await page.locator(".slot-picker label:not([data-taken])").last().click({ timeout: 5000 });
    await expect(next).toBeVisible({ timeout: 5000 });
  }).toPass();
  await next.click();
}

test("a pregnant client reads the caution, shares it and books; the practitioner sees it", async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = newPerson();
  await openAccount(page, person);
  await storeTest(page, person);
  await choose(page, "/@maarja-liis-tammelaid/body-psy-60");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Before you book");
  await expect(page.getByText("Gentle work often suits well")).toHaveCount(2);
  await expect(page.getByText(/held for you|kept for you|\d:\d\d/).last()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Continue" }).click();
  const tick = page.getByRole("checkbox", { name: "I have read this" });
  await expect(tick).toBeFocused();
  await expect(page.getByText("Tick that you have read this.")).toBeVisible();
  await tick.check();
  const share = page.getByRole("checkbox", { name: /^Show the warning to Maarja-Liis/ });
  await expect(share).not.toBeChecked();
  await share.check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your details");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await page.getByRole("link", { name: "To my journal" }).waitFor();

  const practitioner = await (await browser.newContext()).newPage();
  await signInAs(practitioner, "therapist1");
  await practitioner.goto("/sessions?lng=en");
  await practitioner.getByRole("link", { name: new RegExp(person.name) }).first().click();
  await expect(practitioner.getByRole("heading", { name: "Warning from the test" })).toBeVisible();
  await expect(practitioner.getByText("“Are you pregnant, or might you be?” – yes")).toBeVisible();
  await practitioner.context().close();

  await choose(page, "/@jaanika-toomla/osho-60");
  await expect(page.locator(".badge[data-verdict]")).toHaveText("Not suitable now");
  await expect(page.locator(".offer-list time")).toHaveCount(2);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await choose(page, "/@maarja-liis-tammelaid/tre-60");
  await expect(page.locator(".badge[data-verdict]")).toHaveText("Ask first");
  await expect(page.getByRole("link", { name: "My answers have changed" })).toBeVisible();
});

test("a guest with a result of this tab reads the same step, and one without has none", async ({ page }) => {
  await choose(page, "/@maarja-liis-tammelaid/body-psy-60");
  await expect(page.getByLabel("Name")).toBeVisible();
  await page.evaluate((answers) => {
    const test = { version: 1, answers, step: null, finishedAt: Date.now() };
    sessionStorage.setItem("heaolu.test", JSON.stringify(test));
  }, pregnant);
  // The page goes on with the chosen time.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Before you book");
  // Nothing is recorded for a guest, so there is nothing to share.
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await page.getByRole("checkbox", { name: "I have read this" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Name").fill("Kersti Kuusk");
  await page.getByRole("button", { name: "Back to times" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Kersti Kuusk");
});
