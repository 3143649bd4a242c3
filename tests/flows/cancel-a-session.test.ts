import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DomainError } from "backend/domain/errors.ts";
import { cancelTherapySession } from "backend/use-cases/therapy-sessions/cancel-therapy-session.ts";
import { reconcileTherapySessions } from "backend/use-cases/therapy-sessions/reconcile-therapy-sessions.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookSession, newClient, offeredTimes } from "./booked-session.ts";

const clientEmail = "client@demo.heaolu.ee";
const therapistEmail = "therapist1@demo.heaolu.ee";

async function booked(app: TestApp, nth = 0) {
  const client = await app.signIn(clientEmail);
  const therapist = await app.signIn(therapistEmail);
  const therapistId = therapist.user.therapistId as string;
  const made = await bookSession(app, client, therapistId, nth);
  return { client, therapist, therapistId, ...made, path: `/therapy-sessions/${made.session.id}` };
}

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).errCode];
}

async function isOffered(app: TestApp, therapistId: string, startTime: string): Promise<boolean> {
  return (await offeredTimes(app, therapistId)).times.includes(startTime);
}

test("a cancelled time is free at once, and another client books it", async () => {
  await using app = await openTestApp();
  const { client, therapistId, startTime, path } = await booked(app);
  expect(await isOffered(app, therapistId, startTime)).toBe(false);

  const cancelled = await app.post(`${path}/cancel`, undefined, client.headers);
  expect(cancelled.status).toBe(200);
  expect(await cancelled.json()).toMatchObject({
    status: "cancelled",
    cancelledBy: "client",
    cancelReason: null,
    canCancel: false,
  });
  expect(await isOffered(app, therapistId, startTime)).toBe(true);
  const other = await newClient(app, "kerli@example.ee");
  expect((await bookSession(app, other, therapistId)).startTime).toBe(startTime);
});

test("a practitioner keeps the time of a cancelled session closed, a client cannot", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId, startTime, path } = await booked(app);
  const closing = { reason: "Haigus", keepClosed: true };
  expect(await codeOf(await app.post(`${path}/cancel`, closing, client.headers)))
    .toEqual([403, "ERR_FORBIDDEN"]);
  const cancelled = await app.post(`${path}/cancel`, closing, therapist.headers);
  expect(cancelled.status, await cancelled.clone().text()).toBe(200);
  expect(await isOffered(app, therapistId, startTime)).toBe(false);
});

test("cancelling twice has the effect of cancelling once", async () => {
  await using app = await openTestApp();
  const { client, therapist, session, path } = await booked(app);
  const first = await app.post(`${path}/cancel`, { reason: "Haigus" }, client.headers);
  const again = await app.post(`${path}/cancel`, { reason: "Muu" }, client.headers);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(await first.json());
  expect((await app.post(`${path}/cancel`, {}, therapist.headers)).status).toBe(200);
  const rows = await history(app, session.id);
  expect(rows.filter(({ action }) => action === "cancel")).toEqual([
    { action: "cancel", actor: "client", from: "booked", to: "cancelled", reason: "Haigus" },
  ]);
  const mails = await app.ports.persistence.transaction(({ outbox }) =>
    outbox.claimDue(app.now(), app.now() + 1, 100)
  );
  const templates = mails.map(({ template }) => template);
  expect(templates.filter((template) => template === "session-cancelled")).toHaveLength(1);
  expect(templates.filter((template) => template === "session-cancelled-therapist"))
    .toHaveLength(1);
});

test("twenty concurrent cancellations cancel once", async () => {
  await using app = await openTestApp();
  const { client, session, path } = await booked(app);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.post(`${path}/cancel`, undefined, client.headers)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const rows = await history(app, session.id);
  expect(rows.filter(({ action }) => action === "cancel")).toHaveLength(1);
});

test("the client may cancel until the start, the practitioner until the end", async () => {
  await using app = await openTestApp();
  const { session, path } = await booked(app);
  app.advance(Date.parse(session.startsAt) - app.now());
  const client = await app.signIn(clientEmail);
  expect(await codeOf(await app.post(`${path}/cancel`, {}, client.headers)))
    .toEqual([409, "ERR_ILLEGAL_TRANSITION"]);
  const therapist = await app.signIn(therapistEmail);
  const ill = await app.post(`${path}/cancel`, { reason: "Haigestusin" }, therapist.headers);
  expect(await ill.json()).toMatchObject({
    cancelledBy: "therapist",
    cancelReason: "Haigestusin",
  });

  await using second = await openTestApp();
  const ended = await booked(second);
  second.advance(Date.parse(ended.session.endsAt) - second.now());
  const late = await second.signIn(therapistEmail);
  expect(await codeOf(await second.post(`${ended.path}/cancel`, {}, late.headers)))
    .toEqual([409, "ERR_ILLEGAL_TRANSITION"]);
});

test("a malformed JSON body changes nothing", async () => {
  await using app = await openTestApp();
  const { client, session, path } = await booked(app);
  const send = (body: string, type: string) =>
    app.request(`/api${path}/cancel`, {
      method: "POST",
      body,
      headers: { ...client.headers, "Content-Type": type },
    });
  expect(await codeOf(await send("{", "application/json"))).toEqual([400, "ERR_MALFORMED_JSON"]);
  expect(await codeOf(await send("reason=ill", "text/plain")))
    .toEqual([415, "ERR_UNSUPPORTED_MEDIA_TYPE"]);
  expect((await app.ports.persistence.therapySessions.find(session.id))?.status).toBe("booked");
  expect((await send("", "application/json")).status).toBe(200);
});

test("cancel accepts an empty body with any content type over a real connection", async () => {
  await using app = await openTestApp();
  const { client, path } = await booked(app);
  await using server = Deno.serve({ port: 0, onListen() {} }, app.fetch);
  const send = async (headers: Record<string, string>, body?: string) => {
    const address = `http://localhost:${server.addr.port}/api${path}/cancel`;
    const init = { method: "POST", headers: { ...client.headers, ...headers } };
    const response = await fetch(address, { ...init, ...(body === undefined ? {} : { body }) });
    await response.body?.cancel();
    return response.status;
  };
  expect(await send({})).toBe(200);
  expect(await send({ "Content-Type": "application/json" })).toBe(200);
  expect(await send({ "Content-Type": "application/json" }, "")).toBe(200);
  expect(await send({ "Content-Type": "application/json" }, "{}")).toBe(200);
  expect(await send({ "Content-Type": "application/x-www-form-urlencoded" }, "")).toBe(200);
  expect(await send({ "Content-Type": "application/x-www-form-urlencoded" }, "a=b")).toBe(415);
});

test("a cancellation reaches an unavailable calendar later", async () => {
  await using app = await openTestApp();
  const { client, therapistId, session, startTime } = await booked(app);
  const { persistence, scheduling } = app.ports;
  const silent = {
    ...scheduling,
    holds: null,
    cancel: () => Promise.reject(new DomainError("ERR_PROVIDER_UNAVAILABLE")),
  };
  const account = {
    userId: client.user.id,
    signInId: "",
    email: client.user.email,
    name: client.user.name,
    therapistId: null,
    isAdmin: false,
  };
  const context = { account, now: app.now(), language: "et" as const };
  const ports = { auth: app.ports.auth, persistence, scheduling: silent };
  const cancelled = await cancelTherapySession(ports, context, { id: session.id });
  expect(cancelled).toMatchObject({ status: "cancelled", providerCancelPending: true });
  expect(await isOffered(app, therapistId, startTime)).toBe(false);

  expect((await reconcileTherapySessions(ports, app.now())).freed).toBe(0);
  expect((await reconcileTherapySessions(app.ports, app.now())).freed).toBe(1);
  expect(await isOffered(app, therapistId, startTime)).toBe(true);
  expect((await reconcileTherapySessions(app.ports, app.now())).freed).toBe(0);
});

type Change = { action: string; actor: string; from: string; to: string; reason: string | null };

async function history(app: TestApp, sessionId: string): Promise<Change[]> {
  const rows = await app.database.read.all<[string, string, string, string, string | null]>(sql`
    select action, actor, from_status, to_status, reason from therapy_session_history
    where therapy_session_id = ${sessionId} order by at, id
  `);
  return rows.map(([action, actor, from, to, reason]) => ({ action, actor, from, to, reason }));
}
