import { expect } from "@playwright/test";
import { layoutShift } from "../bench/page-weight.ts";
import { test } from "./test.ts";

test("viewed practitioners stand below the results until the list is turned off", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { therapists } = await (await page.request.get("/api/therapists?limit=2")).json();
  const slugs = therapists.map(({ slug }: { slug: string }) => slug);
  for (const slug of slugs) {
    await page.goto(`/therapist/view/${slug}?lng=en`);
    await page.waitForFunction((slug) => localStorage["heaolu.viewed"]?.includes(slug), slug);
  }
  const section = page.getByRole("region", { name: "You looked at" });
  await expect(section.getByRole("link")).toHaveCount(1);

  const newPage = () => page.context().newPage();
  for (const path of ["/?", "/?q=zzzzqq&", `/therapist/view/${slugs[0]}?`]) {
    const shift = await layoutShift({ newPage }, `${baseURL}${path}lng=en`, 390);
    expect.soft(shift, path).toBeLessThanOrEqual(0.01);
  }

  await page.goto("/?q=zzzzqq&lng=en");
  await expect(section.getByRole("link")).toHaveCount(2);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await section.getByRole("button", { name: "Don’t keep it" }).click();
  await expect(section).toHaveCount(0);

  await page.goto("/privacy?lng=en");
  const setting = page.getByRole("switch", { name: "Show practitioners I looked at" });
  await expect(setting).not.toBeChecked();
  await setting.check();
  await page.goto(`/therapist/view/${slugs[0]}?lng=en`);
  await page.waitForFunction((slug) => localStorage["heaolu.viewed"]?.includes(slug), slugs[0]);
});
