import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, openVisit } from "./visitor.ts";
import { newClient, type Person, signedInAs } from "./booked-session.ts";
import { publicUrl } from "../test-app.ts";
import { newMails } from "../support/sign-in-steps.ts";

type Visit = Awaited<ReturnType<typeof openVisit>>;

let visit: Visit;
let app: Visit["app"];
let client: Person;
beforeAll(async () => {
  visit = await openVisit();
  app = visit.app;
  client = await newClient(app, "kerli@example.ee");
});
afterAll(() => app[Symbol.asyncDispose]());

test("a signed-in booking is a session at once, with mails, and a later report finds it", async () => {
  const [time] = await visit.freeTimes();
  await newMails(app);
  const answer = await visit.book(visit.invitation(time!.start_time, client.user.email));
  expect(answer.status).toBe(201);
  const { resource } = await answer.json();

  const journal = await (await app.get("/therapy-sessions/me", client.headers)).json();
  expect(journal).toMatchObject([{ eventInviteeUrl: resource.uri, status: "booked" }]);
  expect((await newMails(app)).map(({ to }) => to))
    .toEqual([client.user.email, "therapist1@demo.heaolu.ee"]);
  expect(await app.ports.persistence.consents.list(client.user.id))
    .toMatchObject([{ purpose: "bookings", withdrawnAt: null }]);

  expect(resource).toMatchObject({
    therapy_session: journal[0].id,
    cancel_url: `${publicUrl}/journal?cancel=${journal[0].id}`,
    reschedule_url: `${publicUrl}/journal?move=${journal[0].id}`,
  });
  const read = await app.get(new URL(resource.uri).pathname.slice(4), client.headers);
  expect((await read.json()).resource).toEqual(resource);

  const report = {
    therapistId: visit.therapistId,
    userId: client.user.id,
    eventUrl: resource.event,
    eventInviteeUrl: resource.uri,
  };
  for (let nth = 0; nth < 2; nth++) {
    const reported = await app.post("/therapy-sessions", report, client.headers);
    expect([reported.status, (await reported.json()).id]).toEqual([200, journal[0].id]);
  }
  expect(await newMails(app)).toEqual([]);
});

test("without a proven mailbox nothing is booked, and the answer names the way for guests", async () => {
  const [time] = await visit.timesApart(1);
  const headers = { "Idempotency-Key": "visitor-key" };
  const answer = await app.post(
    "/calendly/invitees",
    visit.invitation(time!.start_time),
    headers,
  );
  expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  expect([answer.status, await answer.json()]).toEqual([
    401,
    expect.objectContaining({
      errCode: "ERR_UNAUTHORIZED",
      detail: expect.stringContaining("/api/booking-requests"),
    }),
  ]);
  expect(await visit.isFree(time!.start_time)).toBe(true);
});

test("an own hold refuses a booking without its id and secret", async () => {
  const [time] = await visit.timesApart(1);
  const email = "client@demo.heaolu.ee";
  const own = await signedInAs(app, email);
  const { event_type, start_time } = visit.invitation(time!.start_time, email);
  const held = await (await app.post("/calendly/holds", { event_type, start_time }, own)).json();
  const book = (hold?: object) =>
    app.post("/calendly/invitees", { ...visit.invitation(start_time, email), hold }, own);
  expect(await codeOf(await book())).toEqual([409, "ERR_SLOT_TAKEN"]);
  expect((await book({ id: held.id, secret: held.secret })).status).toBe(201);
});

test("a practitioner takes no time of their own calendar as a client", async () => {
  const [time] = await visit.timesApart(1);
  const email = "therapist1@demo.heaolu.ee";
  const own = await signedInAs(app, email);
  const answer = await app.post(
    "/calendly/invitees",
    visit.invitation(time!.start_time, email),
    own,
  );
  expect(await codeOf(answer)).toEqual([409, "ERR_OWN_CALENDAR"]);
  // A practitioner who moves a session holds the new time.
  const { event_type, start_time } = visit.invitation(time!.start_time, email);
  const held = await (await app.post("/calendly/holds", { event_type, start_time }, own)).json();
  expect(held.expires_at).toBeTruthy();
  const secret = { "X-Hold-Secret": held.secret };
  await app.send("DELETE", `/calendly/holds/${held.id}`, undefined, { ...own, ...secret });
  expect(await visit.isFree(time!.start_time)).toBe(true);
});

test("a person books only under their own address, and learns nothing about another's", async () => {
  const [time] = await visit.timesApart(1);
  const known = visit.invitation(time!.start_time, "client@demo.heaolu.ee");
  const unknown = visit.invitation(time!.start_time, "not-known@example.ee");
  for (const body of [known, unknown]) {
    const answer = await app.post("/calendly/invitees", body, client.headers);
    expect(await codeOf(answer)).toEqual([403, "ERR_FORBIDDEN"]);
  }
  expect(await visit.isFree(time!.start_time)).toBe(true);
});

test("an address that is not confirmed cannot be booked for", async () => {
  const [time] = await visit.timesApart(1);
  const email = "unproven@example.ee";
  const headers = await signedInAs(app, email);
  const { persistence } = app.ports;
  const user = await persistence.users.findByEmail(email);
  await persistence.transaction(({ users }) => users.save({ ...user!, emailVerifiedAt: null }));
  const body = visit.invitation(time!.start_time, email);
  const answer = await app.post("/calendly/invitees", body, headers);
  expect(await codeOf(answer)).toEqual([403, "ERR_EMAIL_NOT_VERIFIED"]);
  expect(await visit.isFree(time!.start_time)).toBe(true);
});

test("a signed-in client has at most four open bookings; moving one of them stays possible", async () => {
  const email = "eager@example.ee";
  const statuses = [];
  for (const { start_time } of (await visit.timesApart(6)).slice(0, 5)) {
    statuses.push((await visit.book(visit.invitation(start_time, email))).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 409]);
  const [time] = await visit.timesApart(1);
  const refused = await visit.book(visit.invitation(time!.start_time, email));
  expect(await codeOf(refused)).toEqual([409, "ERR_TOO_MANY_BOOKINGS"]);

  const headers = await signedInAs(app, email);
  const [first] = await (await app.get("/therapy-sessions/me", headers)).json();
  const path = `/therapy-sessions/${first.id}/reschedule`;
  const moved = await app.post(path, { startsAt: time!.start_time }, headers);
  expect(moved.status).toBe(200);
});
