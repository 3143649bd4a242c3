import { strFromU8, unzipSync } from "fflate";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookSession, newClient, type Person } from "./booked-session.ts";

const word = "kanaarilind-vasak-olg";

const address = (id: string) => `/therapy-sessions/${id}/practitioner-note`;

async function opened(app: TestApp) {
  const client = await newClient(app, "kerli@example.ee");
  const therapist = await app.signIn("therapist1@demo.heaolu.ee");
  const therapistId = therapist.user.therapistId!;
  const { session: first } = await bookSession(app, client, therapistId, 0);
  const { session: second } = await bookSession(app, client, therapistId, 5);
  return { client, therapist, therapistId, first, second };
}

function put(app: TestApp, { headers }: Person, id: string, note: string, version?: string) {
  const ifMatch = version ? { "If-Match": version } : {};
  return app.send("PUT", address(id), { note }, { ...headers, ...ifMatch });
}

async function read(app: TestApp, { headers }: Person, id: string) {
  const answer = await app.get(address(id), headers);
  return { status: answer.status, etag: answer.headers.get("etag"), ...await answer.json() };
}

async function filesOf(app: TestApp, { headers }: Person): Promise<Record<string, string>> {
  const answer = await app.request("/api/user/me/export", { headers });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}

const countOf = async (app: TestApp) =>
  (await app.database.read.values<[number]>(sql`select count(*) from practitioner_notes`))[0]![0];

test("a note about a client stands at all sessions with the client, and changes by version", async () => {
  await using app = await openTestApp();
  const { therapist, first, second } = await opened(app);
  const none = await read(app, therapist, first.id);
  expect(none).toMatchObject({ note: null, updatedAt: null, etag: none.version });

  const written = await put(app, therapist, first.id, `  ${word}\nja rahulikult `, none.version);
  expect(written.status).toBe(200);
  const shown = await read(app, therapist, second.id);
  expect(shown).toMatchObject({ note: `${word}\nja rahulikult`, etag: shown.version });

  const late = await put(app, therapist, second.id, "teine", none.version);
  expect([late.status, (await late.json()).errCode]).toEqual([412, "ERR_STALE"]);
  expect((await put(app, therapist, second.id, "uus", shown.version)).status).toBe(200);
  expect((await read(app, therapist, first.id)).note).toBe("uus");

  for (const note of [" ", "a".repeat(4001)]) {
    expect((await put(app, therapist, first.id, note)).status).toBe(400);
  }
  const remove = (version?: string) =>
    app.send("DELETE", address(first.id), undefined, {
      ...therapist.headers,
      ...(version ? { "If-Match": version } : {}),
    });
  expect((await remove(shown.version)).status).toBe(412);
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(204);
  expect(await read(app, therapist, second.id)).toMatchObject(none);
});

test("the client, another practitioner and an administrator read nothing of it anywhere", async () => {
  await using app = await openTestApp();
  const { client, therapist, first } = await opened(app);
  await put(app, therapist, first.id, word);
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const others: [Person, number][] = [
    [client, 403],
    [admin, 403],
    [await app.signIn("therapist2@demo.heaolu.ee"), 404],
  ];
  for (const [person, status] of others) {
    expect((await app.get(address(first.id), person.headers)).status).toBe(status);
    expect((await put(app, person, first.id, "minu")).status).toBe(status);
  }
  const paths = ["/therapy-sessions/me", `/therapy-sessions/${first.id}`];
  const texts = await Promise.all(
    [...paths, `${paths[1]}/history`].map(async (path) =>
      await (await app.get(path, client.headers)).text()
    ),
  );
  expect(texts.join()).not.toContain(word);
  expect(Object.values(await filesOf(app, client)).join()).not.toContain(word);
  expect((await read(app, therapist, first.id)).note).toBe(word);
});

test("the archive of the practitioner has the note with the client's name", async () => {
  await using app = await openTestApp();
  const { therapist, first } = await opened(app);
  await put(app, therapist, first.id, word);
  const files = await filesOf(app, therapist);
  expect(JSON.parse(files["data.json"]!).practitionerNotes).toEqual([{
    clientName: "Kerli Kask",
    note: word,
    createdAt: new Date(app.now()).toISOString(),
    updatedAt: new Date(app.now()).toISOString(),
  }]);
  expect(files["index.html"]).toContain(`<dd>${word}</dd>`);
});

const leavings = [
  ["with the client's bookings", "client", "eraseBookings"],
  ["with the client", "client", "erase"],
  ["with the practitioner", "therapist", "erase"],
] as const;

test.each(leavings)("a note is deleted %s", async (_, who, erasure) => {
  await using app = await openTestApp();
  const people = await opened(app);
  await put(app, people.therapist, people.first.id, word);
  expect(await countOf(app)).toBe(1);
  const { newId, transaction, users } = app.ports.persistence;
  const user = (await users.find(people[who].user.id))!;
  await transaction(({ personalData }) => personalData[erasure](user, newId(), app.now()));
  expect(await countOf(app)).toBe(0);
});
