import { expect } from "@playwright/test";
import { budget, layoutShift } from "../bench/page-weight.ts";
import { signInAs } from "./steps.ts";
import { test } from "./test.ts";

// Movements of parts may shift others.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const slug = "maarja-liis-tammelaid";
const profile = `/therapist/view/${slug}`;

const phone = 390;
const desktop = 1280;

test("public pages do not shift while loading", async ({ browser, baseURL }) => {
  for (const path of ["/?", "/?view=map&"]) {
    expect.soft(await layoutShift(browser, `${baseURL}${path}lng=et`, desktop), path)
      .toBeLessThanOrEqual(budget.shift);
  }
});

test("pages with times do not shift at a first visit from another time zone", async ({ browser, baseURL }) => {
  const { practices } = await (await fetch(`${baseURL}/api/therapists/${slug}`)).json();
  const { pathname } = new URL(practices[0].schedulingUrl);
  const visits = [
    ["/", "America/New_York", phone],
    [profile, "Europe/London", desktop],
    [`${profile}#times`, "Asia/Tokyo", phone],
    [pathname, "Asia/Tokyo", desktop],
  ] as const;
  for (const [path, timezoneId, width] of visits) {
    const newPage = () => browser.newPage({ timezoneId, locale: "et" });
    const shift = await layoutShift({ newPage }, `${baseURL}${path}`, width);
    expect.soft(shift, path).toBeLessThanOrEqual(budget.shift);
  }
});

test("pages of an account do not shift while loading", async ({ page, context, baseURL }) => {
  const visits = [
    ["client", "/journal", phone],
    ["therapist1", "/sessions", desktop],
  ] as const;
  for (const [who, path, width] of visits) {
    await signInAs(page, who);
    expect.soft(await layoutShift(context, `${baseURL}${path}`, width), path)
      .toBeLessThanOrEqual(budget.shift);
  }
});

test("Read more of a result opens the profile at its part about the practitioner", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/?lng=en");
  await page.getByRole("link", { name: /^Read more/ }).first().click();
  const about = page.locator("#about");
  await expect(about).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect.poll(async () => Math.round((await about.boundingBox())!.y)).toBeLessThan(150);
  expect((await about.boundingBox())!.y).toBeGreaterThanOrEqual(0);
});
