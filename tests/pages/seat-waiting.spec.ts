import { expect, type Page } from "@playwright/test";
import { codeInMail, newPerson, sentMails } from "./account-steps.ts";
import { asWritten } from "./booking-steps.ts";
import { faultsOf, goOn, signInAs } from "./steps.ts";
import { test } from "./test.ts";

const circle = "rasmus-tihase";

type Time = { start_time: string; invitees_remaining: number };
type Practice = { id: string; eventTypeUri: string; seats: number };

test("a visitor waits for a seat of a full group, takes it from the mail, and the practitioner sees the line", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { practices } = await (await page.request.get(`/api/therapists/${circle}`)).json();
  const practice: Practice = practices.find(({ seats }: Practice) => seats > 1);
  const startsAt = await emptyTime(page, practice);
  const sessions = await fill(page, practice, startsAt);

  const { email } = newPerson();
  const day = startsAt.slice(0, 10);
  await page.goto(`/therapist/view/${circle}?practice=${practice.id}&day=${day}&lng=en`);
  const times = page.getByRole("group", { name: "Full times" });
  await expect(times.getByText("Full · no one waits yet")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await times.getByRole("link", { name: /^Wait for a seat/ }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me the code" }).click();
  await page.getByLabel("Six digits from the email").fill(await codeInMail(page, email));
  const dialog = page.getByRole("dialog", { name: "Wait for a seat" });
  await dialog.getByText("All 8 seats are taken").waitFor();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Join the line" }).click();
  await expect(times.getByText("You are first in line.")).toBeVisible();

  const practitioner = await (await browser.newContext()).newPage();
  await signInAs(practitioner, "therapist3");
  await practitioner.goto(`/sessions?open=${sessions[0]}&lng=en`);
  await expect(practitioner.getByText("Group: 8 of 8 seats booked")).toBeVisible();
  await expect(practitioner.getByText("1 person waits for a seat.")).toBeVisible();

  await goOn(page, "/journal");
  await expect(page.getByRole("heading", { name: "You wait for a seat" })).toBeVisible();
  const headers = await practitionerHeaders(page);
  const cancelled = await page.request.post(`/api/therapy-sessions/${sessions[0]}/cancel`, {
    data: { reason: "Haige" },
    headers,
  });
  expect(cancelled.status()).toBe(200);
  const link = await offerLink(page, email);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole("heading", { name: "A seat became free for you" }).waitFor();
  await elsewhere.getByRole("button", { name: "Accept this seat" }).click();
  await elsewhere.getByRole("heading", { name: "The time is yours" }).waitFor();
});

/** The last time that has all its seats, on another day after each failed try. */
async function emptyTime(page: Page, { eventTypeUri, seats }: Practice): Promise<string> {
  const from = Date.now() + 5 * 60_000;
  const query = new URLSearchParams({
    event_type: eventTypeUri,
    start_time: new Date(from).toISOString(),
    end_time: new Date(from + 30 * 24 * 3_600_000).toISOString(),
  });
  const answer = await page.request.get(`/api/calendly/event-type-available-times?${query}`);
  const { collection } = await answer.json();
  const empty = collection.filter((time: Time) => time.invitees_remaining === seats);
  const ofDays = Map.groupBy(empty, (time: Time) => time.start_time.slice(0, 10));
  return asWritten([...ofDays.values()].at(-1 - test.info().retry)!.at(-1)!.start_time);
}

async function practitionerHeaders({ request }: Page) {
  const credentials = { email: "therapist3@demo.heaolu.ee", password: "heaolu-demo-2026" };
  const { accessToken } = await (await request.post("/api/auth/login", { data: credentials }))
    .json();
  return { Authorization: `Bearer ${accessToken}` };
}

/** The practitioner books every seat for a client. Returns the sessions. */
async function fill(page: Page, { eventTypeUri, seats }: Practice, startsAt: string) {
  const headers = await practitionerHeaders(page);
  const sessions: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const { email, name } = newPerson();
    const made = await page.request.post("/api/therapy-sessions/therapist", {
      data: { eventTypeUrl: eventTypeUri, startsAt, client: { email, name, language: "et" } },
      headers,
    });
    expect(made.status()).toBe(201);
    sessions.push((await made.json()).id);
  }
  return sessions;
}

async function offerLink(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect.poll(async () => {
    const mail = (await sentMails(page)).find(({ to, subject }) =>
      to === email && subject.startsWith("A seat for you")
    );
    link = /\/waiting-list#\S+/.exec(mail?.text ?? "")?.[0];
    return link;
  }, { timeout: 20_000 }).toBeDefined();
  return link!.replace("#", "?lng=en#");
}
