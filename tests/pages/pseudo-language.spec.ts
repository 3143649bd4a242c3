import { expect, type Page } from "@playwright/test";
import { signInAs } from "./steps.ts";
import { test } from "./test.ts";

const visited = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/therapist/view/maarja-liis-tammelaid",
  "/no-such-place",
];

test("texts 40 % longer break nothing", async ({ page }) => {
  test.slow();
  await allowLongWords(page);
  const broken: string[] = [];
  for (const path of visited) {
    await page.goto(`${path}?lng=qps`);
    await page.getByRole("heading").first().waitFor();
    await expect(page.locator("main")).toContainText(/\[.+ø+\]/);
    broken.push(...await faultsOf(page, path));
  }
  for (const path of ["/@maarja-liis-tammelaid", "/@maarja-liis-tammelaid/tre-60"]) {
    await page.goto(`${path}?lng=qps`);
    await expect(page.getByText(/\[.+ø+\]/).first()).toBeVisible();
    await page.locator(".skeleton").first().waitFor({ state: "detached" });
    broken.push(...await faultsOf(page, path));
  }
  await page.locator("input[value=list]").check();
  broken.push(...await faultsOf(page, "the times as a list"));
  expect(broken).toEqual([]);
});

test("texts 40 % longer break nothing on signed-in pages", async ({ page }) => {
  await allowLongWords(page);
  const broken: string[] = [];
  await signInAs(page, "client");
  await page.goto("/journal?lng=qps&find=1");
  await page.getByRole("article").first().waitFor();
  await page.getByRole("search").waitFor();
  broken.push(...await faultsOf(page, "/journal"));
  await page.context().clearCookies();
  await signInAs(page, "therapist1");
  await page.goto("/sessions?lng=qps&find=1");
  await page.locator(".agenda-row").first().waitFor();
  broken.push(...await faultsOf(page, "/sessions"));
  await page.goto("/sessions/availability?lng=qps");
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await page.locator(".slot-list").waitFor();
  broken.push(...await faultsOf(page, "/sessions/availability"));
  expect(broken).toEqual([]);
});

test("the pseudo language is shown only where the server allows it", async ({ page }) => {
  await page.goto("/?lng=qps");
  await page.getByRole("heading").first().waitFor();
  await expect(page.locator("main")).not.toContainText("[");
});

const longWords: [who: "admin" | "client" | "therapist1" | null, paths: string[]][] = [
  [null, [
    "/",
    "/therapist/view/maarja-liis-tammelaid",
    "/compare?ids=maarja-liis-tammelaid,epp-sinilaid",
    "/@maarja-liis-tammelaid/tre-60",
  ]],
  ["client", ["/journal"]],
  ["therapist1", ["/sessions", "/sessions/profile"]],
  ["admin", ["/admin", "/admin/leads"]],
];

test("a name, a practice or an address of 120 letters makes no page scroll sideways", async ({ page, context }) => {
  test.slow();
  // An event stream never becomes idle.
  await page.route("**/api/live*", (route) => route.abort());
  const faults: string[] = [];
  for (const [who, paths] of longWords) {
    await context.clearCookies();
    if (who) await signInAs(page, who);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=en`);
      await page.getByRole("heading").first().waitFor();
      await page.waitForLoadState("networkidle");
      await expect.poll(() => page.evaluate(writeLongWords), `${path} has such words`)
        .toBeGreaterThan(0);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const sideways = await page.evaluate(() =>
          document.documentElement.scrollWidth - document.documentElement.clientWidth
        );
        if (sideways > 0) faults.push(`${path} ${width}: scrolls ${sideways} px sideways`);
      }
    }
  }
  expect(faults).toEqual([]);
});

/** In place of what people write: names, practices and addresses. Returns how many there were. */
function writeLongWords(): number {
  const written = /^\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+$|@demo\.|TRE|[Mm]assage|[Tt]herapy|Reiki/u;
  const found: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    const isShown = !parentElement?.closest("script, style, svg");
    if (isShown && data.length < 60 && written.test(data)) found.push(walker.currentNode);
  }
  for (const node of found) (node as Text).data = "W".repeat(120);
  return found.length;
}

/** Configures the page as a development server would. */
async function allowLongWords(page: Page): Promise<void> {
  await page.route("**", async (route) => {
    if (route.request().resourceType() !== "document") return await route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('"pseudoLanguage":false', '"pseudoLanguage":true'),
    });
  });
}

/** Horizontal scrolling, and controls whose text overflows, on a narrow and on a wide screen. */
async function faultsOf(page: Page, place: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const sideways = scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px`] : [];
      const cut = [...document.querySelectorAll("button, a, label, h1, h2, h3")]
        .filter((element) => element.checkVisibility() && element.clientWidth > 1)
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.className || element.tagName}: ${element.textContent}`);
      return [...sideways, ...cut];
    });
    faults.push(...found.map((fault) => `${place} ${width}: ${fault}`));
  }
  return faults;
}
