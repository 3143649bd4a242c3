import { type Browser, expect, type Page } from "@playwright/test";
import { newPerson, openAccount } from "./account-steps.ts";
import { freeTimes } from "./booking-steps.ts";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const circle = "rasmus-tihase";

async function groupPractice(page: Page) {
  const therapist = await (await page.request.get(`/api/therapists/${circle}`)).json();
  const practice = therapist.practices.find(({ seats }: { seats: number }) => seats > 1);
  return practice as { eventTypeUri: string; schedulingUrl: string };
}

/** A new client books a seat of a group on the booking page. Returns the client's own page. */
async function bookSeat(browser: Browser, startsAt: string) {
  const page = await (await browser.newContext()).newPage();
  await openAccount(page, newPerson());
  const { schedulingUrl } = await groupPractice(page);
  await page.goto(`${schedulingUrl}?start_time=${startsAt}`);
  await expect(page.getByText("Group of up to 8", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
  await expect(page.getByText("Group of up to 8", { exact: true })).toBeVisible();
  return page;
}

async function bookSeatThroughApi(browser: Browser, eventType: string, startsAt: string) {
  const page = await (await browser.newContext()).newPage();
  const { name, email, password } = newPerson();
  const headers = await openAccount(page, { name, email, password });
  const booked = await page.request.post("/api/calendly/invitees", {
    headers: { "Idempotency-Key": crypto.randomUUID(), ...headers },
    data: {
      event_type: eventType,
      start_time: startsAt,
      invitee: { name, email, timezone: "Europe/Tallinn" },
    },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  await page.context().close();
}

test("two clients book seats of a group, and the practitioner moves both at once", async ({ page, browser }) => {
  test.setTimeout(100_000);
  await signInAs(page, "therapist3");
  const { eventTypeUri } = await groupPractice(page);
  const times = await freeTimes(page, eventTypeUri);
  const startsAt = times.at(-1)!;
  const client = await bookSeat(browser, startsAt);
  await bookSeatThroughApi(browser, eventTypeUri, startsAt);

  await page.goto(`/sessions?view=day&day=${startsAt.slice(0, 10)}&lng=en`);
  const entry = page.locator(".work-week-stop[data-kind=session]").filter({
    hasText: "2 participants",
  });
  await expect(entry).toHaveCount(1);
  await entry.click();
  await expect(page.getByText("Group: 2 of 8 seats booked")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "2 participants" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cancel: ./ })).toBeVisible();
  await page.getByRole("button", { name: "Move the whole group" }).click();
  const dialog = page.getByRole("dialog", { name: "Move the whole group?" });
  const confirm = dialog.getByRole("button", { name: "Move and notify everyone" });
  await expect(confirm).toBeDisabled();
  const start = dialog.getByRole("group", { name: "Start" }).getByRole("spinbutton");
  await start.last().fill("15");
  await expect(dialog.getByText("2 participants each get an email")).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByLabel("Reason").fill("The room is taken.");
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(entry).toHaveCount(1);
  // Again, by keyboard in the calendar.
  await entry.focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Reason").fill("Earlier suits all.");
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await client.goto("/journal?lng=en");
  await expect(client.getByRole("article").filter({ hasText: "Earlier suits all." }))
    .toHaveCount(1);
});
