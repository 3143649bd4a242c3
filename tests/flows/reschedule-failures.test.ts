import { expect, test } from "vitest";
import { DomainError } from "backend/domain/errors.ts";
import { reconcileTherapySessions } from "backend/use-cases/therapy-sessions/reconcile-therapy-sessions.ts";
import { rescheduleTherapySession } from "backend/use-cases/therapy-sessions/reschedule-therapy-session.ts";
import { instantText } from "backend/http/version.ts";
import { openTestApp } from "../test-app.ts";
import { bookSession, newClient, offeredTimes } from "./booked-session.ts";
import { bookedByBoth, codeOf, isOffered, sentencesOf } from "./session-fixtures.ts";

const forgetful = () => ({ "Idempotency-Key": crypto.randomUUID() });

test("two concurrent moves leave a session at one time, and the other times are free once", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId, startTime, path } = await bookedByBoth(app);
  const { times } = await offeredTimes(app, therapistId);
  const targets = [times[Math.floor(times.length / 2)]!, times.at(-1)!];
  const answers = await Promise.all([
    app.post(`${path}/reschedule`, { startsAt: targets[0] }, client.headers),
    app.post(`${path}/reschedule`, { startsAt: targets[1], reason: "Haige" }, therapist.headers),
  ]);
  for (const answer of answers) {
    if (answer.status !== 200) {
      expect(await codeOf(answer)).toEqual([409, "ERR_BOOKING_CHANGED"]);
    }
  }
  const kept = await (await app.get(path, client.headers)).json();
  expect(targets.map((target) => Date.parse(target))).toContain(Date.parse(kept.startsAt));
  const lost = targets.find((target) => Date.parse(target) !== Date.parse(kept.startsAt));
  expect(await isOffered(app, therapistId, lost!)).toBe(true);

  const people = await Promise.all(
    ["a", "b"].map((name) => newClient(app, `${name}@example.ee`)),
  );
  const booked = await Promise.allSettled(
    people.map((person) => bookSession(app, person, therapistId)),
  );
  const starts = booked.map((one) => one.status === "fulfilled" ? one.value.startTime : null);
  expect(starts.filter((start) => start === startTime)).toHaveLength(1);
});

test("the same key moves once, however often it is sent in parallel", async () => {
  await using app = await openTestApp();
  const { client, therapistId, path } = await bookedByBoth(app);
  const [other, target] = (await offeredTimes(app, therapistId)).times.slice(-2);
  const headers = { ...client.headers, ...forgetful() };
  const send = () => app.post(`${path}/reschedule`, { startsAt: target }, headers);
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  const made = answers.filter(({ status }) => status === 200);
  const ids = new Set(await Promise.all(made.map(async (answer) => (await answer.json()).id)));
  expect(ids.size).toBe(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(await codeOf(answer)).toEqual([409, "ERR_REQUEST_IN_PROGRESS"]);
  }
  expect([(await send()).status, (await (await send()).json()).id]).toEqual([200, ...ids]);
  const mismatch = await app.post(`${path}/reschedule`, { startsAt: other }, headers);
  expect(await codeOf(mismatch)).toEqual([422, "ERR_IDEMPOTENCY_MISMATCH"]);
});

test("a move interrupted after the calendar moved is finished by the next try", async () => {
  await using app = await openTestApp();
  const { client, therapistId, session, path } = await bookedByBoth(app);
  const target = (await offeredTimes(app, therapistId)).times.at(-1)!;
  const { scheduling, persistence } = app.ports;
  await scheduling.reschedule(
    { inviteeUri: session.eventInviteeUrl, startsAt: Date.parse(target), by: "client" },
    app.now(),
  );
  expect((await persistence.therapySessions.find(session.id))?.status).toBe("booked");
  const answer = await app.post(`${path}/reschedule`, { startsAt: target }, client.headers);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    id: session.id,
    status: "booked",
    startsAt: instantText(Date.parse(target)),
    lastMove: { by: "client", fromStartsAt: session.startsAt },
  });
});

test("a move interrupted for good is finished once by the reconcile job", async () => {
  await using app = await openTestApp();
  const { client, therapistId, session, path } = await bookedByBoth(app);
  const target = (await offeredTimes(app, therapistId)).times.at(-1)!;
  await app.ports.scheduling.reschedule(
    { inviteeUri: session.eventInviteeUrl, startsAt: Date.parse(target), by: "client" },
    app.now(),
  );
  app.advance(60_000);
  expect(await reconcileTherapySessions(app.ports, app.now())).toMatchObject({ moved: 1 });
  expect(await reconcileTherapySessions(app.ports, app.now())).toMatchObject({ moved: 0 });
  expect(await (await app.get(path, client.headers)).json()).toMatchObject({
    status: "booked",
    startsAt: instantText(Date.parse(target)),
    priceCents: session.priceCents,
    lastMove: { by: "provider", fromStartsAt: session.startsAt },
  });
  const answer = await app.post(`${path}/reschedule`, { startsAt: target }, client.headers);
  expect(await codeOf(answer)).toEqual([400, "ERR_INVALID_INPUT"]);
});

test("a session cancelled during its move frees the new time", async () => {
  await using app = await openTestApp();
  const { client, therapistId, session, path } = await bookedByBoth(app);
  const newTime = (await offeredTimes(app, therapistId)).times.at(-1)!;
  const { scheduling } = app.ports;
  const slow = {
    ...scheduling,
    holds: null,
    reschedule: async (...request: Parameters<typeof scheduling.reschedule>) => {
      const moved = await scheduling.reschedule(...request);
      expect((await app.post(`${path}/cancel`, {}, client.headers)).status).toBe(200);
      return moved;
    },
  };
  const context = { account: accountOf(client), now: app.now(), language: "et" as const };
  const move = { id: session.id, startsAt: Date.parse(newTime) };
  const ports = { ...app.ports, scheduling: slow };
  await expect(rescheduleTherapySession(ports, context, move))
    .rejects.toMatchObject({ code: "ERR_ILLEGAL_TRANSITION" });
  expect(await isOffered(app, therapistId, newTime)).toBe(true);
});

test("where only the provider's page can move, the session links to it and the call is refused", async () => {
  const page = "https://calendly.com/reschedulings/1";
  let answers = true;
  await using app = await openTestApp({
    broken: (ports) => ({
      ...ports,
      scheduling: {
        ...ports.scheduling,
        capabilities: { ...ports.scheduling.capabilities, reschedule: "page" },
        findInvitee: async (uri) => {
          if (!answers) throw new DomainError("ERR_PROVIDER_UNAVAILABLE");
          const found = await ports.scheduling.findInvitee(uri);
          return found && { ...found, invitee: { ...found.invitee, rescheduleUrl: page } };
        },
      },
    }),
  });
  const { client, therapistId, path } = await bookedByBoth(app);
  const target = (await offeredTimes(app, therapistId)).times.at(-1)!;
  expect(await (await app.get(path, client.headers)).json())
    .toMatchObject({ canReschedule: true, rescheduleUrl: page });
  const send = (headers = {}) =>
    app.post(`${path}/reschedule`, { startsAt: target }, { ...client.headers, ...headers });
  expect(await codeOf(await send())).toEqual([409, "ERR_RESCHEDULE_AT_PROVIDER"]);
  expect((await sentencesOf(send)).size).toBe(3);
  answers = false;
  expect(await (await app.get(path, client.headers)).json())
    .toMatchObject({ status: "booked", rescheduleUrl: null });
  await app.post(`${path}/cancel`, {}, client.headers);
  expect(await (await app.get(path, client.headers)).json())
    .toMatchObject({ status: "cancelled", rescheduleUrl: null });
});

function accountOf({ user }: Awaited<ReturnType<typeof newClient>>) {
  const { id, email, name } = user;
  return { userId: id, signInId: "", email, name, therapistId: null, isAdmin: false };
}
