import { newLead } from "../../../domain/lead.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "db/database.ts";
import { openNewDatabase } from "tests/support/new-database.ts";
import { outbox as outboxTable } from "db/schema/outbox.ts";
import { minute } from "../../../domain/duration.ts";
import type { Outbox } from "../../../ports/persistence/outbox.ts";
import { libsqlAttempts } from "./attempts.ts";
import { libsqlLeads } from "./leads.ts";
import { libsqlOutbox } from "./outbox.ts";

const now = Date.UTC(2026, 10, 24, 12);
const mail = {
  to: "mari@example.ee",
  language: "et" as const,
  template: "verify-email" as const,
  facts: { path: "/verify-email?token=secret" },
};
const rendered = {
  id: "",
  to: mail.to,
  subject: "Tere",
  text: "tekst",
  html: "<p>tekst</p>",
  attachments: [{ name: "a.ics", contentType: "text/calendar", text: "BEGIN:VCALENDAR" }],
};

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "outbox-"));
  database = await openNewDatabase(join(folder, "test.db"));
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test("claimDue reserves due mails, oldest first", async () => {
  for (const [to, at] of [["later", now + 1], ["first", now], ["future", now + 9]] as const) {
    await write((outbox) => outbox.add({ ...mail, to }, at));
  }
  const claimed = await write((outbox) => outbox.claimDue(now + 2, now + minute, 10));
  expect(claimed.map(({ to }) => to)).toEqual(["first", "later"]);
  expect(claimed[0]).toMatchObject({ ...mail, to: "first", tries: 0 });
  const others = await write((outbox) => outbox.claimDue(now + 9, now + minute, 10));
  expect(others.map(({ to }) => to)).toEqual(["future"]);
  const again = await write((outbox) => outbox.claimDue(now + minute, now + 2 * minute, 10));
  expect(again).toHaveLength(3);
});

test("a sent mail is stored as a copy, or without its content", async () => {
  await write((outbox) => outbox.add(mail, now));
  await write((outbox) => outbox.add(mail, now));
  const [stored, removed] = await write((outbox) => outbox.claimDue(now, now + 1, 10));
  await write((outbox) => outbox.markSent(stored!.id, rendered, now + 5));
  await write((outbox) => outbox.markSent(removed!.id, null, now + 5));

  const outbox = libsqlOutbox(database.read);
  const copy = { ...rendered, id: stored!.id, sentAt: now + 5 };
  expect(await outbox.listSent(10)).toEqual([copy]);
  expect(await outbox.findSent(stored!.id)).toEqual(copy);
  expect(await outbox.findSent(removed!.id)).toBeNull();
  const rows = await database.read.select().from(outboxTable);
  expect(JSON.stringify(rows)).not.toContain("secret");
  expect(await write((outbox) => outbox.claimDue(now + 99, now + 100, 10))).toEqual([]);
});

test("a failed mail is retried when due; a dead mail never is", async () => {
  await write((outbox) => outbox.add(mail, now));
  const [waiting] = await write((outbox) => outbox.claimDue(now, now + 1, 10));
  await write((outbox) => outbox.markFailed(waiting!.id, now + 1, "refused", now + minute, now));
  expect(await write((outbox) => outbox.claimDue(now + minute - 1, now + minute, 10))).toEqual([]);
  const [again] = await write((outbox) => outbox.claimDue(now + minute, now + minute + 1, 10));
  expect(again).toMatchObject({ id: waiting!.id, tries: 1 });
  await write((outbox) => outbox.markFailed(waiting!.id, now + minute + 1, "refused", null, now));
  expect(await write((outbox) => outbox.claimDue(now + 9e9, now + 9e9, 10))).toEqual([]);
});

test("an address is a lead once, in any case", async () => {
  const lead = { language: "en" as const, iAmPractitioner: true };
  const add = (id: string, email: string) =>
    database.transaction((tx) => libsqlLeads(tx).add(newLead({ ...lead, id, email }, now)));
  expect(await add("1", "jane@example.com")).toBe(true);
  expect(await add("2", "Jane@Example.com")).toBe(false);
  expect(await add("3", "june@example.com")).toBe(true);
});

test("attempts are saved, changed and cleared", async () => {
  const attempt = { count: 5, windowStartedAt: now, blockedUntil: now + 1000 };
  await database.transaction((tx) => libsqlAttempts(tx).save("login:x", attempt));
  await database.transaction((tx) =>
    libsqlAttempts(tx).save("login:x", { ...attempt, count: 6, blockedUntil: null })
  );
  expect(await libsqlAttempts(database.read).find("login:x"))
    .toEqual({ ...attempt, count: 6, blockedUntil: null });
  await database.transaction((tx) => libsqlAttempts(tx).clear("login:x"));
  expect(await libsqlAttempts(database.read).find("login:x")).toBeNull();
});

function write<Result>(work: (outbox: Outbox) => Promise<Result>): Promise<Result> {
  return database.transaction((connection) => work(libsqlOutbox(connection)));
}
