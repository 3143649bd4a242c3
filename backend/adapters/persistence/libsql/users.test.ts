import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "db/database.ts";
import { openNewDatabase } from "tests/support/new-database.ts";
import { therapists } from "db/schema/therapists.ts";
import { day } from "../../../domain/duration.ts";
import type { User } from "../../../domain/account.ts";
import { newMailToken } from "../../../domain/mail-token.ts";
import { newSignIn } from "../../../domain/sign-in.ts";
import type { Users } from "../../../ports/persistence/users.ts";
import { libsqlUsers } from "./users.ts";

const now = Date.UTC(2026, 10, 24, 12);
const mari: User = {
  id: "mari",
  email: "Mari.Tamm@Example.ee",
  emailVerifiedAt: null,
  name: "Mari Tamm",
  phone: "+37256123456",
  passwordHash: "$argon2id$x",
  language: "et",
  timeZone: "Europe/Tallinn",
  pictureKey: null,
  notifications: { reminders: true },
  discreet: null,
  therapistId: null,
  approval: null,
  isAdmin: false,
  staffRoles: ["reviewer"],
  isAssistant: false,
  hasSecondFactor: false,
  disabledAt: null,
  createdAt: now,
  updatedAt: now,
};

let folder: string;
let database: Database;
let users: Users;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "users-"));
  database = await openNewDatabase(join(folder, "test.db"));
  users = libsqlUsers(database.read);
  await write((users) => users.add(mari));
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test("a user is found by id, and by address in any case", async () => {
  expect(await users.find("mari")).toEqual(mari);
  expect(await users.findByEmail(" mari.tamm@example.EE")).toEqual(mari);
  expect(await users.find("juri")).toBeNull();
  expect(await users.findByEmail("juri@example.ee")).toBeNull();
});

test("adding a second user with an address throws ERR_DUPLICATE_ENTITY", async () => {
  const again = { ...mari, id: "mari-2", email: "MARI.TAMM@example.ee" };
  await expect(write((users) => users.add(again))).rejects.toMatchObject({
    code: "ERR_DUPLICATE_ENTITY",
  });
  expect(await users.find("mari-2")).toBeNull();
});

test("changes are saved", async () => {
  const changed = { ...mari, name: "Mari Kask", emailVerifiedAt: now, updatedAt: now + 1 };
  await write((users) => users.save(changed));
  expect(await users.find("mari")).toEqual(changed);
});

test("the user of a profile has its id", async () => {
  await database.transaction((connection) =>
    connection.insert(therapists).values({
      id: "t-mari",
      slug: "mari",
      userId: "mari",
      name: "Mari",
      email: mari.email,
      gender: "FEMALE",
      city: "TARTU",
      calendarUrl: "",
      acceptingNewClients: "yes",
      showInSearch: true,
      createdAt: now,
      updatedAt: now,
    })
  );
  expect(await users.find("mari")).toMatchObject({ therapistId: "t-mari" });
});

test("users are listed page by page, each once", async () => {
  for (const id of ["anna", "zoja", "juri"]) {
    await write((users) => users.add({ ...mari, id, email: `${id}@example.ee` }));
  }
  const first = await users.list({ limit: 3 });
  expect(first.items.map((user) => user.id)).toEqual(["anna", "juri", "mari"]);
  const second = await users.list({ limit: 3, cursor: first.nextCursor ?? "" });
  expect(second.items.map((user) => user.id)).toEqual(["zoja"]);
  expect(second.nextCursor).toBeNull();
});

test("a sign-in finds its user until it ends or expires", async () => {
  const signIn = newSignIn({ id: "s", userId: "mari", device: "Firefox", remember: false }, now);
  await write((users) => users.addSignIn(signIn));
  const { email, name, therapistId, isAssistant, isAdmin } = mari;
  const { staffRoles, hasSecondFactor, disabledAt } = mari;
  const roles = { therapistId, isAssistant, isAdmin, staffRoles };
  const user = { email, name, ...roles, hasSecondFactor, disabledAt };
  const sender = { ...user, secondFactorAt: null };
  expect(await users.findSignedIn("mari", "s", now)).toEqual(sender);
  expect(await users.findSignedIn("mari", "other", now)).toBeNull();
  expect(await users.findSignedIn("juri", "s", now)).toBeNull();
  expect(await users.findSignedIn("mari", "s", signIn.expiresAt - 1)).toEqual(sender);
  expect(await users.findSignedIn("mari", "s", signIn.expiresAt)).toBeNull();
  await write((users) => users.saveSignIn({ ...signIn, endedAt: now }));
  expect(await users.findSignedIn("mari", "s", now)).toBeNull();
});

test("endSignIns ends every sign-in but the excepted one", async () => {
  for (const id of ["phone", "laptop", "tablet"]) {
    const signIn = newSignIn({ id, userId: "mari", device: id, remember: true }, now);
    await write((users) => users.addSignIn(signIn));
  }
  await write((users) => users.endSignIns("mari", now + 5, "laptop"));
  const ended = await Promise.all(["phone", "laptop", "tablet"].map((id) => users.findSignIn(id)));
  expect(ended.map((signIn) => signIn?.endedAt)).toEqual([now + 5, null, now + 5]);
});

test("a refresh token stores its successor", async () => {
  await write((users) =>
    users.addSignIn(newSignIn({ id: "s", userId: "mari", device: "", remember: true }, now))
  );
  const token = { hash: "h", signInId: "s", createdAt: now, usedAt: null, successor: null };
  await write((users) => users.addRefreshToken(token));
  const used = { ...token, usedAt: now, successor: "encrypted" };
  await write((users) => users.saveRefreshToken(used));
  expect(await users.findRefreshToken("h")).toEqual(used);
  expect(await users.findRefreshToken("other")).toBeNull();
});

test("a mail token is used once, and not at all after it was ended", async () => {
  const first = newMailToken({ hash: "1", userId: "mari", purpose: "verify-email" }, now);
  const reset = newMailToken({ hash: "2", userId: "mari", purpose: "reset-password" }, now);
  await write((users) => users.addMailToken(first));
  await write((users) => users.addMailToken(reset));
  expect(await users.findMailToken("1")).toEqual(first);
  expect(await write((users) => users.useMailToken("1", now + 1))).toBe(true);
  expect(await write((users) => users.useMailToken("1", now + 2))).toBe(false);
  expect(await users.findMailToken("1")).toEqual({ ...first, usedAt: now + 1 });
  await write((users) => users.endMailTokens("mari", "verify-email", now + 3));
  expect(await users.findMailToken("2")).toEqual(reset);
  await write((users) => users.endMailTokens("mari", "reset-password", now + 3));
  expect(await write((users) => users.useMailToken("2", now + 4))).toBe(false);
});

test("removeExpired removes expired rows with their dependents and nothing else", async () => {
  for (const [id, remember] of [["old", false], ["young", true]] as const) {
    const signIn = newSignIn({ id, userId: "mari", device: "", remember }, now);
    const token = { hash: id, signInId: id, createdAt: now, usedAt: null, successor: null };
    await write(async (users) => {
      await users.addSignIn(signIn);
      await users.addRefreshToken(token);
    });
  }
  await write((users) =>
    users.addMailToken(newMailToken({ hash: "m", userId: "mari", purpose: "verify-email" }, now))
  );
  await write((users) => users.removeExpired(now + day));
  expect(await users.findSignIn("old")).not.toBeNull();
  expect(await users.findMailToken("m")).not.toBeNull();
  await write((users) => users.removeExpired(now + day + 1));
  expect(await users.findSignIn("old")).toBeNull();
  expect(await users.findRefreshToken("old")).toBeNull();
  expect(await users.findMailToken("m")).toBeNull();
  expect(await users.findRefreshToken("young")).not.toBeNull();
  expect(await users.find("mari")).toEqual(mari);
});

function write<Result>(work: (users: Users) => Promise<Result>): Promise<Result> {
  return database.transaction((connection) => work(libsqlUsers(connection)));
}
