import { expect } from "@playwright/test";
import { test } from "./test.ts";

const profile = "/therapist/view/maarja-liis-tammelaid";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads a profile and opens the booking page of a free time", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/therapist\/view\//);
    await page.goto(profile);
    const times = page.getByRole("region", { name: "Vabad ajad" });
    await expect(times.getByRole("radio")).toHaveCount(0);
    const time = times.getByRole("link", { name: /^\d\d:\d\d$/ }).first();
    const shown = await time.innerText();
    await time.click();
    await expect(page).toHaveURL(/\/@maarja-liis-tammelaid\//);
    await expect(page.getByText(shown).first()).toBeVisible();
  });

  test("a visitor reaches every page and changes the language", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/?need=stress");
    await expect(page.getByRole("heading", { name: "Vabad ajad on kohe näha" })).toBeVisible();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/need=stress/);
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Practices" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Practices" })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("link", { name: "Русский" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  });

  test("texts are read, closed parts open, and the login says what it needs", async ({ page }) => {
    await page.goto("/help");
    const part = page.locator("details").first();
    await part.locator("summary").click();
    await expect(part.getByRole("paragraph").first()).toBeVisible();
    await page.goto("/login");
    await expect(page.locator("noscript .note")).toBeVisible();
  });
});

test("the browser takes over rendered pages without a message", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(String(error)));
  for (const path of [profile, "/login", "/practices"]) {
    await page.goto(path);
    await page.getByRole("button", { name: /^ET/ }).click();
    await expect(page.getByRole("menu")).toBeVisible();
  }
  expect(messages).toEqual([]);
});
