import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { checkInvariants } from "db/check.ts";
import { reviews } from "db/schema/reviews.ts";
import { DomainError } from "backend/domain/errors.ts";
import { receiptText } from "backend/domain/erasure-receipt.ts";
import type { DueMail, Mail } from "backend/ports/mail.ts";
import { eraseMyAccount } from "backend/use-cases/user/erase-my-account.ts";
import { finishErasures } from "backend/use-cases/user/finish-erasures.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { expectRefusal, newMails, statusOf } from "../support/sign-in-steps.ts";
import {
  agreeTo,
  bookAtProvider,
  bookSession,
  newClient,
  offeredTimes,
  type Person,
} from "./booked-session.ts";
import { day, hour } from "backend/domain/duration.ts";

const therapistEmail = "therapist1@demo.heaolu.ee";
const password = "a password of mine alone";

/** Unique words: finding one means finding data of this user. */
const canaries = {
  email: "canary-mail-8d1f@example.ee",
  name: "Canary Nimi 7c2e",
  note: "canary-note-91ab",
  comment: "canary-comment-44d0",
  reason: "canary-reason-0f5c",
  device: "canary-device-b7a3",
  review: "canary-reviewer-63e9",
  phone: "+37256120987",
  newEmail: "canary-new-email-2a77@example.ee",
};

function sendTo(sent: DueMail[]): Mail["send"] {
  return (message) => {
    sent.push(message);
    return Promise.resolve({ accepted: true, copy: null });
  };
}

/** A user with data everywhere a user can leave data. */
async function aLife(app: TestApp) {
  const signUp = await newClient(app, canaries.email);
  const { user: { therapistId } } = await app.signIn(therapistEmail);
  const past = await bookSession(app, signUp, therapistId, 0);
  app.advance(Date.parse(past.startTime) + 2 * hour - app.now());
  const login = await app.post("/auth/login", { email: canaries.email, password }, {
    "User-Agent": canaries.device,
  });
  const { accessToken, user } = await login.json();
  const person: Person = { user, headers: { Authorization: `Bearer ${accessToken}` } };
  const renamed = await app.send(
    "PUT",
    `/user/${user.id}`,
    { name: canaries.name, phone: canaries.phone },
    person.headers,
  );
  person.user = await renamed.json();
  const therapist = await app.signIn(therapistEmail);

  const cancelled = await bookSession(app, person, therapistId, 5);
  const address = (id: string) => `/therapy-sessions/${id}`;
  await app.post(
    `${address(cancelled.session.id)}/cancel`,
    { reason: canaries.reason },
    person.headers,
  );
  const future = await bookSession(app, person, therapistId, 10);
  await agreeTo(app, person);
  await app.send("PUT", address(past.session.id), { note: canaries.note }, person.headers);
  const comment = { comment: canaries.comment };
  await app.post(`${address(past.session.id)}/comment`, comment, {
    ...person.headers,
    "Idempotency-Key": "once",
  });
  await app.post(`${address(past.session.id)}/comment`, {
    comment: "the practitioner's own words",
    isTherapistComment: true,
  }, therapist.headers);
  await app.database.transaction((tx) =>
    tx.insert(reviews).values({
      id: app.ports.persistence.newId(),
      therapistId,
      therapySessionId: past.session.id,
      language: "et",
      name: canaries.review,
      rating: 5,
      text: "Aitäh!",
      sessionMonth: "2026-11",
      status: "published",
      createdAt: app.now(),
    })
  );
  await app.post("/leads", { email: canaries.email, iAmPractitioner: true });
  await app.post("/auth/forgot-password", { email: canaries.email });
  await app.post("/auth/change-email", { newEmail: canaries.newEmail, password }, person.headers);
  const picture = new FormData();
  const drawn = sharp({ create: { width: 600, height: 600, channels: 3, background: "teal" } });
  picture.append("picture", new File([await drawn.png().toBuffer() as BlobPart], "me.png"));
  const pictured = await app.request("/api/user/me/picture", {
    method: "PUT",
    headers: person.headers,
    body: picture,
  });
  const { profileUrl } = await pictured.json();
  return { person, therapist, past, cancelled, future, profileUrl };
}

test("an export contains all of the caller's data and none of another user's", async () => {
  await using app = await openTestApp();
  const { person, past } = await aLife(app);
  const answer = await app.request("/api/user/me/export", { headers: person.headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files).sort())
    .toEqual(["data.json", "files/picture.webp", "index.html", "sessions.ics"]);
  const json = strFromU8(files["data.json"]!);
  const page = strFromU8(files["index.html"]!);
  const calendar = strFromU8(files["sessions.ics"]!);

  for (const canary of Object.values(canaries)) {
    expect(json).toContain(canary);
    expect(page).toContain(canary);
  }
  const data = JSON.parse(json);
  expect(data.person).toMatchObject({ email: canaries.email, name: canaries.name });
  expect(data.sessions).toHaveLength(3);
  expect(data.bookings).toHaveLength(3);
  expect(data.consents).toMatchObject([
    { purpose: "bookings", withdrawnAt: null },
    { purpose: "notes", withdrawnAt: null },
  ]);
  expect(data.sessions.find(({ id }: { id: string }) => id === past.session.id))
    .toMatchObject({ note: canaries.note, comments: [{ mine: true }, { mine: false }] });
  expect(calendar.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(3);
  expect(calendar).toContain(`UID:${past.session.id}@taken-time\r\n`);
  expect(calendar.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75))
    .toBe(true);

  for (const secret of ["argon2", "passwordHash", "noteSealed", therapistEmail]) {
    expect(json + page).not.toContain(secret);
  }
  const users = await app.database.read.all<[string, string]>(
    sql`select id, email from users where id <> ${person.user.id}`,
  );
  expect(users.length).toBeGreaterThan(3);
  expect(users.flat().filter((other) => json.includes(other) || page.includes(other))).toEqual([]);
});

test("erasing removes every byte of a user from database, log, files and outbox", async () => {
  const sent: DueMail[] = [];
  await using app = await openTestApp({
    broken: (ports) => ({ ...ports, mail: { ...ports.mail, send: sendTo(sent) } }),
  });
  const { person, future, past, cancelled, profileUrl, therapist } = await aLife(app);
  await newMails(app);
  expect(await found(app, person.user.id)).toEqual([...Object.keys(canaries), "id"].sort());
  const wrong = await app.post("/user/me/erase", { password: "wrong" }, person.headers);
  await expectRefusal(wrong, 403, "ERR_WRONG_PASSWORD");
  const erased = await app.post("/user/me/erase", { password }, person.headers);
  expect(erased.status).toBe(200);
  expect(erased.headers.get("clear-site-data")).toBe('"cache", "cookies", "storage"');
  const { receipt } = await erased.json();
  const signed = JSON.parse(receipt.page.match(/<pre>(.*)<\/pre>/)[1].replaceAll("&quot;", '"'));
  expect(signed).toMatchObject({
    number: receipt.number,
    deleted: { notes: 1, comments: 1, ratings: 0 },
    namelessSessions: 3,
    backupsEndAt: app.now() + 30 * day,
  });
  const { signature, ...content } = signed;
  const isOurs = (changed: object) =>
    app.ports.auth.macMatches(
      "erasure-receipt",
      receiptText({ ...content, ...changed }),
      signature,
    );
  expect([isOurs({}), isOurs({ namelessSessions: 0 })]).toEqual([true, false]);
  expect(sent.map(({ to, template, facts: { number } }) => [to, template, number]))
    .toEqual([[canaries.email, "account-erased", receipt.number]]);
  expect(sent[0]!.facts.erasedOn).toMatch(/^\d+ [A-Z][a-z]+ \d{4}$/);

  expect(await found(app, person.user.id)).toEqual([]);
  const isLogged = (canary: string) => app.logLines.some((line) => line.includes(canary));
  expect(Object.values(canaries).filter(isLogged)).toEqual([]);
  expect((await app.request(profileUrl)).status).toBe(404);
  expect(await statusOf(app.get("/auth/me", person.headers))).toBe(401);
  expect(await statusOf(app.post("/auth/login", { email: canaries.email, password }))).toBe(401);
  expect(await checkInvariants(app.database.read)).toEqual([]);
  const mails = await newMails(app);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Aeg tühistatud: "),
  ]);
  const rows = await (await app.get("/therapy-sessions/therapist?limit=100", therapist.headers))
    .json();
  const kept = (id: string) => rows.find((row: { id: string }) => row.id === id);
  expect(kept(future.session.id)).toMatchObject({ status: "cancelled", client: { name: "–" } });
  expect(kept(cancelled.session.id)).toMatchObject({ status: "cancelled", cancelReason: null });
  expect(kept(past.session.id).comments.map(({ comment }: { comment: string }) => comment))
    .toEqual(["the practitioner's own words"]);
  const free = await bookSession(
    app,
    await newClient(app, "next@example.ee"),
    therapist.user.therapistId,
    10,
  );
  expect(free.startTime).toBe(future.startTime);
  const review = await app.database.read.get(
    sql`select name, therapy_session_id, text from reviews where text = 'Aitäh!'`,
  );
  expect(review).toEqual(["–", null, "Aitäh!"]);

  const again = await newClient(app, canaries.email);
  expect(again.user.id).not.toBe(person.user.id);
  expect(await (await app.get("/therapy-sessions/me", again.headers)).json()).toEqual([]);
});

test("an unrecorded booking of an erased user frees its time", async () => {
  await using app = await openTestApp();
  const { user } = await app.signIn(therapistEmail);
  const person = await newClient(app, canaries.email);
  const { practice, times } = await offeredTimes(app, user.therapistId);
  await bookAtProvider(app, person, practice.eventTypeUri, times[0]!);

  expect(await statusOf(app.post("/user/me/erase", { password }, person.headers))).toBe(200);
  expect((await offeredTimes(app, user.therapistId)).times).toEqual(times);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("an interrupted erasure is finished later, and the account stays closed meanwhile", async () => {
  await using app = await openTestApp();
  const { person } = await aLife(app);
  const { scheduling } = app.ports;
  const silent = {
    ...scheduling,
    eraseInvitee: () => Promise.reject(new DomainError("ERR_PROVIDER_UNAVAILABLE")),
  };
  const account = {
    userId: person.user.id,
    signInId: "",
    email: canaries.email,
    name: canaries.name,
    therapistId: null,
    isAdmin: false,
  };
  const context = { account, now: app.now(), language: "et" as const, address: "local" };
  await eraseMyAccount({ ...app.ports, scheduling: silent }, context, { password });
  expect(await statusOf(app.get("/auth/me", person.headers))).toBe(401);
  expect(await statusOf(app.post("/auth/login", { email: canaries.email, password }))).toBe(403);
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const enabled = await app.post(`/user/${person.user.id}/enable`, undefined, admin.headers);
  await expectRefusal(enabled, 404, "ERR_NOT_FOUND");

  await finishErasures({ ...app.ports, scheduling }, app.now() + day);
  expect(await found(app, person.user.id)).toEqual([]);
  await finishErasures({ ...app.ports, scheduling }, app.now() + day);
});

test("a practitioner with upcoming clients must close the profile before erasure", async () => {
  await using app = await openTestApp();
  const therapist = await app.signIn(therapistEmail);
  const body = { password: "heaolu-demo-2026" };
  const refused = await app.post("/user/me/erase", body, therapist.headers);
  await expectRefusal(refused, 409, "ERR_PRACTICE_OPEN");
  expect(await statusOf(app.get("/auth/me", therapist.headers))).toBe(200);
});

/**
 * The unique words found in the raw bytes of database, log and files. Notes are encrypted there, so
 * their rows are counted.
 */
async function found(app: TestApp, id: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const path of filesBelow(app.directory)) {
    texts.push(new TextDecoder("latin1").decode(await Deno.readFile(path)));
  }
  const names = Object.entries({ ...canaries, id })
    .filter(([name, canary]) => name !== "note" && texts.some((text) => text.includes(canary)))
    .map(([name]) => name);
  const notes = await app.database.read.get<[number]>(
    sql`select count(*) from therapy_sessions where user_id = ${id} and note_sealed is not null`,
  );
  return [...names, ...(notes?.[0] ? ["note"] : [])].sort();
}

async function* filesBelow(directory: string): AsyncGenerator<string> {
  for await (const entry of Deno.readDir(directory)) {
    const path = `${directory}/${entry.name}`;
    if (entry.isDirectory) yield* filesBelow(path);
    else if (!entry.name.endsWith("-shm") && !entry.name.endsWith(".lock")) yield path;
  }
}
