import { expect } from "@playwright/test";
import { layoutShift } from "../bench/page-weight.ts";
import { goOn } from "./steps.ts";
import { test } from "./test.ts";

test("viewed practitioners stand below the results until the list is turned off", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { therapists } = await (await page.request.get("/api/therapists?limit=2")).json();
  const slugs = therapists.map(({ slug }: { slug: string }) => slug);
  const isKept = (slug: string) =>
    page.waitForFunction((slug) => localStorage["heaolu.viewed"]?.includes(slug), slug);
  await page.goto(`/therapist/view/${slugs[0]}?lng=en`);
  await isKept(slugs[0]);
  await goOn(page, `/therapist/view/${slugs[1]}`);
  await isKept(slugs[1]);
  const section = page.getByRole("region", { name: "You looked at" });
  await expect(section.getByRole("link")).toHaveCount(1);

  const newPage = () => page.context().newPage();
  for (const path of ["/?q=zzzzqq&", `/therapist/view/${slugs[0]}?`]) {
    const shift = await layoutShift({ newPage }, `${baseURL}${path}lng=en`, 390);
    expect.soft(shift, path).toBeLessThanOrEqual(0.01);
  }

  await goOn(page, "/?q=zzzzqq");
  await expect(section.getByRole("link")).toHaveCount(2);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await section.getByRole("button", { name: "Don’t keep it" }).click();
  await expect(section).toHaveCount(0);

  await goOn(page, "/privacy");
  const setting = page.getByRole("switch", { name: "Show practitioners I looked at" });
  await expect(setting).not.toBeChecked();
  await setting.check();
  await goOn(page, `/therapist/view/${slugs[0]}`);
  await isKept(slugs[0]);
});
