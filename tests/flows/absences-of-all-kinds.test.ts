import { expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { followAbsences } from "backend/use-cases/absences/follow-absences.ts";
import { checkInvariants } from "db/check.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookedGroup } from "./booked-group.ts";
import { newClient, offeredTimes, type Person } from "./booked-session.ts";
import { codeFor, guestSteps, liisa } from "./guest-steps.ts";
import { bookedByBoth, signInBoth, waitingMails } from "./session-fixtures.ts";
import { codeOf, openRequestVisit } from "./session-request-steps.ts";
import { details, givingTheSame, holdAny, memberOf, teamOf, timesOf } from "./team-steps.ts";
import { book, heldTogether, startsOf, togetherOf } from "./together-steps.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";

const instantOf = (text: string) => text.replace(".000000Z", "Z");

const dateOf = (instant: number | string) =>
  Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime())
    .toZonedDateTimeISO("Europe/Tallinn").toPlainDate().toString();

type Headers = Pick<Person, "headers">;

async function start(app: TestApp, { headers }: Headers, until: number | string) {
  const answer = await app.post("/absences", { toDate: dateOf(until) }, headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return await answer.json();
}

async function current(app: TestApp, { headers }: Headers) {
  return (await (await app.get("/absences/current", headers)).json()).absence;
}

const answersOf = (absence: { sessions: { answer: string }[] }) =>
  absence.sessions.map(({ answer }) => answer);

const linkOf = (app: TestApp) => (name: string, body: object) =>
  app.post(`/booking-links/${name}`, body);

/** The mails about an absence and the tokens of their links, by address. */
async function awayMails(app: TestApp) {
  const template = "practitioner-away";
  const ids = (await waitingMails(app)).filter((mail) => mail.template === template);
  await sendDueMails(app.ports, { clock: () => app.now() + 10 });
  const sent = await app.ports.persistence.outbox.listSent(100);
  return new Map(ids.map(({ to, language }) => {
    const text = sent.find((mail) => mail.to === to && mail.text.includes("/booking#"))!.text;
    return [to, { language, token: /\/booking#(\S+)/.exec(text)![1]! }];
  }));
}

test("requests that wait for an answer are declined with a mail, and those of later days stay", async () => {
  await using visit = await openRequestVisit();
  const { app, practitioner, times } = visit;
  const [anna, mari] = [await visit.client("anna"), await visit.client("mari")];
  const later = times.findIndex((time) => dateOf(time) > dateOf(times[0]!));
  const sent = await visit.sent(anna);
  const kept = await visit.sent(mari, later);
  const path = `/absences/preview?toDate=${dateOf(times[0]!)}`;
  const preview = await visit.json(app.get(path, practitioner.headers));
  expect(preview.requests).toEqual([
    { id: sent.id, clientName: "Kerli Kask", startsAt: sent.startsAt },
  ]);
  expect(await visit.received()).toHaveLength(2);

  await Promise.all([start(app, practitioner, times[0]!), start(app, practitioner, times[0]!)]);
  expect(await visit.mine(anna)).toMatchObject([{ id: sent.id, status: "declined" }]);
  expect(await visit.mine(mari)).toMatchObject([{ id: kept.id, status: "waiting" }]);
  expect(await visit.received()).toMatchObject([{ id: kept.id }]);
  expect(await codeOf(await visit.answer("accept", sent))).toEqual([409, "ERR_REQUEST_ENDED"]);
  const subjects = (await visit.mailsTo("anna@example.ee")).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Not possible"))).toHaveLength(1);
  expect((await visit.mailsTo("mari@example.ee")).map(({ subject }) => subject))
    .toEqual([expect.stringMatching(/^Your request/)]);
  expect((await visit.answer("accept", kept)).status).toBe(200);
});

test("each client of a group gets one mail in the own language and chooses alone", async () => {
  await using app = await openTestApp();
  const { therapist, sessions, times } = await bookedGroup(app);
  const absence = await start(app, therapist, times[0]!);
  const ids = absence.sessions.map(({ sessionId }: { sessionId: string }) => sessionId);
  expect(ids).toEqual(expect.arrayContaining(sessions.map(({ id }) => id)));
  const mails = await awayMails(app);
  expect(["et", "en", "ru"].map((name) => mails.get(`${name}@example.ee`)?.language))
    .toEqual(["et", "en", "ru"]);
  const link = linkOf(app);
  const token = (name: string) => mails.get(`${name}@example.ee`)!.token;
  const { newStarts } = await (await link("alternatives", { token: token("et") })).json();
  const [startsAt] = newStarts;
  const moved = await Promise.all(
    ["et", "en"].map((name) => link("reschedule", { token: token(name), startsAt })),
  );
  for (const answer of moved) expect(answer.status, await answer.clone().text()).toBe(200);
  expect((await link("cancel", { token: token("ru") })).status).toBe(200);
  const after = (await current(app, therapist)).sessions
    .filter(({ sessionId }: { sessionId: string }) => sessions.some(({ id }) => id === sessionId));
  expect(after.map(({ answer }: { answer: string }) => answer).toSorted())
    .toEqual(["cancelled", "moved", "moved"]);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("a session that was moved is offered once, from its new time, and its old link leads there", async () => {
  await using app = await openTestApp();
  const made = await bookedByBoth(app);
  const { client, therapist, therapistId } = await signInBoth(app);
  const { times } = await offeredTimes(app, therapistId, 28);
  const later = times.find((time) => dateOf(time) > dateOf(made.session.startsAt))!;
  const moved = await app.post(
    `${made.path}/reschedule`,
    { startsAt: later, reason: "Koolitus" },
    therapist.headers,
  );
  expect(moved.status, await moved.clone().text()).toBe(200);
  const absence = await start(app, therapist, later);
  const own = absence.sessions.filter(({ sessionId }: { sessionId: string }) =>
    sessionId === made.session.id
  );
  expect(own).toMatchObject([{ startsAt: instantOf(later), answer: "waiting" }]);

  // The practitioner moves it to the day after the absence instead of waiting.
  const next = (await offeredTimes(app, therapistId, 28)).times[0]!;
  expect(dateOf(next) > dateOf(later)).toBe(true);
  const again = await app.post(
    `${made.path}/reschedule`,
    { startsAt: next, reason: "Haige" },
    therapist.headers,
  );
  expect(again.status, await again.clone().text()).toBe(200);
  const session = await (await app.get(made.path, client.headers)).json();
  expect(session).toMatchObject({ startsAt: instantOf(next), practitionerAway: false });
  const back = await app.post(`${made.path}/reschedule`, { startsAt: later }, client.headers);
  expect(await codeOf(back)).toEqual([409, "ERR_SLOT_NOT_OFFERED"]);
});

test("a client who booked at a team may go to its other member", async () => {
  await using app = await openTestApp();
  const [anu, berit] = [await memberOf(app, 1), await memberOf(app, 2)];
  const { path } = await teamOf(app, [anu, berit]);
  const kind = await givingTheSame(app, [anu, berit]);
  const client = await newClient(app, "anna@example.ee");
  await app.ports.persistence.transaction(async ({ users }) => {
    const user = (await users.find(client.user.id))!;
    await users.save({ ...user, language: "et" });
  });
  const time = (await timesOf(app, path, kind)).find(({ free }) =>
    free.some(({ therapistId }) => therapistId === anu.id)
  )!;
  const held = await (await holdAny(app, path, kind, time.startsAt, client.headers, "VIDEO_CALL"))
    .json();
  const booked = await app.post("/calendly/invitees", {
    event_type: held.eventTypeUri,
    start_time: time.startsAt,
    invitee: { name: "Anna", email: "anna@example.ee", timezone: "Europe/Tallinn" },
    meeting_type: "VIDEO_CALL",
    hold: { id: held.id, secret: held.secret },
  }, client.headers);
  expect(booked.status, await booked.clone().text()).toBe(201);
  const sick = held.therapistId === anu.id ? anu : berit;
  await start(app, sick, time.startsAt);
  const { token } = (await awayMails(app)).get("anna@example.ee")!;
  const link = linkOf(app);
  const { others } = await (await link("alternatives", { token })).json();
  const other = sick === anu ? berit : anu;
  const choice = others.find(({ therapist }: { therapist: { id: string } }) =>
    therapist.id === other.id
  );
  expect(choice).toMatchObject({ sameTeam: true });

  // The last one joins a second team with the practitioner, and comes before the one between.
  const [, between, last] = others.map((one: typeof choice) => one.therapist.id);
  const at = app.now();
  const times = { createdAt: at, updatedAt: at };
  const members = [sick.id, last].map((id) => (
    { therapistId: id, isOwner: id !== last, invitedAt: at, joinedAt: at }
  ));
  const second = { ...details, ...times, id: crypto.randomUUID(), slug: "second", members };
  await app.ports.persistence.transaction(({ teams }) => teams.add(second));
  const ranked = await (await link("alternatives", { token })).json();
  expect(ranked.others.map((one: typeof choice) => one.therapist.id))
    .toEqual([other.id, last, between]);
  const { eventTypeUri, priceCents, durationMinutes, starts } = choice;
  const body = { token, eventTypeUri, startsAt: starts[0], priceCents, durationMinutes };
  const replaced = await link("replace", body);
  expect(replaced.status, await replaced.clone().text()).toBe(200);
  expect(answersOf(await current(app, sick))).toContain("replaced");
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("when the lead of a session together is away, the companion hears of it and of the client's choice", async () => {
  await using app = await openTestApp();
  const { lead, companion, practice } = await heldTogether(app);
  const [kerli, mari] = [
    await newClient(app, "kerli@example.ee"),
    await newClient(app, "mari@example.ee"),
  ];
  const free = await startsOf(app, practice.eventTypeUri);
  const first = await book(app, kerli, practice, free[0]!);
  const second = await book(app, mari, practice, (await startsOf(app, practice.eventTypeUri))[0]!);
  await waitingMails(app);
  await start(app, lead, second.startsAt);
  await start(app, lead, second.startsAt);
  const toCompanion = async (template: string) =>
    (await waitingMails(app)).filter((mail) =>
      mail.to === companion.user.email && mail.template === template
    );
  app.advance(10);
  expect(await toCompanion("lead-away")).toHaveLength(2);

  app.advance(10);
  const { token } = (await awayMails(app)).get("kerli@example.ee")!;
  const link = linkOf(app);
  const { newStarts } = await (await link("alternatives", { token })).json();
  const moved = await link("reschedule", { token, startsAt: newStarts[0] });
  expect(moved.status, await moved.clone().text()).toBe(200);
  const seen = await togetherOf(app, companion);
  const of = (id: string) => seen.find((one: { id: string }) => one.id === id);
  expect(of(first.id)).toMatchObject({ status: "booked", startsAt: newStarts[0] });
  expect(await toCompanion("session-rescheduled-therapist")).toHaveLength(1);

  app.advance(Date.parse(second.startsAt) - app.now());
  await followAbsences(app.ports, app.now());
  expect(await toCompanion("session-cancelled-therapist")).toHaveLength(1);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("held times, codes on their way and bookings at the same moment are in the absence or refused", async () => {
  await using app = await openTestApp();
  const kulli = await app.signIn("therapist1@demo.heaolu.ee");
  const therapistId = kulli.user.therapistId as string;
  const guest = guestSteps(app, therapistId);
  const { held, requested } = await guest.requestTime(liisa);
  await sendDueMails(app.ports, { clock: app.now });
  const code = await codeFor(app, liisa.email);
  const clients = await Promise.all(
    Array.from({ length: 6 }, (_, at) => newClient(app, `client${at}@example.ee`)),
  );
  const { practice, times } = await offeredTimes(app, therapistId, 28);
  const until = times[12]!;
  const bookAt = ({ user, headers }: Person, startsAt: string) =>
    app.post("/calendly/invitees", {
      event_type: practice.eventTypeUri,
      start_time: startsAt,
      invitee: { name: user.name, email: user.email, timezone: "Europe/Tallinn" },
    }, headers);
  const answers = await Promise.all([
    ...clients.slice(0, 3).map((client, at) => bookAt(client, times[at * 4]!)),
    app.post("/absences", { toDate: dateOf(until) }, kulli.headers),
    ...clients.slice(3).map((client, at) => bookAt(client, times[at * 4 + 2]!)),
    app.post("/absences", { toDate: dateOf(Date.parse(until) + day) }, kulli.headers),
  ]);
  for (const answer of answers) expect([200, 201, 409]).toContain(answer.status);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await codeOf(await guest.confirm(requested, code))).toEqual([409, "ERR_SLOT_NOT_OFFERED"]);
  expect(dateOf(held.startsAt) <= dateOf(until)).toBe(true);

  const absence = await current(app, kulli);
  expect(absence.toDate).toBe(dateOf(Date.parse(until) + day));
  const upcoming = await (await app.get(
    "/therapy-sessions/therapist?when=upcoming&limit=100",
    kulli.headers,
  )).json();
  const during = upcoming.filter(({ startsAt, status }: Record<string, string>) =>
    status === "booked" && dateOf(startsAt!) <= absence.toDate
  );
  expect(during.length).toBeGreaterThan(0);
  const affected = absence.sessions.map(({ sessionId }: { sessionId: string }) => sessionId);
  expect(during.map(({ id }: { id: string }) => id).toSorted()).toEqual(affected.toSorted());
  const mailed = (await awayMails(app)).keys().toArray();
  for (
    const { email } of clients.filter((_, at) => answers[at < 3 ? at : at + 1]!.status === 201).map(
      ({ user }) => user,
    )
  ) {
    expect(mailed).toContain(email);
  }
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("an absence that one device ends while the other extends it leaves no client without a mail", async () => {
  await using app = await openTestApp();
  const made = await bookedByBoth(app);
  const { therapist, client } = await signInBoth(app);
  const absence = await start(app, therapist, made.session.startsAt);
  app.advance(1000);
  const [ended, extended] = await Promise.all([
    app.post(`/absences/${absence.id}/end`, undefined, therapist.headers),
    app.post(
      "/absences",
      { toDate: dateOf(Date.parse(made.session.startsAt) + day) },
      therapist.headers,
    ),
  ]);
  expect([ended!.status, extended!.status]).toEqual([200, 200]);
  const session = await (await app.get(made.path, client.headers)).json();
  const now = await current(app, therapist);
  expect(session.practitionerAway).toBe(now !== null);
  const mails = (await waitingMails(app)).filter(({ to }) => to === client.user.email);
  const last = mails.filter(({ template }) => template.startsWith("practitioner-")).at(-1);
  expect(last!.template).toBe(now ? "practitioner-away" : "practitioner-back");
});
