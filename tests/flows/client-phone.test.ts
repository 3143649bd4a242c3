import { expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { newClient, offeredTimes, type Person } from "./booked-session.ts";
import { codeFor, lastMail, liisa, openGuestVisit } from "./guest-steps.ts";
import { editorOf } from "./profile-steps.ts";
import { waitingMails } from "./session-fixtures.ts";
import { openRequestVisit } from "./session-request-steps.ts";
import { book, heldTogether, startsOf } from "./together-steps.ts";

const practitionerEmail = "therapist1@demo.heaolu.ee";
const phone = "+37256123456";

async function jsonOf(answer: Response | Promise<Response>, status = 200) {
  const given = await answer;
  expect(given.status, await given.clone().text()).toBe(status);
  return await given.json();
}

async function clientOf(app: TestApp, id: string, { headers }: Pick<Person, "headers">) {
  return (await jsonOf(app.get(`/therapy-sessions/${id}`, headers))).client;
}

/** Books the nth free time as a signed-in client. */
async function bookTime(app: TestApp, client: Person, therapistId: string, nth: number, more = {}) {
  const { practice, times } = await offeredTimes(app, therapistId, 28);
  const { name, email } = client.user;
  return await app.post("/calendly/invitees", {
    event_type: practice.eventTypeUri,
    start_time: times[nth]!,
    invitee: { name, email, timezone: "Europe/Tallinn", ...more },
  }, client.headers);
}

async function sessionAt(app: TestApp, inviteeUri: string) {
  return (await app.ports.persistence.therapySessions.findByInvitee(inviteeUri))!;
}

test("a guest's number reaches the practitioner alone: in the session and in the mail", async () => {
  const visit = await openGuestVisit();
  await using app = visit.app;
  const held = await visit.hold();
  const invitee = { ...liisa, phone: "5612 3456", timeZone: "Europe/Tallinn" };
  const requested = await visit.request(held, liisa, { invitee });
  const code = await codeFor(app, liisa.email);
  const { booking } = await jsonOf(visit.confirm(requested, code));
  expect(JSON.stringify(booking)).not.toContain(phone);

  const mails = await newMails(app);
  const withNumber = mails.filter(({ text }) => text.includes(phone)).map(({ to }) => to);
  expect(withNumber).toEqual([practitionerEmail]);
  expect((await lastMail(app, practitionerEmail)).html).toContain(`href="tel:${phone}"`);

  const practitioner = await app.signIn(practitionerEmail);
  expect(await clientOf(app, booking.id, practitioner)).toMatchObject({ phone });
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const forAdmin = await app.get(`/therapy-sessions/${booking.id}`, admin.headers);
  expect(await forAdmin.text()).not.toContain(phone);

  const moved = await app.post(
    `/therapy-sessions/${booking.id}/reschedule`,
    { startsAt: (await offeredTimes(app, visit.therapistId, 28)).times[9], reason: "Haige" },
    practitioner.headers,
  );
  expect((await jsonOf(moved)).client).toMatchObject({ phone });
  const { inviteeUri } = (await app.ports.persistence.therapySessions.find(booking.id))!;
  expect((await app.ports.scheduling.findInvitee(inviteeUri))!.invitee.phone).toBe(phone);

  await jsonOf(
    app.post(
      `/therapy-sessions/${booking.id}/cancel`,
      { reason: "Haige" },
      practitioner.headers,
    ),
  );
  const reachable = { email: liisa.email, phone };
  expect(await clientOf(app, booking.id, practitioner)).toMatchObject(reachable);
  const { startsAt } = (await app.ports.persistence.therapySessions.find(booking.id))!;
  app.advance(startsAt + 30 * day - app.now());
  const later = await app.signIn(practitionerEmail);
  expect(await clientOf(app, booking.id, later)).toMatchObject(reachable);
  app.advance(1);
  expect(await clientOf(app, booking.id, later)).toMatchObject({ email: null, phone: null });
});

test("a wrong number is refused with its field wherever it is typed, and books nothing", async () => {
  const visit = await openGuestVisit();
  await using app = visit.app;
  const client = await newClient(app, "mari@example.ee");
  const practitioner = await app.signIn(practitionerEmail);
  const held = await visit.hold();
  const { eventType: eventTypeUrl, startsAt } = held;
  const wrong = "12 34";
  const asGuest = { ...liisa, phone: wrong, timeZone: "Europe/Tallinn" };
  const newPerson = { email: "uus@example.ee", name: "Uus", language: "et", phone: wrong };
  const answers: [string, Response][] = [
    [
      "invitee.phone",
      await app.post("/booking-requests", visit.form(held, liisa, { invitee: asGuest })),
    ],
    [
      "invitee.text_reminder_number",
      await bookTime(app, client, visit.therapistId, 0, { text_reminder_number: wrong }),
    ],
    [
      "client.phone",
      await app.post(
        "/therapy-sessions/therapist",
        { eventTypeUrl, startsAt, client: newPerson },
        practitioner.headers,
      ),
    ],
    ["phone", await app.send("PUT", `/user/${client.user.id}`, { phone: wrong }, client.headers)],
  ];
  for (const [path, answer] of answers) {
    const { errors } = await jsonOf(answer, 400);
    expect(errors).toMatchObject([{ path, errCode: "ERR_PHONE_NUMBER" }]);
  }
  const all = await app.get("/therapy-sessions/therapist?status=booked", practitioner.headers);
  expect(await all.text()).not.toContain(liisa.email);
});

test("a signed-in client's number is of the booking, also when it is answered or paid first", async () => {
  const visit = await openRequestVisit();
  await using app = visit.app;
  const client = await visit.client("mari");
  const sent = await jsonOf(visit.send(client, 0, { phone: "00372 5612 3456" }), 201);
  await jsonOf(visit.answer("accept", sent));
  const { therapySessionId } = (await app.ports.persistence.sessionRequests.find(sent.id))!;
  expect(await clientOf(app, therapySessionId!, visit.practitioner)).toMatchObject({ phone });

  await visit.setRule("never");
  const { resource } = await jsonOf(
    bookTime(app, client, visit.therapistId, 9, { text_reminder_number: "(+372) 5612-3456" }),
    201,
  );
  expect(resource.text_reminder_number).toBe(phone);
  expect((await sessionAt(app, resource.uri)).clientPhone).toBe(phone);

  const editor = await editorOf(app, practitionerEmail);
  await editor.publish(() => ({ prepaid: true }));
  const held = await visit.guest.hold(20);
  const { eventType, startsAt, hold } = held;
  const body = { eventType, startsAt, hold, timeZone: "Europe/Tallinn", phone };
  const order = await jsonOf(app.post("/session-orders", body, client.headers), 201);
  expect(await app.ports.persistence.sessionOrders.find(order.id)).toMatchObject({ phone });
});

test("a practitioner gives a new client's number, and a later booking repeats it", async () => {
  await using app = await openTestApp();
  const practitioner = await app.signIn(practitionerEmail);
  const { practice, times } = await offeredTimes(app, practitioner.user.therapistId!, 28);
  const bookFor = async (client: object, nth: number) =>
    await jsonOf(
      app.post(
        "/therapy-sessions/therapist",
        { eventTypeUrl: practice.eventTypeUri, startsAt: times[nth], client },
        practitioner.headers,
      ),
      201,
    );
  const mari = { email: "mari.uus@example.ee", name: "Mari Uus", language: "et" };
  const first = await bookFor({ ...mari, phone: "5612 3456" }, 0);
  expect(first.client).toMatchObject({ phone });
  expect((await bookFor({ id: first.client.id }, 9)).client).toMatchObject({ phone });
  const account = await app.ports.persistence.users.findByEmail(mari.email);
  expect(account!.phone).toBeNull();
  // Another practitioner has not got it.
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const theirs = await offeredTimes(app, other.user.therapistId!, 28);
  const elsewhere = await jsonOf(
    app.post("/therapy-sessions/therapist", {
      eventTypeUrl: theirs.practice.eventTypeUri,
      startsAt: theirs.times.at(-1),
      client: mari,
    }, other.headers),
    201,
  );
  expect(elsewhere.client).toMatchObject({ phone: null });
});

test("the number of the account is the person's own: administrators neither read nor change it", async () => {
  await using app = await openTestApp();
  const client = await newClient(app, "mari@example.ee");
  const address = `/user/${client.user.id}`;
  const saved = await jsonOf(
    app.send("PUT", address, { phone: "+358 40 1234567" }, client.headers),
  );
  expect(saved.phone).toBe("+358401234567");
  expect((await jsonOf(app.get("/auth/me", client.headers))).phone).toBe("+358401234567");

  const admin = await app.signIn("admin@demo.heaolu.ee");
  const change = { name: "Mari Tamm", phone: null };
  expect(await jsonOf(app.send("PUT", address, change, admin.headers)))
    .toMatchObject({ name: "Mari Tamm", phone: null });
  expect(await (await app.get("/user", admin.headers)).text()).not.toContain("+358401234567");
  expect((await app.ports.persistence.users.find(client.user.id))!.phone).toBe("+358401234567");
  const emptied = await jsonOf(app.send("PUT", address, { phone: null }, client.headers));
  expect(emptied.phone).toBeNull();
});

test("a companion's mail about a booking leaves the number out", async () => {
  await using app = await openTestApp();
  const { lead, companion, practice } = await heldTogether(app);
  const client = await newClient(app, "mari@example.ee");
  client.user.phone = phone;
  const [startsAt] = await startsOf(app, practice.eventTypeUri);
  await book(app, client, practice, startsAt!);
  const withNumber = (await waitingMails(app)).filter(({ session }) =>
    session?.phone !== undefined
  );
  expect(withNumber.map(({ to }) => to)).toEqual([lead.user.email]);
  expect(companion.user.email).not.toBe(lead.user.email);
});
