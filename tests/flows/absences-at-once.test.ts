import { afterAll, beforeAll, expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { checkInvariants } from "db/check.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient, offeredTimes, type Person } from "./booked-session.ts";
import { bookIn, minutesAfter, openEveryDay } from "./working-day-steps.ts";

let app: TestApp;
let kulli: Person;
beforeAll(async () => {
  app = await openTestApp();
  kulli = await app.signIn("therapist1@demo.heaolu.ee");
  await openEveryDay(app, kulli);
});
afterAll(() => app[Symbol.asyncDispose]());

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const link = (name: string, body: object) => app.post(`/booking-links/${name}`, body);
const start = (toDate: string) => app.post("/absences", { toDate }, kulli.headers);

async function sentMails() {
  const mails: Awaited<ReturnType<typeof newMails>> = [];
  for (let batch = await newMails(app); batch.length > 0; batch = await newMails(app)) {
    mails.push(...batch);
  }
  return mails;
}

test("an absence started in two tabs and during a booking mails every client once", async () => {
  const people = ["liisa", "john"].map((name, at) => ({
    name,
    email: `${name}@example.ee`,
    language: (["et", "en"] as const)[at]!,
  }));
  const from = minutesAfter(app.now(), 26 * 60);
  for (const [at, person] of people.entries()) {
    await bookIn(app, kulli, person, from + at * 2 * 3_600_000);
  }
  await sentMails();
  const late = await newClient(app, "peeter@example.ee");
  const { practice, times } = await offeredTimes(app, kulli.user.therapistId!, 2);
  const startTime = times.findLast((time) => dateOf(Date.parse(time)) === dateOf(app.now() + day))!;
  const tomorrow = dateOf(app.now() + day);
  const [first, booked, second] = await Promise.all([
    start(tomorrow),
    app.post("/calendly/invitees", {
      event_type: practice.eventTypeUri,
      start_time: startTime,
      invitee: { name: late.user.name, email: late.user.email, timezone: "Europe/Tallinn" },
    }, late.headers),
    start(tomorrow),
  ]);
  expect([first!.status, second!.status]).toEqual([200, 200]);
  expect((await first!.json()).id).toBe((await second!.json()).id);
  expect([201, 409]).toContain(booked!.status);

  const { absence } = await (await app.get("/absences/current", kulli.headers)).json();
  const affected = absence.sessions.map(({ clientName }: { clientName: string }) => clientName);
  const mails = (await sentMails()).filter(({ text }) => text.includes("/booking#"));
  for (const { email, name } of people) {
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
    expect(affected).toContain(name);
  }
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("an absence started again mails again, and two clients cannot take the same new time", async () => {
  const { absence } = await (await app.get("/absences/current", kulli.headers)).json();
  await app.post(`/absences/${absence.id}/end`, undefined, kulli.headers);
  await sentMails();
  app.advance(1000);
  expect((await start(dateOf(app.now() + day))).status).toBe(200);
  const tokens = (await sentMails())
    .flatMap(({ text }) => /\/booking#(\S+)/.exec(text)?.[1] ?? []).slice(0, 2);
  expect(tokens).toHaveLength(2);
  const offers = await Promise.all(
    tokens.map(async (token) => (await link("alternatives", { token })).json()),
  );
  const shared = offers[0].newStarts.find((at: string) => offers[1].newStarts.includes(at));
  expect(shared).toBeDefined();
  const chosen = await Promise.all(
    tokens.map((token) => link("reschedule", { token, startsAt: shared })),
  );
  expect(chosen.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = chosen.find(({ status }) => status === 409)!;
  expect((await refused.json()).errCode).toMatch(/^ERR_SLOT_(TAKEN|NOT_OFFERED)$/);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});
