import { expect, type Page } from "@playwright/test";
import { faultsOf, signInAs, tabTo } from "./steps.ts";
import { test } from "./test.ts";

test("the agenda lists upcoming sessions by day, each opens next to it, and is cancelled with a reason", async ({ page }) => {
  await openSessions(page);
  await page.getByRole("heading", { level: 1, name: /today/ }).waitFor();
  const days = page.locator(".agenda-day");
  const dates = await days.locator("> time").evaluateAll((times) =>
    times.map((time) => (time as HTMLTimeElement).dateTime)
  );
  expect(dates.length).toBeGreaterThan(0);
  expect(dates).toEqual(dates.toSorted());
  // Other tests may have cancelled every session of the first day.
  const next = page.locator(".agenda-row[data-next]");
  await expect(next).toHaveCount(1);
  await expect(days.filter({ has: next }).locator("header p"))
    .toHaveText(/\d+ sessions?, .*(min|h)/);

  // Into a session with the keyboard, and back to its row.
  const row = page.locator(".agenda-row").last().getByRole("link");
  const name = await row.innerText();
  await tabTo(page, row, 120);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/open=/);
  await expect(page.getByRole("heading", { level: 2, name })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(row).toBeFocused();

  await page.locator(".agenda-row[data-status=booked]").last().getByRole("link").click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("It costs the client nothing.")).toBeVisible();
  const reason = dialog.getByLabel("Reason");
  await dialog.getByRole("button", { name: "Cancel the session" }).click();
  await expect(dialog.getByText("Write a reason; your client reads it.")).toBeVisible();
  await expect(reason).toBeFocused();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await reason.fill("I fell ill.");
  await dialog.getByRole("button", { name: "Cancel the session" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("You cancelled this session. The reason: I fell ill.")).toBeVisible();
});

test("a recommendation is written once and the client reads it", async ({ page, browser }) => {
  const text = `Rest on Sundays ${crypto.randomUUID().slice(0, 8)}`;
  await openSessions(page, "?part=past&q=Mariliis");
  // A dialog opened before the scripts and the answers are there gives the focus back too.
  await page.route(/\.js$|\/api\/therapy-sessions/, async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await page.locator(".agenda-row").filter({ hasText: "Mariliis" }).first().getByRole("link")
    .click();
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/recommendations")) sent++;
  });
  await page.getByRole("button", { name: "Recommend" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your recommendation").fill(text);
  // The unfinished text is there after coming back.
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("button", { name: "Recommend" })).toBeFocused();
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Recommend" }).click();
  await expect(dialog.getByLabel("Your recommendation")).toHaveValue(text);
  await dialog.getByRole("button", { name: /^Practices:/ }).click();
  await page.getByRole("option").first().click();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await dialog.getByRole("button", { name: "Send the recommendation" }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(text)).toBeVisible();
  expect(sent).toBe(1);

  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, "client");
  await theirs.goto("/journal?part=past");
  const note = theirs.locator(".note").filter({ hasText: text });
  await expect(note).toContainText("recommends:");
  await note.getByRole("link", { name: "See practitioners" }).click();
  await expect(theirs).toHaveURL(/practice=/);
  await theirs.context().close();
});

test("a no-show is recorded and undone; the filters of the list are kept in the address", async ({ page }) => {
  await openSessions(page, "?part=past&find=1");
  const id = await page.locator(".agenda-row[data-status=finished]")
    .filter({ hasText: "Finished", hasNot: page.getByRole("img") }).first().getAttribute("id");
  const row = page.locator(`#${id}`);
  await row.getByRole("link").click();
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "The client didn’t come" }).click();
  await dialog.getByRole("button", { name: "The client didn’t come" }).click();
  await expect(row).toContainText("No-show");
  await page.getByRole("button", { name: "The client did come" }).click();
  await dialog.getByLabel("Reason").fill("You wrote to me in time.");
  await dialog.getByRole("button", { name: "The client did come" }).click();
  await expect(row).toContainText("Finished");
  await page.getByText("History").click();
  await expect(page.getByText("No-show mark removed · You")).toBeVisible();

  await page.getByRole("button", { name: /^Status:/ }).click();
  await page.getByRole("option", { name: "Finished" }).click();
  await page.getByRole("button", { name: /^Client:/ }).click();
  const name = await page.getByRole("option").nth(1).innerText();
  await page.getByRole("option").nth(1).click();
  await expect(page).toHaveURL(/person=.*status=finished|status=finished.*person=/);
  await page.reload();
  const names = page.locator(".agenda-row h3");
  await names.first().waitFor();
  for (const client of await names.allInnerTexts()) expect(client).toBe(name);
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect(page).not.toHaveURL(/person=/);
});

async function openSessions(page: Page, query = ""): Promise<void> {
  await signInAs(page, "therapist1");
  await page.goto(`/sessions${query}${query ? "&" : "?"}lng=en`);
  await page.locator(".agenda-row").first().waitFor();
}
