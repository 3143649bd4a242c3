import { expect, test } from "vitest";
import { checkInvariants } from "db/check.ts";
import { hour } from "backend/domain/duration.ts";
import { fingerprint } from "../security/database-fingerprint.ts";
import { openTestApp } from "../test-app.ts";
import { bookedGroup } from "./booked-group.ts";
import { bookAtProvider, offeredTimes, signedInAs } from "./booked-session.ts";
import { codeOf, waitingMails } from "./session-fixtures.ts";

const reason = "Ruum on kinni";

function seconds(instant: string) {
  return `${instant.slice(0, 19)}Z`;
}

test("a moved group is at its new time for all, with one mail in each client's language", async () => {
  await using app = await openTestApp();
  const { therapist, clients, sessions, path, times, empty } = await bookedGroup(app);
  const move = (startsAt: string, headers = therapist.headers) =>
    app.post(`${path}/reschedule-group`, { startsAt, reason }, headers);
  const to = times.at(-1)!;
  expect(await codeOf(await move(to, clients[0]!.headers))).toEqual([403, "ERR_FORBIDDEN"]);
  const again = await app.post(
    `${path}/reschedule-group`,
    { startsAt: to, reason: " " },
    therapist.headers,
  );
  expect(await codeOf(again)).toEqual([400, "ERR_INVALID_INPUT"]);
  const done = await move(to);
  expect([done.status, await done.json()]).toEqual([200, { sessions: 3 }]);
  const mails = (await waitingMails(app))
    .filter(({ template }) => template === "session-rescheduled");
  expect(mails.map((mail) => [mail.to, mail.language])).toEqual(
    ["et", "en", "ru"].map((language) => [`${language}@example.ee`, language]),
  );
  for (const [nth, { id, startsAt }] of sessions.entries()) {
    const seen = await app.get(`/therapy-sessions/${id}`, clients[nth]!.headers);
    expect(await seen.json()).toMatchObject({
      status: "booked",
      startsAt: seconds(to),
      lastMove: { by: "therapist", reason, fromStartsAt: startsAt },
    });
  }
  expect(await empty()).toContain(times[0]);
  expect(await empty()).not.toContain(to);
  const { participants } = await (await app.get(`${path}/group`, therapist.headers)).json();
  expect(participants).toHaveLength(3);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("a participant who refuses the new time pays nothing, and the others stay", async () => {
  await using app = await openTestApp();
  const { therapist, clients, sessions, path, times } = await bookedGroup(app);
  // Less than a day before the start: without the move it would be late.
  app.advance(40 * hour);
  const practitioner = await signedInAs(app, therapist.user.email);
  const move = { startsAt: times[1], reason };
  expect((await app.post(`${path}/reschedule-group`, move, practitioner)).status).toBe(200);
  app.advance(11 * hour);
  const refusal = await app.post(
    `/therapy-sessions/${sessions[0].id}/cancel`,
    {},
    await signedInAs(app, clients[0]!.user.email),
  );
  expect(await refusal.json()).toMatchObject({ status: "cancelled", fee: null });
  const again = await signedInAs(app, therapist.user.email);
  const { participants } = await (await app.get(`${path}/group`, again)).json();
  expect(participants.map(({ status }: { status: string }) => status))
    .toEqual(["cancelled", "booked", "booked"]);
});

test("a group moves by less than its length", async () => {
  await using app = await openTestApp();
  const { therapist, path, times } = await bookedGroup(app);
  const near = new Date(Date.parse(times[0]!) - hour / 4).toISOString();
  const moved = await app.post(
    `${path}/reschedule-group`,
    { startsAt: near, reason },
    therapist.headers,
  );
  expect(moved.status).toBe(200);
});

test("when one participant cannot, all sessions stay", async () => {
  await using app = await openTestApp();
  const { therapist, clients, path, times, group } = await bookedGroup(app);
  const last = clients[2]!;
  const another = await app.signIn("therapist1@demo.heaolu.ee");
  const { practice, times: starts } = await offeredTimes(app, another.user.therapistId!, 30);
  const both = times.slice(1).find((time) => starts.includes(time))!;
  const made = await app.post("/therapy-sessions", {
    therapistId: another.user.therapistId,
    userId: last.user.id,
    ...await bookAtProvider(app, last, practice.eventTypeUri, both),
  }, last.headers);
  expect(made.status).toBe(201);

  const before = fingerprint(app);
  const move = (startsAt: string) =>
    app.post(`${path}/reschedule-group`, { startsAt, reason }, therapist.headers);
  expect(await codeOf(await move(both))).toEqual([409, "ERR_PARTICIPANT_BUSY"]);
  expect(fingerprint(app)).toBe(before);

  await bookAtProvider(app, last, group.uri, times.at(-1)!);
  const taken = await move(times.at(-1)!);
  expect(taken.status).toBe(409);
  expect((await taken.json()).errCode).toBe("ERR_SLOT_TAKEN");
});
