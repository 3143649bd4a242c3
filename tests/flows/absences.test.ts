import { afterAll, beforeAll, expect, test } from "vitest";
import { day, hour, minute } from "backend/domain/duration.ts";
import { followAbsences } from "backend/use-cases/absences/follow-absences.ts";
import { finishEndedTherapySessions } from "backend/use-cases/therapy-sessions/finish-ended-therapy-sessions.ts";
import { remindOfTherapySessions } from "backend/use-cases/therapy-sessions/remind-of-therapy-sessions.ts";
import { expectRefusal, newMails } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient, offeredTimes, type Person } from "./booked-session.ts";
import { bookIn, minutesAfter, openEveryDay } from "./working-day-steps.ts";

const languages = ["et", "en", "ru"] as const;
const names = ["Liisa", "John", "Anna", "Mari", "Kate", "Ivan", "Peeter", "Rose"];
const people = names.map((name, at) => ({
  name: `${name} Tamm`,
  email: `${name.toLowerCase()}@example.ee`,
  language: languages[at % 3]!,
}));
const subjects = {
  et: /^Sinu aeg vajab muutmist/,
  en: /^Your time needs a change/,
  ru: /^Ваше время нужно изменить/,
};

let app: TestApp;
let kulli: Person;
let sessions: { id: string; startsAt: string; endsAt: string; eventTypeUrl: string }[];
let tokens: Map<string, string>;
let today: string;
let absenceId: string;

beforeAll(async () => {
  app = await openTestApp();
  kulli = await app.signIn("therapist1@demo.heaolu.ee");
  await openEveryDay(app, kulli);
  await cancelDemoSessions();
  today = dateOf(app.now());
  // Four today, four tomorrow.
  let start = minutesAfter(app.now(), 60);
  sessions = [];
  for (const [at, person] of people.entries()) {
    if (at === 4) start = app.now() + day + hour;
    const session = await bookIn(app, kulli, person, start);
    sessions.push(session);
    start = Date.parse(session.endsAt) + 5 * minute;
  }
  await sentMails();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Sending stops after a batch. */
async function sentMails() {
  const mails: Awaited<ReturnType<typeof newMails>> = [];
  for (let batch = await newMails(app); batch.length > 0; batch = await newMails(app)) {
    mails.push(...batch);
  }
  return mails;
}

/** Access ends after minutes. */
async function advance(ms: number) {
  app.advance(ms);
  kulli = await app.signIn("therapist1@demo.heaolu.ee");
}

const addressees = async () => (await sentMails()).map(({ to }) => to);

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

async function cancelDemoSessions() {
  const list = await (await app.get("/therapy-sessions/therapist?when=upcoming", kulli.headers))
    .json();
  for (const { id, canCancel } of list) {
    if (canCancel) await app.post(`/therapy-sessions/${id}/cancel`, {}, kulli.headers);
  }
}

const start = async (toDate: string, more = {}) => {
  const answer = await app.post("/absences", { toDate, ...more }, kulli.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return await answer.json();
};
const current = async () =>
  (await (await app.get("/absences/current", kulli.headers)).json()).absence;
const answers = async () =>
  (await current()).sessions.map(({ answer }: { answer: string }) => answer);
const link = (name: string, body: object) => app.post(`/booking-links/${name}`, body);
const tokenOf = (nth: number) => tokens.get(people[nth]!.email)!;

test("the preview names every client with what they would be offered, and changes nothing", async () => {
  const answer = await app.get(`/absences/preview?toDate=${today}`, kulli.headers);
  const preview = await answer.json();
  expect(answer.status, JSON.stringify(preview)).toBe(200);
  expect(preview.sessions.map((one: { clientName: string }) => one.clientName))
    .toEqual(people.slice(0, 4).map(({ name }) => name));
  expect(preview.sessions.map((one: { language: string }) => one.language))
    .toEqual(["et", "en", "ru", "et"]);
  const [first] = preview.sessions;
  expect(first.alternatives.newStarts.length).toBeGreaterThan(0);
  for (const at of first.alternatives.newStarts) expect(dateOf(Date.parse(at)) > today).toBe(true);
  expect(await current()).toBeNull();
  expect(await addressees()).toEqual([]);
});

test("one tap mails eight clients in three languages, and a second tap sends nothing", async () => {
  const tomorrow = dateOf(app.now() + day);
  const message = "Murdsin jalaluu, vabandust!";
  const absence = await start(tomorrow, { message });
  absenceId = absence.id;
  expect(absence.sessions.map(({ answer }: { answer: string }) => answer))
    .toEqual(people.map(() => "waiting"));
  expect((await start(tomorrow)).id).toBe(absenceId);
  expect((await start(today)).toDate).toBe(tomorrow);

  const mails = await sentMails();
  expect(mails.map(({ to }) => to)).toEqual(people.map(({ email }) => email));
  for (const [at, mail] of mails.entries()) {
    expect(mail.subject).toMatch(subjects[people[at]!.language]);
    expect(mail.subject).not.toContain("Külli");
    expect(mail.text).toContain(message);
    expect(mail.text).toMatch(/\/booking\?at=\d+#/);
  }
  tokens = new Map(mails.map(({ to, text }) => [to, /\/booking#(\S+)/.exec(text)![1]!]));
});

test("the days of the absence cannot be booked by a client or the practitioner", async () => {
  const { times } = await offeredTimes(app, kulli.user.therapistId!, 2);
  expect(times.every((time) => dateOf(Date.parse(time)) > dateOf(app.now() + day))).toBe(true);
  const { practice } = await offeredTimes(app, kulli.user.therapistId!);
  const answer = await app.post("/therapy-sessions/therapist", {
    eventTypeUrl: practice.eventTypeUri,
    startsAt: new Date(minutesAfter(app.now(), 8 * 60)).toISOString(),
    client: people[0],
  }, kulli.headers);
  await expectRefusal(answer, 409, "ERR_SLOT_NOT_OFFERED");
});

test("a client moves to a new time by the link of the mail, without signing in", async () => {
  const token = tokenOf(1);
  const booking = await (await link("read", { token })).json();
  expect(booking).toMatchObject({ practitionerAway: true, canCancel: true });
  const { newStarts } = await (await link("alternatives", { token })).json();
  const moved = await link("reschedule", { token, startsAt: newStarts[0] });
  expect(moved.status, await moved.clone().text()).toBe(200);
  expect(await moved.json()).toMatchObject({
    id: sessions[1]!.id,
    startsAt: newStarts[0],
    practitionerAway: false,
  });
  expect((await answers())[1]).toBe("moved");
  await expectRefusal(await link("alternatives", { token }), 409, "ERR_ILLEGAL_TRANSITION");
});

test("a client books another practitioner, which cancels the old session at no cost", async () => {
  const token = tokenOf(0);
  const { others } = await (await link("alternatives", { token })).json();
  const [choice] = others;
  expect(choice.therapist.id).not.toBe(kulli.user.therapistId);
  const near = Math.abs(Date.parse(choice.starts[0]) - Date.parse(sessions[0]!.startsAt));
  expect(near).toBeLessThanOrEqual(7 * day);
  const { eventTypeUri, priceCents, durationMinutes, starts } = choice;
  const body = { token, eventTypeUri, startsAt: starts[0], priceCents, durationMinutes };
  const changed = await link("replace", { ...body, priceCents: priceCents + 100 });
  await expectRefusal(changed, 409, "ERR_PRICE_CHANGED");
  expect((await answers())[0]).toBe("waiting");

  const answer = await link("replace", body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await answer.json()).toMatchObject({
    status: "booked",
    therapist: { id: choice.therapist.id },
    startsAt: starts[0],
  });
  await expectRefusal(await link("replace", body), 409, "ERR_ILLEGAL_TRANSITION");
  const old = await (await app.get(`/therapy-sessions/${sessions[0]!.id}`, kulli.headers)).json();
  expect(old).toMatchObject({
    status: "cancelled",
    cancelledBy: "client",
    cancelledForAbsence: true,
  });
  const mail = (await sentMails()).find(({ to, subject }) =>
    to === people[0]!.email && subject.includes("tühistatud")
  );
  expect(mail!.text).toContain("Sulle see midagi ei maksa.");
  const shown = (await current()).sessions[0];
  expect(shown).toMatchObject({ answer: "replaced", newStartsAt: null });
});

test("a client cancels at no cost, however late it is", async () => {
  const cancelled = await link("cancel", { token: tokenOf(2) });
  expect(cancelled.status).toBe(200);
  expect(await cancelled.json()).toMatchObject({ cancelledForAbsence: true, fee: null });
  expect((await answers())[2]).toBe("cancelled");
  const mails = await sentMails();
  const mail = mails.find(({ to }) => to === people[2]!.email);
  expect(mail!.text).toContain("Вы ничего не должны");
  expect(mail!.text).toContain("Специалист не может провести встречу");
  expect(mail!.text).not.toContain("Кто отменил");
  const toKulli = mails.find(({ to }) => to === kulli.user.email);
  expect(toKulli!.text).toContain("Sa ei saanud kohtumist pidada.");
  expect(toKulli!.text).not.toContain("Tühistas");
});

test("a session without an answer is cancelled at its start, and no reminder is sent of it", async () => {
  await advance(Date.parse(sessions[3]!.startsAt) - app.now() - hour);
  await remindOfTherapySessions(app.ports, app.now());
  expect(await addressees()).not.toContain(people[3]!.email);
  await followAbsences(app.ports, app.now());
  expect((await answers())[3]).toBe("waiting");
  await advance(hour);
  await followAbsences(app.ports, app.now());
  expect((await answers())[3]).toBe("unanswered");
  const mail = (await sentMails()).find(({ to }) => to === people[3]!.email);
  expect(mail!.subject).toMatch(/^Aeg tühistatud/);
});

test("clients of tomorrow are reminded in the evening, once", async () => {
  await advance(Date.parse(`${today}T15:59:00Z`) - app.now());
  await followAbsences(app.ports, app.now());
  expect(await addressees()).toEqual([]);
  await advance(minute);
  await followAbsences(app.ports, app.now());
  await followAbsences(app.ports, app.now());
  expect(await addressees()).toEqual(
    people.slice(4).map(({ email }) => email),
  );
});

test("a practitioner who is well after all keeps the sessions whose clients have not chosen", async () => {
  const { newStarts } = await (await link("alternatives", { token: tokenOf(4) })).json();
  const moved = await link("reschedule", { token: tokenOf(4), startsAt: newStarts[0] });
  expect(moved.status, await moved.clone().text()).toBe(200);
  await sentMails();
  await advance(0);
  const end = () => app.post(`/absences/${absenceId}/end`, undefined, kulli.headers);
  const ended = await (await end()).json();
  expect(ended.ended).toBe(true);
  expect(ended.sessions.map(({ answer }: { answer: string }) => answer)).toEqual(
    ["replaced", "moved", "cancelled", "unanswered", "moved", "kept", "kept", "kept"],
  );
  expect((await end()).status).toBe(200);
  expect(await addressees()).toEqual(people.slice(5).map(({ email }) => email));
  expect(await current()).toBeNull();
  const { times } = await offeredTimes(app, kulli.user.therapistId!, 2);
  expect(times.length).toBeGreaterThan(0);
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const answer = await app.post(`/absences/${absenceId}/end`, undefined, other.headers);
  await expectRefusal(answer, 404, "ERR_NOT_FOUND");
});

test("a session that was not answered is never finished, even when the server was down", async () => {
  const absence = await start(dateOf(app.now() + day));
  expect(absence.sessions).toHaveLength(3);
  await advance(2 * day);
  expect(await finishEndedTherapySessions(app.ports, app.now())).toBeGreaterThanOrEqual(0);
  await followAbsences(app.ports, app.now());
  for (const { id } of sessions.slice(5)) {
    expect(await app.ports.persistence.therapySessions.find(id))
      .toMatchObject({ status: "cancelled", cancelledBy: "therapist" });
  }
});

test("clients, days that are over and days far ahead are refused", async () => {
  const client = await newClient(app, "kerli@example.ee");
  const body = { toDate: dateOf(app.now()) };
  await expectRefusal(await app.post("/absences", body, client.headers), 403, "ERR_FORBIDDEN");
  for (const toDate of [dateOf(app.now() - day), dateOf(app.now() + 61 * day), "2026-02-30"]) {
    const answer = await app.post("/absences", { toDate }, kulli.headers);
    await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
  }
});
