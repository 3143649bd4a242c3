import { expect } from "@playwright/test";
import { goOn } from "./steps.ts";
import { test } from "./test.ts";

test.beforeEach(async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    // As in a browser without a dialog for sharing.
    Object.defineProperty(navigator, "canShare", { value: undefined });
  });
});

test("profile, practice, search and comparison are shared by a link without private state", async ({ page, baseURL }) => {
  const { therapists } = await (await page.request.get("/api/therapists?limit=2")).json();
  const [one, other] = therapists.map(({ slug }: { slug: string }) => slug);
  const links = {
    [`/therapist/view/${one}?start=2026-11-24T10:00:00Z&utm_source=x`]:
      `/therapist/view/${one}?in=en`,
    "/practices/massage": "/practices/massage?in=en",
    "/?need=stress&near=59.44,24.75&within=5": "/?need=stress&in=en",
    [`/compare?ids=${one},${other}`]: `/compare?ids=${one},${other}&in=en`,
  };
  for (const [address, link] of Object.entries(links)) {
    if (page.url() === "about:blank") await page.goto(`${address}&lng=en`);
    else {
      const before = await page.title();
      await goOn(page, address);
      await expect(page).not.toHaveTitle(before);
    }
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: "Copy the link" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(baseURL + link);
  }
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Send by email" }))
    .toHaveAttribute("href", /^mailto:\?subject=Side%20by%20side.*&body=http/);
});

test("a shared search opens with its filters in the language of its reader", async ({ browser }) => {
  for (const [locale, language] of [["en-GB", "en"], ["fi-FI", "ru"]] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto("/?city=tartu&in=ru");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("meta[property='og:url']"))
      .toHaveAttribute("content", /\/\?city=tartu$/);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveURL(/city=tartu/);
    expect((await context.cookies()).filter(({ name }) => name === "i18next")).toEqual([]);
    await context.close();
  }
});
