import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { count } from "drizzle-orm";
import type { Database } from "db/database.ts";
import { changes } from "db/schema/changes.ts";
import { calendarImports } from "db/schema/scheduling.ts";
import type { CalendarImport } from "../../../domain/calendar-import.ts";
import type { AvailabilityEditor } from "../../../ports/scheduling/availability.ts";
import { refused } from "../scheduling-fixture.testing.ts";
import { embeddedScheduling } from "./embedded.ts";
import { openFixture, testPersistence } from "./embedded-fixture.testing.ts";
import { hour } from "../../../domain/duration.ts";

let fixture: Awaited<ReturnType<typeof openFixture>>;
let editor: AvailabilityEditor;
let database: Database;

beforeAll(async () => {
  fixture = await openFixture();
  database = fixture.database;
  editor = fixture.scheduling.availability!;
});
afterAll(() => fixture.close());
beforeEach(() => database.transaction((tx) => tx.delete(calendarImports)));

function calendar(id: string, more: Partial<CalendarImport> = {}): CalendarImport {
  return {
    id,
    kind: "url",
    name: "Work",
    url: `https://calendar.example/${id}.ics`,
    etag: null,
    readAt: fixture.now,
    nextReadAt: fixture.now,
    failures: 0,
    lastError: null,
    busyTimes: 0,
    coversUntil: fixture.now + hour,
    unread: { events: 2, rules: ["FREQ=SECONDLY"], timeZones: ["Nowhere"] },
    createdAt: fixture.now,
    updatedAt: fixture.now,
    ...more,
  };
}

function busy(...hours: number[]) {
  return hours.map((at) => ({
    startsAt: fixture.now + at * hour,
    endsAt: fixture.now + (at + 1) * hour,
  }));
}

async function countChanges(): Promise<number> {
  const [row] = await database.read.select({ number: count() }).from(changes);
  return row!.number;
}

test("an import stores busy times and an encrypted URL", async () => {
  const added = await editor.addImport(fixture.anna, calendar("a"), busy(1, 3));
  expect(added).toEqual(calendar("a", { busyTimes: 2 }));
  expect(await editor.listImports(fixture.anna)).toEqual([added]);
  expect(await editor.findImport(fixture.anna, "a")).toEqual(added);
  const [row] = await database.read.select().from(calendarImports);
  expect(new TextDecoder("latin1").decode(row!.urlSealed!)).not.toContain("calendar.example");
});

test("another account cannot find or remove an import", async () => {
  await editor.addImport(fixture.anna, calendar("a"), busy(1));
  expect(await editor.listImports(fixture.bert)).toEqual([]);
  expect(await editor.findImport(fixture.bert, "a")).toBeNull();
  await refused("ERR_NOT_FOUND", editor.removeImport(fixture.bert, "a"));
  expect(await editor.listImports(fixture.anna)).toHaveLength(1);
});

test("a reading writes only the busy times that differ", async () => {
  await editor.addImport(fixture.anna, calendar("a"), busy(1, 3, 5));
  const changesBefore = await countChanges();
  await editor.saveImport(calendar("a"), busy(1, 3, 5));
  await editor.saveImport(calendar("a"), null);
  expect(await countChanges()).toBe(changesBefore);
  const saved = await editor.saveImport(calendar("a"), busy(1, 4, 5, 7));
  expect(await countChanges()).toBe(changesBefore + 3);
  expect(saved.busyTimes).toBe(4);
  expect((await editor.findImport(fixture.anna, "a"))?.busyTimes).toBe(4);
});

test("imported times block bookings until the import is removed, and are recorded as changes", async () => {
  const day = { from: fixture.now, to: fixture.now + 24 * hour };
  const free = async () =>
    (await fixture.scheduling.listAvailableTimes(fixture.session, day, fixture.now)).length;
  const before = await free();
  await editor.addImport(fixture.anna, calendar("a"), busy(4));
  expect(await free()).toBeLessThan(before);
  const changesBefore = await countChanges();
  await editor.removeImport(fixture.anna, "a");
  expect(await free()).toBe(before);
  expect(await countChanges()).toBeGreaterThan(changesBefore);
});

test("due imports are listed, the longest overdue first", async () => {
  await editor.addImport(fixture.anna, calendar("a", { nextReadAt: fixture.now - 1 }), []);
  await editor.addImport(fixture.bert, calendar("b", { nextReadAt: fixture.now - 2 }), []);
  await editor.addImport(fixture.anna, calendar("c", { nextReadAt: fixture.now + 1 }), []);
  await editor.addImport(fixture.anna, calendar("d", { kind: "file", nextReadAt: null }), []);
  const due = await editor.listDueImports(fixture.now, 10);
  expect(due.map(({ ownerUri, calendar }) => [ownerUri, calendar.id]))
    .toEqual([[fixture.bert, "b"], [fixture.anna, "a"]]);
  expect(await editor.listDueImports(fixture.now, 1)).toHaveLength(1);
});

test("a URL encrypted with another key is null, the rest is readable", async () => {
  await editor.addImport(fixture.anna, calendar("a"), busy(1));
  const importKey = [new Uint8Array(32).fill(7)] as const;
  const other = embeddedScheduling({
    persistence: testPersistence(database, importKey),
    changes: fixture.changes,
    publicUrl: "http://localhost:8000",
  });
  const lost = calendar("a", { url: null, busyTimes: 1 });
  expect(await other.availability!.findImport(fixture.anna, "a")).toEqual(lost);
  await other.availability!.saveImport(lost, null);
  expect((await editor.findImport(fixture.anna, "a"))?.url).toBe("https://calendar.example/a.ics");
});

test("an account has at most ten imports", async () => {
  for (let nth = 0; nth < 10; nth++) await editor.addImport(fixture.anna, calendar(`${nth}`), []);
  await refused("ERR_INVALID_INPUT", editor.addImport(fixture.anna, calendar("more"), []));
});
