import { expect, type Page } from "@playwright/test";
import { faultsOf, signInAs, tabTo } from "./steps.ts";
import { answer, answerUntilCrisisCheck, begin, heading } from "./suitability-steps.ts";
import { test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a visitor takes the test by keyboard alone on a phone, meets the crisis numbers and sees the results", async ({ page }) => {
  await begin(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Choose an answer or skip the question.");
  expect(await faultsOf(page)).toEqual([]);
  for (const name of ["Stress", "Burnout", "Anxiety", "Fears", "Anger"]) {
    await page.getByRole("checkbox", { name }).press("Space");
  }
  await expect(page.getByRole("status").filter({ hasText: "5 are chosen" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Back pain" }).press("Space");
  await expect(page.getByRole("checkbox", { name: "Back pain" })).not.toBeChecked();
  for (const name of ["Stress", "Burnout", "Anxiety", "Fears", "Anger"]) {
    await page.getByRole("checkbox", { name }).press("Space");
  }
  await answerUntilCrisisCheck(page, "1");

  await expect(page.getByRole("status").filter({ hasText: "Question 12 of 16, Safety" }))
    .toHaveCount(1);
  await expect(
    page.getByRole("group", { name: "Are you safe right now?" }).getByRole("checkbox"),
  ).toHaveCount(4);
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
    .toContainText("You are pregnant");
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
  let visits = 0;
  await page.route("https://www.ilmateenistus.ee/", (route) => {
    visits++;
    return route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" });
  });
  await begin(page);
  await tabTo(page, page.getByRole("checkbox", { name: "Stress" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await answer(page, /^How much does this affect/, "5");
  await expect(heading(page)).toHaveText("If it is very hard, do not stay alone");
  for (const _press of [1, 2, 3]) await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("Weather");
  await page.evaluate(() => history.back());
  await expect.poll(() => visits).toBe(2);
  await expect(page).toHaveTitle("Weather");
  await page.goto("/test");
  await expect(page.getByRole("button", { name: "Start the test" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a signed-in user goes on later, stores two results, compares them and withdraws the permission", async ({ page, request }) => {
  const { version } = await (await request.get("/api/suitability/questionnaire")).json();
  await signInAs(page, "client");
  await placeTest(page, {
    version,
    answers: { ...untilCrisisCheck, safety_1: ["none"] },
    step: "crisis_check",
  });
  await page.goto("/test?lng=en");
  await page.getByRole("button", { name: /^Go on/ }).click();
  await expect(heading(page)).toHaveText(/^Are you safe right now/);
  await page.keyboard.press("Escape");
  const later = page.getByRole("dialog");
  await later.getByRole("radio", { name: /^In my account/ }).check();
  await later.getByRole("button", { name: "Allow and save" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("STRESS");

  await page.goto("/test?lng=en");
  await page.getByRole("button", { name: "Go on" }).click();
  await answer(page, /^Are you safe right now/, "3");
  for (
    const question of [/^Which language/, /practitioner.s gender/, /^Where can/, /^How much can/]
  ) {
    await answer(page, question, "1");
  }
  const allow = page.getByRole("checkbox", { name: /^I allow my answers/ });
  await expect(allow).not.toBeChecked();
  await allow.press("Space");
  await page.getByRole("button", { name: "See the results" }).click();
  await expect(heading(page)).toHaveText(/^Best for you right now: /);
  await expect(page.getByRole("button", { name: /^Allow and save/ })).toHaveCount(0);

  // Another tab has the stored result, and not the answers of this one.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(heading(page)).toHaveText(/^Best for you right now: /);
  await expect(page.getByRole("link", { name: "Take the test again" })).toBeVisible();

  const pregnant = { ...untilCrisisCheck, safety_1: ["pregnancy"], crisis_check: ["none"] };
  await placeTest(page, { version, answers: pregnant, step: "budget" });
  await page.goto("/test?lng=en");
  await page.getByRole("button", { name: "Go on with question 16" }).click();
  await answer(page, /^How much can/, "1");
  await allow.press("Space");
  await page.getByRole("button", { name: "See the results" }).click();
  const comparison = page.getByRole("region", { name: "What has changed" });
  await expect(comparison.getByRole("listitem").filter({ hasText: "→ Not suitable now" }).first())
    .toBeAttached();
  expect(await faultsOf(page)).toEqual([]);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF" }).click();
  expect((await download).suggestedFilename()).toBe("Suitability test results.pdf");
  await page.getByRole("button", { name: "Send to my email" }).click();
  await expect(page.getByText("The result is on its way to your email.")).toBeVisible();

  await page.getByRole("link", { name: "My permissions" }).click();
  await page.getByRole("switch", { name: "Answers and results of the test" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Withdraw/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/preferences?lng=en");
  await expect(page.getByRole("link", { name: "Start the test" })).toBeVisible();
});

const untilCrisisCheck = {
  needs: ["STRESS"],
  strength: ["3"],
  ways_of_working: ["talk", "movement"],
  touch_comfort: ["fine"],
  meeting: ["any"],
  experience: ["some"],
  safety_2: ["none"],
  safety_3: ["none"],
  safety_4: ["none"],
  age: ["30_49"],
};

/** Puts a test into the storage of the tab, from a page that writes none itself. */
async function placeTest(page: Page, test: object) {
  await page.goto("/robots.txt");
  await page.evaluate((text) => sessionStorage.setItem("heaolu.test", text), JSON.stringify(test));
}

test("after a change of the questions the answers that still fit are kept", async ({ page }) => {
  const answers = { needs: ["STRESS"], strength: ["9"], gone: ["x"] };
  await placeTest(page, { version: 999, answers, step: "strength" });
  await page.goto("/test?lng=en");
  await expect(page.getByText(/questions of the test have changed.*2 need to be answered/))
    .toBeVisible();
  await page.getByRole("button", { name: "Go on with question 2" }).click();
  await answer(page, /^How much does this affect/, "2");
  await page.goBack();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("checkbox", { name: "Stress" })).toBeChecked();
});

test("a visitor who allowed it finds the result in the account after the sign-in", async ({ page, request }) => {
  const { version } = await (await request.get("/api/suitability/questionnaire")).json();
  const answers = { needs: ["GRIEF"], ways_of_working: ["talk"] };
  const finishedAt = Date.now();
  await placeTest(page, { version, answers, finishedAt, storesAfterSignIn: false });
  await page.goto("/preferences?lng=en");
  await page.getByRole("link", { name: "Allow and sign in" }).click();
  await page.getByLabel("Email").fill("therapist2@demo.heaolu.ee");
  await page.getByLabel("Password", { exact: true }).fill("heaolu-demo-2026");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("The result is saved to your account.")).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(heading(page)).toHaveText(/^Best for you right now: /);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: "Start the test" })).toBeVisible();
});
