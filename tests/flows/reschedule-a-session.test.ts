import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hour, minute } from "backend/domain/duration.ts";
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

test("a session does not block the times to which it can be moved", async () => {
  await using app = await openTestApp();
  const { client, practice, session, path } = await bookedByBoth(app, 2);
  const starts = async (query: Record<string, string>) => {
    const answer = await app.get(`/calendly/event-type-available-times?${new URLSearchParams({
      event_type: practice.eventTypeUri,
      start_time: instantText(Date.parse(session.startsAt) - 2 * hour),
      end_time: instantText(Date.parse(session.endsAt) + 2 * hour),
      ...query,
    })}`);
    const { collection } = await answer.json() as { collection: { start_time: string }[] };
    return collection.map(({ start_time }) => Date.parse(start_time));
  };
  const free = await starts({});
  const freeForIt = await starts({ session: session.id });
  const ownStart = Date.parse(session.startsAt);
  expect(freeForIt).toEqual(expect.arrayContaining([...free, ownStart]));
  const overlapping = freeForIt.find((start) =>
    start !== ownStart && Math.abs(start - ownStart) < session.durationMinutes * minute
  )!;
  expect(free).not.toContain(overlapping);
  const other = "01932f5e-0000-7000-8000-000000000000";
  expect(await starts({ session: other })).toEqual(free);
  const target = instantText(overlapping);
  const moved = await app.post(`${path}/reschedule`, { startsAt: target }, client.headers);
  expect(await moved.json()).toMatchObject({ id: session.id, startsAt: target });
});

test("moving a session keeps its id, terms, note and comments, and frees the old time", async () => {
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
  expect(answer.status).toBe(200);
  const moved = await answer.json();
  const times = { fromStartsAt: session.startsAt, fromEndsAt: session.endsAt };
  const lastMove = { at: instantText(app.now()), by: "client", reason: null, ...times };
  expect(moved).toMatchObject({
    id: session.id,
    status: "booked",
    startsAt: instantText(Date.parse(target)),
    durationMinutes: session.durationMinutes,
    priceCents: session.priceCents,
    practiceType: session.practiceType,
    meetingType: session.meetingType,
    lastMove,
    note: "Esimene kord",
    comments: [{ comment: "Tulen!" }],
    canReschedule: true,
    cancelOutcome: "free",
  });
  expect(await isOffered(app, therapistId, startTime)).toBe(true);
  expect(await isOffered(app, therapistId, target)).toBe(false);

  for (const person of [client, therapist]) {
    const list = person === client ? "me" : "therapist";
    const all = await (await app.get(`/therapy-sessions/${list}?limit=100`, person.headers)).json();
    const own = all.filter(({ id }: { id: string }) => id === session.id);
    expect(own).toMatchObject([{ note: person === client ? "Esimene kord" : null, lastMove }]);
  }
  const history = await (await app.get(`${path}/history`, therapist.headers)).json();
  expect(history.map(({ action }: { action: string }) => action))
    .toEqual(["book", "comment", "reschedule"]);
  expect(history.at(-1)).toMatchObject({
    actor: "client",
    fromStatus: "booked",
    toStatus: "booked",
    ...times,
    toStartsAt: moved.startsAt,
    toEndsAt: moved.endsAt,
    reason: null,
    outcome: "free",
  });
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
  expect((await app.post(`${path}/reschedule`, body, client.headers)).status).toBe(200);
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
  expect(moved.status).toBe(200);
  const history = await (await app.get(`${path}/history`, client.headers)).json();
  expect(history.at(-1)).toMatchObject({ action: "reschedule", reason: null, outcome: "late" });

  const body = { startsAt: second, reason: "Haigestusin" };
  expect((await app.post(`${path}/reschedule`, body, therapist.headers)).status).toBe(200);
  const nextHistory = await (await app.get(`${path}/history`, client.headers)).json();
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
  const before = fingerprint(app);

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
  expect(fingerprint(app)).toBe(before);
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

test("a session moved several times keeps one entry, one calendar event and every old time", async () => {
  await using app = await openTestApp();
  const { client, therapistId, session, path } = await bookedByBoth(app);
  const targets = (await offeredTimes(app, therapistId)).times.slice(-5)
    .filter((_, at) => at % 2 === 0);
  for (const target of targets) {
    const answer = await app.post(`${path}/reschedule`, { startsAt: target }, client.headers);
    expect([answer.status, (await answer.json()).id]).toEqual([200, session.id]);
  }
  expect(await app.ports.persistence.therapySessions.find(session.id))
    .toMatchObject({ calendarSequence: targets.length });
  const history = await (await app.get(`${path}/history`, client.headers)).json();
  const moves = history.filter(({ action }: { action: string }) => action === "reschedule");
  const starts = [session.startsAt, ...targets.map((target) => instantText(Date.parse(target)))];
  expect(moves.map(({ fromStartsAt }: { fromStartsAt: string }) => fromStartsAt))
    .toEqual(starts.slice(0, -1));
  expect(moves.map(({ toStartsAt }: { toStartsAt: string }) => toStartsAt))
    .toEqual(starts.slice(1));
});
