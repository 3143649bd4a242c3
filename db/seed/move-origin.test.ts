import { count, eq, like, not, sql } from "drizzle-orm";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openNewDatabase } from "tests/support/new-database.ts";
import { moveOrigin } from "./move-origin.ts";
import type { Database } from "../database.ts";
import { changes } from "../schema/changes.ts";
import { therapistDrafts, therapistVersions } from "../schema/therapist-drafts.ts";
import { practices, therapists } from "../schema/therapists.ts";
import { therapySessions } from "../schema/therapy-sessions.ts";
import { seedDemo } from "./seed-demo.ts";

const directory = await Deno.makeTempDir({ prefix: "move-origin-" });
const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  await Deno.remove(directory, { recursive: true });
});

async function testAppAt(publicUrl: string): Promise<Database> {
  const database = await openNewDatabase(join(directory, crypto.randomUUID(), "app.db"));
  opened.push(database);
  await seedDemo(database, {
    now: Date.parse("2026-11-20T09:30:00Z"),
    publicUrl,
    password: "a demo password",
    hashPassword: (password) => Promise.resolve(password),
    blurOf: () => Promise.resolve(""),
    putFile: () => Promise.resolve(),
    encryptText: (note) => new TextEncoder().encode(note),
    isPublicHoliday: () => false,
    hasHistory: false,
    consents: [],
  });
  return database;
}

const addressesOf = async ({ read }: Database) => ({
  therapists: await read.select({ url: therapists.calendarUrl }).from(therapists),
  practices: await read
    .select({ uri: practices.eventTypeUri, url: practices.schedulingUrl }).from(practices),
  sessions: await read
    .select({ event: therapySessions.eventUri, invitee: therapySessions.inviteeUri })
    .from(therapySessions),
  drafts: await read.select({ content: therapistDrafts.content }).from(therapistDrafts),
  versions: await read.select({ content: therapistVersions.content }).from(therapistVersions),
});

test("after a move every address has the new origin", async () => {
  const moved = await testAppAt("http://localhost:8080");
  expect(await moveOrigin(moved, "https://heaolu.example/")).toBe(1);

  expect(await addressesOf(moved)).toEqual(
    await addressesOf(await testAppAt("https://heaolu.example")),
  );
});

test("without a move nothing is written", async () => {
  const stayed = await testAppAt("http://localhost:8080");
  const before = await stayed.read.select({ rows: count() }).from(changes);
  expect(await moveOrigin(stayed, "http://localhost:8080")).toBe(0);
  expect(await stayed.read.select({ rows: count() }).from(changes)).toEqual(before);
});

test("a move to an origin with the same prefix, and back, restores the addresses", async () => {
  const app = await testAppAt("http://localhost:80");
  const before = await addressesOf(app);
  await moveOrigin(app, "http://localhost:8080");
  expect(await moveOrigin(app, "http://localhost:80")).toBe(1);
  expect(await addressesOf(app)).toEqual(before);
});

test("addresses at another provider stay unchanged", async () => {
  const app = await testAppAt("http://localhost:8080");
  const calendar = "https://calendly.com/anna";
  await app.transaction(async (connection) => {
    const [practice] = await connection.select().from(practices).limit(1);
    await connection.update(practices)
      .set({
        eventTypeUri: "https://api.calendly.com/event_types/AAAAAAAAAAAAAAAA",
        schedulingUrl: `${calendar}/60min`,
      })
      .where(eq(practices.id, practice!.id));
    await connection.update(therapists)
      .set({ calendarUrl: calendar })
      .where(eq(therapists.id, practice!.therapistId));
  });

  await moveOrigin(app, "https://heaolu.example");
  const elsewhere = await app.read
    .select({ url: practices.schedulingUrl }).from(practices)
    .where(not(like(practices.schedulingUrl, "https://heaolu.example/%")));
  expect(elsewhere).toEqual([{ url: `${calendar}/60min` }]);
  const [{ left } = { left: 0 }] = await app.read
    .select({ left: count() }).from(therapists).where(sql`calendar_url = ${calendar}`);
  expect(left).toBe(1);
});

test("an empty database has no origin to replace", async () => {
  const database = await openNewDatabase(join(directory, "empty", "app.db"));
  opened.push(database);
  expect(await moveOrigin(database, "https://heaolu.example")).toBe(0);
});
