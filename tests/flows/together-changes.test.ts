import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { checkInvariants } from "db/check.ts";
import { eventTypes, schedulingAccounts } from "db/schema/scheduling.ts";
import { practices } from "db/schema/therapists.ts";
import { minute } from "backend/domain/duration.ts";
import { entriesOf } from "../support/read-mails.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookAtProvider, newClient } from "./booked-session.ts";
import { codeOf, waitingMails } from "./session-fixtures.ts";
import { type Member, memberOf } from "./team-steps.ts";
import {
  answer,
  book,
  choose,
  heldTogether,
  practiceOf,
  startsOf,
  togetherOf,
} from "./together-steps.ts";

async function why(app: TestApp, { headers }: Member, eventTypeUrl: string, startsAt: string) {
  const query = new URLSearchParams({ eventTypeUrl, startsAt });
  return await (await app.get(`/availability/why?${query}`, headers)).json();
}

test("the lead reads that a colleague has not agreed yet, and who has no time then", async () => {
  await using app = await openTestApp();
  const [lead, companion] = [await memberOf(app, 1), await memberOf(app, 3)];
  const practice = await practiceOf(app, lead);
  const own = await practiceOf(app, companion);
  const [alone] = await startsOf(app, practice.eventTypeUri);
  await choose(app, lead, practice.id, [companion.slug]);
  const reasons = async (start: string) =>
    (await why(app, lead, practice.eventTypeUri, start)).reasons;
  expect(await reasons(alone!)).toEqual([{ code: "companions-open" }]);

  await answer(app, companion, practice.id, "accept");
  const free = await startsOf(app, practice.eventTypeUri);
  expect(await why(app, lead, practice.eventTypeUri, free[0]!)).toEqual({
    free: true,
    reasons: [],
    outsideHours: false,
  });
  const client = await newClient(app, "kerli@example.ee");
  const ownStarts = await startsOf(app, own.eventTypeUri);
  const start = free.find((one) => ownStarts.includes(one))!;
  await bookAtProvider(app, client, own.eventTypeUri, start);
  expect(await why(app, lead, practice.eventTypeUri, start)).toEqual({
    free: false,
    reasons: [{ code: "companion-busy", names: [companion.name] }],
    outsideHours: false,
  });
});

test("the calendar feed of a companion has the session until it is cancelled", async () => {
  await using app = await openTestApp();
  const { companion, practice } = await heldTogether(app);
  const client = await newClient(app, "kerli@example.ee");
  const body = { detail: "discreet" };
  const made = await app.post("/user/me/calendar-feed", body, companion.headers);
  const { pathname } = new URL((await made.json()).url);
  const read = async () => entriesOf(await (await app.request(pathname)).text());
  const before = await read();
  const session = await book(
    app,
    client,
    practice,
    (await startsOf(app, practice.eventTypeUri))[0]!,
  );
  const during = await read();
  expect(during).toHaveLength(before.length + 1);
  expect(during.map(({ start }) => start.getTime())).toContain(Date.parse(session.startsAt));
  await app.post(`/therapy-sessions/${session.id}/cancel`, {}, client.headers);
  const [left] = (await read()).filter(({ start }) =>
    start.getTime() === Date.parse(session.startsAt)
  );
  expect(left?.status ?? "CANCELLED").toBe("CANCELLED");
});

test("the lead is mailed once when a companion cannot work, and the days are closed for both", async () => {
  await using app = await openTestApp();
  const { lead, companion, practice } = await heldTogether(app);
  const client = await newClient(app, "kerli@example.ee");
  const [first] = await startsOf(app, practice.eventTypeUri);
  const session = await book(app, client, practice, first!);
  await waitingMails(app);
  const lastDay = session.startsAt.slice(0, 10);
  const preview = await app.get(`/absences/preview?toDate=${lastDay}`, companion.headers);
  expect(await preview.json()).toMatchObject({
    sessions: [],
    ledByOthers: [{ leadName: lead.name, startsAt: session.startsAt }],
  });
  const started = await app.post("/absences", { toDate: lastDay }, companion.headers);
  expect(started.status, await started.clone().text()).toBeLessThan(300);
  const away = async () =>
    (await waitingMails(app)).filter(({ template }) => template === "companion-away");
  expect(await away()).toMatchObject([{ to: lead.user.email }]);
  const open = await startsOf(app, practice.eventTypeUri);
  expect(open.filter((start) => start.slice(0, 10) <= lastDay)).toEqual([]);
  const [kept] = await (await app.get("/therapy-sessions/me", client.headers)).json();
  expect(kept).toMatchObject({
    id: session.id,
    status: "booked",
    practitionerAway: false,
    awayCompanions: [],
  });
  const ofLead = async () =>
    (await (await app.get(`/therapy-sessions/${session.id}`, lead.headers)).json()).awayCompanions;
  expect(await ofLead()).toEqual([companion.name]);
  const { id } = await started.json();
  await app.post(`/absences/${id}/end`, {}, companion.headers);
  expect(await ofLead()).toEqual([]);
});

test("the lead is mailed when a companion can work after all, and again at the next absence", async () => {
  await using app = await openTestApp();
  const { lead, companion, practice } = await heldTogether(app);
  const client = await newClient(app, "kerli@example.ee");
  const [first, second] = await startsOf(app, practice.eventTypeUri);
  const stays = await book(app, client, practice, first!);
  const other = await newClient(app, "mart@example.ee");
  const starts = await startsOf(app, practice.eventTypeUri);
  const leaves = await book(app, other, practice, starts.includes(second!) ? second! : starts[0]!);
  const start = () =>
    app.post("/absences", { toDate: leaves.startsAt.slice(0, 10) }, companion.headers);
  const { id } = await (await start()).json();
  await app.post(`/therapy-sessions/${leaves.id}/cancel`, {}, client.headers);
  await app.post(`/therapy-sessions/${leaves.id}/cancel`, {}, other.headers);
  await waitingMails(app);
  app.advance(10);

  const ended = await app.post(`/absences/${id}/end`, {}, companion.headers);
  expect(ended.status, await ended.clone().text()).toBe(200);
  await app.post(`/absences/${id}/end`, {}, companion.headers);
  const toLead = async (template: string) =>
    (await waitingMails(app)).filter((mail) =>
      mail.template === template && mail.to === lead.user.email
    );
  expect(await toLead("companion-back")).toMatchObject([{
    facts: { companion: companion.name },
    session: { startsAt: Date.parse(stays.startsAt) },
  }]);
  app.advance(10);
  expect(await toLead("companion-away")).toHaveLength(2);
  await start();
  app.advance(10);
  expect(await toLead("companion-away")).toHaveLength(3);
});

test("a group held together takes the companion's time once, and further clients join it", async () => {
  await using app = await openTestApp();
  const { practice, own } = await heldTogether(app);
  await app.database.transaction(async (tx) => {
    await tx.update(practices).set({ seats: 3 }).where(eq(practices.id, practice.id));
    await tx.update(eventTypes).set({ capacity: 3 })
      .where(eq(eventTypes.id, practice.eventTypeUri.split("/").at(-1)!));
  });
  const start = (await startsOf(app, practice.eventTypeUri))[0]!;
  const clients = await Promise.all(
    [1, 2, 3, 4].map((nth) => newClient(app, `klient${nth}@example.ee`)),
  );
  const outcomes = await Promise.allSettled(
    clients.map((client) => book(app, client, practice, start)),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const ends = Date.parse(start) + practice.durationMinutes * minute;
  const overlapping = (await startsOf(app, own.eventTypeUri)).filter((time) =>
    Date.parse(time) < ends && Date.parse(time) + own.durationMinutes * minute > Date.parse(start)
  );
  expect(overlapping).toEqual([]);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("the lead moves a session only to a time when the companion is free too", async () => {
  await using app = await openTestApp();
  const { lead, companion, practice, own } = await heldTogether(app);
  const client = await newClient(app, "kerli@example.ee");
  const other = await newClient(app, "mart@example.ee");
  const free = await startsOf(app, practice.eventTypeUri);
  const ownStarts = await startsOf(app, own.eventTypeUri);
  const session = await book(app, client, practice, free[0]!);
  const ends = Date.parse(session.endsAt);
  const taken = free.find((one) =>
    ownStarts.includes(one) && Date.parse(one) > ends + 90 * minute
  )!;
  await book(app, other, own, taken);
  const move = (startsAt: string) =>
    app.post(
      `/therapy-sessions/${session.id}/reschedule`,
      { startsAt, reason: "Haigus" },
      lead.headers,
    );
  expect((await codeOf(await move(taken)))[1]).toMatch(/^ERR_SLOT/);
  const to = (await startsOf(app, practice.eventTypeUri)).at(-1)!;
  const moved = await move(to);
  expect(moved.status, await moved.clone().text()).toBe(200);
  const [seen, ...more] = await togetherOf(app, companion);
  expect(more).toEqual([]);
  expect(Date.parse(seen.startsAt)).toBe(Date.parse(to));
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("when a companion leaves, booked sessions stay and can be cancelled, and no time is offered", async () => {
  await using app = await openTestApp();
  const { lead, companion, practice } = await heldTogether(app);
  const client = await newClient(app, "kerli@example.ee");
  const [first] = await startsOf(app, practice.eventTypeUri);
  const session = await book(app, client, practice, first!);
  expect((await answer(app, companion, practice.id, "decline")).status).toBe(204);
  expect(await startsOf(app, practice.eventTypeUri)).toEqual([]);
  expect(await togetherOf(app, companion)).toMatchObject([{ id: session.id, status: "booked" }]);
  await choose(app, lead, practice.id, []);
  expect(await togetherOf(app, companion)).toMatchObject([{ id: session.id, status: "booked" }]);
  const cancelled = await app.post(
    `/therapy-sessions/${session.id}/cancel`,
    {},
    client.headers,
  );
  expect(cancelled.status, await cancelled.clone().text()).toBe(200);
  expect(await togetherOf(app, companion)).toMatchObject([{ status: "cancelled" }]);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("a companion in another zone reads the time of booking, move and cancellation in the own zone", async () => {
  await using app = await openTestApp();
  const { lead, companion, practice } = await heldTogether(app);
  await app.database.transaction(async (tx) => {
    await tx.update(schedulingAccounts).set({ timeZone: "Europe/Lisbon" })
      .where(eq(schedulingAccounts.email, companion.user.email));
  });
  const client = await newClient(app, "kerli@example.ee");
  const [first, ...later] = await startsOf(app, practice.eventTypeUri);
  const session = await book(app, client, practice, first!);
  const path = `/therapy-sessions/${session.id}`;
  const startsAt = later.at(-1)!;
  await app.post(`${path}/reschedule`, { startsAt }, client.headers);
  await app.post(`${path}/cancel`, {}, client.headers);
  const mails = (await waitingMails(app)).filter(({ template }) =>
    /^session-(booked|rescheduled|cancelled)-therapist$/.test(template)
  );
  const inLisbon = { timeZone: "Europe/Lisbon", otherTimeZone: "Europe/Tallinn" };
  const inTallinn = { timeZone: "Europe/Tallinn", otherTimeZone: null };
  const to = (member: Member) => mails.filter(({ to }) => to === member.user.email);
  expect(to(companion).map(({ session }) => session)).toMatchObject([inLisbon, inLisbon, inLisbon]);
  expect(to(lead).map(({ session }) => session)).toMatchObject([inTallinn, inTallinn, inTallinn]);
  const hour = (start: string, timeZone: string) =>
    new Intl.DateTimeFormat("et", { timeZone, hour: "2-digit", minute: "2-digit" })
      .format(new Date(start));
  const { subject, text } = app.ports.mail.preview({
    ...to(companion)[0]!,
    id: crypto.randomUUID(),
    now: app.now(),
  });
  expect(subject).toContain(hour(first!, "Europe/Lisbon"));
  expect(text).toContain(hour(first!, "Europe/Lisbon"));
  expect(text).toContain(`${lead.name}: ${hour(first!, "Europe/Tallinn")}`);
});
