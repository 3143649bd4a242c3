import { expect, type Page, test } from "@playwright/test";
import { faultsOf, tabTo } from "./steps.ts";

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens the test and starts it by keyboard. */
async function begin(page: Page) {
  await page.goto("/test?lng=en");
  await tabTo(page, page.getByRole("button", { name: "Start the test" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("What would you like help with?");
}

/** Answers the question with the keys of its options, and goes on. */
async function answer(page: Page, question: RegExp, ...keys: string[]) {
  await expect(heading(page)).toHaveText(question);
  await expect(heading(page)).toBeFocused();
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
}

/** The questions up to the one about being safe. */
async function answerUntilCrisisCheck(page: Page) {
  await tabTo(page, page.getByRole("checkbox", { name: "Stress" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await answer(page, /^How much does this affect/, "3");
  await answer(page, /^How would you like to work/, "1", "3");
  await answer(page, /^How comfortable are you with touch/, "1");
  await answer(page, /^How would you like to meet/, "3");
  await answer(page, /^What experience/, "2");
  await answer(page, /Pregnancy, injuries/, "1");
  await answer(page, /Heart, blood/, "0");
  await answer(page, /Present symptoms/, "0");
  await answer(page, /Mind and life/, "0");
  await answer(page, /^How old are you/, "3");
}

test("a visitor takes the test by keyboard alone on a phone, meets the crisis numbers and sees the results", async ({ page }) => {
  await begin(page);
  expect(await faultsOf(page)).toEqual([]);
  await answerUntilCrisisCheck(page);

  await answer(page, /^Are you safe right now/, "1");
  await expect(heading(page)).toHaveText("Your life matters. Talk to someone now");
  const numbers = page.locator("main").getByRole("link", { name: /^Call/ });
  await expect(numbers.nth(0)).toHaveAttribute("href", "tel:112");
  await expect(numbers.nth(1)).toHaveAttribute("href", "tel:116123");
  expect(await faultsOf(page)).toEqual([]);
  await tabTo(page, page.getByRole("button", { name: "Change my answer" }));
  await page.keyboard.press("Enter");
  await answer(page, /^Are you safe right now/, "1", "3");

  await answer(page, /^Which language/, "1");
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: "Estonian" })).toBeChecked();
  await answer(page, /^Which language/);
  await page.reload();
  await answer(page, /^Does the practitioner.s gender/, "3");
  await answer(page, /^Where can you get to/, "1");
  await tabTo(page, page.getByRole("button", { name: "Skip" }));
  await page.keyboard.press("Enter");

  await expect(heading(page)).toHaveText("Thank you. Your results are ready.");
  expect(new URL(page.url()).search).toBe("?lng=en");
  await tabTo(page, page.getByRole("button", { name: "See the results" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(/^Best for you right now: /);
  expect(page.url()).not.toMatch(/pregnancy|STRESS/i);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("pregnancy");

  const breathwork = page.getByRole("article", { name: /BBTRS/ });
  await expect(breathwork).toContainText("Intense breathing changes blood gases");
  await tabTo(page, breathwork.locator("summary").first(), 150);
  await page.keyboard.press("Enter");
  await expect(breathwork.getByRole("listitem").filter({ hasText: "Your answer" }))
    .toContainText("Are you pregnant");
  await expect(page.getByRole("list", { name: /^Practitioners: / }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await breathwork.getByRole("button", { name: "Change this answer" }).press("Enter");
  await answer(page, /Pregnancy, injuries/, "0");
  await tabTo(page, page.getByRole("button", { name: "See the results" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(/^Best for you right now: [^.]+\.$/);
  await expect(page.getByText("Intense breathing changes blood gases")).toHaveCount(0);
});

test("closing the crisis page quickly removes the answers and leaves the site", async ({ page }) => {
  await page.route(
    "https://www.ilmateenistus.ee/",
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  );
  await begin(page);
  await tabTo(page, page.getByRole("checkbox", { name: "Stress" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await answer(page, /^How much does this affect/, "5");
  await expect(heading(page)).toHaveText("If it is very hard, do not stay alone");
  await page.getByRole("button", { name: "Close quickly" }).press("Enter");
  await expect(page).toHaveTitle("Weather");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Start the test" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a question needs an answer or is skipped, and at five needs the others wait", async ({ page }) => {
  await begin(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Choose an answer or skip the question.");
  for (const name of ["Stress", "Burnout", "Anxiety", "Fears", "Anger"]) {
    await page.getByRole("checkbox", { name }).press("Space");
  }
  await expect(page.getByRole("status").filter({ hasText: "5 are chosen" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Back pain" }).press("Space");
  await expect(page.getByRole("checkbox", { name: "Back pain" })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").getByRole("button", { name: /^Delete the answers/ }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/test?lng=en");
  await expect(page.getByRole("button", { name: "Start the test" })).toBeVisible();
});
