import { expect, type Page } from "@playwright/test";
import { faultsOf, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const lead = "Maarja-Liis Tammelaid";
const companion = "Rasmus Tihase";

test("two practitioners agree, a visitor sees both, and the companion has the session in week and list", async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page, "therapist1");
  await page.goto("/sessions/team");
  const change = page.getByRole("button", { name: /^Change: Body psychotherapy, 60 min/ });
  await change.click();
  await page.getByRole("textbox", { name: "Hold it together with…" }).fill(companion);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("invited", { exact: true })).toBeVisible();
  await expect(page.getByText("It cannot be booked until all have agreed.")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await signInAs(other, "therapist3");
  await other.goto("/sessions/team");
  await expect(other.getByRole("heading", { name: new RegExp(`^${lead} holds`) })).toBeVisible();
  await other.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(other.getByRole("button", { name: "Leave", exact: true })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await bookAsClient(visitor, await freeTogether(page));

  const booked = await bookTogether(page);
  await other.goto("/sessions");
  const row = other.getByRole("listitem").filter({ hasText: `led by ${lead}` });
  await expect(row.getByRole("heading", { name: "Kaja Kaaslane" })).toBeVisible();
  await other.goto(`/sessions?view=day&day=${booked.slice(0, 10)}`);
  await expect(other.getByText(`Together with ${lead}`).first()).toBeVisible();

  await page.goto("/sessions");
  const own = page.getByRole("listitem").filter({ hasText: "Kaja Kaaslane" });
  await own.getByRole("link", { name: "Kaja Kaaslane" }).click();
  await expect(page.getByText(companion).first()).toBeVisible();
  for (const one of [visitor, other]) await one.context().close();
});

/** Before and after booking, a client reads with whom the session is held. */
async function bookAsClient(
  page: Page,
  { practice, starts }: Awaited<ReturnType<typeof freeTogether>>,
) {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page, "client");
  const choice = new URLSearchParams({ practice: practice.id, start: starts.at(-1)! });
  await page.goto(`/therapist/view/maarja-liis-tammelaid?lng=en&${choice}&book`);
  await expect(page.getByText(companion).first()).toBeAttached();
  const booking = page.getByRole("dialog").frameLocator("iframe");
  await expect(booking.getByRole("heading", { name: "Your details" })).toBeVisible();
  await expect(booking.getByText(`Together with ${companion}`, { exact: true })).toBeVisible();
  await booking.getByRole("button", { name: "Book", exact: true }).click();
  await expect(booking.getByText("The confirmation went to")).toBeVisible();
  await expect(booking.getByText(`Together with ${companion}`, { exact: true })).toBeVisible();
}

async function freeTogether({ request }: Page) {
  const data = { email: "therapist1@demo.heaolu.ee", password: "heaolu-demo-2026" };
  const { accessToken, user } = await (await request.post("/api/auth/login", { data })).json();
  const { practices } = await (await request.get(`/api/therapists/${user.therapistId}`)).json();
  const practice = practices.find((one: { companions: unknown[] }) => one.companions.length > 0);
  const query = new URLSearchParams({
    event_type: practice.eventTypeUri,
    start_time: new Date(Date.now() + 60_000).toISOString(),
    end_time: new Date(Date.now() + 14 * 86_400_000).toISOString(),
  });
  const times = await (await request.get(`/api/calendly/event-type-available-times?${query}`))
    .json();
  const starts: string[] = times.collection.map((time: { start_time: string }) => time.start_time);
  return { accessToken, practice, starts };
}

/** The lead books a client at the first time when both are free. */
async function bookTogether(page: Page): Promise<string> {
  const { accessToken, practice, starts } = await freeTogether(page);
  const startsAt = starts[0]!;
  const client = { email: "kaja@example.ee", name: "Kaja Kaaslane", language: "et" };
  const booked = await page.request.post("/api/therapy-sessions/therapist", {
    headers: { Authorization: `Bearer ${accessToken}` },
    data: { eventTypeUrl: practice.eventTypeUri, startsAt, client },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  return startsAt;
}
