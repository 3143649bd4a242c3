import { expect, type Page } from "@playwright/test";
// @ts-types="axe-core"
import axe from "axe-core/axe.min.js";
import { test } from "./test.ts";

/** One of each kind: they share their frame. */
const pages = [
  "/docs",
  "/docs/booking",
  "/docs/errors",
  "/problems/ERR_SLOT_TAKEN",
];

/** What is wrong with the page that is open: what axe finds in light colours, and of colours in dark ones. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(
      ...await page.evaluate(async (colorScheme) => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
          preload: false,
          selectors: false,
          resultTypes: ["violations"],
          ...(colorScheme === "dark" ? { runOnly: ["color-contrast", "link-in-text-block"] } : {}),
        });
        return violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes[0]!.html}`);
      }, colorScheme),
    );
  }
  return [...found, ...await sideways(page)];
}

/** How wide the page is, if that is wider than the screen. */
async function sideways(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
  });
}

test("a developer reads the guides and tries an operation", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => message.type() === "error" && messages.push(message.text()));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/docs");
  await page.getByRole("main").getByRole("link", { name: "Book a time" }).click();
  const python = page.getByRole("radio", { name: "Python" }).first();
  await page.getByRole("radio", { name: "curl" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(python).toBeChecked();
  await expect(page.getByText("urllib.parse.urlencode").first()).toBeVisible();
  // The language stays on the next page.
  await page.getByRole("link", { name: "Webhooks" }).first().click();
  await expect(page.getByText("def is_genuine")).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "getTherapySession" }).first().click();
  const operation = page.locator("#operations-therapy-sessions-getTherapySession");
  await expect(operation.getByText("Parameters", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#\/therapy-sessions\/getTherapySession$/);
  const list = page.getByRole("navigation", { name: "Guides and operations" });
  await list.getByText(/^practices \d+$/).click();
  await list.getByRole("link", { name: "listPractices" }).click();
  const practices = page.locator("#operations-practices-listPractices");
  await practices.getByRole("button", { name: "Try it out" }).click();
  await practices.getByRole("button", { name: "Execute" }).click();
  await expect(practices.locator(".live-responses-table tr.response .response-col_status").first())
    .toContainText("200");
  expect(await sideways(page)).toEqual([]);
  await page.goto("/docs/reference");
  await page.getByRole("searchbox", { name: "Find an operation" }).fill("cancel session");
  await expect(page.locator("#found")).toHaveText(/^\d operations$/);
  await expect(page.getByRole("heading", { name: "practices" })).toBeHidden();
  await page.goto("/docs/reference#holdTime");
  await expect(page).toHaveTitle(/^holdTime – /);
  await list.getByRole("link", { name: "Get started" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Get started");
  expect(messages).toEqual([]);
});

test.describe("without scripts, on a phone, in the dark", () => {
  test.use({
    javaScriptEnabled: false,
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
  });

  test("guides are read, their samples and the list of operations are there", async ({ page }) => {
    await page.goto("/docs/booking");
    await page.getByText("TypeScript", { exact: true }).first().click();
    await expect(page.getByText("createInterface").first()).toBeVisible();
    await page.getByText("Pages", { exact: true }).click();
    await page.getByRole("link", { name: "Reference" }).first().click();
    await expect(page.getByRole("link", { name: /\/api\/therapists\/search/ })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the guides have no faults of accessibility, in light and in dark, and fit", async ({ page }) => {
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      found.push(...(await faults(page)).map((one) => `${path}: ${one}`));
    }
    await page.goto("/docs/reference#/practices/listPractices");
    await expect(page.locator("#operations-practices-listPractices .opblock-body")).toBeVisible();
    found.push(...await sideways(page));
    expect(found).toEqual([]);
  });
});
