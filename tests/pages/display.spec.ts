import { expect, type Locator, type Page } from "@playwright/test";
import { faultsOf } from "./steps.ts";
import { test } from "./test.ts";

const lg = { width: 1280, height: 900 };

test("all display settings apply together, the specified ones survive a reload, and reset restores the defaults", async ({ page }) => {
  await page.setViewportSize(lg);
  const panel = await openPanel(page);
  const html = page.locator("html");
  const bar = page.locator(".app-bar");
  const footer = page.locator("footer.footer");
  const column = page.locator(".side-navigation");
  const pick = (setting: string, value: string) =>
    choicesOf(panel, setting).getByRole("radio", { name: value, exact: true }).check();

  expect(await faultsOf(page, { measures: true, within: "[role=dialog]" })).toEqual([]);
  expect(await settings(panel)).toEqual(defaults);
  await expect(html).not.toHaveAttribute("data-mode");

  // The system's dark mode applies until the user chooses, on open pages too.
  const canvas = () => html.evaluate((root) => getComputedStyle(root).backgroundColor);
  const light = await canvas();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(canvas).not.toBe(light);
  await expect(panel.getByRole("radio", { name: "Dark", exact: true })).toBeChecked();
  await pick("Mode", "Light");
  await expect.poll(canvas).toBe(light);
  await page.emulateMedia({ colorScheme: "light" });

  await pick("Colour", "Lake");
  await expect(html).toHaveAttribute("data-theme-color", "info");
  await pick("Mode", "Dark");
  await expect(html).toHaveAttribute("data-mode", "dark");
  await pick("Skin", "Bordered");
  await expect(html).toHaveAttribute("data-skin", "bordered");
  await pick("Content width", "Full");
  await expect(html).toHaveAttribute("data-content-width", "full");
  await pick("Text direction", "Right to left");
  await expect(html).toHaveAttribute("dir", "rtl");
  await pick("App bar", "Static");
  await expect(bar).toHaveCSS("position", "static");
  await pick("App bar", "Fixed");
  await expect(bar).toHaveCSS("position", "sticky");
  await panel.getByRole("switch", { name: "Blur behind the app bar" }).click();
  await expect(bar).toHaveCSS("backdrop-filter", /blur/);
  await pick("Footer", "Fixed");
  await expect(footer).toHaveCSS("position", "sticky");
  await pick("Footer", "Hidden");
  await expect(footer).toBeHidden();

  // A horizontal layout has no semi-dark skin and no hidden bar; the vertical layout enables both.
  await choicesOf(panel, "Skin").getByRole("radio", { name: "Semi-dark" }).click();
  await expect(html).toHaveAttribute("data-skin", "default");
  await choicesOf(panel, "App bar").getByRole("radio", { name: "Hidden" }).click();
  await expect(bar).toBeVisible();
  expect(await settings(panel)).toMatchObject({ skin: "Default", appBar: "Fixed" });
  await expect(panel.getByRole("switch", { name: "Hidden menu" })).toBeDisabled();
  await pick("Layout", "Vertical");
  await expect(html).toHaveAttribute("data-skin", "semi-dark");
  await expect(bar).toBeHidden();
  await expect(column).toBeVisible();
  await expect(column.getByRole("button", { name: /^EN, Language/ })).toBeAttached();
  await pick("Layout", "Horizontal");
  await expect(html).toHaveAttribute("data-skin", "default");
  await expect(bar).toBeVisible();
  await expect(column).toHaveCount(0);
  await pick("Layout", "Vertical");
  await pick("App bar", "Static");
  await panel.getByRole("switch", { name: "Hidden menu" }).click();
  await expect(column).toHaveCount(0);
  await expect(bar.locator("[data-part=menu]")).toBeVisible();
  await panel.getByRole("switch", { name: "Hidden menu" }).click();
  await panel.getByRole("switch", { name: "Collapsed menu" }).click();
  await expect(column).toHaveCSS("inline-size", "68px");
  await pick("Menu groups", "Several open");
  await panel.getByRole("button", { name: /Position of notifications/ }).click();
  await page.getByRole("option", { name: "Bottom left" }).click();
  expect(await settings(panel)).toEqual({
    ...chosenAndKept,
    skin: "Semi-dark",
    layout: "Vertical",
    appBar: "Static",
    footer: "Hidden",
    hidden: false,
  });

  // The look is stored in this browser and the frame is not, so the skin falls back.
  await openPanel(page);
  expect(await settings(panel)).toEqual({ ...defaults, ...chosenAndKept });
  await expect(html).toHaveAttribute("data-skin", "default");
  await pick("Layout", "Vertical");
  await expect(html).toHaveAttribute("data-skin", "semi-dark");

  await panel.getByRole("button", { name: "Reset" }).click();
  expect(await settings(panel)).toEqual(defaults);
  await expect(html).not.toHaveAttribute("data-mode");
});

test("a collapsed navigation opens over the page on hover and on focus", async ({ page }) => {
  await page.setViewportSize(lg);
  const panel = await openPanel(page);
  await panel.getByRole("radio", { name: "Vertical" }).check();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  const column = page.locator(".side-navigation");
  const places = column.locator("> [data-part=panel]");
  await expect(places).toHaveCSS("inline-size", "260px");
  await column.getByRole("button", { name: "Collapse the menu" }).click();
  await page.mouse.move(900, 400);
  await expect(places).toHaveCSS("inline-size", "68px");
  const left = await page.locator("main").evaluate((main) => main.getBoundingClientRect().left);
  await page.mouse.move(30, 300);
  await expect(places).toHaveCSS("inline-size", "260px");
  await expect(column.getByText("Practices")).toBeInViewport();
  await page.mouse.move(900, 400);
  await expect(places).toHaveCSS("inline-size", "68px");
  await column.getByRole("link", { name: "About" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(column.getByRole("link", { name: "Useful" })).toBeFocused();
  await expect(places).toHaveCSS("inline-size", "260px");
  // The page next to it has not moved.
  expect(await page.locator("main").evaluate((main) => main.getBoundingClientRect().left))
    .toBe(left);

  // Below lg the navigation is a drawer in every layout; above it the column returns.
  await page.setViewportSize({ ...lg, width: 1199 });
  await expect(column).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Practices" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize(lg);
  await expect(column).toBeVisible();
});

const defaults = {
  themeColor: "Spruce",
  mode: "Light",
  skin: "Default",
  contentWidth: "Boxed",
  direction: "Left to right",
  layout: "Horizontal",
  groups: "One open",
  appBar: "Fixed",
  footer: "Static",
  notices: "Top right",
  blurs: false,
  narrow: false,
  hidden: true,
};

const chosenAndKept = {
  ...defaults,
  themeColor: "Lake",
  mode: "Dark",
  contentWidth: "Full",
  direction: "Right to left",
  groups: "Several open",
  notices: "Bottom left",
  blurs: true,
  narrow: true,
};

function choicesOf(panel: Locator, setting: string): Locator {
  return panel.getByRole("group", { name: setting, exact: true });
}

/** All settings as the panel shows them. */
async function settings(panel: Locator): Promise<Record<string, string | boolean>> {
  const picked = (setting: string) =>
    choicesOf(panel, setting).locator("label:has(input:checked)")
      .evaluate((label) => label.getAttribute("title") ?? label.textContent!.trim());
  const on = (setting: string) => panel.getByRole("switch", { name: setting }).isChecked();
  return {
    themeColor: await picked("Colour"),
    mode: await picked("Mode"),
    skin: await picked("Skin"),
    contentWidth: await picked("Content width"),
    direction: await picked("Text direction"),
    layout: await picked("Layout"),
    groups: await picked("Menu groups"),
    appBar: await picked("App bar"),
    footer: await picked("Footer"),
    notices: (await panel.getByRole("button", { name: /Position of notifications/ }).textContent())!
      .trim(),
    blurs: await on("Blur behind the app bar"),
    narrow: await on("Collapsed menu"),
    hidden: await on("Hidden menu"),
  };
}

async function openPanel(page: Page): Promise<Locator> {
  await page.goto("/about?lng=en&customizer");
  const panel = page.getByRole("dialog", { name: "Display" });
  await panel.waitFor();
  return panel;
}
