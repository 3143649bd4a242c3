import { expect } from "@playwright/test";
import { test } from "./test.ts";

const slug = "maarja-liis-tammelaid";
const profile = `/therapist/view/${slug}?lng=et`;

test("a profile shows its photo in a format and width that fit the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(profile);
  const photo = page.locator(".practitioner-header picture img");
  await expect(photo).toHaveJSProperty("complete", true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(new RegExp(`/images/portraits/${slug}-[0-9a-f]{12}\\.svg/256\\.avif$`));
});

test("a photo of any shape fills its frame", async ({ page }) => {
  for (const [address, width, height] of [[profile, 400, 900], ["/?lng=et", 900, 400]] as const) {
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    await page.route(
      "**/images/**",
      (route) => route.fulfill({ body, contentType: "image/svg+xml" }),
    );
    await page.goto(address);
    const frame = page.locator('.avatar[data-shape="card"]').first();
    const photo = frame.locator("picture img");
    await expect(photo).toHaveJSProperty("complete", true);
    await expect(async () => {
      expect(await photo.boundingBox()).toEqual(await frame.boundingBox());
    }).toPass();
  }
});

test("until a photo is loaded its blur is in its place", async ({ page }) => {
  await page.route("**/images/**", () => {});
  await page.goto(profile, { waitUntil: "domcontentloaded" });
  const blur = page.locator('.practitioner-header [data-part="blur"]');
  await expect(blur).toHaveJSProperty("complete", true);
  expect(await blur.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16);
  // The styles of the page may come after its document.
  await expect(async () => {
    const [below, photo] = await Promise.all([
      blur.boundingBox(),
      page.locator(".practitioner-header picture img").boundingBox(),
    ]);
    expect(photo).toEqual(below);
    expect(photo!.width).toBeGreaterThan(80);
  }).toPass();
});
