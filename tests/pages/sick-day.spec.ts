import { type Browser, expect, type Page } from "@playwright/test";
import { practitionerOf } from "../support/full-week.ts";
import { sentMails } from "./account-steps.ts";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

/** Tomorrow, or a day later for each attempt before, whose bookings are still there. */
const soon = (attempt: number) =>
  Temporal.Now.zonedDateTimeISO("Europe/Tallinn").add({ days: 1 + attempt }).toPlainDate();

/** The link in the mail of an absence, in English. */
async function choiceLink(page: Page, email: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const mail = (await sentMails(page)).find(({ to, text }) =>
      to === email && text.includes("/booking?at=")
    );
    link = /\/booking#\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return link.replace("/booking#", "/booking?lng=en#");
}

const named = (name: string, attempt: number) => `${name} ${"ABC"[attempt]}. Sick-day`;

async function onPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("heading", { name: "This time needs a change" }).waitFor();
  return page;
}

test("a sick day: one tap, a client chooses on the phone, another one learns that the time stays", async ({ page, browser }) => {
  await signInAs(page, "therapist2");
  const practitioner = await practitionerOf(page.request, new URL(page.url()).origin, "therapist2");
  const { retry } = test.info();
  const date = soon(retry);
  const dates = [0, 1, 2, 3].map((days) => date.add({ days }).toString());
  await practitioner.endAbsence();
  await practitioner.open(dates);
  const [moving, staying] = [
    { name: named("Olga", retry), email: `olga${retry}@example.ee`, language: "ru" },
    { name: named("Kalle", retry), email: `kalle${retry}@example.ee`, language: "et" },
  ] as const;
  await practitioner.book(moving, date.toString(), "09:30");
  const kept = await practitioner.book(staying, date.toString(), "18:00");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/sessions?lng=en");
  await page.getByRole("link", { name: "I can’t work" }).or(
    page.getByRole("button", { name: "I can’t work" }),
  ).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Until a day" }).click();
  for (const part of ["day", "month", "year"] as const) {
    await dialog.getByRole("spinbutton", { name: new RegExp(`^${part}`) }).focus();
    await page.keyboard.type(String(date[part]).padStart(2, "0"));
  }
  await expect(dialog.getByText(moving.name)).toBeVisible();
  await expect(dialog.getByText(staying.name)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByRole("button", { name: /^Mail \d clients? and close the days$/ }).click();
  await expect(dialog).toHaveCount(0);
  const card = page.locator("section").filter({ hasText: "You are away until" });
  await expect(card.getByRole("listitem").filter({ hasText: moving.name }))
    .toContainText("not answered yet");
  await expect(card.getByRole("heading", { name: /^You are away until/ })).toBeFocused();

  const olga = await onPhone(browser, await choiceLink(page, moving.email));
  const times = olga.getByRole("group", { name: /^A new time with/ }).getByRole("button");
  await times.first().click();
  expect(await faultsOf(olga)).toEqual([]);
  await olga.getByRole("button", { name: /^Move to/ }).click();
  await olga.getByRole("heading", { name: "Your booking" }).waitFor();
  await expect(olga.getByText("Your booking has a new time.", { exact: true })).toBeVisible();

  const kalle = await onPhone(browser, await choiceLink(page, staying.email));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/sessions?lng=en&open=${kept}`);
  const beside = page.getByRole("article").filter({ hasText: staying.name });
  await expect(beside.getByText("You cannot hold this session.")).toBeVisible();
  // The opened session takes the focus when its page is ready, and would take it from the dialog.
  await expect(beside.getByRole("heading", { name: staying.name })).toBeFocused();
  await expect(card.getByRole("listitem").filter({ hasText: moving.name }))
    .toContainText("new time");
  await card.getByRole("button", { name: "I can work after all" }).click();
  await dialog.getByRole("button", { name: "I can work after all" }).click();
  await expect(page.getByRole("link", { name: "I can’t work" })).toBeFocused();
  await expect(card).toHaveCount(0);
  // Both open pages follow without a reload.
  await expect(beside.getByText("You cannot hold this session.")).toHaveCount(0);
  await expect(beside).toBeVisible();
  await kalle.getByRole("heading", { name: "Your booking" }).waitFor();
  for (const other of [olga, kalle]) await other.context().close();
});
