import { expect, test } from "@playwright/test";
import { budget, routeChunks, weigh } from "../bench/page-weight.ts";

const slug = "maarja-liis-tammelaid";
const profile = `/therapist/view/${slug}`;
const languages = ["et", "en", "ru"];

for (const path of ["/", profile]) {
  test(`${path} stays within its weight limit in every language`, async ({ browser, baseURL }) => {
    for (const language of languages) {
      const address = `${baseURL}${path}?lng=${language}`;
      const { all, script, style } = await weigh(browser, address);
      expect(all, "kB of everything").toBeLessThanOrEqual(budget.all);
      expect(script, "kB of scripts").toBeLessThanOrEqual(budget.script);
      expect(style, "kB of stylesheets").toBeLessThanOrEqual(budget.style);
    }
  });
}

test("a booking page stays within its weight limit in every language", async ({ browser, baseURL }) => {
  const { practices } = await (await fetch(`${baseURL}/api/therapists/${slug}`)).json();
  const { pathname } = new URL(practices[0].schedulingUrl);
  for (const language of languages) {
    const { script, style } = await weigh(browser, `${baseURL}${pathname}?lng=${language}`);
    expect(script, "kB of scripts").toBeLessThanOrEqual(budget.script);
    expect(style, "kB of stylesheets").toBeLessThanOrEqual(budget.style);
  }
});

// deno-lint-ignore no-empty-pattern -- Playwright requires a destructured first argument.
test("no file of any page exceeds the file limit", async ({}, { config }) => {
  const built = `${config.rootDir}/../../dist/frontend`;
  const chunks = await routeChunks(built);
  expect(chunks.length).toBeGreaterThan(10);
  expect(chunks.filter(({ size }) => size > budget.chunk)).toEqual([]);
});
