import { expect, test } from "vitest";
import { finishEndedTherapySessions } from "backend/use-cases/therapy-sessions/finish-ended-therapy-sessions.ts";
import { reconcileTherapySessions } from "backend/use-cases/therapy-sessions/reconcile-therapy-sessions.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookAtProvider, bookSession, newClient, offeredTimes } from "./booked-session.ts";
import { hour } from "backend/domain/duration.ts";

const clientEmail = "client@demo.heaolu.ee";
const therapistEmail = "therapist1@demo.heaolu.ee";

async function both(app: TestApp) {
  const client = await app.signIn(clientEmail);
  const therapist = await app.signIn(therapistEmail);
  return { client, therapist, therapistId: therapist.user.therapistId as string };
}

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).errCode];
}

test("another user's session is answered like an unknown one, byte for byte", async () => {
  await using app = await openTestApp();
  const { client, therapistId } = await both(app);
  const { session } = await bookSession(app, client, therapistId);
  const strangers = [
    await newClient(app, "kerli@example.ee"),
    await app.signIn("therapist2@demo.heaolu.ee"),
  ];
  const unknownId = app.ports.persistence.newId();
  const calls: [string, string, unknown][] = [
    ["PUT", "", { note: "minu" }],
    ["POST", "/cancel", undefined],
    ["POST", "/rate", { rating: 1 }],
    ["POST", "/comment", { comment: "Tere" }],
    ["POST", "/update-comment", { comment: "Tere" }],
  ];
  for (const { headers } of strangers) {
    for (const [method, suffix, body] of calls) {
      const [theirs, absent] = await Promise.all([session.id, unknownId].map(async (id) => {
        const sent = { ...headers, "X-Request-Id": "the-same-id" };
        const response = await app.send(method, `/therapy-sessions/${id}${suffix}`, body, sent);
        return [response.status, [...response.headers], await response.text()];
      }));
      expect(theirs![0]).toBe(404);
      expect(theirs).toEqual(absent);
    }
  }
  for (const [method, suffix, body] of calls) {
    const response = await app.send(method, `/therapy-sessions/${session.id}${suffix}`, body);
    expect(await codeOf(response)).toEqual([401, "ERR_UNAUTHORIZED"]);
  }
});

test("an admin without a reason neither reads, rates nor comments a session", async () => {
  await using app = await openTestApp();
  const { client, therapistId } = await both(app);
  const { session } = await bookSession(app, client, therapistId);
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const path = `/therapy-sessions/${session.id}`;
  await app.send("PUT", path, { note: "kanaarilind" }, client.headers);
  expect(await codeOf(await app.send("PUT", path, {}, admin.headers)))
    .toEqual([403, "ERR_REASON_REQUIRED"]);
  const forbidden = [403, "ERR_FORBIDDEN"];
  expect(await codeOf(await app.post(`${path}/rate`, { rating: 5 }, admin.headers)))
    .toEqual(forbidden);
  expect(await codeOf(await app.post(`${path}/comment`, { comment: "x" }, admin.headers)))
    .toEqual(forbidden);
  expect(await codeOf(await app.get("/therapy-sessions/therapist", admin.headers)))
    .toEqual(forbidden);
  expect(await codeOf(await app.get("/therapy-sessions/therapist", client.headers)))
    .toEqual(forbidden);
});

test("repeating a request with the same key adds one comment", async () => {
  await using app = await openTestApp();
  const { client, therapistId } = await both(app);
  const { session } = await bookSession(app, client, therapistId);
  const path = `/therapy-sessions/${session.id}/comment`;
  const headers = { ...client.headers, "Idempotency-Key": "only-once" };
  const first = await app.post(path, { comment: "Tere" }, headers);
  const second = await app.post(path, { comment: "Tere" }, headers);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await codeOf(await app.post(path, { comment: "Muu" }, headers)))
    .toEqual([422, "ERR_IDEMPOTENCY_MISMATCH"]);
  const mine = await (await app.get("/therapy-sessions/me?limit=100", client.headers)).json();
  const found = mine.find(({ id }: { id: string }) => id === session.id);
  expect(found.comments).toHaveLength(1);
});

test("twenty concurrent reports of one booking make one session", async () => {
  await using app = await openTestApp();
  const { client, therapistId } = await both(app);
  const { practice, times } = await offeredTimes(app, therapistId);
  const booked = await bookAtProvider(app, client, practice.eventTypeUri, times[0]!);
  const body = { therapistId, userId: client.user.id, ...booked };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.post("/therapy-sessions", body, client.headers)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  const sessions = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
});

test("a booking whose browser closed reaches the journal once", async () => {
  await using app = await openTestApp();
  const { client, therapistId } = await both(app);
  const { practice, times } = await offeredTimes(app, therapistId);
  const booked = await bookAtProvider(app, client, practice.eventTypeUri, times[0]!);
  const reconcile = () => reconcileTherapySessions(app.ports, app.now());
  expect(await reconcile()).toMatchObject({ created: 0, freed: 0 });
  app.advance(31_000);
  expect(await reconcile()).toMatchObject({ created: 1, freed: 0 });
  expect(await reconcile()).toMatchObject({ created: 0, freed: 0 });
  const body = { therapistId, userId: client.user.id, ...booked };
  expect((await app.post("/therapy-sessions", body, client.headers)).status).toBe(200);
});

test("a guest's booking waits for an account with that address without blocking others", async () => {
  await using app = await openTestApp();
  const { client, therapistId } = await both(app);
  const { practice, times } = await offeredTimes(app, therapistId);
  const visitor = {
    ...client,
    user: { ...client.user, name: "Kerli Kask", email: "kerli@example.ee" },
  };
  await bookAtProvider(app, visitor, practice.eventTypeUri, times[0]!);
  const own = times.find((time) => Date.parse(time) > Date.parse(times[0]!) + 24 * hour)!;
  await bookAtProvider(app, client, practice.eventTypeUri, own);
  app.advance(31_000);
  expect((await reconcileTherapySessions(app.ports, app.now())).created).toBe(1);
  await newClient(app, visitor.user.email);
  expect((await reconcileTherapySessions(app.ports, app.now())).created).toBe(1);
});

test("ended sessions are finished by the job", async () => {
  await using app = await openTestApp();
  const { client, therapistId } = await both(app);
  const { session } = await bookSession(app, client, therapistId);
  app.advance(Date.parse(session.endsAt) - app.now());
  const finish = () => finishEndedTherapySessions(app.ports, app.now());
  expect(await finish()).toBeGreaterThan(0);
  expect(await finish()).toBe(0);
  const kept = await app.ports.persistence.therapySessions.find(session.id);
  expect(kept?.status).toBe("finished");
});
