import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { day, hour } from "backend/domain/duration.ts";
import { retention } from "backend/domain/retention.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { expectRefusal, newMails, statusOf } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookSession, newClient, offeredTimes, type Person } from "./booked-session.ts";

let app: TestApp;
let kulli: Person;
let aita: Person;
let client: Person;
let therapistId: string;

beforeAll(async () => {
  app = await openTestApp();
  kulli = await app.signIn("therapist1@demo.heaolu.ee");
  therapistId = kulli.user.therapistId!;
  aita = await newClient(app, "aita@example.ee");
  client = await newClient(app, "kerli@example.ee");
  await newMails(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const read = async (path: string, { headers }: Person) => (await app.get(path, headers)).json();
const calendar = (path = "", of = therapistId) => `/assisted-calendars/${of}${path}`;
const span = (now: number) =>
  `?from=${new Date(now).toISOString().slice(0, 10)}&to=${
    new Date(now + 27 * day).toISOString().slice(0, 10)
  }`;
const invite = (email: string, by = kulli) =>
  app.post("/assistants", { email, language: "ru" }, by.headers);

async function invitationOf(person: Person): Promise<{ id: string; joinedAt: string | null }> {
  const { practitioners } = await read("/assistants/practitioners", person);
  return practitioners.find((one: { therapistId: string }) => one.therapistId === therapistId);
}

test("an invited address gets one mail in its language and opens nothing before it accepts", async () => {
  const answer = await invite("AITA@example.ee");
  expect(answer.status, await answer.clone().text()).toBe(200);
  const [mail, ...more] = await newMails(app);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: "aita@example.ee" });
  expect(mail?.text).toContain("invites you to keep their calendar");
  expect(await statusOf(invite("tundmatu@example.ee"))).toBe(200);
  expect((await newMails(app))[0]?.text).toContain("приглашает вас вести свой календарь");
  await expectRefusal(await invite("therapist1@demo.heaolu.ee"), 400, "ERR_INVALID_INPUT");

  expect(await statusOf(app.get(calendar(span(app.now())), aita.headers))).toBe(403);
  expect((await read("/auth/me", aita)).roles).toEqual(["client"]);
  const { id } = await invitationOf(aita);
  const accept = (by: Person) => statusOf(app.post(`/assistants/${id}/accept`, {}, by.headers));
  expect(await accept(client)).toBe(404);
  expect(await accept(aita)).toBe(204);
  expect(await accept(aita)).toBe(204);
  expect((await newMails(app)).map(({ to }) => to)).toEqual(["therapist1@demo.heaolu.ee"]);
  expect((await read("/auth/me", aita)).roles).toEqual(["client", "assistant"]);
});

test("an address that is not confirmed neither sees nor accepts an invitation", async () => {
  const other = await newClient(app, "kinnitamata@example.ee");
  await invite("kinnitamata@example.ee");
  const { id } = await invitationOf(other);
  await app.database.transaction((connection) =>
    connection.run(sql`update users set email_verified_at = null where id = ${other.user.id}`)
  );
  expect(await invitationOf(other)).toBeUndefined();
  expect(await statusOf(app.post(`/assistants/${id}/accept`, {}, other.headers))).toBe(404);
});

test("an assistant sees names and times, and nothing else of the client", async () => {
  const { session: { id } } = await bookSession(app, client, therapistId, 4);
  const secrets = ["Mure une pärast", "Hinga sügavalt"];
  await app.post(`/therapy-sessions/${id}/comments`, { comment: secrets[0] }, client.headers);
  await app.post(`/therapy-sessions/${id}/comments`, { comment: secrets[1] }, kulli.headers);

  const shown = await app.get(calendar(span(app.now())), aita.headers);
  const text = await shown.text();
  expect(shown.status, text).toBe(200);
  const shownSession = JSON.parse(text).sessions.find((one: { id: string }) => one.id === id);
  expect(Object.keys(shownSession).sort()).toEqual([
    ...["canCancel", "canReschedule", "client", "endsAt", "id", "intro", "lateMinutes"],
    ...["meetingType", "place", "practiceType", "practitionerAway", "startsAt", "status"],
    "timeZone",
  ]);
  expect(shownSession.client).toEqual({ id: client.user.id, name: client.user.name });
  for (const secret of [...secrets, client.user.email, "priceCents", "note"]) {
    expect(text).not.toContain(secret);
  }
  for (
    const path of [`/therapy-sessions/${id}`, `/therapy-sessions/${id}/history`, calendar("", "x")]
  ) {
    expect([path, await statusOf(app.get(path, aita.headers)) >= 400]).toEqual([path, true]);
  }
  const other = (await app.signIn("therapist2@demo.heaolu.ee")).user.therapistId!;
  const refused = await app.get(calendar(span(app.now()), other), aita.headers);
  await expectRefusal(refused, 404, "ERR_NOT_FOUND");

  const { reads } = await read("/user/me/data-reads?role=assistant", client);
  expect(reads).toMatchObject([{
    kind: "calendar",
    why: "calendar-keeping",
    reader: "Kerli Kask",
  }]);
});

test("an assistant books, moves and cancels; the history names who did", async () => {
  const { practice, times } = await offeredTimes(app, therapistId, 28);
  const { clients } = await read(calendar("/clients"), aita);
  expect(clients).toContainEqual({ id: client.user.id, name: client.user.name });
  await newMails(app);
  const booked = await app.post(calendar("/sessions"), {
    eventTypeUrl: practice.eventTypeUri,
    startsAt: times.at(-1),
    client: { id: client.user.id },
  }, aita.headers);
  expect(booked.status, await booked.clone().text()).toBe(201);
  const { id } = await booked.json();
  expect((await newMails(app)).map(({ to }) => to)).toContain(client.user.email);

  const move = { startsAt: times.at(-4), reason: "Kulli on koolitusel." };
  const moved = await app.post(calendar(`/sessions/${id}/reschedule`), move, aita.headers);
  expect(moved.status, await moved.clone().text()).toBe(200);
  const elsewhere = calendar(`/sessions/${id}/cancel`, aita.user.id);
  expect(await statusOf(app.post(elsewhere, {}, aita.headers))).toBe(404);
  const reason = { reason: "Kulli on haige." };
  const cancelled = await app.post(calendar(`/sessions/${id}/cancel`), reason, aita.headers);
  expect(await cancelled.json()).toMatchObject({ id, status: "cancelled" });

  for (const reader of [client, kulli]) {
    const history = await read(`/therapy-sessions/${id}/history`, reader);
    expect(history).toMatchObject(
      ["book", "reschedule", "cancel"].map((action) => ({
        ...{ action, actor: "therapist", assistantName: aita.user.name },
      })),
    );
  }
});

test("a session of the assistant's own with another practitioner is none of the calendar", async () => {
  const tatjana = await app.signIn("therapist2@demo.heaolu.ee");
  const own = await bookSession(app, aita, tatjana.user.therapistId!, 2);
  const { id } = own.session;
  const answer = await app.post(calendar(`/sessions/${id}/cancel`), {}, aita.headers);
  await expectRefusal(answer, 404, "ERR_NOT_FOUND");
  expect((await app.ports.persistence.therapySessions.find(id))?.status).toBe("booked");
});

test("changes of hours are in the audit log, keep everything else, and refuse an old version", async () => {
  const hours = await app.get(calendar("/hours"), aita.headers);
  const { rules } = await hours.json();
  const before = await read("/availability", kulli);
  const header = { ...aita.headers, "If-Match": hours.headers.get("ETag")! };
  const fewer = { rules: rules.slice(1) };
  const changed = await app.send("PUT", calendar("/hours"), fewer, header);
  expect(changed.status, await changed.clone().text()).toBe(200);
  const again = await app.send("PUT", calendar("/hours"), { rules }, header);
  await expectRefusal(again, 412, "ERR_STALE");
  const after = await read("/availability", kulli);
  expect(after.rules).toHaveLength(rules.length - 1);
  const { updatedAt } = after;
  expect({ ...after, rules: [] }).toEqual({ ...before, updatedAt, rules: [] });

  const bad = { rules: [{ ...rules[0], fromMinute: 700, toMinute: 600 }] };
  const refused = await app.send("PUT", calendar("/hours"), bad, aita.headers);
  await expectRefusal(refused, 400, "ERR_INVALID_INPUT");

  const { days } = await read(calendar(span(app.now() + 7 * day)), aita);
  const { startsAt } = days.flatMap((one: { open: object[] }) => one.open)[0];
  const time = { startsAt, endsAt: new Date(Date.parse(startsAt) + hour).toISOString() };
  expect(await statusOf(app.post(calendar("/closed-times"), time, aita.headers))).toBe(204);
  const path = calendar(`/closed-times?${new URLSearchParams(time)}`);
  expect(await statusOf(app.send("DELETE", path, undefined, aita.headers))).toBe(204);

  const admin = await app.signIn("admin@demo.heaolu.ee");
  const { actions } = await read("/admin/actions?subject=therapist", admin);
  expect(actions.slice(0, 3)).toMatchObject(
    ["open-time", "close-time", "hours"].map((what) => ({
      ...{ action: "keep-calendar", after: { hours: what } },
    })),
  );
});

test("an absence that the assistant begins and ends concerns the practitioner's sessions", async () => {
  const toDate = new Date(app.now() + 2 * day).toISOString().slice(0, 10);
  const started = await app.post(calendar("/absence"), { toDate }, aita.headers);
  expect(started.status, await started.clone().text()).toBe(200);
  const { absence } = await read("/absences/current", kulli);
  expect(absence).toMatchObject({ toDate, ended: false });
  const back = await app.post(calendar(`/absences/${absence.id}/end`), {}, aita.headers);
  expect(await back.json()).toMatchObject({ id: absence.id, ended: true });
});

test("ended by either side, a disabled practitioner's account or an unlinked profile, the next request is refused", async () => {
  const open = () => statusOf(app.get(calendar(span(app.now())), aita.headers));
  const setOwner = (change: string) =>
    app.database.transaction((connection) =>
      connection.run(sql.raw(`${change.replace("$id", `'${kulli.user.id}'`)}`))
    );
  expect(await open()).toBe(200);
  await setOwner("update users set disabled_at = 1 where id = $id");
  expect(await open()).toBe(404);
  await setOwner("update users set disabled_at = null where id = $id");
  expect(await open()).toBe(200);
  await setOwner("update therapists set user_id = null where user_id = $id");
  expect(await open()).toBe(404);
  await setOwner(`update therapists set user_id = $id where id = '${therapistId}'`);
  expect(await open()).toBe(200);

  await newMails(app);
  const { id } = await invitationOf(aita);
  const remove = (by: Person) =>
    statusOf(app.send("DELETE", `/assistants/${id}`, undefined, by.headers));
  expect(await remove(client)).toBe(404);
  expect(await remove(kulli)).toBe(204);
  expect((await newMails(app)).map(({ to }) => to)).toEqual([aita.user.email]);
  expect(await open()).toBe(403);
  expect((await read("/auth/me", aita)).roles).toEqual(["client"]);

  await invite(aita.user.email);
  const next = await invitationOf(aita);
  await app.post(`/assistants/${next.id}/accept`, {}, aita.headers);
  expect(await open()).toBe(200);
  await newMails(app);
  const left = await app.send("DELETE", `/assistants/${next.id}`, undefined, aita.headers);
  expect(left.status).toBe(204);
  expect((await newMails(app)).map(({ to }) => to)).toEqual(["therapist1@demo.heaolu.ee"]);
  expect(await open()).toBe(403);
});

test("erasing the assistant's account leaves no invitation, and open ones are deleted after their time", async () => {
  await invite(aita.user.email);
  await invite("vaikija@example.ee");
  const password = "a password of mine alone";
  const erased = await app.post("/user/me/erase", { password }, aita.headers);
  expect(erased.status, await erased.clone().text()).toBeLessThan(300);
  const emails = async () =>
    (await app.ports.persistence.assistants.listOf(kulli.user.id)).map(({ email }) => email);
  expect(await emails()).not.toContain(aita.user.email);
  expect(await emails()).toContain("vaikija@example.ee");
  await deleteExpiredRows(app.ports, app.now() + retention.openAssistantInvitations + 1);
  const left = await app.ports.persistence.assistants.listOf(kulli.user.id);
  expect(left.filter(({ joinedAt }) => joinedAt === null)).toEqual([]);
});

test("where practitioners must have a second factor, assistants must too", async () => {
  await using strict = await openTestApp({ settings: { secondFactor: "practitioners" } });
  const { headers } = await strict.signIn("assistant@demo.heaolu.ee");
  const answer = await strict.get("/assistants/practitioners", headers);
  await expectRefusal(answer, 403, "ERR_SECOND_FACTOR_REQUIRED");
});
