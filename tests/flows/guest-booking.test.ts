import { afterAll, beforeAll, expect, test } from "vitest";
import {
  bearer,
  cookieOf,
  disable,
  expectRefusal,
  newMails,
  ours,
} from "../support/sign-in-steps.ts";
import { newClient } from "./booked-session.ts";
import { editorOf } from "./profile-steps.ts";
import { codeFor, lastMail, liisa, linkFor, openGuestVisit, wrongCode } from "./guest-steps.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { day, hour, minute } from "backend/domain/duration.ts";

type Visit = Awaited<ReturnType<typeof openGuestVisit>>;

let visit: Visit;
let app: Visit["app"];
beforeAll(async () => {
  visit = await openGuestVisit();
  app = visit.app;
});
afterAll(() => app[Symbol.asyncDispose]());

const guest = (name: string) => ({ email: `${name.toLowerCase()}@example.ee`, name });

test("a guest books with a code: account, session, consent and mails to both sides", async () => {
  const { held, requested } = await visit.requestTime(liisa);
  expect(Date.parse(requested.expiresAt)).toBe(app.now() + 15 * minute);
  expect(Date.parse(requested.codeExpiresAt)).toBe(app.now() + 10 * minute);
  expect(requested.mail).toBe("sent");
  expect(await visit.state(requested)).toMatchObject({ status: "waiting", booking: null });
  const codeMail = await lastMail(app, liisa.email);
  expect(codeMail.text).not.toContain(liisa.name);

  const answer = await visit.confirm(requested, await codeFor(app, liisa.email));
  expect(answer.status).toBe(200);
  const { booking, signedIn } = await answer.json();
  expect(signedIn).toBe(true);
  expect(booking).toMatchObject({
    status: "booked",
    startsAt: new Date(held.startsAt).toISOString().replace(".000", ""),
    name: liisa.name,
    email: liisa.email,
    therapist: { id: visit.therapistId },
    canCancel: true,
  });
  expect(await visit.state(requested)).toMatchObject({ status: "confirmed", booking });
  expect(await visit.isFree(held.startsAt)).toBe(false);

  const mails = await newMails(app);
  expect(mails.map(({ to }) => to)).toEqual([liisa.email, "therapist1@demo.heaolu.ee"]);
  for (const { attachments } of mails) expect(attachments[0]!.name).toMatch(/\.ics$/);

  const renewed = await app.post("/auth/refresh", undefined, { ...ours, Cookie: cookieOf(answer) });
  const signIn = await renewed.json();
  const journal = await (await app.get("/therapy-sessions/me", bearer(signIn))).json();
  expect(journal.map(({ id }: { id: string }) => id)).toEqual([booking.id]);
  const consents = await app.ports.persistence.consents.list(signIn.user.id);
  expect(consents).toMatchObject([{ purpose: "bookings", language: "en", withdrawnAt: null }]);
  const sessions = await app.signIn("therapist1@demo.heaolu.ee");
  const theirs = await app.get("/therapy-sessions/therapist?status=booked", sessions.headers);
  expect(JSON.stringify(await theirs.json())).toContain(booking.id);

  const practice = (await app.ports.persistence.domainValues.find(
    "THERAPY_TYPE",
    booking.practice.type,
  ))!;
  // The request for the booking was in English, that of the answer is not.
  for (const [page, name] of [["google", "text"], ["outlook", "subject"]] as const) {
    const title = new URL(booking.calendarLinks[page]).searchParams.get(name);
    expect(title).toBe(`${practice.labels.en}: ${booking.therapist.name}`);
  }
  const file = await app.request(new URL(booking.calendarLinks.file).pathname);
  expect(file.status).toBe(200);
  expect(await file.text()).toContain("BEGIN:VEVENT");
});

test("the mail with the code names the time at the practitioner's too where the clocks differ", async () => {
  const visit = await openGuestVisit();
  await using app = visit.app;
  const home = await visit.hold(0);
  await visit.request(home, { email: "kodus@example.ee", name: "Kodu Kask" });
  expect((await lastMail(app, "kodus@example.ee")).text).toMatch(/Tallinn time, GMT\+\d\)/);
  expect((await lastMail(app, "kodus@example.ee")).text).not.toContain("For the practitioner");
  const away = await visit.hold(1);
  const guest = { email: "kaugel@example.ee", name: "Kaugel Kask", timeZone: "America/New_York" };
  await visit.request(away, guest, { invitee: guest });
  const { text } = await lastMail(app, guest.email);
  expect(text).toMatch(/\(New York, GMT-\d\)\nFor the practitioner: .+ \(Tallinn time, GMT\+\d\)/);
});

test("a held time costs what it cost when it was held", async () => {
  const person = guest("Price");
  const { held, requested } = await visit.requestTime(person, 7);
  const token = await linkFor(app, person.email);
  const signedIn = await newClient(app, "price.second@example.ee");
  const second = await visit.hold(9);
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  const before = await editor.draft();
  await editor.publish(({ practices }) => ({
    practices: practices.map((one) => one.intro ? one : { ...one, priceCents: 95_000 }),
  }));
  const prices = before.content.practices.map(({ priceCents }) => priceCents);
  const read = await (await app.post("/booking-requests/link", { token })).json();
  expect(prices).toContain(read.requested.priceCents);
  const answer = await visit.confirm(requested, await codeFor(app, person.email));
  const { booking } = await answer.json();
  expect(prices).toContain(booking.priceCents);

  const book = { event_type: held.eventType, questions_and_answers: [] };
  const { name, email } = signedIn.user;
  const invitee = { name, email, timezone: "Europe/Tallinn" };
  const booked = await app.post("/calendly/invitees", {
    ...book,
    start_time: second.startsAt,
    hold: second.hold,
    invitee,
  }, signedIn.headers);
  expect(booked.status).toBe(201);
  const [session] = await (await app.get("/therapy-sessions/me", signedIn.headers)).json();
  expect(session.priceCents).toBe(booking.priceCents);
  await editor.publish(() => ({ practices: before.content.practices }));
  await newMails(app);
});

test("twenty confirmations from two devices make one booking and give the same answer", async () => {
  const person = guest("Race");
  const { requested } = await visit.requestTime(person, 4);
  const code = await codeFor(app, person.email);
  const token = await linkFor(app, person.email);
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      (_, nth) =>
        nth % 2
          ? visit.confirm(requested, code)
          : app.post("/booking-requests/link/confirm", { token }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(bodies.map(({ booking }) => JSON.stringify(booking))).size).toBe(1);
  expect(bodies.filter(({ signedIn }) => signedIn).length).toBeLessThanOrEqual(6);
  const user = await app.ports.persistence.users.findByEmail(person.email);
  const sessions = await app.ports.persistence.therapySessions.listUnsettled(user!.id);
  expect(sessions).toHaveLength(1);
  expect((await newMails(app)).map(({ to }) => to))
    .toEqual([person.email, "therapist1@demo.heaolu.ee"]);
});

test("the link shows the booking, confirms it on another device and does not sign in", async () => {
  const person = guest("Link");
  const { held, requested } = await visit.requestTime(person, 8);
  const token = await linkFor(app, person.email);
  const shown = await (await app.post("/booking-requests/link", { token })).json();
  expect(shown).toMatchObject({
    status: "waiting",
    requested: { ...person, therapist: { id: visit.therapistId } },
    booking: null,
  });
  expect(await visit.state(requested)).toMatchObject({ status: "waiting" });

  const answer = await app.post("/booking-requests/link/confirm", { token });
  expect(cookieOf(answer)).toBe("");
  const { booking, signedIn } = await answer.json();
  expect(signedIn).toBe(false);
  expect(await visit.state(requested)).toMatchObject({ status: "confirmed", booking });
  expect(await visit.isFree(held.startsAt)).toBe(false);
});

test("an unconfirmed time is free again after 15 minutes, and the practitioner got no mail", async () => {
  const person = guest("Gone");
  const { held, requested } = await visit.requestTime(person, 12);
  const code = await codeFor(app, person.email);
  const token = await linkFor(app, person.email);
  await newMails(app);
  app.advance(6 * minute);
  expect(await visit.isFree(held.startsAt)).toBe(false);
  app.advance(9 * minute);
  expect(await visit.isFree(held.startsAt)).toBe(true);
  expect(await visit.state(requested)).toMatchObject({ status: "expired", booking: null });
  await expectRefusal(await visit.confirm(requested, code), 409, "ERR_CODE_EXPIRED");
  const late = await app.post("/booking-requests/link/confirm", { token });
  await expectRefusal(late, 409, "ERR_HOLD_EXPIRED");
  expect(await newMails(app)).toEqual([]);
  expect(await app.ports.persistence.users.findByEmail(person.email)).toBeNull();
  await deleteExpiredRows(app.ports, app.now() + hour + 1);
  const after = await app.get(`/booking-requests/${requested.id}`, {
    "X-Booking-Secret": requested.secret,
  });
  await expectRefusal(after, 404, "ERR_NOT_FOUND");
});

test("a second request with the same hold replaces the first, for a mistyped address", async () => {
  const [wrong, right] = [guest("Mistyped"), guest("Right")];
  const { held, requested } = await visit.requestTime(wrong, 12);
  const wrongToken = await linkFor(app, wrong.email);
  const again = await visit.request(held, right);
  const stolen = await app.post("/booking-requests/link/confirm", { token: wrongToken });
  await expectRefusal(stolen, 400, "ERR_INVALID_TOKEN");
  const first = await visit.confirm(requested, await codeFor(app, wrong.email));
  await expectRefusal(first, 404, "ERR_NOT_FOUND");
  expect((await visit.confirm(again, await codeFor(app, right.email))).status).toBe(200);
});

test("resending extends a hold to at most 45 minutes", async () => {
  const person = guest("Patient");
  const held = await visit.hold(16);
  const start = app.now();
  app.advance(4 * minute);
  let expiresAt = 0;
  for (let nth = 0; nth < 4; nth++) {
    expiresAt = Date.parse((await visit.request(held, person)).expiresAt);
    app.advance(10 * minute);
  }
  expect(expiresAt).toBe(start + 45 * minute);
  const late = await app.post("/booking-requests", visit.form(held, person));
  expect(late.status).toBe(201);
  app.advance(hour);
  const over = await app.post("/booking-requests", visit.form(held, person));
  await expectRefusal(over, 409, "ERR_HOLD_EXPIRED");
});

test("wrong codes are counted and a right one is worth nothing for another request", async () => {
  const person = guest("Wrong");
  const { requested } = await visit.requestTime(person, 18);
  const code = await codeFor(app, person.email);
  const answer = await visit.confirm(requested, wrongCode(code));
  expect(await answer.json()).toMatchObject({ errCode: "ERR_INVALID_CODE", triesLeft: 4 });
  const foreign = await app.post(`/booking-requests/${requested.id}/confirm`, {
    secret: "x".repeat(43),
    code,
  });
  await expectRefusal(foreign, 404, "ERR_NOT_FOUND");
  expect((await visit.confirm(requested, code)).status).toBe(200);
  await newMails(app);
  app.advance(hour);
});

test("an account that exists is booked for, and only the right ones are opened", async () => {
  const admin = { email: "admin@demo.heaolu.ee", name: "Not The Admin" };
  const { requested } = await visit.requestTime(admin, 20);
  const answer = await visit.confirm(requested, await codeFor(app, admin.email));
  expect(cookieOf(answer)).toBe("");
  const { booking, signedIn } = await answer.json();
  expect(signedIn).toBe(false);
  expect(booking.name).not.toBe(admin.name);
  expect((await visit.state(requested)).booking.name).toBe(admin.name);

  const closed = guest("Closed");
  const first = await visit.requestTime(closed, 24);
  await visit.confirm(first.requested, await codeFor(app, closed.email));
  await disable(app, closed.email);
  const second = await visit.requestTime(closed, 28);
  const refused = await visit.confirm(second.requested, await codeFor(app, closed.email));
  await expectRefusal(refused, 403, "ERR_ACCOUNT_DISABLED");
  app.advance(day);
});

test("a client has at most four open bookings with one practitioner", async () => {
  const person = guest("Eager");
  const answers = [];
  for (let nth = 0; nth < 5; nth++) {
    const { requested } = await visit.requestTime(person, nth * 5);
    answers.push(await visit.confirm(requested, await codeFor(app, person.email)));
    app.advance(20 * minute);
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409]);
  await expectRefusal(answers[4]!, 409, "ERR_TOO_MANY_BOOKINGS");
});

test("a request without a hold of the time, or without consent, is refused", async () => {
  const person = guest("Careless");
  const held = await visit.hold();
  const send = (more: object) => app.post("/booking-requests", visit.form(held, person, more));
  await expectRefusal(await send({ consent: false }), 400, "ERR_INVALID_INPUT");
  const foreign = { ...held.hold, secret: "x".repeat(43) };
  await expectRefusal(await send({ hold: foreign }), 409, "ERR_HOLD_EXPIRED");
  const other = new Date(Date.parse(held.startsAt) + day).toISOString();
  await expectRefusal(await send({ startsAt: other }), 409, "ERR_HOLD_EXPIRED");
});
