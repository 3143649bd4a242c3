import { expect, type Page } from "@playwright/test";
import { signInAs } from "./steps.ts";
import { test } from "./test.ts";

const greeting = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name: new RegExp(`^Hello, ${name}\\.`) });

async function openJournal(page: Page, path = "/journal") {
  await signInAs(page, "client");
  await page.goto(path);
  await expect(greeting(page, "Mariliis")).toBeVisible();
}

test("the journal is in the document, and the browser does not load it again", async ({ page }) => {
  await signInAs(page, "client");
  // The page before may still load something.
  await page.goto("about:blank");
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The stream of changes opens when the page has time. Other tests may have paid for sessions of the client.
    const isExpected = /^\/api\/(live$|gift-cards\/sessions\/)/.test(pathname);
    if (pathname.startsWith("/api/") && !isExpected) requests.push(pathname);
  });
  const answer = await page.goto("/journal");
  const html = await answer!.text();
  expect(html).toContain("Hello, Mariliis.");
  expect(html.match(/<article/g)).toHaveLength(8);
  // The cards below the first ones, and a button that answers.
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(15);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/find=1/);
  expect(requests).toEqual(["/api/auth/refresh"]);
  expect(complaints).toEqual([]);
});

test("when another person signs in in another tab, nothing of the first one stays, nor when the page comes back after signing out", async ({ page, context }) => {
  const refreshed = page.waitForResponse("**/api/auth/refresh");
  await openJournal(page);
  await refreshed;
  const other = await context.newPage();
  await signInAs(other, "therapist1");
  await other.evaluate(() => new BroadcastChannel("heaolu.session").postMessage("signed-in"));
  await expect(greeting(page, "Maarja-Liis")).toBeVisible();
  await expect(page.getByText("Mariliis")).toHaveCount(0);

  await page.evaluate(() => {
    document.cookie = "signed-in=; path=/; max-age=0";
    globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page).toHaveURL(/\/login\?returnUrl/);
});

test("a journal is not shown again after signing out", async ({ page }) => {
  await openJournal(page);
  await page.evaluate(() => document.body.dataset.before = "");
  await page.getByRole("button", { name: /^Account:/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fjournal/);
  // The page is loaded again.
  await expect(page.locator("body[data-before]")).toHaveCount(0);
  // The journal leads to the login again, which ends the navigation that Playwright waits for.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).not.toHaveURL(/\/journal$/);
  await expect(page.getByText("Mariliis")).toHaveCount(0);
});

test("a session that ended elsewhere leads from its journal to the login", async ({ page, context }) => {
  await openJournal(page);
  // Ends the sign-in once the document is there, before its scripts.
  await page.route("**/api/auth/refresh", async (route) => {
    await context.request.post("/api/auth/logout", {
      headers: { "X-Requested-With": "heaolu", "Sec-Fetch-Site": "same-origin" },
    });
    await route.fulfill({ status: 401, json: { errCode: "ERR_UNAUTHORIZED" } });
  });
  await page.goto("/journal");
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fjournal/);
  await expect(page.getByText("Mariliis")).toHaveCount(0);
});
