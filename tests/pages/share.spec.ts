import { expect } from "@playwright/test";
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
    [`/therapist/view/${one}?start=2026-11-24T10:00:00Z&utm_source=x&lng=en`]:
      `/therapist/view/${one}?in=en`,
    "/practices/massage?lng=en": "/practices/massage?in=en",
    "/?need=stress&near=59.44,24.75&within=5&lng=en": "/?need=stress&in=en",
    [`/compare?ids=${one},${other}&lng=en`]: `/compare?ids=${one},${other}&in=en`,
  };
  for (const [address, link] of Object.entries(links)) {
    await page.goto(address);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: "Copy the link" }).click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + link);
  }
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Send by email" }))
    .toHaveAttribute("href", /^mailto:\?subject=Side%20by%20side.*&body=http/);
});

test("a shared search opens with its filters in the language of its reader", async ({ browser }) => {
  for (const [locale, language] of [["en-GB", "en"], ["et-EE", "et"], ["fi-FI", "ru"]] as const) {
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
