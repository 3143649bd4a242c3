import { expect } from "@playwright/test";
import { test } from "./test.ts";

const inTallinn = "/?lng=en&view=map&city=tallinn&sort=price";

test("the map shows every result once, and a pin leads to its card", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(inTallinn);
  const map = page.getByRole("region", { name: /^Map, / });
  const heading = await page.getByRole("heading", { name: /^\d+ practitioners/ }).innerText();
  await expect(page.getByText("One more practitioner meets by video only")).toBeVisible();
  await expect.poll(async () => {
    const names = await map.getByRole("listitem").getByRole("button").evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute("aria-label") ?? "")
    );
    return names.reduce((sum, text) => sum + (Number(/^\d+(?= pract)/.exec(text)) || 1), 0);
  }).toBe(Number.parseInt(heading) - 1);

  const pin = map.getByRole("button", { name: /,/ }).first();
  const name = (await pin.getAttribute("aria-label"))!.split(",")[0]!;
  const card = page.getByRole("article", { name, exact: true });
  await pin.focus();
  await expect(card).toHaveAttribute("data-current", "true");
  await page.keyboard.press("Enter");
  await expect(card.getByRole("link", { name, exact: true })).toBeFocused();
  await expect(pin).toHaveAttribute("aria-current", "true");
});

test("the view stays in the address while filters and the area change, and Back undoes one step", async ({ page }) => {
  await page.goto("/?lng=en&city=tartu&sort=price");
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await expect(page).toHaveURL(/city=tartu.*sort=price.*view=map/);
  await page.getByRole("button", { name: /^Place/ }).click();
  await page.getByRole("option", { name: /^in Tallinn/ }).click();
  await expect(page).toHaveURL(/city=tallinn.*view=map/);

  // A moved map can be searched, and the sentence names it.
  await expect(page.getByText("One more practitioner meets by video only")).toBeVisible();
  const map = page.getByRole("region", { name: /^Map, / });
  await map.getByRole("button", { name: "Closer" }).click();
  await map.getByRole("button", { name: "Search this area" }).click();
  await expect(page).toHaveURL(/near=59\.4\d*,24\.7\d*&within=\d+&.*view=map/);
  await expect(page.getByRole("button", { name: "Place: in the map area" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Place: in Tallinn" })).toBeVisible();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page).not.toHaveURL(/view=/);
  await page.goBack();
  await expect(page).toHaveURL(/city=tallinn.*view=map/);
  await page.goBack();
  await expect(page).toHaveURL(/city=tartu.*view=map/);
  await page.goBack();
  await expect(page).toHaveURL(/city=tartu&sort=price$/);
});

test("on a phone the map stands alone and shows the card of the pressed pin", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/?lng=en&view=map&city=narva");
  await expect(page.getByRole("article")).toHaveCount(0);
  const map = page.getByRole("region", { name: /^Map, / });
  await map.getByRole("button", { name: /,/ }).first().click();
  await expect(page.getByRole("article")).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
