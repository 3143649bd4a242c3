import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";
import { bookedGroup } from "./booked-group.ts";
import { bookAtProvider, newClient } from "./booked-session.ts";
import { codeOf, waitingMails } from "./session-fixtures.ts";

test("only the practitioner sees the participants of a group", async () => {
  await using app = await openTestApp();
  const { therapist, clients, path, sessions } = await bookedGroup(app);
  const answer = await app.get(`${path}/group`, therapist.headers);
  const { seats, participants } = await answer.json();
  expect(seats).toBe(8);
  expect(participants.map(({ sessionId }: { sessionId: string }) => sessionId))
    .toEqual(sessions.map(({ id }) => id));
  expect(await codeOf(await app.get(`${path}/group`, clients[0]!.headers)))
    .toEqual([403, "ERR_FORBIDDEN"]);
  const own = await (await app.get(path, clients[0]!.headers)).text();
  for (const { user } of clients.slice(1)) {
    expect(own).not.toContain(user.email);
    expect(own).not.toContain(user.id);
  }
});

test("the seat of a participant who cancelled is no seat more", async () => {
  await using app = await openTestApp();
  const { therapist, clients, path, sessions, group, times } = await bookedGroup(app);
  await app.post(`/therapy-sessions/${sessions[2].id}/cancel`, {}, clients[2]!.headers);
  for (const nth of [3, 4, 5, 6, 7, 8]) {
    const client = await newClient(app, `seat${nth}@example.ee`);
    const made = await app.post("/therapy-sessions", {
      therapistId: therapist.user.therapistId,
      userId: client.user.id,
      ...await bookAtProvider(app, client, group.uri, times[0]!),
    }, client.headers);
    expect(made.status).toBe(201);
  }
  const full = await (await app.get(`${path}/group`, therapist.headers)).json();
  expect([full.seats, full.participants.length]).toEqual([8, 9]);
});

test("a cancelled group is cancelled for all, with one mail in each client's language", async () => {
  await using app = await openTestApp();
  const { therapist, clients, sessions, path, empty, times } = await bookedGroup(app);
  const cancel = (headers: Record<string, string>, reason = "Jäin haigeks") =>
    app.post(`${path}/cancel-group`, { reason }, headers);
  expect(await codeOf(await cancel(clients[0]!.headers))).toEqual([403, "ERR_FORBIDDEN"]);
  expect(await codeOf(await cancel(therapist.headers, " "))).toEqual([400, "ERR_INVALID_INPUT"]);
  const done = await cancel(therapist.headers);
  expect([done.status, await done.json()]).toEqual([200, { sessions: 3 }]);
  const mails = (await waitingMails(app)).filter(({ template }) =>
    template === "session-cancelled"
  );
  expect(mails.map(({ to, language }) => [to, language])).toEqual(
    ["et", "en", "ru"].map((language) => [`${language}@example.ee`, language]),
  );
  for (const [nth, { id }] of sessions.entries()) {
    const seen = await app.get(`/therapy-sessions/${id}`, clients[nth]!.headers);
    expect(await seen.json()).toMatchObject({
      status: "cancelled",
      cancelledBy: "therapist",
      cancelReason: "Jäin haigeks",
      fee: null,
    });
  }
  expect(await empty()).toContain(times[0]);
  expect(await codeOf(await cancel(therapist.headers))).toEqual([409, "ERR_ILLEGAL_TRANSITION"]);
});
