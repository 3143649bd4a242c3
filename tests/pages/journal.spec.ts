import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { faultsOf, signInAs, tabTo } from "./steps.ts";
import { test } from "./test.ts";

const offer = "Change time";

test("a session is moved with the keyboard alone and stays one card with its old time; a time taken meanwhile leads to others", async ({ page }) => {
  await openJournal(page, "?part=upcoming");
  const cards = page.getByRole("article");
  const count = await cards.count();
  // Those that other tests book may be so late that a week later nothing is offered yet.
  const first = cards.filter({ hasText: offer }).first();
  const id = await first.getAttribute("id");
  const card = page.locator(`#${id}`);
  const before = await card.locator("time").first().getAttribute("datetime");
  const name = (await card.getByRole("heading").textContent())!;
  const open = card.getByRole("button", { name: offer });
  await tabTo(page, open, 150);
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
  await dialog.getByLabel("Reason (optional)").fill("Work.");

  await page.route("**/reschedule", refuseTakenTime, { times: 1 });
  const confirm = dialog.getByRole("button", { name: /^Move to / });
  await tabTo(page, confirm);
  await page.keyboard.press("Enter");
  const taken = dialog.getByRole("alert").filter({ hasText: "was just taken" });
  await expect(taken).toBeFocused();
  await expect(taken.getByRole("button")).toHaveCount(2);
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await expect(dialog.getByLabel("Reason (optional)")).toHaveValue("Work.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Later days" }));
  await page.keyboard.press("Enter");
  await tabTo(page, times.getByRole("radio").first());
  await page.keyboard.press("Space");
  await expect(dialog.getByText(/Held for you/)).toBeVisible();
  const [, when = ""] = /^Move to (.+)$/.exec(await confirm.innerText()) ?? [];
  await tabTo(page, confirm);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Your new time: ${when}.`)).toBeVisible();

  await page.reload();
  await expect(card.getByText("Moved from")).toBeVisible();
  await expect(card).toContainText("Booked");
  expect(await card.locator("time").first().getAttribute("datetime")).not.toBe(before);
  await expect(cards).toHaveCount(count);

  // The history says who moved it, and from which time.
  await card.getByText("History").click();
  await expect(card.getByText(/^Moved to another time: .+ → .+ · You$/).first()).toBeVisible();
});

function refuseTakenTime(route: Route) {
  return route.fulfill({
    status: 409,
    contentType: "application/problem+json",
    body: JSON.stringify({
      type: "about:blank",
      title: "Taken",
      status: 409,
      errCode: "ERR_SLOT_TAKEN",
      instance: "r",
      alternatives: ["2030-01-07T08:00:00Z", "2030-01-07T09:00:00Z"],
    }),
  });
}

test("a note that was not saved survives a reload, waits while offline, and overwrites none from elsewhere; a comment is sent once", async ({ page, context }) => {
  const headers = await openJournal(page, "?part=past");
  const noted = page.getByRole("article").filter({ has: noteButton(page) });
  const at = async (nth: number) => page.locator(`#${await noted.nth(nth).getAttribute("id")}`);
  const [refused, waiting, here] = await Promise.all([at(0), at(1), at(2)]);
  await page.route("**/note", (route) => route.fulfill({ status: 500, body: "{}" }));
  await write(refused, "Breathe first.");
  await expect(refused.getByLabel("Your note")).toHaveValue("Breathe first.");
  await expect(refused.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute("**/note");

  const text = `Offline ${crypto.randomUUID()}`;
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await write(waiting, text);
  await expect(waiting.getByText(text)).toBeVisible();
  await expect(waiting.getByText("Saved as soon as the connection is back")).toBeVisible();
  expect(await drafts(page)).toHaveLength(2);

  // The page reloads while the server is unreachable: nothing is lost.
  await page.route("**/note", (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(refused.getByLabel("Your note")).toHaveValue("Breathe first.");
  await expect(waiting.getByText(text)).toBeVisible();
  await expect(waiting.getByText("Saved as soon as the connection is back")).toBeVisible();

  await page.unroute("**/note");
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(waiting.getByText("Saved as soon as")).toHaveCount(0);
  await refused.getByRole("button", { name: /Try again|Save/ }).click();
  await expect(refused.getByText("Only you see this")).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);

  await writeElsewhere(page, headers, here, "Written there.");
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

  const silent = page.getByRole("article").filter({ hasText: "Write a comment" }).first();
  const commented = page.locator(`#${await silent.getAttribute("id")}`);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/comment")) sent++;
  });
  await commented.getByRole("button", { name: "Write a comment" }).click();
  await commented.getByRole("textbox").fill("Thank you for today.");
  await commented.getByRole("button", { name: "Send" }).dblclick();
  await expect(commented.getByText("Thank you for today.")).toHaveCount(1);
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

  await panel.getByRole("button", { name: "Create a new address" }).click();
  await expect(field).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);
  const second = await field.inputValue();
  await panel.getByRole("button", { name: "Stop sharing" }).click();
  await expect(field).toHaveCount(0);
  expect((await page.request.get(second)).status()).toBe(404);
});

async function openJournal(page: Page, query = "") {
  const headers = await signInAs(page, "client");
  await page.goto(`/journal${query}${query ? "&" : "?"}lng=en`);
  await page.getByRole("article").first().waitFor();
  return headers;
}

function noteButton(within: Page | Locator): Locator {
  return within.getByRole("button", { name: /Add a note|Edit the note/ });
}

async function write(session: Locator, text: string): Promise<void> {
  await noteButton(session).click();
  await session.getByLabel("Your note").fill(text);
  await session.getByRole("button", { name: "Save", exact: true }).click();
}

/** Saves the note of a session as another device of the client does. */
async function writeElsewhere(
  page: Page,
  headers: Record<string, string>,
  session: Locator,
  note: string,
) {
  const id = (await session.getAttribute("id"))!.replace("session-", "");
  const path = `/api/therapy-sessions/${id}/note`;
  const saved = await page.request.put(path, { headers, data: { note } });
  expect(saved.status(), await saved.text()).toBe(200);
}

async function drafts(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("heaolu.draft."))
  );
}
