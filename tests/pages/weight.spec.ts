import { expect, test } from "@playwright/test";
import { budget, layoutShift, routeChunks, weigh } from "../bench/page-weight.ts";

test("the first page weighs no more than it may, in any language", async ({ browser, baseURL }) => {
  for (const language of ["et", "en", "ru"]) {
    const { script, style, heaviest } = await weigh(browser, `${baseURL}/?lng=${language}`);
    expect(script, "KiB of scripts").toBeLessThanOrEqual(budget.script);
    expect(style, "KiB of stylesheets").toBeLessThanOrEqual(budget.style);
    expect(heaviest.size, heaviest.name).toBeLessThanOrEqual(budget.chunk);
  }
});

// deno-lint-ignore no-empty-pattern -- Playwright wants to see what of the page is used.
test("no file of any page is heavier than it may be", async ({}, { config }) => {
  const assets = `${config.rootDir}/../../dist/frontend/assets`;
  const heavy = (await routeChunks(assets)).filter(({ size }) => size > budget.chunk);
  expect(heavy).toEqual([]);
});

for (const path of ["/", "/therapist/view/maarja-liis-tammelaid"]) {
  test(`${path} does not move while it comes`, async ({ browser, baseURL }) => {
    for (const width of [390, 1280]) {
      expect(await layoutShift(browser, `${baseURL}${path}?lng=et`, width), `${width} px`)
        .toBeLessThanOrEqual(budget.shift);
    }
  });
}
