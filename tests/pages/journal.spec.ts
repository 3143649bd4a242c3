import { expect, type Locator, type Page } from "@playwright/test";
import { faultsOf, signInAs, tabTo } from "./steps.ts";
import { test } from "./test.ts";

const offer = "Change time";

test("a session is moved with the keyboard alone and stays one card with its old time", async ({ page }) => {
  await openJournal(page, "?part=upcoming");
  const cards = page.getByRole("article");
  const count = await cards.count();
  // Those that other tests book may be so late that a week later nothing is offered yet.
  const card = cards.filter({ hasText: offer }).first();
  const id = await card.getAttribute("id");
  const before = await card.locator("time").first().getAttribute("datetime");
  const name = (await card.getByRole("heading").textContent())!;
  await tabTo(page, card.getByRole("button", { name: offer }), 150);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose a new time" });
  await expect(dialog.getByText(`Now: ${name}`)).toBeVisible();
  await expect(page).toHaveURL(/move=/);

  // A week later, because the next days may be within the notice limit.
  await tabTo(page, dialog.getByRole("button", { name: "Later days" }));
  await page.keyboard.press("Enter");
  const times = dialog.locator(".slot-picker");
  await expect(dialog.getByText(/\d+ free/).first()).toBeVisible();
  await tabTo(page, times.getByRole("radio").first());
  await page.keyboard.press("Space");
  await expect(dialog.getByText(/Held for you/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const confirm = dialog.getByRole("button", { name: /^Move to / });
  const [, when = ""] = /^Move to (.+)$/.exec(await confirm.innerText()) ?? [];
  await tabTo(page, confirm);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Your new time: ${when}.`)).toBeVisible();

  await page.goto("/journal?part=upcoming");
  const moved = page.locator(`#${id}`);
  await expect(moved.getByText("Moved from")).toBeVisible();
  await expect(moved).toContainText("Booked");
  expect(await moved.locator("time").first().getAttribute("datetime")).not.toBe(before);
  await expect(cards).toHaveCount(count);

  // The history says who moved it, and from which time.
  await moved.getByText("History").click();
  await expect(moved.getByText(/^Moved to another time: .+ → .+ · You$/).first()).toBeVisible();
});

test("a time taken meanwhile leads to alternatives in the same dialog", async ({ page }) => {
  await openJournal(page, "?part=upcoming");
  const first = page.getByRole("article").filter({ hasText: offer }).first();
  // Another test may book an earlier session meanwhile.
  const card = page.locator(`#${await first.getAttribute("id")}`);
  await page.route("**/api/therapy-sessions/*", async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await card.getByRole("button", { name: offer }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a new time" });
  await dialog.getByRole("button", { name: "Later days" }).click();
  await dialog.locator(".slot-picker label").first().click();
  await expect(dialog.getByText(/Held for you/)).toBeVisible();
  const alternatives = ["2030-01-07T08:00:00Z", "2030-01-07T09:00:00Z"];
  await page.route("**/reschedule", (route) =>
    route.fulfill({
      status: 409,
      contentType: "application/problem+json",
      body: JSON.stringify({
        type: "about:blank",
        title: "Taken",
        status: 409,
        errCode: "ERR_SLOT_TAKEN",
        instance: "r",
        alternatives,
      }),
    }));
  await dialog.getByLabel("Reason (optional)").fill("Work.");
  await dialog.getByRole("button", { name: /^Move to / }).click();
  const taken = dialog.getByRole("alert").filter({ hasText: "was just taken" });
  await expect(taken).toBeFocused();
  await expect(taken.getByRole("button")).toHaveCount(2);
  await expect(dialog.getByLabel("Reason (optional)")).toHaveValue("Work.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole("button", { name: offer })).toBeFocused();
});

test("a note the server could not save is rolled back and its text kept", async ({ page }) => {
  await openJournal(page, "?part=past");
  const card = page.getByRole("article").filter({ has: noteButton(page) }).first();
  const session = page.locator(`#${await card.getAttribute("id")}`);
  await page.route("**/note", (route) => route.fulfill({ status: 500, body: "{}" }));
  await write(session, "Breathe first.");
  const field = session.getByLabel("Your note");
  await expect(field).toHaveValue("Breathe first.");
  await expect(session.getByRole("button", { name: "Try again" })).toBeVisible();

  // It survives a reload.
  await page.reload();
  await expect(field).toHaveValue("Breathe first.");
  await page.unroute("**/note");
  await session.getByRole("button", { name: /Try again|Save/ }).click();
  await expect(session.getByText("Only you see this")).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
  await page.reload();
  await expect(session.getByText("Breathe first.")).toBeVisible();
});

test("a note written offline waits, survives a reload, and is sent when online", async ({ page, context }) => {
  await openJournal(page, "?part=past");
  const card = page.getByRole("article").filter({ has: noteButton(page) }).nth(1);
  const session = page.locator(`#${await card.getAttribute("id")}`);
  const text = `Offline ${crypto.randomUUID()}`;
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await noteButton(session).click();
  await session.getByLabel("Your note").fill(text);
  await session.getByRole("button", { name: "Save", exact: true }).click();
  await expect(session.getByText(text)).toBeVisible();
  await expect(session.getByText("Saved as soon as the connection is back")).toBeVisible();
  expect(await drafts(page)).toHaveLength(1);

  // The page reloads while the server is unreachable: nothing is lost.
  await page.route("**/note", (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(session.getByText(text)).toBeVisible();
  await expect(session.getByText("Saved as soon as the connection is back")).toBeVisible();

  await page.unroute("**/note");
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => drafts(page)).toEqual([]);
  await page.reload();
  await expect(session.getByText(text)).toBeVisible();
  await expect(session.getByText("Saved as soon as")).toHaveCount(0);
});

test("a note changed elsewhere in the meantime is never overwritten", async ({ page, context }) => {
  await openJournal(page, "?part=past");
  const card = page.getByRole("article").filter({ has: noteButton(page) }).nth(2);
  const id = await card.getAttribute("id");
  const here = page.locator(`#${id}`);
  const other = await context.newPage();
  await openJournal(other, "?part=past", { signedIn: true });
  await write(other.locator(`#${id}`), "Written there.");
  await expect(other.locator(`#${id}`).getByText("Written there.")).toBeVisible();
  await expect.poll(() => drafts(other)).toEqual([]);

  await write(here, "Written here.");
  await expect(here.getByText("changed elsewhere in the meantime")).toBeVisible();
  await expect(here.getByText("Written there.")).toBeVisible();
  await expect(here.getByText("Written here.", { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await here.getByRole("button", { name: "Combine both and edit" }).click();
  await expect(here.getByLabel("Your note")).toHaveValue("Written there.\n\nWritten here.");
  await here.getByRole("button", { name: "Save", exact: true }).click();
  await expect(here.getByText("Only you see this")).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
});

test("a double click sends a comment once", async ({ page }) => {
  await openJournal(page, "?part=past");
  const card = page.getByRole("article").filter({ hasText: "Write a comment" }).first();
  const session = page.locator(`#${await card.getAttribute("id")}`);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/comment")) sent++;
  });
  await session.getByRole("button", { name: "Write a comment" }).click();
  await session.getByRole("textbox").fill("Thank you for today.");
  await session.getByRole("button", { name: "Send" }).dblclick();
  await expect(session.getByText("Thank you for today.")).toHaveCount(1);
  expect(sent).toBe(1);
});

test("twenty messages leave half of a low screen free, and a rating can be undone from its message", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openJournal(page);
  // The other cards come once the page takes keys.
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(8);
  const card = page.getByRole("article")
    .filter({ has: page.locator(".rating:not(:has(input:checked))") }).first();
  const name = await card.locator("time").first().getAttribute("datetime");
  const stars = page.getByRole("article")
    .filter({ has: page.locator(`time[datetime="${name}"]`) }).getByRole("radio");
  await stars.first().focus();
  // A message stays while the pointer is over it.
  await page.mouse.move(190, 110);
  await page.keyboard.press("Space");
  const messages = page.locator(".toast-region");
  await messages.locator("li").first().waitFor();
  const box = await messages.evaluate((region) => {
    const list = region.querySelector("ol")!;
    const [message] = list.children;
    for (let more = 1; more < 20; more++) list.append(message!.cloneNode(true));
    const { top, bottom } = region.getBoundingClientRect();
    return { top, bottom, scrolls: region.scrollHeight > region.clientHeight };
  });
  expect(box.scrolls).toBe(true);
  expect(box.top).toBeGreaterThan(60);
  expect(box.bottom).toBeLessThan(330);
  await messages.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByText("Your rating is removed.").first()).toBeVisible();
  for (const star of await stars.all()) await expect(star).not.toBeChecked();
});

test("a calendar feed address is created, read and revoked", async ({ page }) => {
  await openJournal(page);
  await page.getByRole("link", { name: "Set it up" }).click();
  const panel = page.locator("#calendar-feed");
  await panel.getByRole("radio", { name: /^Everything/ }).check();
  await panel.getByRole("button", { name: "Create an address" }).click();
  const field = panel.getByLabel("Address");
  const first = await field.inputValue();
  await expect(panel.getByText("It has not been read yet.")).toBeVisible();
  expect(await (await page.request.get(first)).text()).toContain("BEGIN:VEVENT");
  await page.reload();
  await expect(panel.getByText(/^.*Last read: /)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await panel.getByRole("button", { name: "Create a new address" }).click();
  await expect(field).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);
  const second = await field.inputValue();
  await panel.getByRole("button", { name: "Stop sharing" }).click();
  await expect(field).toHaveCount(0);
  expect((await page.request.get(second)).status()).toBe(404);
});

async function openJournal(page: Page, query = "", { signedIn = false } = {}): Promise<void> {
  if (!signedIn) await signInAs(page, "client");
  await page.goto(`/journal${query}${query ? "&" : "?"}lng=en`);
  await page.getByRole("article").first().waitFor();
}

function noteButton(within: Page | Locator): Locator {
  return within.getByRole("button", { name: /Add a note|Edit the note/ });
}

async function write(session: Locator, text: string): Promise<void> {
  await noteButton(session).click();
  await session.getByLabel("Your note").fill(text);
  await session.getByRole("button", { name: "Save", exact: true }).click();
}

async function drafts(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("heaolu.draft."))
  );
}
