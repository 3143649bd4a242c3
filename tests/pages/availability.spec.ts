import { Buffer } from "node:buffer";
import { expect, type Locator, type Page } from "@playwright/test";
import { unbrokenRange } from "../../ui-kit/layout/unbroken-range.ts";
import { faultsOf, fingerOn, signInAs, tabTo } from "./steps.ts";
import { test } from "./test.ts";

/** The practitioner's zone is two hours behind the visitor's. */
const zone = "Europe/Lisbon";
const slug = "rasmus-tihase";

test.describe.configure({ mode: "serial" });

test("with the keyboard alone hours on Saturday are drawn, saved and offered, and a vacation removes them", async ({ page }) => {
  await openHours(page);
  await page.getByRole("button", { name: /^Practice:/ }).first().waitFor();
  expect((await saturdays(page)).size).toBe(0);

  // Hours are added with the form behind the plus button.
  await addSaturday(page);
  const block = page.getByRole("button", { name: /^Saturday, 10:00–14:00/ });
  await expect(block).toBeVisible();

  // Hours in the same place must not overlap; the values stay in the form.
  const add = page.getByRole("button", { name: "Add hours: Saturday" });
  await press(page, add);
  const dialog = page.getByRole("dialog");
  await press(page, dialog.getByRole("button", { name: "Add the hours" }));
  await expect(dialog.getByText(/overlap with others on this day/)).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();

  // Fifteen minutes later, then half an hour longer; each movement can be undone.
  await tabTo(page, block);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: /^Saturday, 10:15–14:15/ })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Undo" }));
  await expect(block).toBeVisible();

  // The preview shows them before visitors are offered them.
  await expect.poll(async () => (await saturdays(page)).size).toBeGreaterThan(0);
  await expect(page.getByText("A preview: not saved yet.")).toBeVisible();
  const [saturday] = [...(await saturdays(page))].toSorted();
  expect(await offered(page, saturday!)).toEqual([]);

  await press(page, page.getByRole("button", { name: "Save the hours" }));
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Saving" })).toHaveCount(0);
  expect((await offered(page, saturday!)).length).toBeGreaterThan(0);

  await press(page, page.getByRole("button", { name: "Add time off" }));
  const [year, month, day] = saturday!.split("-");
  await tabTo(page, dialog.getByRole("spinbutton").first());
  await page.keyboard.type(`${day}${month}${year}`);
  await tabTo(page, dialog.getByRole("spinbutton").nth(3));
  await page.keyboard.type(`${day}${month}${year}`);
  await press(page, dialog.getByRole("button", { name: "Done" }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Away", { exact: true })).toBeVisible();
  await expect.poll(async () => (await saturdays(page)).has(saturday!)).toBe(false);
  await press(page, page.getByRole("button", { name: "Save the hours" }));
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await offered(page, saturday!)).toEqual([]);

  // Restores the state for the next test.
  await page.getByRole("button", { name: /^Change: \d+ / }).click();
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await block.focus();
  await page.keyboard.press("Delete");
  await expect(block).toHaveCount(0);
  await page.getByRole("button", { name: "Save the hours" }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 900, height: 700 } });

  test("the week scrolls, and a range is dragged after a long press", async ({ page }) => {
    await page.clock.install();
    await openHours(page);
    await addSaturday(page);
    const block = page.getByRole("button", { name: /^Saturday, 10:00–14:00/ });
    await block.scrollIntoViewIfNeeded();
    // The browser's clock is controlled, so the long press does not depend on the machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const before = await scrolled();

    const atRest = page.evaluate(() =>
      new Promise((end) => document.addEventListener("scrollend", end, { once: true }))
    );
    const finger = await fingerOn(page, block);
    await finger.move(-150);
    await finger.leave();
    await atRest;
    expect(await scrolled()).toBeGreaterThan(before + 50);
    await expect(block).toBeVisible();

    // A fast finger may have scrolled the range below the bar of the page.
    await block.evaluate((range) => range.scrollIntoView({ block: "center", behavior: "instant" }));
    const rested = await scrolled();
    let again = await fingerOn(page, block);
    await expect(async () => {
      await page.clock.runFor(400);
      if (await block.getAttribute("data-dragging")) return;
      // A page still at work after the scroll may end the first touch.
      await again.leave();
      again = await fingerOn(page, block);
      throw new Error("The range does not follow the finger yet.");
    }).toPass();
    await again.move(48);
    await again.leave();
    await expect(page.getByRole("button", { name: /^Saturday, 11:00–15:00/ })).toBeVisible();
    expect(await scrolled()).toBe(rested);
  });
});

test("changes saved in another window are not overwritten, and unsaved ones are not lost", async ({ page }) => {
  await openHours(page);
  const other = await page.context().newPage();
  await other.goto("/sessions/availability?lng=en");
  await other.getByRole("button", { name: "Add hours: Friday" }).click();
  await other.getByRole("button", { name: "Add the hours" }).click();
  await other.getByRole("button", { name: "Save the hours" }).click();
  await expect(other.getByText(/^Saved at/)).toBeVisible();
  await other.close();

  await addSaturday(page);
  await page.getByRole("button", { name: "Save the hours" }).click();
  await expect(page.getByText(/were saved elsewhere in the meantime/)).toBeVisible();
  const saturday = page.getByRole("button", { name: /^Saturday, 10:00–14:00/ });
  await expect(saturday).toBeVisible();
  await page.getByRole("button", { name: "Show the saved hours" }).click();
  const friday = page.getByRole("button", { name: /^Friday, 10:00–14:00/ });
  await expect(friday).toBeVisible();
  await expect(saturday).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(saturday).toBeVisible();
  await expect(friday).toBeVisible();

  // A reload keeps the changes; at the end both days have no hours again.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  for (const day of [saturday, friday]) {
    await day.focus();
    await page.keyboard.press("Delete");
    await expect(day).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Save the hours" }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});

test("an imported calendar blocks its times, and the page says so", async ({ page }) => {
  await openHours(page);
  await page.getByText("Add a calendar").click();
  const calendars = page.getByRole("region", { name: "Other calendars" });
  const name = calendars.getByRole("textbox", { name: "Name" });
  await name.fill("Choir");
  await calendars.getByRole("textbox", { name: "Address" }).fill("http://127.0.0.1/choir.ics");
  await calendars.getByRole("button", { name: "Import the calendar" }).click();
  await expect(calendars.getByText(/It has to be a public https address/)).toBeVisible();
  await expect(name).toHaveValue("Choir");

  await calendars.getByRole("radio", { name: "From a file" }).check();
  const monday = nextMonday();
  await calendars.locator("input[type=file]").setInputFiles({
    name: "choir.ics",
    mimeType: "text/calendar",
    buffer: Buffer.from(calendarOf(monday)),
  });
  await calendars.getByRole("button", { name: "Import the calendar" }).click();
  await expect(calendars.getByRole("heading", { name: "Choir" })).toBeVisible();
  await expect(calendars.getByText(/1 busy time/)).toBeVisible();
  await expect(calendars.getByText(/1 event is not understood and blocks no time/))
    .toContainText("FREQ=YEARLY;BYYEARDAY=9;BYMONTHDAY=9");

  const why = page.getByRole("region", { name: "Why is this time not free?" });
  const [year, month, day] = monday.split("-");
  await why.getByRole("spinbutton").first().click();
  await page.keyboard.type(`${day}${month}${year}`);
  await why.getByRole("spinbutton").nth(3).click();
  await page.keyboard.type("1100");
  await expect(
    why.getByText(`You are busy elsewhere, ${unbrokenRange("11:00", "12:00")}: calendar “Choir”.`),
  )
    .toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await calendars.getByRole("button", { name: "Remove: Choir" }).click();
  await page.getByRole("button", { name: "Remove the calendar" }).click();
  await expect(calendars.getByRole("heading", { name: "Choir" })).toHaveCount(0);
});

async function openHours(page: Page): Promise<void> {
  if (page.url() === "about:blank") await signInAs(page, "therapist3");
  await page.goto("/sessions/availability?lng=en");
  await page.locator(".slot-list").waitFor();
}

/** Tabs to the element and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, 160);
  await page.keyboard.press("Enter");
}

async function addSaturday(page: Page): Promise<void> {
  await press(page, page.getByRole("button", { name: "Add hours: Saturday" }));
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Add the hours" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The Saturdays on which the preview has times. */
async function saturdays(page: Page): Promise<Set<string>> {
  const times = await page.locator(".slot-list time")
    .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
  const dayOf = (at: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date(at));
  return new Set(
    times.map(dayOf).filter((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 6),
  );
}

/** The times of one date that visitors are offered for the practice of the preview. */
async function offered(page: Page, date: string): Promise<string[]> {
  const therapist = await (await page.request.get(`/api/therapists/${slug}`)).json();
  const day = 24 * 3_600_000;
  const noon = Date.parse(`${date}T12:00:00Z`);
  const all = await Promise.all(
    therapist.practices.map(async ({ eventTypeUri }: { eventTypeUri: string }) => {
      const query = new URLSearchParams({
        event_type: eventTypeUri,
        start_time: new Date(Math.max(Date.now(), noon - day / 2)).toISOString(),
        end_time: new Date(noon + day / 2).toISOString(),
      });
      const answer = await page.request.get(`/api/calendly/event-type-available-times?${query}`);
      const { collection } = await answer.json();
      return collection.map((time: { start_time: string }) => time.start_time);
    }),
  );
  return all.flat();
}

/** The Monday after the next seven days. */
function nextMonday(): string {
  const at = new Date(Date.now() + 7 * 24 * 3_600_000);
  at.setUTCDate(at.getUTCDate() + (8 - at.getUTCDay()) % 7);
  return at.toISOString().slice(0, 10);
}

function calendarOf(day: string): string {
  const date = day.replaceAll("-", "");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//choir//EN",
    "BEGIN:VEVENT",
    "UID:choir-1",
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;TZID=${zone}:${date}T110000`,
    `DTEND;TZID=${zone}:${date}T120000`,
    "SUMMARY:Rehearsal",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:choir-2",
    `DTSTART;VALUE=DATE:${date}`,
    "RRULE:FREQ=YEARLY;BYYEARDAY=9;BYMONTHDAY=9",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
