import { afterAll, beforeAll, expect, test } from "vitest";
import { hour, minute } from "backend/domain/duration.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { expectRefusal, newMails } from "../support/sign-in-steps.ts";
import { bookSession, newClient, offeredTimes, type Person } from "./booked-session.ts";

let app: TestApp;
let kulli: Person;
beforeAll(async () => {
  app = await openTestApp();
  kulli = await app.signIn("therapist1@demo.heaolu.ee");
});
afterAll(() => app[Symbol.asyncDispose]());

const mari = { email: "mari.uus@example.ee", name: "Mari Uus", language: "ru" };

async function bookFor(client: object, startsAt: string, more: object = {}) {
  const { practice } = await offeredTimes(app, kulli.user.therapistId!);
  const body = { eventTypeUrl: practice.eventTypeUri, startsAt, client, ...more };
  return await app.post("/therapy-sessions/therapist", body, kulli.headers);
}

async function freeTime(nth: number): Promise<string> {
  const { times } = await offeredTimes(app, kulli.user.therapistId!, 28);
  return times[nth]!;
}

test("a practitioner books a new person by email, who gets the mail of every booking", async () => {
  await newMails(app);
  const startsAt = await freeTime(0);
  const answer = await bookFor(mari, startsAt);
  expect(answer.status, await answer.clone().text()).toBe(201);
  const session = await answer.json();
  expect(session).toMatchObject({ status: "booked", client: { name: mari.name } });
  const sentTo = (await newMails(app)).map(({ to }) => to);
  expect(sentTo.toSorted()).toEqual([mari.email, "therapist1@demo.heaolu.ee"]);
  const stored = (await app.ports.persistence.therapySessions.find(session.id))!;
  expect(stored).toMatchObject({ bookedByTherapist: true });
  const history = await app.get(`/therapy-sessions/${session.id}/history`, kulli.headers);
  expect(await history.json()).toEqual([
    expect.objectContaining({ action: "book", actor: "therapist" }),
  ]);
  const user = await app.ports.persistence.users.findByEmail(mari.email);
  expect(user).toMatchObject({ emailVerifiedAt: null, passwordHash: null, language: "ru" });

  await expectRefusal(await bookFor(mari, startsAt), 409, "ERR_SLOT_TAKEN");
});

test("what the practitioner writes to a person without an account is in the mail and behind its link", async () => {
  await newMails(app);
  const note = "Bring <b>a towel</b> & water.";
  const guest = { ...mari, email: "kylaline@example.ee", language: "en" };
  const answer = await bookFor(guest, await freeTime(30), { note });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { id } = await answer.json();
  const waiting = await app.ports.persistence.transaction(({ outbox }) =>
    outbox.claimDue(app.now(), app.now(), 100)
  );
  expect(waiting.some(({ to }) => to === guest.email)).toBe(true);
  // Comments are encrypted, and the outbox is not.
  expect(JSON.stringify(waiting)).not.toContain("a towel");
  const mail = (await newMails(app)).find(({ to }) => to === guest.email)!;
  expect(mail.text).toContain(`Message: ${note}`);
  expect(mail.html).toContain("Bring &lt;b&gt;a towel&lt;/b&gt; &amp; water.");

  const comment = { comment: "See you on the second floor.", isTherapistComment: true };
  await app.post(`/therapy-sessions/${id}/comment`, comment, kulli.headers);
  const [token] = /(?<=booking#)[\w.-]+/.exec(mail.text) ?? [];
  const booking = await (await app.post("/booking-links/read", { token })).json();
  expect(booking.comments.map(({ comment }: { comment: string }) => comment))
    .toEqual([note, comment.comment]);
});

test("a client who only phones is booked without an email, gets no mail, and can be booked again", async () => {
  await newMails(app);
  const who = { name: "Aino Vana", phone: "5551 2345", language: "et" };
  const answer = await bookFor(who, await freeTime(40));
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { id, client, startsAt } = await answer.json();
  expect(client).toEqual({ id: client.id, name: who.name, email: null, phone: "+37255512345" });
  const lastDay = startsAt.slice(0, 10);
  const preview = await app.get(`/absences/preview?toDate=${lastDay}`, kulli.headers);
  const { sessions } = await preview.json();
  expect(sessions).toContainEqual(
    expect.objectContaining({ sessionId: id, clientName: who.name, hasEmail: false }),
  );
  const again = await bookFor({ id: client.id }, await freeTime(60));
  expect(again.status, await again.clone().text()).toBe(201);
  const ended = await app.post(
    `/therapy-sessions/${id}/cancel`,
    { reason: "Haige" },
    kulli.headers,
  );
  expect(ended.status, await ended.clone().text()).toBe(200);
  expect(new Set((await newMails(app)).map(({ to }) => to))).toEqual(
    new Set(["therapist1@demo.heaolu.ee"]),
  );
  const another = await bookFor(who, await freeTime(80));
  expect((await another.json()).client.id).not.toBe(client.id);
});

test("a new client without a name or a language is refused with the missing field", async () => {
  const startsAt = await freeTime(1);
  const problems = async (client: object) => {
    const answer = await bookFor(client, startsAt);
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    return errors.map(({ path, errCode }: { path: string; errCode: string }) => [path, errCode]);
  };
  const { email, name, language } = mari;
  expect(await problems({ email, name })).toEqual([["client.language", "ERR_REQUIRED"]]);
  expect(await problems({ email, language })).toEqual([["client.name", "ERR_REQUIRED"]]);
  expect(await problems({ email, name, langauge: language })).toEqual([
    ["client.langauge", "ERR_UNKNOWN_FIELD"],
    ["client.language", "ERR_REQUIRED"],
  ]);
  expect(await problems({ id: "Mari" })).toEqual([["client.id", "ERR_INVALID_FORMAT"]]);
  expect(await problems([])).toEqual([["client", "ERR_INVALID_UNION"]]);
});

test("a known client is booked by id at any notice and start, a stranger's id is not found", async () => {
  const client = await newClient(app, "kerli@example.ee");
  const startsAt = await freeTime(2);
  await expectRefusal(await bookFor({ id: client.user.id }, startsAt), 404, "ERR_NOT_FOUND");
  await bookSession(app, client, kulli.user.therapistId!, 6);
  const between = new Date(Date.parse(startsAt) + 5 * minute).toISOString();
  const note = { note: "Võta käterätik kaasa." };
  const answer = await bookFor({ id: client.user.id }, between, note);
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { id } = await answer.json();
  const ofClient = await (await app.get(`/therapy-sessions/${id}`, client.headers)).json();
  expect(ofClient.comments).toEqual([
    expect.objectContaining({ comment: note.note, isTherapistComment: true, mine: false }),
  ]);
});

test("an address alone shows neither the name of its account nor that there is one", async () => {
  await newMails(app);
  const stranger = await newClient(app, "salajane@example.ee");
  const secretName = "Salme Salajane";
  const { persistence } = app.ports;
  const user = (await persistence.users.find(stranger.user.id))!;
  await persistence.transaction(({ users }) => users.save({ ...user, name: secretName }));
  const typed = { email: "salajane@example.ee", name: "M. Tundmatu", language: "et" };
  const answer = await bookFor(typed, await freeTime(8));
  expect(answer.status, await answer.clone().text()).toBe(201);
  const session = await answer.json();
  expect(session.client.name).toBe(typed.name);
  const seen = [
    `/therapy-sessions/${session.id}`,
    "/therapy-sessions/therapist",
    "/availability/blocking-times",
  ];
  for (const path of seen) {
    const text = await (await app.get(path, kulli.headers)).text();
    expect(text).not.toContain(secretName);
  }
  const toPractitioner = (await newMails(app)).filter(({ to }) => to === kulli.user.email);
  expect(toPractitioner).toHaveLength(1);
  for (const { text, html, subject } of toPractitioner) {
    expect(text).toContain(typed.name);
    expect(`${text}${html}${subject}`).not.toContain(secretName);
  }

  const again = await bookFor({ id: stranger.user.id }, await freeTime(10));
  expect((await again.json()).client.name).toBe(typed.name);

  const own = await bookSession(app, stranger, kulli.user.therapistId!, 14);
  expect(own.session.client.name).toBe(secretName);
  const known = await bookFor(typed, await freeTime(18));
  expect((await known.json()).client.name).toBe(secretName);
});

test("the address of a stranger does not show that they are busy, that of a client does", async () => {
  const anna = await newClient(app, "anna.aeg@example.ee");
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const { session } = await bookSession(app, anna, other.user.therapistId, 12);
  const busy = { from: Date.parse(session.startsAt), to: Date.parse(session.endsAt) };
  const { practice, times } = await offeredTimes(app, kulli.user.therapistId!, 28);
  const meets = (time: string) =>
    Date.parse(time) < busy.to &&
    Date.parse(time) + practice.durationMinutes * minute > busy.from;
  const startsAt = times.find(meets)!;
  const typed = { email: "anna.aeg@example.ee", name: "Anna", language: "et" };
  await expectRefusal(await bookFor(typed, startsAt), 409, "ERR_SLOT_NOT_OFFERED");
  await bookSession(app, anna, kulli.user.therapistId!, 24);
  await expectRefusal(await bookFor(typed, startsAt), 409, "ERR_CLIENT_BUSY");
});

test("times outside the hours, foreign practices and other callers are refused", async () => {
  const night = new Date(
    Date.parse(await freeTime(0)) - (Date.parse(await freeTime(0)) % (24 * hour)),
  );
  await expectRefusal(await bookFor(mari, night.toISOString()), 409, "ERR_OUTSIDE_HOURS");
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const { practice } = await offeredTimes(app, other.user.therapistId!);
  const foreign = { eventTypeUrl: practice.eventTypeUri };
  const answer = await bookFor(mari, await freeTime(3), foreign);
  await expectRefusal(answer, 409, "ERR_PRACTICE_NOT_OFFERED");
  const client = await newClient(app, "anni@example.ee");
  const body = { ...foreign, startsAt: await freeTime(3), client: mari };
  const refused = await app.post("/therapy-sessions/therapist", body, client.headers);
  await expectRefusal(refused, 403, "ERR_FORBIDDEN");
});

test("the practitioner books outside the hours after a warning, never over another session", async () => {
  const day = Math.ceil(Date.parse(await freeTime(0)) / (24 * hour)) * 24 * hour;
  const night = new Date(day).toISOString();
  const { practice } = await offeredTimes(app, kulli.user.therapistId!);
  const why = async () => {
    const query = new URLSearchParams({
      eventTypeUrl: practice.eventTypeUri,
      startsAt: night,
      by: "practitioner",
    });
    return await (await app.get(`/availability/why?${query}`, kulli.headers)).json();
  };
  expect(await why()).toMatchObject({ free: false, outsideHours: true });
  await expectRefusal(await bookFor(mari, night), 409, "ERR_OUTSIDE_HOURS");
  const confirmed = { outsideHours: true };
  const answer = await bookFor(mari, night, confirmed);
  expect(answer.status, await answer.clone().text()).toBe(201);
  expect(await answer.json()).toMatchObject({ startsAt: night.replace(".000", "") });

  expect(await why()).toMatchObject({ free: false, outsideHours: false });
  const again = { ...mari, email: "teine.uus@example.ee" };
  expect((await bookFor(again, night, confirmed)).status).toBe(409);
  const offered = (await offeredTimes(app, kulli.user.therapistId!, 28)).times;
  expect(offered.map((time) => Date.parse(time))).not.toContain(day);
});

test("a closed hour is no longer offered, and is again when it is opened", async () => {
  const startsAt = await freeTime(4);
  const endsAt = new Date(Date.parse(startsAt) + 30 * minute).toISOString();
  const time = { startsAt, endsAt };
  const { headers } = kulli;
  const closed = await app.post(
    "/availability/closed-times",
    { ...time, note: "Paberitöö" },
    headers,
  );
  expect(closed.status, await closed.clone().text()).toBe(204);
  const all = async () => (await offeredTimes(app, kulli.user.therapistId!, 28)).times;
  expect(await all()).not.toContain(startsAt);
  await expectRefusal(
    await app.post("/availability/closed-times", time, headers),
    400,
    "ERR_INVALID_INPUT",
  );
  const path = `/availability/closed-times?${new URLSearchParams(time)}`;
  expect((await app.send("DELETE", path, undefined, headers)).status).toBe(204);
  expect(await all()).toContain(startsAt);
  await expectRefusal(await app.send("DELETE", path, undefined, headers), 404, "ERR_NOT_FOUND");
});

test("two hours closed at once are both closed, and both opened at once", async () => {
  const { headers } = kulli;
  const times = [await freeTime(5), await freeTime(6)].map((startsAt) => ({
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 30 * minute).toISOString(),
  }));
  const closed = await Promise.all(
    times.map((time) => app.post("/availability/closed-times", time, headers)),
  );
  expect(closed.map(({ status }) => status)).toEqual([204, 204]);
  const offered = async () => (await offeredTimes(app, kulli.user.therapistId!, 28)).times;
  const shown = await offered();
  for (const { startsAt } of times) expect(shown).not.toContain(startsAt);
  const opened = await Promise.all(times.map((time) => {
    const path = `/availability/closed-times?${new URLSearchParams(time)}`;
    return app.send("DELETE", path, undefined, headers);
  }));
  expect(opened.map(({ status }) => status)).toEqual([204, 204]);
  expect(await offered()).toEqual(expect.arrayContaining(times.map(({ startsAt }) => startsAt)));
});

test("a time that cannot be closed is refused by the names of its own fields", async () => {
  const startsAt = await freeTime(7);
  const at = (ms: number) => new Date(Date.parse(startsAt) + ms).toISOString();
  const fieldsOf = async (time: { startsAt: string; endsAt: string }) => {
    const answer = await app.post("/availability/closed-times", time, kulli.headers);
    const { errors } = await answer.json();
    return [answer.status, ...errors.map(({ path }: { path: string }) => path)];
  };
  const onYear = (year: string) => ({
    startsAt: `${year}-01-05T09:00:00Z`,
    endsAt: `${year}-01-05T10:00:00Z`,
  });
  const both = [400, "startsAt", "endsAt"];
  expect(await fieldsOf(onYear("0001"))).toEqual(both);
  expect(await fieldsOf(onYear("9999"))).toEqual(both);
  expect(await fieldsOf(onYear("2199"))).toEqual([400, "startsAt"]);
  expect(await fieldsOf({ startsAt: at(1000), endsAt: at(10 * minute) })).toEqual([
    400,
    "startsAt",
  ]);
  expect(await fieldsOf({ startsAt, endsAt: at(10 * minute + 1) })).toEqual([400, "endsAt"]);
});
