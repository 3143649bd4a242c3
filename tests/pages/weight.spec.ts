import { type Browser, expect } from "@playwright/test";
import { budget, routeChunks, weigh } from "../bench/page-weight.ts";
import { test } from "./test.ts";

const slug = "maarja-liis-tammelaid";
const profile = `/therapist/view/${slug}`;
/** A first visit from another time zone loads the page once more. */
const visitor = (browser: Browser) => ({
  newPage: () => browser.newPage({ timezoneId: "Europe/Tallinn" }),
});

/** Its words take the most bytes of the three languages. */
const language = "ru";

for (const path of ["/", profile]) {
  test(`${path} stays within its weight limit`, async ({ browser, baseURL }) => {
    const address = `${baseURL}${path}?lng=${language}`;
    const { all, html, image, script, style } = await weigh(visitor(browser), address);
    expect(all - image, "kB without pictures").toBeLessThanOrEqual(budget.withoutImages);
    expect(image, "kB of pictures").toBeLessThanOrEqual(budget.image);
    expect(script, "kB of scripts").toBeLessThanOrEqual(budget.script);
    expect(html, "kB of the document").toBeLessThanOrEqual(budget.html);
    expect(style, "kB of files beside the sheets in the document").toBe(0);
  });
}

test("a booking page stays within its weight limit", async ({ browser, baseURL }) => {
  const { practices } = await (await fetch(`${baseURL}/api/therapists/${slug}`)).json();
  const { pathname } = new URL(practices[0].schedulingUrl);
  const { html, script } = await weigh(
    visitor(browser),
    `${baseURL}${pathname}?lng=${language}`,
  );
  expect(script, "kB of scripts").toBeLessThanOrEqual(budget.script);
  expect(html, "kB of the document").toBeLessThanOrEqual(budget.html);
});

// deno-lint-ignore no-empty-pattern -- Playwright requires a destructured first argument.
test("no file of any page exceeds the file limit", async ({}, { config }) => {
  const built = `${config.rootDir}/../../dist/frontend`;
  const chunks = await routeChunks(built);
  expect(chunks.length).toBeGreaterThan(10);
  expect(chunks.filter(({ size }) => size > budget.chunk)).toEqual([]);
});
