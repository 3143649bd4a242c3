import { afterAll, beforeAll, expect, test } from "vitest";
import { day, hour } from "backend/domain/duration.ts";
import { remindOfTherapySessions } from "backend/use-cases/therapy-sessions/remind-of-therapy-sessions.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { bookSession, newClient, offeredTimes, type Person } from "./booked-session.ts";
import { type Content, editorOf, openEditor } from "./profile-steps.ts";

const note = {
  et: "Uksekood on 4711.",
  en: "The door code is 4711.",
  ru: "Код двери 4711.",
};
const secret = "4711";

let editor: Awaited<ReturnType<typeof openEditor>>;
let client: Person;
let point: { lat: number; lon: number };
let session: { id: string; place: string; startsAt: string };

beforeAll(async () => {
  editor = await openEditor();
  await editor.publish(withNote(note));
});
afterAll(() => editor.app[Symbol.asyncDispose]());

const withNote = (arrivalNote: typeof note) => ({ places }: Content) => ({
  places: places.map((place) => ({ ...place, arrivalNote })),
});

/** The first time that is offered only in person. */
async function inPerson(): Promise<number> {
  const { practice, times } = await offeredTimes(editor.app, editor.id, 28);
  const query = new URLSearchParams({
    event_type: practice.eventTypeUri,
    start_time: new Date(editor.app.now()).toISOString(),
    end_time: new Date(editor.app.now() + 28 * day).toISOString(),
  });
  const answer = await editor.app.get(`/calendly/event-type-available-times?${query}`);
  const { collection } = await answer.json();
  const visits = collection.filter((
    { location, meeting_types }: { location: string; meeting_types: string[] },
  ) => location && meeting_types.join() === "IN_PERSON");
  return times.indexOf(visits[0].start_time);
}

async function renamePlaces(more: string) {
  const answer = await editor.app.get("/availability", editor.headers);
  const { places, ...availability } = await answer.json();
  const renamed = places.map(({ id, name }: { id: string; name: string }) => ({
    id,
    name: name + more,
  }));
  const saved = await editor.app.send(
    "PUT",
    "/availability",
    { ...availability, places: renamed },
    { ...editor.headers, "If-Match": answer.headers.get("ETag")! },
  );
  expect([saved.status, await saved.clone().text()]).toEqual([200, expect.anything()]);
}

/** Of the session in the client's journal. */
async function shownArrival() {
  const answer = await editor.app.get("/therapy-sessions/me", client.headers);
  expect(answer.status).toBe(200);
  const sessions: { id: string; arrival: unknown }[] = await answer.json();
  return sessions.find(({ id }) => id === session.id)?.arrival as {
    note: typeof note;
  } | null;
}

test("the client of a coming visit reads how to get in, its practitioner and the public do not", async () => {
  const { app, id, path } = editor;
  client = await newClient(app, "kerli@example.ee");
  await newMails(app);
  ({ session } = await bookSession(app, client, id, await inPerson()));
  const { content: { places } } = await editor.draft();
  const { lat, lon } = places.find(({ address }) => session.place.startsWith(address))!;
  point = { lat: lat!, lon: lon! };
  expect(session).toMatchObject({ meetingType: "IN_PERSON", arrival: { note, point } });
  expect((await shownArrival())?.note).toEqual(note);
  const own = await app.get(`/therapy-sessions/${session.id}`, editor.headers);
  expect((await own.json()).arrival).toBeNull();
  const hidden = [
    await app.get(path),
    await app.get(`${path}/reviews`),
    await app.post("/therapists/search", { limit: 50 }),
    await app.get("/therapy-sessions/therapist", editor.headers),
  ];
  for (const answer of hidden) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(secret);
  }
});

test("the mails to the client say it in their language, those to the practitioner never", async () => {
  const { app } = editor;
  const mails = await newMails(app);
  expect(mails.map(({ to, text }) => [to, text.includes(secret)])).toEqual([
    ["kerli@example.ee", true],
    ["therapist1@demo.heaolu.ee", false],
  ]);
  const pin = `?mlat=${point.lat}&mlon=${point.lon}`;
  expect(mails.map(({ text }) => text.includes(pin))).toEqual([true, false]);
  for (const { attachments } of mails) {
    expect(attachments[0]!.text).toContain(`GEO:${point.lat};${point.lon}`);
  }
  const [, token] = /\/booking#(\S+)/.exec(mails[0]!.text) ?? [];
  const linked = await (await app.post("/booking-links/read", { token })).json();
  expect(linked.arrival.note).toEqual(note);

  await app.send("PUT", `/user/${client.user.id}`, { language: "ru" }, client.headers);
  app.advance(Date.parse(session.startsAt) - 2 * hour - app.now());
  await remindOfTherapySessions(app.ports, app.now());
  const reminders = (await newMails(app)).filter(({ to }) => to === "kerli@example.ee");
  expect(reminders.length).toBeGreaterThan(0);
  for (const { text, subject } of reminders) {
    expect(text).toContain(`Как пройти: ${note.ru}`);
    expect(subject).not.toContain(secret);
  }
});

test("it is read as the profile says it now, and gone with the place or the session", async () => {
  const { app } = editor;
  client = await app.signIn(client.user.email, "a password of mine alone");
  editor = { ...editor, ...await editorOf(app, "therapist1@demo.heaolu.ee") };
  const before = await shownArrival();
  await editor.publish(withNote({ ...note, en: "The code is 9090 now." }));
  expect(await shownArrival()).toEqual({
    ...before,
    note: { ...note, en: "The code is 9090 now." },
  });
  const { content } = await editor.draft();
  await editor.publish(({ places }) => ({
    places: places.map((place) => ({ ...place, address: `${place.address} B` })),
  }));
  expect(await shownArrival()).toBeNull();
  await editor.publish(() => ({ places: content.places }));
  expect(await shownArrival()).not.toBeNull();
  await renamePlaces(" (2. korrus)");
  const { session: another } = await bookSession(app, client, editor.id, await inPerson());
  expect(another).toMatchObject({
    place: expect.stringContaining("(2. korrus)"),
    arrival: { note: { et: note.et } },
  });
  app.advance(Date.parse(session.startsAt) + 2 * hour - app.now());
  client = await app.signIn(client.user.email, "a password of mine alone");
  expect(await shownArrival()).toBeNull();
});
