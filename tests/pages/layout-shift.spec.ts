import { type Browser, expect } from "@playwright/test";
import { budget, layoutShift, type Opener } from "../bench/page-weight.ts";
import { signInAs } from "./steps.ts";
import { test } from "./test.ts";

const widths = [390, 1280];
const slug = "maarja-liis-tammelaid";
const profile = `/therapist/view/${slug}`;

/** Each page at one width; the first at both. */
async function expectSteady(opener: Opener, addresses: string[]) {
  for (const [at, address] of addresses.entries()) {
    for (const width of at === 0 ? widths : [widths[at % widths.length]!]) {
      expect.soft(await layoutShift(opener, address, width), `${address} at ${width} px`)
        .toBeLessThanOrEqual(budget.shift);
    }
  }
}

async function signedIn(browser: Browser, origin: string, who: "client" | "therapist1") {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signInAs(page, who);
  await page.close();
  return context;
}

test("public pages do not shift while loading", async ({ browser, baseURL }) => {
  await expectSteady(
    browser,
    ["/?", "/?view=map&", "/?q=zzzzqq&", `${profile}?`, "/booking?", "/waiting-list?"]
      .map((path) => `${baseURL}${path}lng=et`),
  );
});

test("pages with times do not shift at a first visit from another time zone", async ({ browser, baseURL }) => {
  const { practices } = await (await fetch(`${baseURL}/api/therapists/${slug}`)).json();
  const { pathname } = new URL(practices[0].schedulingUrl);
  const visits = [
    ["/", "America/New_York"],
    [profile, "Europe/London"],
    [`${profile}#times`, "Asia/Tokyo"],
    [pathname, "Asia/Tokyo"],
  ] as const;
  for (const [at, [path, timezoneId]] of visits.entries()) {
    const newPage = () => browser.newPage({ timezoneId, locale: "et" });
    const shift = await layoutShift({ newPage }, `${baseURL}${path}`, widths[at % 2]!);
    expect.soft(shift, path).toBeLessThanOrEqual(budget.shift);
  }
});

test("pages of an account do not shift while loading", async ({ browser, baseURL }) => {
  const client = await signedIn(browser, baseURL!, "client");
  await expectSteady(client, [`${baseURL}/sessions`, `${baseURL}/sessions/availability`]);
  await client.close();
  const therapist = await signedIn(browser, baseURL!, "therapist1");
  await expectSteady(therapist, [`${baseURL}/journal`, `${baseURL}/sessions`]);
  await therapist.close();
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
