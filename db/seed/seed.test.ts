import { count, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openNewDatabase } from "tests/support/new-database.ts";
import type { Database } from "../database.ts";
import { adminActions } from "../schema/admin-actions.ts";
import { assistants } from "../schema/assistants.ts";
import { changes } from "../schema/changes.ts";
import { courseAnswers, courseCertificates, courseEnrolments, courses } from "../schema/courses.ts";
import { domainValues } from "../schema/domain-values.ts";
import { invitations } from "../schema/invitations.ts";
import { leads } from "../schema/leads.ts";
import { eventTypes, invitees, scheduledEvents, schedulingAccounts } from "../schema/scheduling.ts";
import { therapistDrafts, therapistVersions } from "../schema/therapist-drafts.ts";
import { reviewReports, reviews } from "../schema/reviews.ts";
import { certificates, practices, therapists, therapistTexts } from "../schema/therapists.ts";
import {
  recommendations,
  therapySessionComments,
  therapySessionHistory,
  therapySessions,
} from "../schema/therapy-sessions.ts";
import { uploads } from "../schema/uploads.ts";
import { users } from "../schema/users.ts";
import { type DemoSettings, seedDemo } from "./seed-demo.ts";
import { seedDomainValues } from "./seed-domain-values.ts";

const directory = await Deno.makeTempDir({ prefix: "seed-" });
const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  await Deno.remove(directory, { recursive: true });
});

const now = Date.parse("2026-11-20T09:30:00Z");

async function freshDatabase(): Promise<Database> {
  const database = await openNewDatabase(join(directory, crypto.randomUUID(), "app.db"));
  opened.push(database);
  return database;
}

async function filled(overrides: Partial<DemoSettings> = {}) {
  const database = await freshDatabase();
  const files = new Map<string, string>();
  const settings: DemoSettings = {
    now,
    publicUrl: "http://localhost:8080",
    password: "a demo password",
    hashPassword: (password) => Promise.resolve(`hash of ${password}`),
    blurOf: (picture) => Promise.resolve(`blur of ${picture.length} bytes`),
    putFile: (key, bytes, contentType) => {
      files.set(key, `${contentType} ${new TextDecoder().decode(bytes)}`);
      return Promise.resolve();
    },
    encryptText: (note, id) => new TextEncoder().encode(`encrypted ${id} ${note}`),
    isPublicHoliday: (dayNumber) => dayNumber === holiday,
    consents: [{ purpose: "notes", version: 1, language: "et", textHash: "hash of the terms" }],
    ...overrides,
  };
  await seedDomainValues(database);
  const done = await seedDemo(database, settings);
  return { database, files, settings, done };
}

const day = 86_400_000;
/** A Tuesday that the demo would otherwise use. */
const holiday = Date.parse("2026-11-24") / day;

const marketplace = await filled();
const { read } = marketplace.database;

const rowsOf = (table: SQLiteTable) => read.select({ rows: count() }).from(table).get();

async function countBy(query: string): Promise<Record<string, number>> {
  const rows = await read.all<[string, number]>(sql.raw(query));
  return Object.fromEntries(rows);
}

test("without the demo the database has only domain values", async () => {
  const database = await freshDatabase();
  expect(await seedDomainValues(database)).toBe(73);

  const codes = await database.read.select({
    code: domainValues.domainCode,
    values: count(),
  }).from(domainValues).groupBy(domainValues.domainCode);
  expect(codes).toEqual([
    { code: "CITY", values: 5 },
    { code: "GENDER", values: 2 },
    { code: "LANGUAGE", values: 3 },
    { code: "MEETING_TYPE", values: 2 },
    { code: "THERAPY_TYPE", values: 35 },
    { code: "WAY_OF_HELPING", values: 26 },
  ]);
  for (const table of [users, therapists, schedulingAccounts, leads]) {
    expect(await database.read.select().from(table)).toEqual([]);
  }
});

test("seeding corrects outdated domain values and leaves the others unchanged", async () => {
  const database = await freshDatabase();
  await seedDomainValues(database);
  const before = await database.read.select().from(domainValues);
  await database.transaction(async (connection) => {
    await connection.update(domainValues)
      .set({ labels: { et: "vana", en: "old", ru: "старое" } })
      .where(sql`code = 'TARTU'`);
    await connection.delete(domainValues).where(sql`code = 'NARVA'`);
  });

  expect(await seedDomainValues(database)).toBe(2);
  expect(await seedDomainValues(database)).toBe(0);
  const after = await database.read.select().from(domainValues);
  expect(new Set(after.map((row) => JSON.stringify(row)))).toEqual(
    new Set(before.map((row) => JSON.stringify(row))),
  );
});

test("the demo fills every table", async () => {
  expect(marketplace.done).toBe(true);
  const expected: [SQLiteTable, number][] = [
    [users, 138],
    [assistants, 2],
    [therapists, 60],
    [therapistTexts, 180],
    [therapistVersions, 60],
    [therapistDrafts, 2],
    [practices, 204],
    [eventTypes, 204],
    [certificates, 134],
    [reviews, 170],
    [reviewReports, 1],
    [schedulingAccounts, 60],
    [therapySessions, 3016],
    [scheduledEvents, 2927],
    [invitees, 3017],
    [therapySessionHistory, 3017 + 2743 + 254 + 89],
    [therapySessionComments, 36 + 12],
    [courses, 6],
    [courseEnrolments, 2],
    [courseAnswers, 1],
    [courseCertificates, 1],
    [recommendations, 6],
    [leads, 8],
    [invitations, 3],
    [uploads, 3],
    [adminActions, 90],
  ];
  for (const [table, rows] of expected) expect(await rowsOf(table)).toEqual({ rows });

  expect(await countBy("select show_in_search, count(*) from therapists group by 1"))
    .toEqual({ 0: 4, 1: 56 });
  expect(await countBy("select status, count(*) from therapy_sessions group by 1"))
    .toEqual({ booked: 19, cancelled: 254, finished: 2743 });
  expect(await countBy("select status, count(*) from scheduled_events group by 1"))
    .toEqual({ active: 2672, canceled: 255 });
  expect(
    await countBy("select language, count(*) from reviews where status = 'published' group by 1"),
  )
    .toEqual({ et: 99, en: 30, ru: 39 });
  expect(
    await countBy("select 'notes', count(*) from therapy_sessions where note_sealed is not null"),
  )
    .toEqual({ notes: 62 });
  expect(await read.all(sql`pragma foreign_key_check`)).toEqual([]);
});

test("all codes in the demo are domain values", async () => {
  const unknown = await read.all(sql`
    with used (domain_code, code) as (
      select 'GENDER', gender from therapists
      union select 'CITY', city from therapists
      union select 'CITY', city from therapist_locations
      union select 'LANGUAGE', language from therapist_languages
      union select 'WAY_OF_HELPING', way_of_helping from therapist_ways_of_helping
      union select 'THERAPY_TYPE', type from practices
      union select 'MEETING_TYPE', value from practices, json_each(practices.meeting_types)
      union select 'THERAPY_TYPE', value from certificates, json_each(certificates.practices)
      union select 'THERAPY_TYPE', value from recommendations, json_each(recommendations.practices)
    )
    select * from used where not exists (
      select 1 from domain_values as known
      where known.domain_code = used.domain_code and known.code = used.code
    )`);
  expect(unknown).toEqual([]);
});

test("the demo practitioners are linked to their users, and one of the users is the admin", async () => {
  const linked = await countBy(`
    select email || ' ' || slug, is_admin from (
      select users.email, slug, is_admin from therapists join users on users.id = user_id
    )`);
  expect(linked).toEqual({
    "therapist1@demo.heaolu.ee maarja-liis-tammelaid": 0,
    "therapist2@demo.heaolu.ee tatjana-zaretsnaja": 0,
    "therapist3@demo.heaolu.ee rasmus-tihase": 0,
  });
  expect(await countBy("select email, 1 from users where is_admin = 1"))
    .toEqual({ "admin@demo.heaolu.ee": 1, "admin2@demo.heaolu.ee": 1 });
  expect(await countBy("select email, 1 from users where email_verified_at is null")).toEqual({});
});

test("does nothing when the database has users", async () => {
  const before = await rowsOf(changes);
  expect(await seedDemo(marketplace.database, marketplace.settings)).toBe(false);
  expect(await rowsOf(changes)).toEqual(before);

  const database = await freshDatabase();
  await database.transaction(async (connection) => {
    const [user] = await read.select().from(users).limit(1);
    await connection.insert(users).values(user!);
  });
  expect(await seedDemo(database, marketplace.settings)).toBe(false);
});

test("two runs on one day write the same rows and pictures", async () => {
  const later = await filled({ now: now + 5 * 3_600_000 });
  const names = await read.values<[string]>(sql`select name from sqlite_master where type = 'table'
    and name not like 'sqlite%' and name not like '\\_\\_drizzle%' escape '\\'
    and name not like 'therapist_words%' and name <> 'therapist_vocabulary'`);
  expect(names.length).toBeGreaterThan(25);
  for (const [name] of names) {
    const rows = sql.raw(`select * from ${name}`);
    expect(await later.database.read.all(rows), name).toEqual(await read.all(rows));
  }
  expect(later.files).toEqual(marketplace.files);
});

test("a failed run leaves the database empty, and the next one succeeds", async () => {
  const database = await freshDatabase();
  await database.transaction(async (connection) => {
    await connection.run(sql`create trigger no_leads before insert on leads begin
      select raise(abort, 'no room'); end`);
  });
  await expect(seedDemo(database, marketplace.settings)).rejects.toThrow();
  expect(await database.read.select().from(users)).toEqual([]);
  await database.transaction(async (connection) => {
    await connection.run(sql`drop trigger no_leads`);
  });
  expect(await seedDemo(database, marketplace.settings)).toBe(true);
});

test("the way in is shown: leads in each state, invitations, a waiting profile and documents", async () => {
  expect(await countBy("select state, count(*) from leads group by 1"))
    .toEqual({ new: 1, confirmed: 2, contacted: 1, invited: 3, declined: 1 });
  expect(
    await countBy(
      `select leads.email || case when expires_at > ${now} then ' open' else ' over' end, 1
      from invitations join leads on leads.id = lead_id where leads.state = 'invited'`,
    ),
  ).toEqual({
    "german.ossokin@demo.heaolu.ee open": 1,
    "marge.teivas@demo.heaolu.ee open": 1,
    "jukka.savikurki@demo.heaolu.ee over": 1,
  });
  expect(
    await countBy(
      "select slug, wants_search - show_in_search from therapists where approval = 'waiting'",
    ),
  ).toEqual({ "oksana-vereskova": 1 });
  const documents = await countBy(`select file_key, uploads.bytes from certificates
    join uploads on uploads.id = upload_id where certificates.state = 'waiting'`);
  const stored = [...marketplace.files].filter(([key]) => key.startsWith("private/"));
  expect(Object.keys(documents).toSorted()).toEqual(stored.map(([key]) => key).toSorted());
  for (const [key, file] of stored) {
    expect(key).toMatch(/^private\/[0-9a-f-]{36}-[0-9a-f]{12}\.pdf$/);
    expect(file).toMatch(/^application\/pdf %PDF-1\.4\n[\x20-\x7e\n]+%%EOF\n$/);
  }
});

test("every referenced picture is stored, as an SVG without external resources", async () => {
  const named = await countBy(`
    select picture_key, 1 from therapists
    union select picture_key, 1 from users where picture_key is not null
    union select file_key, 1 from therapist_media`);
  const files = [...marketplace.files].filter(([key]) => !key.startsWith("private/"));
  expect(Object.keys(named).toSorted()).toEqual(files.map(([key]) => key).toSorted());
  for (const [key, file] of files) {
    expect(key).toMatch(/^(portraits|photos)\/[a-z-]+(-\d)?-[0-9a-f]{12}\.svg$/);
    expect(file).toMatch(/^image\/svg\+xml <svg [^>]*>.*<\/svg>$/);
    expect(file).not.toMatch(/NaN|undefined|href|url\(|<script|style/);
  }
  const blurred = await countBy(
    "select picture_blur like 'blur of %', count(*) from therapists group by 1",
  );
  expect(blurred).toEqual({ 1: 60 });
  const portraits = [...marketplace.files].filter(([key]) => key.startsWith("portraits/"));
  expect(new Set(portraits.map(([, svg]) => svg)).size).toBe(60);
});
