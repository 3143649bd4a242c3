import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { agreeTo, bookSession, newClient, type Person } from "./booked-session.ts";
import {
  clientEmail,
  codeOf,
  sentencesOf,
  signInBoth,
  therapistEmail,
} from "./session-fixtures.ts";

const nothing = {
  clientQuestions: 0,
  exercises: 0,
  upcomingSessions: 0,
  pastSessions: 0,
  waitingLists: 0,
  sessionRequests: 0,
  notes: 0,
  ratings: 0,
  comments: 0,
  reviews: 0,
  savedSearches: 0,
  testResults: 0,
  testDrafts: 0,
};
const required = [409, "ERR_CONSENT_REQUIRED"];

async function consentsOf(app: TestApp, { headers }: Person) {
  const { consents } = await (await app.get("/user/me/consents", headers)).json();
  return Object.fromEntries(
    consents.map((consent: { purpose: string }) => [consent.purpose, consent]),
  );
}

/** A new client with a finished session. */
async function afterASession(app: TestApp) {
  const { therapistId } = await signInBoth(app);
  const booking = await newClient(app, "kerli@example.ee");
  const { session } = await bookSession(app, booking, therapistId);
  app.advance(Date.parse(session.endsAt) - app.now());
  const client = await app.signIn("kerli@example.ee", "a password of mine alone");
  const therapist = await app.signIn(therapistEmail);
  return { client, therapist, therapistId, session, path: `/therapy-sessions/${session.id}` };
}

test("the first note, comment or rating is kept only after consent to it", async () => {
  await using app = await openTestApp();
  const { client, therapist, path } = await afterASession(app);
  const { headers } = client;
  const writes = {
    note: () => app.send("PUT", `${path}/note`, { note: "Kergem" }, headers),
    session: () => app.send("PUT", path, { note: "Kergem" }, headers),
    comment: () => app.post(`${path}/comment`, { comment: "Aitäh" }, headers),
    rating: () => app.post(`${path}/rate`, { rating: 4 }, headers),
  };
  for (const write of Object.values(writes)) expect(await codeOf(await write())).toEqual(required);
  expect((await (await writes.note()).json()).purpose).toBe("notes");
  const sentences = await sentencesOf((language) =>
    app.post(`${path}/rate`, { rating: 4 }, { ...headers, ...language })
  );
  expect(sentences.size).toBe(3);
  expect((await app.send("PUT", `${path}/note`, { note: "" }, headers)).status).toBe(200);
  expect((await app.send("DELETE", `${path}/rate`, undefined, headers)).status).toBe(200);
  const answered = await app.post(`${path}/comment`, { comment: "Kena" }, therapist.headers);
  expect(answered.status).toBe(201);

  await agreeTo(app, client);
  for (const write of Object.values(writes)) expect((await write()).status).toBeLessThan(300);
  expect(await (await app.get(path, headers)).json())
    .toMatchObject({ note: "Kergem", rating: 4, comments: [{}, { comment: "Aitäh" }] });
});

test("booking while signed in records consent to bookings, in the language of the page", async () => {
  await using app = await openTestApp();
  const { therapistId } = await signInBoth(app);
  const client = await newClient(app, "kerli@example.ee");
  expect((await consentsOf(app, client)).bookings.isGiven).toBe(false);
  const russian = { ...client, headers: { ...client.headers, "Accept-Language": "ru" } };
  await bookSession(app, russian, therapistId);
  await bookSession(app, russian, therapistId, 8);
  expect((await consentsOf(app, client)).bookings)
    .toMatchObject({ isGiven: true, history: [{ language: "ru", withdrawnAt: null }] });
});

test("withdrawing consent to notes deletes what was confirmed, and only the client's own words", async () => {
  await using app = await openTestApp();
  const { client, therapist, path } = await afterASession(app);
  const { headers } = client;
  await agreeTo(app, client);
  await app.send("PUT", `${path}/note`, { note: "Kergem" }, headers);
  const once = { ...headers, "Idempotency-Key": "once" };
  await app.post(`${path}/comment`, { comment: "Aitäh" }, once);
  await app.post(`${path}/comment`, { comment: "Kena" }, therapist.headers);
  await app.post(`${path}/rate`, { rating: 4 }, headers);

  const { notes } = await consentsOf(app, client);
  expect(notes.kept)
    .toEqual({ ...nothing, notes: 1, ratings: 1, comments: 1 });
  const withdraw = (confirmed?: object) =>
    app.send("PUT", "/user/me/consents", {
      purpose: "notes",
      version: 1,
      isGiven: false,
      ...(confirmed && { confirmed }),
    }, headers);
  expect(await codeOf(await withdraw())).toEqual([412, "ERR_STALE"]);
  expect(await codeOf(await withdraw({ ...notes.kept, notes: 0 }))).toEqual([412, "ERR_STALE"]);
  expect((await withdraw(notes.kept)).status).toBe(200);

  const left = { rating: null, ratingOpenUntil: null, comments: [{ comment: "Kena" }] };
  expect(await (await app.get(path, headers)).json()).toMatchObject({ ...left, note: null });
  const seen = await app.get(path, therapist.headers);
  expect(await seen.json()).toMatchObject(left);
  const history = await (await app.get(`${path}/history`, therapist.headers)).json();
  expect(history.find(({ action }: { action: string }) => action === "rate").reason).toBeNull();
  expect((await consentsOf(app, client)).notes).toMatchObject({
    isGiven: false,
    kept: { notes: 0, ratings: 0, comments: 0 },
  });
  expect(await codeOf(await app.post(`${path}/comment`, { comment: "Aitäh" }, once)))
    .toEqual(required);
});

test("withdrawing consent to bookings waits for upcoming sessions, then leaves a nameless record", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId, session, path } = await afterASession(app);
  const { headers } = client;
  await agreeTo(app, client);
  await app.send("PUT", `${path}/note`, { note: "Kergem" }, headers);
  const review = {
    therapySessionId: session.id,
    language: "et",
    name: "K",
    rating: 5,
    text: "Hea tund oli.",
  };
  expect((await app.post("/reviews", review, headers)).status).toBe(201);
  const next = await bookSession(app, client, therapistId, 6);
  const withdraw = async () =>
    await app.send("PUT", "/user/me/consents", {
      purpose: "bookings",
      version: 1,
      isGiven: false,
      confirmed: (await consentsOf(app, client)).bookings.kept,
    }, headers);
  expect(await codeOf(await withdraw())).toEqual([409, "ERR_UPCOMING_SESSIONS"]);
  expect((await app.get(path, headers)).status).toBe(200);

  await app.post(`/therapy-sessions/${next.session.id}/cancel`, {}, headers);
  expect((await consentsOf(app, client)).bookings.kept)
    .toEqual({ ...nothing, pastSessions: 2, notes: 1, reviews: 1 });
  expect((await withdraw()).status).toBe(200);
  expect(await (await app.get("/therapy-sessions/me", headers)).json()).toEqual([]);
  expect(await app.database.read.values(sql`select id from reviews where name = 'K'`)).toEqual([]);
  expect((await app.get(path, headers)).status).toBe(404);
  expect((await (await app.get(path, therapist.headers)).json()).client)
    .toMatchObject({ name: "–" });
  const invitee = await app.ports.scheduling.findInvitee(session.eventInviteeUrl);
  expect(invitee?.invitee.name).toBe("–");

  await bookSession(app, client, therapistId, 9);
  expect((await consentsOf(app, client)).bookings.isGiven).toBe(true);
});

test("every purpose is listed, and a consent to older terms is not in force", async () => {
  await using app = await openTestApp();
  const client = await app.signIn(clientEmail);
  expect(Object.keys(await consentsOf(app, client)))
    .toEqual(["bookings", "notes", "searches", "test-results", "questions"]);
  const agree = (version: number) =>
    app.send(
      "PUT",
      "/user/me/consents",
      { purpose: "test-results", version, isGiven: true },
      client.headers,
    );
  await expectRefusal(await agree(2), 412, "ERR_STALE");
  expect((await consentsOf(app, client))["test-results"].isGiven).toBe(false);
  await agree(3);
  expect((await consentsOf(app, client))["test-results"].isGiven).toBe(true);
});
