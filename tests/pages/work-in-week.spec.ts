import { expect } from "@playwright/test";
import { dateOf, fillWeek, mondayAhead, practitionerOf } from "../support/full-week.ts";
import { faultsOf, signInAs, tabTo, takenOver } from "./steps.ts";
import { test } from "./test.ts";

// The last file of a run: two workers share it.
test.describe.configure({ mode: "parallel" });

test("a week of 30 sessions is read, moved and booked into by keyboard, and read on a phone", async ({ page }) => {
  test.setTimeout(100_000);
  const monday = mondayAhead(9);
  await signInAs(page, "therapist3");
  await fillWeek(page.request, new URL(page.url()).origin, monday);
  await page.goto(`/sessions?view=week&day=${dateOf(monday)}&lng=en`);
  const items = page.locator(".work-week-stop[data-kind=session]");
  await expect(items).toHaveCount(29);
  expect(await faultsOf(page)).toEqual([]);
  const named = items.filter({ hasText: "Client 16" });
  await expect(named).toHaveAccessibleName(/^Client 16, .+ · .+–.+, Booked$/);

  // Every session is reached with the arrow keys and names its client.
  const grid = page.getByRole("grid");
  await tabTo(page, grid.locator("[tabindex='0']").first(), 120);
  const names = new Set<string>();
  for (let day = 0; day < 5; day++) {
    await page.keyboard.press("Home");
    for (let stop = 0; stop < 60; stop++) {
      const label = await page.evaluate(() =>
        document.activeElement?.getAttribute("aria-label") ??
          document.activeElement?.textContent ?? ""
      );
      const [client] = /Client \d\d/.exec(label) ?? [];
      if (client) names.add(client);
      const before = await page.evaluate(() => document.activeElement?.id);
      await page.keyboard.press("ArrowDown");
      if (await page.evaluate(() => document.activeElement?.id) === before) break;
    }
    await page.keyboard.press("ArrowRight");
  }
  expect(names.size).toBe(29);

  // A confirmed move.
  const moved = named;
  await moved.focus();
  await page.keyboard.press("m");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await tabTo(page, dialog.getByRole("textbox"));
  await page.keyboard.type("The room is taken.");
  await tabTo(page, dialog.getByRole("button", { name: "Move and notify the client" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(moved).not.toHaveAccessibleName(/18:00–/);

  // A booking from the button outside of the grid, with a note.
  await tabTo(page, page.getByRole("button", { name: "Book a client" }), 200);
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await tabTo(page, dialog.getByRole("button", { name: /^Client: / }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(page.getByRole("listbox")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("textbox", { name: "Name" }));
  await page.keyboard.type("Kadri Uus");
  await tabTo(page, dialog.getByRole("textbox", { name: "Email" }));
  await page.keyboard.type("kadri.uus@example.ee");
  await tabTo(page, dialog.getByLabel("Note to the client (optional)"));
  await page.keyboard.type("Bring the papers.");
  const start = dialog.getByRole("group", { name: "Start" }).getByRole("spinbutton");
  await start.first().focus();
  await page.keyboard.type("0600");
  await tabTo(page, dialog.getByRole("button", { name: "Book", exact: true }));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const added = items.filter({ hasText: "Kadri Uus" });
  await expect(items).toHaveCount(30);
  await added.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bring the papers.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the list" }).press("Enter");
  await expect(added).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const shown = items.filter({ visible: true });
  await expect(shown).toHaveCount(7);
  await shown.first().click();
  const sheet = page.getByRole("dialog", { name: "Session" });
  await expect(sheet.getByRole("heading", { name: "Kadri Uus" })).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Back to the list" })).toHaveCount(0);
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(shown).toHaveCount(7);

  // One day at a time, chosen from a strip of days.
  const columns = page.locator(".work-week [data-part=column]");
  await expect(columns.filter({ visible: true })).toHaveCount(1);
  const days = page.getByRole("radiogroup", { name: "Days of the week" }).getByRole("radio");
  await expect(days).toHaveCount(7);
  await days.nth(2).press("Space");
  await expect(columns.nth(2)).toBeVisible();
  await expect(columns.filter({ visible: true })).toHaveCount(1);
});

test("a client is preselected, and a time that cannot be booked says why", async ({ page }) => {
  await signInAs(page, "therapist2");
  const practitioner = await practitionerOf(page.request, new URL(page.url()).origin, "therapist2");
  const date = dateOf(mondayAhead(8));
  await practitioner.open([date]);
  const client = { name: "Peeter Paju", email: "peeter.paju@example.ee", language: "et" } as const;
  const id = await practitioner.book(client, date, "10:00");
  await page.goto(`/sessions?view=day&day=${date}&open=${id}&lng=en`);
  await page.getByRole("heading", { name: client.name }).waitFor();
  const opening = page.getByRole("button", { name: "Book a client" });
  await takenOver(opening);
  await opening.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Client: Peeter Paju" })).toBeVisible();
  const [hour, minute] = await dialog.getByRole("group", { name: "Start" })
    .getByRole("spinbutton").all();
  for (
    const [at, reason] of [["1000", "is booked: Peeter Paju."], ["0300", "has its own hours"]]
  ) {
    await hour!.focus();
    await page.keyboard.type(at!);
    await expect(minute!).toHaveText("00");
    await expect(dialog.getByText(reason!)).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(dialog.getByRole("checkbox", { name: "Book it outside" })).toBeFocused();
  await expect(dialog).not.toContainText("availability.");
});
