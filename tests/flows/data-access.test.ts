import { strFromU8, unzipSync } from "fflate";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { checkActions } from "db/check-actions.ts";
import { hour, minute } from "backend/domain/duration.ts";
import { expectRefusal, newMails, newMailTo, statusOf } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { openVisit } from "./waiting-list-steps.ts";
import { agreeTo, bookSession, newClient, type Person, signedInAs } from "./booked-session.ts";

const reason = "Anu kirjutas, et tema aeg on kadunud.";
const adminEmail = "admin@demo.heaolu.ee";

async function openJournal() {
  const app = await openTestApp();
  const client = await newClient(app, "anu@example.ee");
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  const booking = await bookSession(app, client, practitioner.user.therapistId);
  const session = `/therapy-sessions/${booking.session.id}`;
  await agreeTo(app, client);
  await app.send("PUT", `${session}/note`, { note: "ainult-minu-märge" }, client.headers);
  await app.post(`${session}/comment`, { comment: "minu-kommentaar" }, client.headers);
  const admin = await app.signIn(adminEmail);
  return {
    app,
    client,
    practitioner,
    admin,
    session,
    open: (body: unknown = { kind: "sessions", reason }, by = admin, of = client) =>
      app.post(`/admin/users/${of.user.id}/access-grants`, body, by.headers),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

async function seen(app: TestApp, { headers }: Pick<Person, "headers">, query = "") {
  const answer = await app.get(`/user/me/data-reads${query}`, headers);
  return (await answer.json()).reads as Record<string, unknown>[];
}

test.each([
  ["nothing", ""],
  ["too little", "abi palun"],
  ["only spaces", "            "],
  ["only invisible characters", "\u200b\u2060\u200d".repeat(10)],
  ["only punctuation", "............"],
  ["too much", "a".repeat(501)],
])("a reason of %s opens nothing", async (_, reason) => {
  await using journal = await openJournal();
  const { app, admin, session, open } = journal;
  await expectRefusal(await open({ kind: "sessions", reason }), 400, "ERR_INVALID_INPUT");
  await expectRefusal(await app.get(session, admin.headers), 403, "ERR_REASON_REQUIRED");
});

test("a reason opens one person's data to one admin for ten minutes, and the person reads it", async () => {
  await using journal = await openJournal();
  const { app, client, admin, session, open } = journal;
  await expectRefusal(await app.get(session, admin.headers), 403, "ERR_REASON_REQUIRED");
  expect(await seen(app, client)).toEqual([]);
  const grant = await open({ kind: "sessions", reason: `\u202e${reason}\u200b` });
  expect(await grant.json()).toMatchObject({ kind: "sessions", reason });

  const read = await app.get(session, admin.headers);
  const body = await read.json();
  expect(body.comments).toMatchObject([{ comment: "minu-kommentaar" }]);
  expect(body.note).toBeNull();
  const list = await app.get(`/admin/users/${client.user.id}/sessions`, admin.headers);
  expect(await list.text()).not.toContain("ainult-minu-märge");
  const reads = await seen(app, client);
  expect(reads.map(({ kind }) => kind).toSorted()).toEqual(["session", "sessions"]);
  for (const one of reads) {
    expect(one).toMatchObject({ reader: admin.user.name, role: "admin", why: "reason", reason });
  }

  const colleague = await adminNamed(app, "teine@example.ee");
  await expectRefusal(await app.get(session, colleague), 403, "ERR_REASON_REQUIRED");
  app.advance(10 * minute - 1);
  const { headers } = await app.signIn(adminEmail);
  expect(await statusOf(app.get(session, headers))).toBe(200);
  app.advance(1);
  await expectRefusal(await app.get(session, headers), 403, "ERR_REASON_REQUIRED");
  expect((await checkActions(app.database.read)).broken).toBeNull();
});

test("a mail reports the first access of a day in the person's language", async () => {
  await using journal = await openJournal();
  const { app, client, open } = journal;
  await newMails(app);
  await open();
  const mail = await newMailTo(app, client.user.email);
  expect(mail.subject).toBe("Your data was opened");
  expect(mail.text).toContain(reason);
  expect(mail.text).toContain("/user/profile/seen");
  await open({ kind: "journal", reason: "Vaatan veel kord üle." });
  expect(await newMails(app)).toEqual([]);
});

test("what a practitioner reads is recorded once an hour with a count", async () => {
  await using journal = await openJournal();
  const { app, client, practitioner, session } = journal;
  const headers = practitioner.headers;
  for (const _ of [1, 2]) await app.get("/therapy-sessions/therapist", headers);
  await app.get(session, headers);
  app.advance(2 * minute);
  await app.get(session, headers);
  await app.get("/therapy-sessions/therapist", headers);
  const reads = await seen(app, client);
  expect(reads.map(({ kind, count }) => [kind, count]).toSorted()).toEqual([
    ["session", 2],
    ["sessions", 2],
  ]);
  expect(reads[0]).toMatchObject({ role: "practitioner", why: "booked-session", reason: null });
  app.advance(hour);
  const later = await app.signIn("therapist1@demo.heaolu.ee");
  await app.get(session, later.headers);
  const again = await app.signIn(client.user.email, "a password of mine alone");
  expect(await seen(app, again)).toHaveLength(3);
  expect(await seen(app, again, "?role=admin")).toEqual([]);
  // The client's own reads are no entries.
  await app.get(session, again.headers);
  expect(await seen(app, again)).toHaveLength(3);
});

test("reads of a practitioner's calendar, appointments and waiting list are recorded", async () => {
  await using visit = await openVisit();
  const { app, practitioner: { headers }, regular, booked, client, join } = visit;
  const anna = await client("anna");
  await join(anna);
  expect(await visit.people()).toHaveLength(1);
  const date = booked.startsAt.slice(0, 10);
  const calendar = await app.get(`/availability/calendar?from=${date}&to=${date}`, headers);
  expect(await statusOf(calendar)).toBe(200);
  const read = { role: "practitioner", reader: expect.any(String), count: 1 };
  expect(await seen(app, anna)).toMatchObject([
    { ...read, kind: "waiting-list", why: "waiting-list" },
  ]);
  const looked = { ...read, kind: "calendar", why: "booked-session" };
  expect(await seen(app, regular)).toMatchObject([looked]);

  app.advance(2 * hour);
  const later = await app.signIn("therapist1@demo.heaolu.ee");
  const { pathname } = new URL(booked.body.eventInviteeUrl);
  const appointment = `/calendly/${pathname.slice(pathname.indexOf("scheduled_events"))}`;
  expect(await statusOf(app.get(appointment, later.headers))).toBe(200);
  const again = await app.signIn("regular@example.ee", "a password of mine alone");
  expect(await seen(app, again)).toMatchObject([looked, looked]);
  // The page is not empty for the client of the demo.
  const demo = await app.signIn("client@demo.heaolu.ee");
  const roles = (await seen(app, demo)).map(({ role }) => role);
  expect(new Set(roles)).toEqual(new Set(["practitioner", "admin"]));
});

test("the list of readers is in the export and goes with the account", async () => {
  await using journal = await openJournal();
  const { app, client, admin, open } = journal;
  await open();
  const archive = await app.get("/user/me/export", client.headers);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(JSON.parse(strFromU8(files["data.json"]!)).dataReads).toMatchObject([
    { readerName: admin.user.name, kind: "sessions", reason },
  ]);
  const erased = await app.post("/user/me/erase", {
    password: "a password of mine alone",
  }, client.headers);
  expect(erased.status).toBe(200);
  for (const table of ["access_grants", "data_reads", "admin_action_texts"]) {
    const [row] = await app.database.read.all<[number]>(
      sql.raw(`select count(*) from ${table} where user_id = '${client.user.id}'`),
    );
    expect(row?.[0]).toBe(0);
  }
  expect((await checkActions(app.database.read)).broken).toBeNull();
});

test("an admin sees the product as a person for 15 minutes and changes nothing", async () => {
  await using journal = await openJournal();
  const { app, client, admin, session } = journal;
  const begun = await app.post(
    `/admin/users/${client.user.id}/impersonation`,
    { reason },
    admin.headers,
  );
  const { id } = await begun.json();
  const viewing = { ...admin.headers, "X-View-As": id };
  const me = await app.get("/auth/me", viewing);
  expect(await me.json()).toMatchObject({ id: client.user.id });
  const sessions = await app.get("/therapy-sessions/me", viewing);
  expect(await sessions.json()).toMatchObject([{ note: null, callLink: null }]);
  const searched = await app.get("/therapy-sessions/me?q=ainult-minu", viewing);
  expect(await searched.json()).toEqual([]);
  const own = await app.get("/therapy-sessions/me", client.headers);
  expect(await own.json()).toMatchObject([{ note: "ainult-minu-märge" }]);

  for (
    const [method, path] of [
      ["POST", `${session}/comment`],
      ["PUT", `${session}/note`],
      ["DELETE", "/user/me"],
      ["PATCH", session],
      ["GET", "/user/me/export"],
      ["GET", "/user/me/calendar-feed"],
      ["GET", "/auth/devices"],
      ["GET", "/courses/answers"],
      ["GET", `${session}/ics`],
      ["GET", "/admin/summary"],
    ] as const
  ) {
    const body = method === "GET" ? undefined : {};
    await expectRefusal(await app.send(method, path, body, viewing), 403, "ERR_READ_ONLY");
  }
  expect(await seen(app, client)).toMatchObject([{ kind: "product", why: "reason", reason }]);

  const colleague = { ...await adminNamed(app, "teine@example.ee"), "X-View-As": id };
  await expectRefusal(await app.get("/auth/me", colleague), 403, "ERR_REASON_REQUIRED");
  const stranger = { ...client.headers, "X-View-As": id };
  await expectRefusal(await app.get("/auth/me", stranger), 403, "ERR_REASON_REQUIRED");
  expect(await statusOf(app.send("DELETE", "/admin/impersonation", undefined, admin.headers)))
    .toBe(204);
  await expectRefusal(await app.get("/auth/me", viewing), 403, "ERR_REASON_REQUIRED");
  const { items } = await app.ports.persistence.adminActions
    .list({ limit: 2, order: "newest", subject: "user" });
  expect(items.map(({ action }) => action)).toEqual(["end-view-as", "view-as"]);
});

test("a view as a person ends by itself", async () => {
  await using journal = await openJournal();
  const { app, client, admin } = journal;
  const begun = await app.post(
    `/admin/users/${client.user.id}/impersonation`,
    { reason },
    admin.headers,
  );
  const { id } = await begun.json();
  app.advance(15 * minute);
  const { headers } = await app.signIn(adminEmail);
  await expectRefusal(
    await app.get("/auth/me", { ...headers, "X-View-As": id }),
    403,
    "ERR_REASON_REQUIRED",
  );
});

test("an outsider verifies the exported log from its hashes alone", async () => {
  await using journal = await openJournal();
  const { app, admin, open } = journal;
  await open();
  const answer = await app.get("/admin/action-chain", admin.headers);
  const { actions, isLast } = await answer.json();
  expect(isLast).toBe(true);
  let previous = "0".repeat(64);
  for (const { record, hash, texts } of actions) {
    expect(record.previousHash).toBe(previous);
    expect(await sha256(sortedJson(record))).toBe(hash);
    if (texts) {
      expect(await sha256(`${texts.salt}\n${sortedJson(texts.content)}`)).toBe(record.textsHash);
    }
    previous = hash;
  }
  expect(actions.at(-1)).toMatchObject({ record: { action: "export-list" } });
  expect(actions.at(-2).texts.content.detail).toEqual({ kind: "sessions", reason });
});

function sortedJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const names = Object.keys(value).toSorted();
  const parts = names.map((name) =>
    `${JSON.stringify(name)}:${sortedJson((value as Record<string, unknown>)[name])}`
  );
  return `{${parts.join(",")}}`;
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(bytes).toHex();
}

async function adminNamed(app: TestApp, email: string): Promise<Record<string, string>> {
  const headers = await signedInAs(app, email);
  await app.database.transaction((connection) =>
    connection.run(sql`update users set is_admin = 1 where email = ${email}`)
  );
  return headers;
}
