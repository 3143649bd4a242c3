import { expect, test } from "vitest";
import { checkInvariants } from "db/check.ts";
import { hour, minute } from "backend/domain/duration.ts";
import { remindOfTherapySessions } from "backend/use-cases/therapy-sessions/remind-of-therapy-sessions.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookAtProvider, newClient } from "./booked-session.ts";
import { codeOf, waitingMails } from "./session-fixtures.ts";
import { memberOf } from "./team-steps.ts";
import {
  answer,
  book,
  choose,
  heldTogether,
  practiceOf,
  startsOf,
  togetherOf,
} from "./together-steps.ts";

const templatesTo = async (app: TestApp, to: string) =>
  (await waitingMails(app)).filter((mail) => mail.to === to).map(({ template }) => template);

test("a practice is bookable only when all named practitioners have agreed", async () => {
  await using app = await openTestApp();
  const [lead, companion] = [await memberOf(app, 1), await memberOf(app, 3)];
  const practice = await practiceOf(app, lead);
  expect((await startsOf(app, practice.eventTypeUri)).length).toBeGreaterThan(0);
  const chosen = await choose(app, lead, practice.id, [companion.slug]);
  expect(await chosen.json()).toMatchObject({
    isBookable: false,
    companions: [{ id: companion.id, name: companion.name, state: "invited" }],
  });
  expect(await startsOf(app, practice.eventTypeUri)).toEqual([]);
  const profile = async () =>
    (await (await app.get(`/therapists/${lead.slug}`)).json()).practices
      .find(({ id }: { id: string }) => id === practice.id).companions;
  expect(await profile()).toEqual([]);

  const { namedIn } = await (await app.get("/companions", companion.headers)).json();
  expect(namedIn).toMatchObject([{
    practiceId: practice.id,
    state: "invited",
    lead: { name: lead.name },
  }]);
  expect((await answer(app, companion, practice.id, "accept")).status).toBe(204);
  expect((await startsOf(app, practice.eventTypeUri)).length).toBeGreaterThan(0);
  expect(await profile()).toMatchObject([{ slug: companion.slug, name: companion.name }]);

  expect((await answer(app, companion, practice.id, "decline")).status).toBe(204);
  expect(await startsOf(app, practice.eventTypeUri)).toEqual([]);
  expect((await waitingMails(app)).map(({ template, to }) => [template, to])).toEqual([
    ["companion-invitation", companion.user.email],
    ["companion-agreed", lead.user.email],
    ["companion-declined", lead.user.email],
  ]);
  expect((await choose(app, lead, practice.id, [])).status).toBe(200);
  expect((await startsOf(app, practice.eventTypeUri)).length).toBeGreaterThan(0);
});

test("a practitioner names neither themselves, nor more than four, nor for the practice of another", async () => {
  await using app = await openTestApp();
  const [lead, companion] = [await memberOf(app, 1), await memberOf(app, 3)];
  const practice = await practiceOf(app, lead);
  expect(await codeOf(await choose(app, lead, practice.id, [lead.slug]))).toEqual([
    409,
    "ERR_OWN_COMPANION",
  ]);
  expect(await codeOf(await choose(app, lead, practice.id, ["a", "b", "c", "d", "e"])))
    .toEqual([400, "ERR_INVALID_INPUT"]);
  expect(await codeOf(await choose(app, lead, practice.id, ["no-such-person"])))
    .toEqual([404, "ERR_NOT_FOUND"]);
  expect(await codeOf(await choose(app, companion, practice.id, [lead.slug])))
    .toEqual([404, "ERR_NOT_FOUND"]);
  expect(await codeOf(await answer(app, companion, practice.id, "accept")))
    .toEqual([404, "ERR_NOT_FOUND"]);
});

test("a session together takes the time of both, is shown to both, and frees both when cancelled", async () => {
  await using app = await openTestApp();
  const { lead, companion, practice, own, alone } = await heldTogether(app);
  const free = await startsOf(app, practice.eventTypeUri);
  expect(free.length).toBeGreaterThan(0);
  expect(free.length).toBeLessThan(alone.length);
  for (const start of free) expect(alone).toContain(start);

  const client = await newClient(app, "kerli@example.ee");
  const start = free[3]!;
  const ownBefore = await startsOf(app, own.eventTypeUri);
  const session = await book(app, client, practice, start);
  expect(session.companions).toMatchObject([{ slug: companion.slug }]);
  const ends = Date.parse(start) + practice.durationMinutes * minute;
  const overlaps = (time: string) =>
    Date.parse(time) < ends && Date.parse(time) + own.durationMinutes * minute > Date.parse(start);
  const ownAfter = await startsOf(app, own.eventTypeUri);
  expect(ownAfter.filter(overlaps)).toEqual([]);
  expect(ownAfter.length).toBeLessThanOrEqual(ownBefore.length);

  const [seen, ...more] = await togetherOf(app, companion);
  expect(more).toEqual([]);
  expect(seen).toEqual({
    id: session.id,
    status: "booked",
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    timeZone: "Europe/Tallinn",
    practiceType: practice.type,
    group: session.group,
    intro: false,
    meetingType: session.meetingType,
    place: session.place,
    clientName: "Kerli Kask",
    lead: expect.objectContaining({ name: lead.name }),
    companions: [expect.objectContaining({ name: companion.name })],
  });
  expect(await togetherOf(app, lead)).toEqual([]);
  const path = `/therapy-sessions/${session.id}`;
  expect((await app.get(path, companion.headers)).status).toBe(404);
  expect((await app.post(`${path}/cancel`, {}, companion.headers)).status).toBe(404);
  const [mail] = (await waitingMails(app)).filter(({ to }) => to === companion.user.email).slice(
    -1,
  );
  expect(mail).toMatchObject({
    template: "session-booked-therapist",
    session: { reader: "companion", with: "Kerli Kask", companions: [lead.name], priceCents: 0 },
  });

  expect((await app.post(`${path}/cancel`, {}, client.headers)).status).toBe(200);
  expect(await startsOf(app, own.eventTypeUri)).toEqual(ownBefore);
  expect(await startsOf(app, practice.eventTypeUri)).toEqual(free);
  expect(await togetherOf(app, companion)).toMatchObject([{ status: "cancelled" }]);
  expect(await templatesTo(app, companion.user.email)).toContain("session-cancelled-therapist");
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("a moved session takes the companion along, and a held time blocks the companion", async () => {
  await using app = await openTestApp();
  const { companion, practice, own } = await heldTogether(app);
  const client = await newClient(app, "kerli@example.ee");
  const free = await startsOf(app, practice.eventTypeUri);
  const session = await book(app, client, practice, free[0]!);
  const to = free.at(-1)!;
  const moved = await app.post(
    `/therapy-sessions/${session.id}/reschedule`,
    { startsAt: to },
    client.headers,
  );
  expect(moved.status, await moved.clone().text()).toBe(200);
  expect(await togetherOf(app, companion)).toMatchObject([{ id: session.id, status: "booked" }]);
  expect(Date.parse((await togetherOf(app, companion))[0].startsAt)).toBe(Date.parse(to));
  expect(await templatesTo(app, companion.user.email)).toContain("session-rescheduled-therapist");

  const ownStart = free[0]!;
  const held = await app.post("/calendly/holds", {
    event_type: practice.eventTypeUri,
    start_time: ownStart,
  });
  expect(held.status, await held.clone().text()).toBe(201);
  const refused = bookAtProvider(app, client, own.eventTypeUri, ownStart);
  await expect(refused).rejects.toMatchObject({ code: expect.stringMatching(/^ERR_SLOT/) });
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("of two clients who book both practitioners from both sides at once, one gets the time", async () => {
  await using app = await openTestApp();
  const { practice, own } = await heldTogether(app);
  const ownStarts = new Set(await startsOf(app, own.eventTypeUri));
  const shared = (await startsOf(app, practice.eventTypeUri)).filter((start) =>
    ownStarts.has(start)
  );
  expect(shared.length).toBeGreaterThan(0);
  const clients = await Promise.all(
    [1, 2, 3, 4].map((nth) => newClient(app, `klient${nth}@example.ee`)),
  );
  let pairs = 0;
  for (const start of shared.slice(0, 3)) {
    const outcomes = await Promise.allSettled(
      clients.map((client, nth) =>
        bookAtProvider(app, client, (nth % 2 ? own : practice).eventTypeUri, start)
      ),
    );
    const won = outcomes.filter(({ status }) => status === "fulfilled");
    const codes = outcomes.flatMap((one) => one.status === "rejected" ? [one.reason.code] : []);
    if (won.length === 0) continue;
    pairs++;
    expect(won).toHaveLength(1);
    expect(codes.every((code) => /^ERR_(SLOT_TAKEN|SLOT_NOT_OFFERED|CLIENT_BUSY)$/.test(code)))
      .toBe(true);
  }
  expect(pairs).toBeGreaterThan(0);
});

test("booked sessions stay when a companion leaves or is disabled, and new ones are refused", async () => {
  await using app = await openTestApp();
  const { companion, practice } = await heldTogether(app);
  const client = await newClient(app, "kerli@example.ee");
  const free = await startsOf(app, practice.eventTypeUri);
  await book(app, client, practice, free[0]!);
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const disabled = await app.post(`/user/${companion.user.id}/disable`, undefined, admin.headers);
  expect(disabled.status, await disabled.clone().text()).toBeLessThan(300);
  expect(await startsOf(app, practice.eventTypeUri)).toEqual([]);
  await expect(bookAtProvider(app, client, practice.eventTypeUri, free[1]!)).rejects
    .toMatchObject({ code: "ERR_PRACTICE_NOT_OFFERED" });
  const [kept] = await (await app.get("/therapy-sessions/me", client.headers)).json();
  expect(kept).toMatchObject({ status: "booked", companions: [{ slug: companion.slug }] });
});

test("a companion is reminded like the lead, once", async () => {
  await using app = await openTestApp();
  const { companion, practice } = await heldTogether(app);
  const client = await newClient(app, "kerli@example.ee");
  const start = (await startsOf(app, practice.eventTypeUri)).at(-1)!;
  await book(app, client, practice, start);
  app.advance(Date.parse(start) - app.now() - 23 * hour);
  await remindOfTherapySessions(app.ports, app.now());
  await remindOfTherapySessions(app.ports, app.now());
  const reminders = (await templatesTo(app, companion.user.email))
    .filter((template) => template === "session-tomorrow-therapist");
  expect(reminders).toHaveLength(1);
});

test("the lead of a session gets a mail when the account of a companion is disabled", async () => {
  await using app = await openTestApp();
  const { lead, companion, practice } = await heldTogether(app);
  const client = await newClient(app, "kerli@example.ee");
  const [start] = await startsOf(app, practice.eventTypeUri);
  await book(app, client, practice, start!);
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const path = `/admin/users/${companion.user.id}`;
  const { version } = await (await app.get(path, admin.headers)).json();
  const decision = { asClient: "keep", asPractitioner: "cancel", reason: "" };
  const answer = await app.post(`${path}/disable`, decision, {
    ...admin.headers,
    "If-Match": version,
  });
  expect(answer.status, await answer.clone().text()).toBe(204);
  expect(await templatesTo(app, lead.user.email)).toContain("companion-away");
  expect(await templatesTo(app, client.user.email)).not.toContain("companion-away");
});
