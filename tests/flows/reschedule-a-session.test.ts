import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { instantText } from "backend/http/version.ts";
import { openTestApp } from "../test-app.ts";
import { fingerprint } from "../security/database-fingerprint.ts";
import { bookSession, newClient, offeredTimes } from "./booked-session.ts";
import {
  bookedByBoth,
  clientEmail,
  codeOf,
  isOffered,
  sentencesOf,
  signInBoth,
  waitingMails,
} from "./session-fixtures.ts";

test("moving a session keeps its terms, cancels the old time and frees it", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId, session, startTime, path } = await bookedByBoth(app);
  await app.send("PUT", `${path}/note`, { note: "Esimene kord" }, client.headers);
  await app.post(`${path}/comment`, { comment: "Tulen!" }, client.headers);
  const target = (await offeredTimes(app, therapistId)).times.at(-1)!;
  await waitingMails(app);
  await app.database.transaction(async (connection) => {
    await connection.run(sql`update practices set price_cents = price_cents + 1000`);
    await connection.run(sql`update therapists set cancellation_notice_hours = 2`);
  });

  const answer = await app.post(`${path}/reschedule`, { startsAt: target }, client.headers);
  expect(answer.status).toBe(201);
  const moved = await answer.json();
  expect(moved).toMatchObject({
    status: "booked",
    startsAt: instantText(Date.parse(target)),
    durationMinutes: session.durationMinutes,
    priceCents: session.priceCents,
    practiceType: session.practiceType,
    meetingType: session.meetingType,
    rescheduledFromId: session.id,
    rescheduledToId: null,
    note: null,
    comments: [],
    canReschedule: true,
    cancelOutcome: "free",
  });
  expect(await isOffered(app, therapistId, startTime)).toBe(true);
  expect(await isOffered(app, therapistId, target)).toBe(false);

  for (const person of [client, therapist]) {
    const old = await (await app.get(path, person.headers)).json();
    expect(old).toMatchObject({
      status: "cancelled",
      cancelledBy: "client",
      rescheduledToId: moved.id,
      canReschedule: false,
      cancelOutcome: null,
      note: person === client ? "Esimene kord" : null,
      comments: [{ comment: "Tulen!" }],
    });
  }
  const history = await (await app.get(`${path}/history`, therapist.headers)).json();
  expect(history.at(-1)).toMatchObject({
    actor: "client",
    action: "reschedule",
    fromStatus: "booked",
    toStatus: "cancelled",
    reason: null,
    outcome: "free",
  });
  const later = await app.get(`/therapy-sessions/${moved.id}/history`, client.headers);
  expect(await later.json()).toMatchObject([
    { actor: "client", action: "reschedule", fromStatus: null, toStatus: "booked", outcome: null },
  ]);
  const { therapySessions } = app.ports.persistence;
  const [before, after] = await Promise.all([session.id, moved.id].map(therapySessions.find));
  expect(after).toMatchObject({ calendarUid: before!.calendarUid, calendarSequence: 1 });
  expect((await waitingMails(app)).map(({ to }) => to)).toContain(clientEmail);
});

test("a hold keeps the new time for the user who moves", async () => {
  await using app = await openTestApp();
  const { client, therapistId, practice, path } = await bookedByBoth(app);
  const target = (await offeredTimes(app, therapistId)).times.at(-1)!;
  const held = await app.post("/calendly/holds", {
    event_type: practice.eventTypeUri,
    start_time: target,
  });
  const { id: holdId, secret: holdSecret } = await held.json();
  const other = await bookedByBoth(app);
  expect(
    await codeOf(
      await app.post(`${other.path}/reschedule`, { startsAt: target }, client.headers),
    ),
  ).toEqual([409, "ERR_SLOT_TAKEN"]);
  const body = { startsAt: target, holdId, holdSecret };
  expect((await app.post(`${path}/reschedule`, body, client.headers)).status).toBe(201);
});

test("after the notice limit a client's move is marked late; a practitioner gives a reason instead", async () => {
  await using app = await openTestApp();
  const { session, path, therapistId } = await bookedByBoth(app);
  app.advance(Date.parse(session.cancelFreeUntil) - app.now() + 60_000);
  const { client, therapist } = await signInBoth(app);
  expect(await (await app.get(path, client.headers)).json())
    .toMatchObject({ canReschedule: true, cancelOutcome: "late" });
  expect(await (await app.get(path, therapist.headers)).json())
    .toMatchObject({ canReschedule: true, cancelOutcome: "free" });
  const [first, second] = (await offeredTimes(app, therapistId)).times.slice(-2);

  const without = await app.post(`${path}/reschedule`, { startsAt: first }, therapist.headers);
  const problem = await without.json();
  expect([without.status, problem.errors[0].path]).toEqual([400, "reason"]);
  const moved = await app.post(`${path}/reschedule`, { startsAt: first }, client.headers);
  expect(moved.status).toBe(201);
  const history = await (await app.get(`${path}/history`, client.headers)).json();
  expect(history.at(-1)).toMatchObject({ action: "reschedule", reason: null, outcome: "late" });

  const next = `/therapy-sessions/${(await moved.json()).id}`;
  const body = { startsAt: second, reason: "Haigestusin" };
  expect((await app.post(`${next}/reschedule`, body, therapist.headers)).status).toBe(201);
  const nextHistory = await (await app.get(`${next}/history`, client.headers)).json();
  expect(nextHistory.at(-1)).toMatchObject({
    actor: "therapist",
    reason: "Haigestusin",
    outcome: "free",
  });
});

test("a move that is not allowed is refused in three languages and writes nothing", async () => {
  await using app = await openTestApp();
  const { client, therapistId, session, startTime, path } = await bookedByBoth(app);
  const other = await newClient(app, "kerli@example.ee");
  const taken = await bookSession(app, other, therapistId, 3);
  const own = await bookSession(app, client, therapistId, 6);
  const target = (await offeredTimes(app, therapistId)).times.at(-1)!;
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const move = (body: unknown, headers: Record<string, string> = client.headers) =>
    app.post(`${path}/reschedule`, body, headers);
  const before = await fingerprint(app);

  const gone = await move({ startsAt: taken.startTime });
  const problem = await gone.json();
  expect([gone.status, problem.errCode]).toEqual([409, "ERR_SLOT_TAKEN"]);
  expect(problem.alternatives.length).toBeGreaterThan(0);
  expect(await codeOf(await move({ startsAt: own.startTime }))).toEqual([409, "ERR_CLIENT_BUSY"]);
  expect(await codeOf(await move({ startsAt: startTime }))).toEqual([400, "ERR_INVALID_INPUT"]);
  expect(await codeOf(await move({ startsAt: "tomorrow" }))).toEqual([400, "ERR_INVALID_INPUT"]);
  const never = new Date(Date.parse(target) + 7 * 60_000).toISOString();
  expect(await codeOf(await move({ startsAt: never }))).toEqual([409, "ERR_SLOT_NOT_OFFERED"]);
  expect(await codeOf(await move({ startsAt: target }, other.headers)))
    .toEqual([404, "ERR_NOT_FOUND"]);
  expect(await codeOf(await move({ startsAt: target }, admin.headers)))
    .toEqual([403, "ERR_FORBIDDEN"]);
  const send = (headers: Record<string, string>) =>
    move({ startsAt: taken.startTime }, { ...client.headers, ...headers });
  expect((await sentencesOf(send)).size).toBe(3);
  expect(await fingerprint(app)).toBe(before);
  expect(await (await app.get(path, client.headers)).json()).toEqual(
    { ...session, updatedAt: session.updatedAt },
  );

  await app.post(`${path}/cancel`, {}, client.headers);
  expect(await codeOf(await move({ startsAt: target }))).toEqual([409, "ERR_ILLEGAL_TRANSITION"]);
  app.advance(Date.parse(own.session.startsAt) - app.now());
  const late = await app.signIn(clientEmail);
  const began = await app.post(
    `/therapy-sessions/${own.session.id}/reschedule`,
    { startsAt: target },
    late.headers,
  );
  expect(await codeOf(began)).toEqual([409, "ERR_ILLEGAL_TRANSITION"]);
});

test("a moved session leads to the last one of its chain", async () => {
  await using app = await openTestApp();
  const { client, therapistId, session } = await bookedByBoth(app);
  const ids = [session.id];
  for (
    const target of (await offeredTimes(app, therapistId)).times.slice(-5).filter((_, at) =>
      at % 2 === 0
    )
  ) {
    const answer = await app.post(
      `/therapy-sessions/${ids.at(-1)}/reschedule`,
      { startsAt: target },
      client.headers,
    );
    expect(answer.status).toBe(201);
    ids.push((await answer.json()).id);
  }
  const chain = [session.id];
  for (let next: string | null = session.id; next;) {
    const one: { rescheduledToId: string | null } =
      await (await app.get(`/therapy-sessions/${next}`, client.headers)).json();
    next = one.rescheduledToId;
    if (next) chain.push(next);
  }
  expect(chain).toEqual(ids);
});
