import { expect, type Page } from "@playwright/test";
import { signIn } from "./account-steps.ts";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const slug = "rasmus-tihase";

test.describe.configure({ mode: "default" });

test("texts in three languages and a new practice are published and found", async ({ page }) => {
  await openEditor(page);
  for (
    const [language, text] of [
      ["Eesti", "Kuulan rahulikult ja küsin täpselt."],
      ["English", "I listen calmly and ask precisely."],
      ["Русский", "Слушаю спокойно и спрашиваю точно."],
    ] as const
  ) {
    await languageTab(page, language).click();
    await page.getByLabel("Your sentence").fill(text);
  }
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await page.getByRole("button", { name: "Add a practice" }).click();
  await page.getByRole("button", { name: /^Practice: Choose a practice/ }).click();
  await page.getByRole("option", { name: "Aromatherapy" }).click();
  const practices = page.locator("#practices");
  await practices.getByLabel("Duration").fill("40");
  // Without a price it cannot be published.
  await expect(page.getByRole("link", { name: "Aromatherapy needs a price" })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(/^It cannot be published yet/)).toBeVisible();
  const price = practices.getByLabel("Price", { exact: true });
  await expect(price).toBeFocused();
  await price.fill("45,50");
  await expect(page.getByText(/cannot be booked without a price/)).toHaveCount(0);

  await page.getByRole("button", { name: "What changes" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Слушаю спокойно и спрашиваю точно.")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(/changes? (is|are) not published/)).toHaveCount(0);

  await page.goto(`/therapist/view/${slug}?lng=ru`);
  await expect(page.getByText("Слушаю спокойно и спрашиваю точно.")).toBeVisible();
  await expect(page.getByText(/45,50/).first()).toBeVisible();
  await expect(async () => {
    await page.goto("/?practice=aroma-therapy&lng=en");
    await expect(page.getByText("I listen calmly and ask precisely.")).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
});

test("typing survives a lost connection and a reload", async ({ page }) => {
  await openEditor(page);
  await languageTab(page, "English").click();
  const about = page.getByLabel("About me");
  await page.route("**/api/therapists/*/draft", (route) => route.abort());
  await about.fill("Written without a connection.");
  await expect(page.getByText(/^No connection, your changes are kept/)).toBeVisible();
  await page.unroute("**/api/therapists/*/draft");
  await page.reload();
  await languageTab(page, "English").click();
  await expect(about).toHaveValue("Written without a connection.");
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await languageTab(page, "English").click();
  await expect(about).toHaveValue("Written without a connection.");

  // As a sign-out from another device.
  await page.context().request.post("/api/auth/logout", {
    headers: { "X-Requested-With": "heaolu", "Sec-Fetch-Site": "same-origin" },
  });
  await about.fill("Written after the session ended.");
  await expect(page.getByText("You were signed out. What you typed is kept.")).toBeVisible();
  await signIn(page, { email: "therapist3@demo.heaolu.ee", password: "heaolu-demo-2026" });
  await expect(page).toHaveURL(/\/sessions\/profile/);
  await languageTab(page, "English").click();
  await expect(about).toHaveValue("Written after the session ended.");
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
});

test("a text changed in two tabs is shown side by side, and other changes are merged", async ({ page }) => {
  await openEditor(page);
  const other = await page.context().newPage();
  await other.goto("/sessions/profile?lng=en");
  await languageTab(page, "English").click();
  await languageTab(other, "English").click();
  const held = page.route("**/api/therapists/*/draft", (route) => route.abort());
  await held;
  await page.getByLabel("About me").fill("I work slowly and without pressure.");
  await page.getByLabel("Experience", { exact: true }).fill("Twenty years of practice.");
  await other.getByLabel("About me").fill("I work gently and without pressure.");
  await other.getByLabel("How I can help").fill("With calm.");
  await expect(other.getByText(/^Saved \d/)).toBeVisible();
  await other.close();
  await page.unroute("**/api/therapists/*/draft");
  await page.getByRole("button", { name: "Try again" }).click();

  const conflict = page.getByRole("group", { name: /“About me \(English\)” was changed/ });
  await expect(conflict.locator("mark")).toHaveText(["slowly ", "gently "]);
  await expect(page.getByLabel("How I can help")).toHaveValue("With calm.");
  expect(await faultsOf(page)).toEqual([]);
  await conflict.getByRole("button", { name: "Merge by hand" }).click();
  await conflict.getByLabel("Merged text").fill("I work slowly, gently and without pressure.");
  await conflict.getByRole("button", { name: "Use this text" }).click();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByLabel("About me")).toHaveValue(
    "I work slowly, gently and without pressure.",
  );
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await languageTab(page, "English").click();
  await expect(page.getByLabel("About me")).toHaveValue(
    "I work slowly, gently and without pressure.",
  );
  await expect(page.getByLabel("Experience", { exact: true })).toHaveValue(
    "Twenty years of practice.",
  );

  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByText(/changes? (is|are) not published/)).toHaveCount(0);
});

test("with the keyboard practices change places and the pin moves", async ({ page }) => {
  await openEditor(page);
  const handles = page.locator("#practices").getByRole("button", { name: /^Move / });
  const first = (await handles.first().getAttribute("aria-label"))!;
  await handles.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(handles.nth(1)).toHaveAttribute("aria-label", first);
  await expect(handles.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(handles.first()).toBeFocused();

  await page.locator("#places").getByRole("button", { name: /^Change: / }).first().click();
  const pin = page.getByRole("button", { name: /^Pin: / });
  const before = await pin.getAttribute("aria-label");
  await pin.focus();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(pin).not.toHaveAttribute("aria-label", before!);
  await expect(pin).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard", exact: true }).click();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("sections fold, and a missing field is opened by its link", async ({ page }) => {
    await openEditor(page);
    const place = page.locator("#places");
    await expect(place.getByRole("button", { name: "Add a place" })).toBeHidden();
    await place.getByRole("button", { name: "Places: show or hide the fields" }).click();
    await place.getByRole("button", { name: "Add a place" }).click();
    await page.getByRole("link", { name: /the address is missing/ }).click();
    await expect(place.getByLabel("Address")).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "What changes" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Discard", exact: true }).click();
  });
});

function languageTab(page: Page, name: string) {
  return page.locator("#introduction").getByRole("tab", { name: new RegExp(`^${name}`) });
}

async function openEditor(page: Page) {
  await signInAs(page, "therapist3");
  await page.goto("/sessions/profile?lng=en");
  await page.locator("#introduction").waitFor();
}
