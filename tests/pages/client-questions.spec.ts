import { expect, type Page } from "@playwright/test";
import { consentTerms } from "../../backend/domain/consent.ts";
import { newPerson, openAccount } from "./account-steps.ts";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const asksAboutTre = {
  needs: ["STRESS"],
  safety_1: ["pregnancy"],
  safety_2: ["none"],
  safety_3: ["none"],
  safety_4: ["none"],
  age: ["30_49"],
};

async function storeTest(page: Page, { email, password }: { email: string; password: string }) {
  const login = await page.request.post("/api/auth/login", { data: { email, password } });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  const { version } = consentTerms["test-results"];
  const data = { purpose: "test-results", version, isGiven: true };
  expect((await page.request.put("/api/user/me/consents", { headers, data })).status()).toBe(200);
  const given = { version: 1, answers: asksAboutTre };
  const saved = await page.request.post("/api/suitability/results", { headers, data: given });
  expect(saved.status()).toBe(201);
}

/** Chooses the last time shown, and goes on to what the test says. */
async function choose(page: Page) {
  await page.goto("/@maarja-liis-tammelaid/tre-60?lng=ru");
  const next = page.locator(".confirm-bar").getByRole("button");
  // A tap before the scripts run chooses nothing.
  await expect(async () => {
    await page.locator(".slot-picker label:not([data-taken])").last().click({ timeout: 5000 });
    await expect(next).toBeVisible({ timeout: 5000 });
  }).toPass();
  await next.click();
}

test("a client asks first in Russian on a phone, is cleared, and books", async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = newPerson();
  await openAccount(page, person);
  await storeTest(page, person);
  await choose(page);
  await page.getByRole("link", { name: /^Сначала спросить/ }).click();

  const send = page.getByRole("button", { name: "Отправить вопрос" });
  await send.click();
  await expect(page.getByText("Напишите свой вопрос.")).toBeVisible();
  await page.getByLabel("Ваш вопрос").fill("Двадцатая неделя. <b>Можно?</b>");
  const share = page.getByRole("checkbox", { name: /^Показать эти предупреждения/ });
  await expect(share).not.toBeChecked();
  await share.check();
  expect(await faultsOf(page)).toEqual([]);
  await send.click();
  await expect(page).toHaveURL(/\/questions\?open=/);
  await expect(page.getByText("Ждёт ответа")).toBeVisible();

  const practitioner = await (await browser.newContext()).newPage();
  await signInAs(practitioner, "therapist1");
  await practitioner.goto("/sessions?lng=en");
  await practitioner.getByRole("link", { name: "Read and answer" }).click();
  const card = practitioner.getByRole("article", { name: person.name });
  await expect(card.getByText("Двадцатая неделя. <b>Можно?</b>")).toBeVisible();
  await expect(card.getByText(/Are you pregnant, or might you be\?/)).toBeVisible();
  await card.getByRole("button", { name: "Send the answer" }).click();
  await expect(card.getByText("Choose what the client can do.")).toBeVisible();
  await card.getByLabel(/^Your answer/).fill("Yes, gently.");
  await card.getByRole("radio", { name: /^You can book/ }).check();
  await card.getByLabel("Why is it possible?").fill("Her midwife agrees.");
  expect(await faultsOf(practitioner)).toEqual([]);
  await card.getByRole("button", { name: "Send the answer" }).click();
  await expect(card.getByText("Why: Her midwife agrees.")).toBeVisible();
  await practitioner.context().close();

  await page.reload();
  await expect(page.getByText("Yes, gently.")).toBeVisible();
  await choose(page);
  await expect(page.getByText("Почему: Her midwife agrees.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Прочитано" }).check();
  await page.locator(".confirm-bar").getByRole("button").click();
  await page.locator(".confirm-bar button[type=submit]").click();
  await page.getByRole("link", { name: /дневник/ }).first().waitFor();
});

test("a visitor keeps what was typed over the login", async ({ page }) => {
  await page.goto("/questions/new?practitioner=maarja-liis-tammelaid&practice=TRE&lng=et");
  const question = page.getByLabel("Sinu küsimus");
  await question.fill("Kas see sobib mulle?");
  await page.getByRole("link", { name: "Logi sisse ja saada" }).click();
  await expect(page).toHaveURL(/returnUrl=%2Fquestions%2Fnew/);
  await page.goBack();
  await expect(question).toHaveValue("Kas see sobib mulle?");
});
