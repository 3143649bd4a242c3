import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

const client = { email: "client@demo.heaolu.ee", password: "heaolu-demo-2026" };

test("a visitor taps a time, logs in, books the same time, cancels it, and it is free again", async ({ page }) => {
  const complaints = listen(page);
  await page.goto("/?lng=en");
  await expect(page.getByRole("heading", { name: /\d+ practitioners/ })).toBeVisible();

  // A free time on a card opens its booking over the results.
  const card = page.getByRole("article").filter({ has: page.locator("a[href*='book=']") }).first();
  const name = await card.getByRole("heading").getByRole("link").innerText();
  const slot = card.locator("a[href*='book=']").last();
  const address = new URL((await slot.getAttribute("href"))!, page.url());
  const booking = new URL(address.searchParams.get("book")!, page.url());
  const slug = booking.pathname.slice(1);
  const start = booking.searchParams.get("start")!;
  const practice = booking.searchParams.get("practice")!;
  const free = () => freeTimes(page, slug, practice, start);
  expect(await free()).toContain(Date.parse(start));
  await slot.click();
  const widget = page.frameLocator("iframe");
  await expect(widget.getByText(/Held for you/)).toBeVisible();

  // The login shows what is booked, holds it, and returns to it.
  await widget.getByRole("button", { name: "Have an account? Log in" }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  const ticket = page.getByRole("group", { name: "What you are booking" });
  await expect(ticket.getByText(name)).toBeVisible();
  await expect(ticket.getByText(/Held for you, 1[45]:\d\d left/)).toBeVisible();
  await expect(ticket.locator("time").first()).toHaveAttribute("datetime", start);
  expect(await free()).not.toContain(Date.parse(start));
  await signIn(page);
  await expect(page).toHaveURL(address.href);

  await expect(widget.getByText(/Held for you, 1[345]:\d\d left/)).toBeVisible();
  await expect(widget.getByText(client.email)).toBeVisible();
  await widget.getByRole("button", { name: "Book", exact: true }).click();
  await expect(widget.getByRole("heading", { name: "It’s yours" })).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  await expect(page).toHaveURL(/\/journal/);
  const entry = page.getByRole("article").filter({ hasText: name }).filter({ hasText: "Booked" })
    .first();
  await expect(entry).toBeVisible();

  expect(await free()).not.toContain(Date.parse(start));

  await entry.getByRole("button", { name: /^Cancel/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Cancel the session/ }).click();
  await expect(page.getByText("Cancelled").first()).toBeVisible();
  await expect.poll(free).toContain(Date.parse(start));
  expect(complaints()).toEqual([]);
});

test("filters are kept in the address and survive a reload", async ({ page }) => {
  await page.goto("/?lng=en");
  const all = await resultCount(page);
  await page.getByRole("checkbox", { name: /Russian/ }).click();
  await expect.poll(() => resultCount(page)).toBeLessThan(all);
  const fewer = await resultCount(page);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /Russian/ })).toBeChecked();
  expect(await resultCount(page)).toBe(fewer);
});

test("changing the language keeps the place", async ({ page }) => {
  await page.goto("/therapist/view/maarja-liis-tammelaid?lng=et");
  await expect(page.getByRole("heading", { name: "Vabad ajad" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "et");
  await page.goto("/therapist/view/maarja-liis-tammelaid?lng=ru");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("a signed-out visitor is sent to the login, and an unknown address shows the not-found page", async ({ page }) => {
  await page.goto("/journal?lng=en");
  await expect(page).toHaveURL(/\/login/);
  const answer = await page.goto("/no-such-place");
  expect(answer?.status()).toBe(404);
});

/** Browser errors: CSP violations and script errors. */
function listen(page: Page): () => string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/401|409/.test(message.text())) heard.push(message.text());
  });
  return () => heard;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(client.email);
  await page.getByLabel("Password", { exact: true }).fill(client.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

async function resultCount(page: Page): Promise<number> {
  const heading = page.getByRole("heading", { name: /\d+ practitioner/ });
  await heading.waitFor();
  return parseInt(await heading.innerText());
}

/** The start times the API offers in the days around `start` for one practice. */
async function freeTimes(page: Page, slug: string, practice: string, start: string) {
  const therapist = await (await page.request.get(`/api/therapists/${slug}`)).json();
  const { eventTypeUri } = therapist.practices.find(({ id }: { id: string }) => id === practice);
  const day = 24 * 3_600_000;
  const query = new URLSearchParams({
    event_type: eventTypeUri,
    start_time: new Date(Math.max(Date.now(), Date.parse(start) - day)).toISOString(),
    end_time: new Date(Date.parse(start) + day).toISOString(),
  });
  const answer = await page.request.get(`/api/calendly/event-type-available-times?${query}`);
  const { collection } = await answer.json();
  return collection.map((time: { start_time: string }) => Date.parse(time.start_time));
}
