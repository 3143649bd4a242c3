import { expect, type Page } from "@playwright/test";
import { goOn, takenOver } from "./steps.ts";
import { test } from "./test.ts";

const client = { email: "client@demo.heaolu.ee", password: "heaolu-demo-2026" };

test("a facet count equals the results after choosing it; sentence, address and list stay in step, also after a reload", async ({ page }) => {
  await page.goto("/?lng=en&need=stress");
  const box = page.getByRole("checkbox", { name: /^Russian/ });
  const label = page.locator("label", { has: box });
  await expect(label).toContainText(/\d/);
  const promised = Number((await label.innerText()).match(/\d+/));
  await box.check();
  const heading = page.getByRole("heading", { name: `${promised} practitioners` });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await expect(heading).toBeVisible();

  await takenOver(box);
  await box.uncheck();
  await page.getByRole("button", { name: /^Topic/ }).click();
  await page.getByRole("option", { name: /^sleep problems/ }).click();
  await expect(page).toHaveURL(/need=sleep-disorders/);
  await page.getByRole("button", { name: /^Place/ }).click();
  const answered = page.waitForResponse(/therapists\/search/);
  await page.getByRole("option", { name: /^in Tartu/ }).click();
  await expect(page).toHaveURL(/city=tartu/);
  const { total } = await (await answered).json();
  expect(total).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { name: new RegExp(`^${total} practitioner`) }))
    .toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`^Show ${total} `) })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(total);
  await page.goBack();
  await expect(page.getByRole("button", { name: /^Place: anywhere/ })).toBeVisible();

  // An empty result names the filter that helps most, and offers to remove it.
  await goOn(page, "/?need=stress&price=1-2");
  const way = page.getByRole("button", { name: /^Without the price limit \d+ practitioner/ });
  const without = Number((await way.innerText()).match(/\d+/));
  await way.click();
  await expect(page.getByRole("heading", { name: `${without} practitioners` })).toBeVisible();
  await expect(page).not.toHaveURL(/price=/);
});

test("the button that shows the results leads to them, also from the sheet of filters", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/?lng=en");
  const heading = page.getByRole("heading", { name: /\d+ practitioners/ });
  await page.getByRole("link", { name: /^Show \d+/ }).click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: /^All filters/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Show \d+/ }).click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test("signing in, after a wrong password, and out reaches every tab, and two concurrent reloads end no session", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/?lng=en");
  await expect(other.getByRole("link", { name: "Log in" })).toBeVisible();
  await page.goto("/login?lng=en&returnUrl=%2Fjournal");
  await signIn(page, "not the password");
  await expect(page.getByText("The email or the password doesn’t match.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(client.email);
  await signIn(page);
  await expect(page).toHaveURL(/\/journal/);
  await expect(account(other)).toBeVisible();

  await Promise.all([page.reload(), other.reload()]);
  await expect(account(page)).toBeVisible();
  await expect(account(other)).toBeVisible();

  await account(other).click();
  await other.getByRole("menuitem", { name: "Log out" }).click();
  await expect(other.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(other).toHaveURL(/\/$|\/\?lng=en$/);
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fjournal/);
});

function account(page: Page) {
  return page.getByRole("button", { name: /^Account:/ });
}

async function signIn(page: Page, password = client.password): Promise<void> {
  await page.getByLabel("Email").fill(client.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}
