import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "./steps.ts";

test("places of other sites open in a new tab that is told nothing of this one, and say so", async ({ page }) => {
  await told(page, { links: { home: "https://a.example", help: "https://help.example/" } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about?lng=en");
  for (const name of [/^Help \(.*new tab/, /^Terms.*\(.*new tab/]) {
    const link = page.getByRole("link", { name }).first();
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link.locator("svg")).toHaveCount(1);
  }
  await expect(page.getByRole("link", { name: /^Help/ }).first())
    .toHaveAttribute("href", "https://help.example/");
});

test("the server can turn the panel of the looks on; every rule of it holds", async ({ page }) => {
  await told(page, { customizer: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, "client");
  await page.goto("/about?lng=en");
  await page.getByRole("button", { name: "Change the display" }).click();
  const panel = page.getByRole("dialog", { name: "Display" });
  const html = page.locator("html");
  await panel.getByRole("radio", { name: "Semi-dark" }).click();
  await expect(html).toHaveAttribute("data-skin", "default");
  await panel.getByRole("radio", { name: "Vertical" }).check();
  await expect(html).toHaveAttribute("data-skin", "semi-dark");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Make the menu narrow" })).toBeVisible();
});

/** Says to the page what a server with other settings would. */
async function told(page: Page, settings: object): Promise<void> {
  await page.route("**", async (route) => {
    if (route.request().resourceType() !== "document") return await route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(id="config">)(\{.*?\})(<\/script>)/s,
      (_, before, config, after) =>
        before + JSON.stringify({ ...JSON.parse(config), ...settings }) + after,
    );
    await route.fulfill({ response, body: html });
  });
}

test("the way back to the top is offered after 400 px", async ({ page }) => {
  await page.goto("/practices?lng=en");
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  const scrollTo = (top: number) =>
    page.evaluate((top) => globalThis.scrollTo({ top, behavior: "instant" }), top);
  const button = page.getByRole("button", { name: "Back to top" });
  await scrollTo(400);
  await expect(button).toHaveCount(0);
  await scrollTo(440);
  await button.click();
  await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0);
});
