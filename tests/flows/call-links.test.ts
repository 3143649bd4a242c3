import { afterAll, beforeAll, expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { remindOfTherapySessions } from "backend/use-cases/therapy-sessions/remind-of-therapy-sessions.ts";
import { openMailServer } from "../support/mail-server.ts";
import { entriesOf, readMail } from "../support/read-mails.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookAtProvider, newClient, type Person } from "./booked-session.ts";

let app: TestApp;
let client: Person;
let therapist: Person;
let practice: { id: string; eventTypeUri: string };
let session: { id: string; startsAt: string; callLink: string | null; callLinkFrom: string | null };

beforeAll(async () => {
  app = await openTestApp();
  client = await newClient(app, "kerli@example.ee");
  therapist = await app.signIn("therapist3@demo.heaolu.ee");
  const { therapistId } = therapist.user;
  const profile = await app.ports.persistence.therapists.find(therapistId);
  practice = profile!.practices.find(({ intro, meetingTypes }) =>
    !intro && meetingTypes.includes("VIDEO_CALL")
  )!;
  session = await book(client, 72);
});
afterAll(() => app[Symbol.asyncDispose]());

test("both people see the room from 24 hours before the start, and not earlier", async () => {
  expect(session.callLink).toBeNull();
  expect(Date.parse(session.callLinkFrom!)).toBe(Date.parse(session.startsAt) - 24 * hour);
  expect(await calendarOf(client)).not.toContain("meet.jit.si");
  expect(await calendarOf(client)).toContain("24 tundi enne algust");
  await clockTo(Date.parse(session.startsAt) - 24 * hour);
  const mine = await read(client);
  expect(mine.callLink).toMatch(/^https:\/\/meet\.jit\.si\/heaolu-[\w-]{22}$/);
  expect((await read(therapist)).callLink).toBe(mine.callLink);
  const [entry] = entriesOf(await calendarOf(client));
  expect(entry?.location).toBe(mine.callLink);
});

test("a link that the practitioner changes is shown at once, in the journal and in the reminder", async () => {
  const callLink = "https://us02web.zoom.us/j/8512?pwd=a#b";
  const saved = await put({ roomPattern: null, practices: [{ id: practice.id, callLink }] });
  expect(saved.status).toBe(200);
  expect((await saved.json()).practices).toContainEqual(
    expect.objectContaining({ id: practice.id, callLink }),
  );
  expect((await read(client)).callLink).toBe(callLink);
  await using server = await openMailServer();
  await clockTo(Date.parse(session.startsAt) - 2 * hour);
  await remindOfTherapySessions(app.ports, app.now());
  while ((await sendDueMails({ ...app.ports, mail: server.mail }, { clock: app.now })).sent > 0);
  const mails = await Promise.all(server.received.map(readMail));
  const soon = mails.findLast(({ to }) => to === "kerli@example.ee")!;
  expect(soon.text).toContain(`Open the call:\n${callLink}\n`);
  expect(soon.entry).toMatchObject({ location: callLink, sequence: 0 });
  await signIn();
  await put({ roomPattern: null, practices: [{ id: practice.id, callLink: null }] });
  expect(await read(client)).toMatchObject({ callLink: null, callLinkFrom: null });
});

test("the link of another practitioner's practice is refused", async () => {
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const profile = await app.ports.persistence.therapists.find(other.user.therapistId);
  const linksOf = async () => await (await app.get("/call-links", other.headers)).json();
  const before = await linksOf();
  const callLink = "https://us02web.zoom.us/j/1";
  const practices = [{ id: profile!.practices[0]!.id, callLink }];
  await expectRefusal(await put({ roomPattern: null, practices }), 404, "ERR_NOT_FOUND");
  expect(before.practices.length).toBeGreaterThan(0);
  expect(await linksOf()).toEqual(before);
});

test.each([
  ["ERR_CALL_LINK", { callLink: "http://meet.example.org/x" }],
  ["ERR_CALL_LINK", { callLink: "https://localhost/x" }],
  ["ERR_CALL_LINK", { callLink: "javascript:alert(1)" }],
  ["ERR_CALL_LINK", { roomPattern: "https://meet.example.org/room" }],
])("%s for %j changes nothing", async (errCode, { callLink = null, roomPattern = null }: {
  callLink?: string | null;
  roomPattern?: string | null;
}) => {
  const before = await (await app.get("/call-links", therapist.headers)).json();
  const refused = await put({ roomPattern, practices: [{ id: practice.id, callLink }] });
  expect(refused.status).toBe(400);
  const problem = await refused.json();
  expect(problem.errCode).toBe(errCode);
  expect(problem.errors[0].path).toBe(roomPattern ? "roomPattern" : "practices.0.callLink");
  expect(await (await app.get("/call-links", therapist.headers)).json()).toEqual(before);
});

test("a practitioner cannot change the links of another one", async () => {
  const other = await app.signIn("therapist1@demo.heaolu.ee");
  const body = {
    roomPattern: null,
    practices: [{ id: practice.id, callLink: "https://evil.example/x" }],
  };
  await app.send("PUT", "/call-links", body, other.headers);
  const { practices } = await (await app.get("/call-links", therapist.headers)).json();
  expect(JSON.stringify(practices)).not.toContain("evil");
});

test("each booking has a room of its own; a cancelled one and a closed practice have none", async () => {
  await put({ roomPattern: "https://meet.example.org/{id}", practices: [] });
  const [first, second] = [await book(client, 5), await book(client, 40)];
  const linkOf = async ({ id, startsAt }: typeof session) => {
    await clockTo(Date.parse(startsAt) - hour);
    return (await read(client, id)).callLink;
  };
  const room = await linkOf(first);
  await app.post(`/therapy-sessions/${first.id}/cancel`, {}, client.headers);
  expect(await read(client, first.id)).toMatchObject({ callLink: null, callLinkFrom: null });
  const other = await linkOf(second);
  for (const link of [room, other]) {
    expect(link).toMatch(/^https:\/\/meet\.example\.org\/[\w-]{22}$/);
  }
  expect(other).not.toBe(room);
  const admin = await app.signIn("admin@demo.heaolu.ee");
  await app.post(`/user/${therapist.user.id}/disable`, {}, admin.headers);
  expect(await read(client, second.id)).toMatchObject({ callLink: null, callLinkFrom: null });
});

async function book(person: Person, hoursAhead: number) {
  const query = new URLSearchParams({
    event_type: practice.eventTypeUri,
    start_time: new Date(app.now() + hoursAhead * hour).toISOString(),
    end_time: new Date(app.now() + (hoursAhead + 7 * 24) * hour).toISOString(),
  });
  const { collection } = await (await app.get(`/calendly/event-type-available-times?${query}`))
    .json();
  const startsAt = collection[0].start_time;
  const addresses = await bookAtProvider(app, person, practice.eventTypeUri, startsAt);
  const body = { therapistId: therapist.user.therapistId, userId: person.user.id, ...addresses };
  return await (await app.post("/therapy-sessions", body, person.headers)).json();
}

async function read(person: Person, id = session.id) {
  return await (await app.get(`/therapy-sessions/${id}`, person.headers)).json();
}

async function calendarOf(person: Person): Promise<string> {
  const response = await app.get(`/therapy-sessions/${session.id}/ics`, person.headers);
  return (await response.text()).replaceAll("\r\n ", "");
}

function put(body: unknown) {
  return app.send("PUT", "/call-links", body, therapist.headers);
}

async function clockTo(instant: number): Promise<void> {
  app.advance(instant - app.now());
  await signIn();
}

/** Access tokens expire while days pass. */
async function signIn(): Promise<void> {
  client = await app.signIn(client.user.email, "a password of mine alone");
  therapist = await app.signIn(therapist.user.email);
}
