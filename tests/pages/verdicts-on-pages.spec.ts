import { type BrowserContext, expect, type Page } from "@playwright/test";
import { faultsOf, goOn, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const answers = { needs: ["STRESS"], safety_1: ["pregnancy"] };

const reason = /cupping are not used in pregnancy/;

const note = (page: Page, text: string) => page.locator(".verdict-note", { hasText: text });

/** Stores a result for the demo client, with consent. */
async function storeResult({ request }: BrowserContext) {
  const login = { email: "client@demo.heaolu.ee", password: "heaolu-demo-2026" };
  const signedIn = await request.post("/api/auth/login", { data: login });
  const { accessToken } = await signedIn.json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const listed = await request.get("/api/user/me/consents", { headers });
  const { purpose, version } = (await listed.json()).consents
    .find(({ purpose }: { purpose: string }) => purpose === "test-results");
  const data = { purpose, version, isGiven: true };
  expect((await request.put("/api/user/me/consents", { headers, data })).ok()).toBe(true);
  const result = { version: 1, answers };
  expect((await request.post("/api/suitability/results", { headers, data: result })).ok())
    .toBe(true);
}

test("a pregnant client reads what suits and why, until the consent is withdrawn", async ({ page, context }) => {
  await storeResult(context);
  await signInAs(page, "client");
  await page.goto("/?practice=cup-therapy&lng=en");
  const card = page.getByRole("article").filter({ hasText: "Not suitable now" })
    .first();
  await expect(card).toContainText(reason);
  await expect(card.getByRole("link", { name: "Read why" }))
    .toHaveAttribute("href", "/preferences#cup-therapy");
  expect(await faultsOf(page)).toEqual([]);
  await card.getByRole("heading").getByRole("link").click();
  await expect(note(page, "Not suitable now").first()).toContainText(reason);
  await goOn(page, "/practices/cup-therapy");
  await expect(page.getByRole("heading", { level: 1, name: /cupping/i })).toBeVisible();
  await page.locator(".verdict-note summary").click();
  await expect(page.locator(".verdict-note")).toContainText("Your answer: You are pregnant");

  await goOn(page, "/practices");
  await expect(page.getByRole("heading", { level: 1, name: "Practices" })).toBeVisible();
  await expect(note(page, "Not suitable now")).not.toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await goOn(page, "/?practice=cup-therapy,reiki");
  await page.getByRole("checkbox", { name: /^suits me/ }).click();
  await expect(page).toHaveURL("/?practice=cup-therapy,reiki&suits=1");
  await expect(page.locator("[data-unsuitable]")).toHaveCount(0);
  await expect(page.getByRole("article").first()).toContainText("Reiki");

  await goOn(page, "/?practice=cup-therapy");
  await expect(page.locator("[data-unsuitable]").first()).toBeVisible();
  const other = await context.newPage();
  await other.goto("/user/profile/data");
  const consent = other.getByRole("switch", { name: "Answers and results of the test" });
  await consent.click();
  await other.getByRole("button", { name: "Withdraw and delete" }).click();
  await expect(page.locator("[data-unsuitable]")).toHaveCount(0);
  await expect(page.getByText("Not suitable now")).toHaveCount(0);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the test of a tab marks practices in this tab only, and without one nothing is loaded", async ({ page, context }) => {
  const stored = { version: 1, answers, finishedAt: 1, step: null };
  await page.addInitScript((test) => {
    sessionStorage.setItem("heaolu.test", JSON.stringify(test));
  }, stored);
  await page.goto("/practices/cup-therapy?lng=en");
  await expect(page.locator(".verdict-note")).toContainText(reason);
  await goOn(page, "/?practice=cup-therapy");
  await expect(page.locator("[data-unsuitable]").first()).toContainText(reason);
  await page.setViewportSize({ width: 1280, height: 900 });
  await goOn(page, "/?practice=cup-therapy,reiki");
  const cards = page.getByRole("article");
  await expect(cards.first()).toContainText("recommended");
  await page.getByRole("checkbox", { name: /^suits me/ }).click();
  await expect(page.locator("[data-unsuitable]")).toHaveCount(0);

  const other = await context.newPage();
  const requests: string[] = [];
  other.on("request", (request) => void requests.push(new URL(request.url()).pathname));
  await other.goto("/practices/cup-therapy");
  await other.waitForLoadState("networkidle");
  expect(requests.filter((path) => path.includes("suitability"))).toEqual([]);
  await expect(other.locator(".verdict-note")).toHaveCount(0);
});
