import { Buffer } from "node:buffer";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  importJournalKey,
  lockWithPasskey,
  lockWithPassphrase,
  lockWithRecoveryCode,
  newJournalKey,
  openNote,
  openWithPasskey,
  openWithRecoveryCode,
  proofOf,
  sealNote,
} from "frontend/sealed-journal/journal-key.ts";
import { randomBytes } from "frontend/sealed-journal/bytes.ts";
import { newRecoveryCode } from "frontend/sealed-journal/recovery-code.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { agreeTo, bookSession, newClient, type Person } from "./booked-session.ts";
import { addPasskey } from "./second-factor-steps.ts";
import { codeOf, signInBoth, therapistEmail } from "./session-fixtures.ts";

const journal = "/user/me/sealed-journal";
const canary = "kanaarilind5f1c9e";

let app: TestApp;
let client: Person;
let therapistId: string;
let first: string;
let second: string;

beforeEach(async () => {
  app = await openTestApp();
  ({ therapistId } = await signInBoth(app));
  client = await newClient(app, "kerli@example.ee");
  await agreeTo(app, client);
  first = (await bookSession(app, client, therapistId)).session.id;
  second = (await bookSession(app, client, therapistId, 8)).session.id;
});
afterEach(() => app[Symbol.asyncDispose]());

const write = (id: string, body: object, headers: Record<string, string> = {}) =>
  app.send("PUT", `/therapy-sessions/${id}/note`, body, { ...client.headers, ...headers });
const move = (to: string) => app.send("PUT", `${journal}/state`, { to }, client.headers);
const read = async (id: string, person: Person = client) =>
  await (await app.get(`/therapy-sessions/${id}`, person.headers)).json();

/** In the history of a session. */
async function notesWritten(id: string): Promise<number> {
  const rows = await (await app.get(`/therapy-sessions/${id}/history`, client.headers)).json();
  return rows.filter(({ action }: { action: string }) => action === "note").length;
}

/** What the device of the client does when it begins to seal. */
async function beginSealing() {
  const raw = newJournalKey();
  const code = newRecoveryCode();
  const userId = client.user.id;
  const locks = {
    passphraseLock: await lockWithPassphrase(raw, "kolm sõpra järve ääres", userId),
    recoveryLock: await lockWithRecoveryCode(raw, code, userId),
    proof: await proofOf(raw),
  };
  const answer = await app.post(journal, locks, client.headers);
  expect(answer.status).toBe(201);
  return { raw, code, locks, key: await importJournalKey(raw) };
}

test("sealing can stop halfway, refuses plain notes at once, and ends when no note is plain", async () => {
  await write(first, { note: `Kergem ${canary}` });
  await write(second, { note: "Rahulik" });
  const { key, locks, code } = await beginSealing();
  expect(await codeOf(await app.post(journal, locks, client.headers)))
    .toEqual([409, "ERR_DUPLICATE_ENTITY"]);
  expect(await codeOf(await write(first, { note: "Uus" }))).toEqual([
    409,
    "ERR_NOTE_MUST_BE_SEALED",
  ]);
  expect(
    await codeOf(
      await app.send("PUT", `/therapy-sessions/${first}`, { note: "Uus" }, client.headers),
    ),
  ).toEqual([409, "ERR_NOTE_MUST_BE_SEALED"]);
  expect((await read(first)).note).toBe(`Kergem ${canary}`);

  const before = await read(first);
  const sealedNote = await sealNote(key, before.note, first);
  const old = { "If-Match": `"${before.updatedAt}"` };
  expect((await write(first, { sealedNote }, old)).status).toBe(200);
  expect(await codeOf(await write(first, { sealedNote }, old))).toEqual([412, "ERR_STALE"]);
  expect(await codeOf(await move("sealed"))).toEqual([409, "ERR_NOTES_LEFT"]);
  expect(await (await app.get(journal, client.headers)).json())
    .toMatchObject({ state: "sealing", plainNotes: 1, sealedNotes: 1 });

  await write(second, { sealedNote: await sealNote(key, "Rahulik", second) });
  expect(await (await move("sealed")).json())
    .toMatchObject({ state: "sealed", plainNotes: 0, sealedNotes: 2 });
  expect(await read(first)).toMatchObject({ note: null, sealedNote });
  const { sealedAt } = await (await app.get(journal, client.headers)).json();
  expect(Date.parse(sealedAt)).toBe(app.now());
  expect(await notesWritten(second)).toBe(1);
  await write(second, { sealedNote: await sealNote(key, "Rahulikum", second) });
  expect(await notesWritten(second)).toBe(2);

  // Another device has only the account and the code.
  const { recoveryLock } = await (await app.get(journal, client.headers)).json();
  const again = await openWithRecoveryCode(recoveryLock, code, client.user.id);
  expect(await openNote(await importJournalKey(again!), sealedNote, first)).toBe(
    `Kergem ${canary}`,
  );
});

test("only the client's device has the words: not the files, not the logs, not any answer", async () => {
  await write(first, { note: `Kergem ${canary}` });
  const { key } = await beginSealing();
  await write(first, { sealedNote: await sealNote(key, `Kergem ${canary}`, first) });
  await move("sealed");
  const therapist = await app.signIn(therapistEmail);
  expect(await read(first, therapist)).toMatchObject({ note: null, sealedNote: null });
  const found = await app.get(`/therapy-sessions/me?q=${canary}`, client.headers);
  expect(await found.json()).toEqual([]);
  const archive = await app.get("/user/me/export", client.headers);
  expect(archive.status).toBe(200);
  const stored = [Buffer.from(await archive.arrayBuffer()), Buffer.from(app.logLines.join("\n"))];
  for await (const { name, isFile } of Deno.readDir(app.directory)) {
    if (isFile) stored.push(Buffer.from(await Deno.readFile(`${app.directory}/${name}`)));
  }
  expect(stored.length).toBeGreaterThan(2);
  expect(stored.filter((bytes) => bytes.includes(canary))).toEqual([]);
});

test("only who opened the key changes its locks, and what is malformed is refused", async () => {
  const { raw, key } = await beginSealing();
  const passphraseLock = await lockWithPassphrase(raw, "neli sõpra mere ääres", client.user.id);
  const change = (proof: string) =>
    app.send("PUT", `${journal}/locks`, { proof, passphraseLock }, client.headers);
  expect(await codeOf(await change("A".repeat(43)))).toEqual([403, "ERR_WRONG_JOURNAL_KEY"]);
  expect((await change(await proofOf(raw))).status).toBe(200);
  expect(await (await app.get(journal, client.headers)).json()).toMatchObject({ passphraseLock });

  const sealedNote = await sealNote(key, "Rahulik", first);
  for (
    const body of [
      {},
      { note: "a", sealedNote },
      { sealedNote: "short" },
      { sealedNote: `${sealedNote}!` },
      { sealedNote: "A".repeat(64_001) },
    ]
  ) expect(await codeOf(await write(first, body))).toEqual([400, "ERR_INVALID_INPUT"]);
});

test("several passkeys open the journal, each lock needs the key's proof, and it goes with its passkey", async () => {
  const { raw } = await beginSealing();
  for (const name of ["Telefon", "Sülearvuti"]) await addPasskey(app, client.headers, name);
  const stranger = await newClient(app, "vooras@example.ee");
  await addPasskey(app, stranger.headers);
  const stateOf = async (person: Person) => await (await app.get(journal, person.headers)).json();
  const [phone, laptop] = (await stateOf(client)).passkeys;
  expect([phone, laptop]).toMatchObject([{ name: "Telefon", lock: null }, { lock: null }]);
  const secret = randomBytes(32);
  const body = {
    lock: await lockWithPasskey(raw, secret, client.user.id),
    proof: await proofOf(raw),
  };
  const put = (id: string, change: object = {}, headers = {}) =>
    app.send("PUT", `${journal}/passkeys/${id}`, { ...body, ...change }, {
      ...client.headers,
      ...headers,
    });
  expect(await codeOf(await put(phone.id, { proof: "A".repeat(43) })))
    .toEqual([403, "ERR_WRONG_JOURNAL_KEY"]);
  expect(await codeOf(await put(phone.id, { lock: { salt: "x", sealedKey: "y" } })))
    .toEqual([400, "ERR_INVALID_INPUT"]);
  expect(await codeOf(await put((await stateOf(stranger)).passkeys[0].id)))
    .toEqual([404, "ERR_NOT_FOUND"]);
  const saved = await put(phone.id);
  expect(saved.status).toBe(200);
  expect(await codeOf(await put(laptop.id, {}, { "If-Match": '"1"' })))
    .toEqual([412, "ERR_STALE"]);
  expect((await put(laptop.id)).status).toBe(200);
  const { passkeys } = await stateOf(client);
  expect(await openWithPasskey(passkeys[0].lock, secret, client.user.id)).toEqual(raw);

  // One loses its lock, the other is removed from the account.
  const removed = await app.send(
    "DELETE",
    `${journal}/passkeys/${phone.id}`,
    undefined,
    client.headers,
  );
  expect((await removed.json()).passkeys).toMatchObject([
    { name: "Telefon", lock: null },
    { name: "Sülearvuti", lock: body.lock },
  ]);
  await app.send("DELETE", `/auth/passkeys/${laptop.id}`, undefined, client.headers);
  expect((await stateOf(client)).passkeys).toMatchObject([{ name: "Telefon", lock: null }]);
  expect(await stateOf(client)).toMatchObject({ state: "sealing" });
  for await (const { name, isFile } of Deno.readDir(app.directory)) {
    if (!isFile) continue;
    const bytes = Buffer.from(await Deno.readFile(`${app.directory}/${name}`));
    expect(bytes.includes(body.lock.sealedKey), name).toBe(false);
  }
});

test("opening the journal turns every note back into a text, and erasing the notes takes the locks too", async () => {
  const { key } = await beginSealing();
  await write(first, { sealedNote: await sealNote(key, "Rahulik", first) });
  await move("sealed");
  expect(await codeOf(await move("off"))).toEqual([412, "ERR_STALE"]);
  await move("opening");
  const sealedNote = await sealNote(key, "Uus", second);
  expect(await codeOf(await write(second, { sealedNote }))).toEqual([
    409,
    "ERR_JOURNAL_NOT_SEALED",
  ]);
  expect(await codeOf(await move("off"))).toEqual([409, "ERR_NOTES_LEFT"]);
  await write(first, { note: "Rahulik" });
  expect(await (await move("off")).json()).toMatchObject({ state: "off", passphraseLock: null });
  expect(await read(first)).toMatchObject({ note: "Rahulik", sealedNote: null });

  await beginSealing();
  const discarded = await app.send("DELETE", journal, undefined, client.headers);
  expect(await discarded.json()).toMatchObject({ state: "off" });
});

test("in discreet mode the file and the feed of a session say only that the time is taken", async () => {
  const { user, headers } = client;
  const discreet = { name: "notes", exitSignsOut: false };
  const changed = await app.send("PUT", `/user/${user.id}`, { discreet }, headers);
  expect(await changed.json()).toMatchObject({ discreet });
  const { url } = await (await app.post("/user/me/calendar-feed", { detail: "full" }, headers))
    .json();
  const files = [
    await (await app.get(`/therapy-sessions/${first}/ics`, headers)).text(),
    await (await app.request(new URL(url).pathname)).text(),
  ];
  for (const file of files) {
    expect(file).toMatch(/^SUMMARY:(Busy|Hõivatud)/m);
    expect(file).not.toMatch(/^(DESCRIPTION|LOCATION|URL)|Heaolu\/|Appointment/m);
  }
  const wrong = { discreet: { name: "therapy", exitSignsOut: false } };
  expect(await codeOf(await app.send("PUT", `/user/${user.id}`, wrong, headers)))
    .toEqual([400, "ERR_INVALID_INPUT"]);
});
