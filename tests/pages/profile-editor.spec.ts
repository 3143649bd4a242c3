import { expect, type Page } from "@playwright/test";
import { signIn } from "./account-steps.ts";
import { faultsOf, signInAs, takenOver } from "./steps.ts";
import { test } from "./test.ts";

const slug = "rasmus-tihase";

test.describe.configure({ mode: "default" });

test("with the keyboard practices change places and the pin moves; on a phone sections fold, and a missing field is opened by its link", async ({ page }) => {
  await openEditor(page);
  const handles = page.locator("#practices").getByRole("button", { name: /^Move / });
  const first = (await handles.first().getAttribute("aria-label"))!;
  await takenOver(handles.first());
  await handles.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(handles.nth(1)).toHaveAttribute("aria-label", first);
  await expect(handles.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(handles.first()).toBeFocused();

  const place = page.locator("#places");
  await place.getByRole("button", { name: /^Change: / }).first().click();
  const pin = page.getByRole("button", { name: /^Pin: / });
  const before = await pin.getAttribute("aria-label");
  await pin.focus();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(pin).not.toHaveAttribute("aria-label", before!);
  await expect(pin).toBeFocused();
  expect(await faultsOf(page, { within: "#places" })).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(place.getByRole("button", { name: "Add a place" })).toBeHidden();
  await place.getByRole("button", { name: "Places: show or hide the fields" }).click();
  await place.getByRole("button", { name: "Add a place" }).click();
  await page.getByRole("link", { name: /the address is missing/ }).click();
  await expect(place.getByLabel("Address").last()).toBeFocused();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "What changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByText(/changes? (is|are) not published/)).toHaveCount(0);
});

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
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
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
  const saved = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(saved).not.toContain("Written without");

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

test("a text changed elsewhere meanwhile is shown side by side, and other changes are merged", async ({ page }) => {
  const headers = await openEditor(page);
  await languageTab(page, "English").click();
  const held = page.route("**/api/therapists/*/draft", (route) => route.abort());
  await held;
  await page.getByLabel("About me").fill("I work slowly and without pressure.");
  await page.getByLabel("Experience", { exact: true }).fill("Twenty years of practice.");
  await expect(page.getByText(/^No connection, your changes are kept/)).toBeVisible();
  await changeElsewhere(page, headers, {
    about: "I work gently and without pressure.",
    howICanHelp: "With calm.",
  });
  await page.unroute("**/api/therapists/*/draft");
  await page.getByRole("button", { name: "Try again" }).click();

  const conflict = page.getByRole("group", { name: /“About me \(English\)” was changed/ });
  await expect(conflict.locator("mark")).toHaveText(["slowly ", "gently "]);
  await expect(page.getByLabel("How I can help")).toHaveValue("With calm.");
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

function languageTab(page: Page, name: string) {
  return page.locator("#introduction").getByRole("tab", { name: new RegExp(`^${name}`) });
}

async function openEditor(page: Page) {
  const headers = await signInAs(page, "therapist3");
  await page.goto("/sessions/profile?lng=en");
  await page.locator("#introduction").waitFor();
  return headers;
}

/** Changes English texts of the draft as another device does. */
async function changeElsewhere(
  { request }: Page,
  headers: Record<string, string>,
  changes: Record<string, string>,
) {
  const { therapistId } = await (await request.get("/api/auth/me", { headers })).json();
  const path = `/api/therapists/${therapistId}/draft`;
  const { version, content } = await (await request.get(path, { headers })).json();
  content.texts.en = { ...content.texts.en, ...changes };
  const saved = await request.put(path, {
    headers: { ...headers, "If-Match": `"d${version}"` },
    data: content,
  });
  expect(saved.status(), await saved.text()).toBe(200);
}
