import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "db/database.ts";
import type { ColumnKeys } from "db/encrypted-column.ts";
import {
  availabilityRules,
  eventTypes,
  schedulingAccounts,
  schedulingPlaces,
} from "db/schema/scheduling.ts";
import { openNewDatabase } from "tests/support/new-database.ts";
import type { ChangeFeed } from "../../../ports/change-feed.ts";
import { followChanges } from "../../../read-models/follow-changes.ts";
import { libsqlPersistence } from "../../persistence/libsql/persistence.ts";
import type { Fixture } from "../scheduling-fixture.testing.ts";
import { embeddedScheduling } from "./embedded.ts";

const publicUrl = "http://localhost:8000";

/** The contract's fixture on a new database file. */
export async function openFixture() {
  const folder = await mkdtemp(join(tmpdir(), "scheduling-"));
  const fixture = await fixtureOn(await openNewDatabase(join(folder, "test.db")));
  return {
    ...fixture,
    async close() {
      await fixture.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The contract's fixture on an empty database. */
async function fixtureOn(
  database: Database,
): Promise<Fixture & { database: Database; changes: ChangeFeed }> {
  await setUp(database);
  const persistence = testPersistence(database);
  const changes = followChanges(persistence, console.error);
  const scheduling = embeddedScheduling({ persistence, changes, publicUrl });
  return {
    scheduling,
    database,
    changes,
    now: Date.parse("2026-11-16T04:00:00Z"),
    anna: scheduling.resourceUri("users/anna-id"),
    bert: scheduling.resourceUri("users/bert-id"),
    session: scheduling.resourceUri("event_types/session"),
    inPerson: scheduling.resourceUri("event_types/in-person"),
    retired: scheduling.resourceUri("event_types/retired"),
    berts: scheduling.resourceUri("event_types/berts"),
    page: { account: "anna", slug: "session" },
    supports: { places: true, cancellers: true, successors: true },
    close() {
      changes.close();
      return database.close();
    },
  };
}

export function testPersistence(database: Database, importKey: ColumnKeys = [new Uint8Array(32)]) {
  return libsqlPersistence(database, {
    noteKey: importKey,
    importKey,
    factorKey: importKey,
    roomKey: new Uint8Array(32),
  });
}

async function setUp(database: Database): Promise<void> {
  const made = { createdAt: 0, updatedAt: 0 };
  await database.transaction(async (tx) => {
    for (const name of ["anna", "bert"]) {
      const accountId = `${name}-id`;
      await tx.insert(schedulingAccounts).values({
        id: accountId,
        slug: name,
        name,
        email: `${name}@example.org`,
        timeZone: "Europe/Tallinn",
        bufferMinutes: 10,
        minimumNoticeMinutes: 120,
        horizonDays: 120,
        stepMinutes: 60,
        ...made,
      });
      await tx.insert(schedulingPlaces).values({ id: `${name}-room`, accountId, name: "Pikk 1" });
      for (const weekday of [1, 2, 3, 4, 5]) {
        await tx.insert(availabilityRules).values({
          id: `${name}-${weekday}`,
          accountId,
          weekday,
          fromMinute: 9 * 60,
          toMinute: 17 * 60,
          placeId: weekday === 1 ? null : `${name}-room`,
        });
      }
    }
    const type = {
      description: "",
      durationMinutes: 50,
      customQuestions: [],
      color: "#206546",
      position: 0,
      active: true,
      ...made,
    };
    const both = ["VIDEO_CALL", "IN_PERSON"];
    const annas = { ...type, accountId: "anna-id" };
    await tx.insert(eventTypes).values([
      { ...annas, id: "session", slug: "session", name: "Session", meetingTypes: both },
      {
        ...annas,
        id: "in-person",
        slug: "in-person",
        name: "In person",
        meetingTypes: ["IN_PERSON"],
        position: 1,
      },
      {
        ...annas,
        id: "retired",
        slug: "retired",
        name: "Retired",
        meetingTypes: both,
        active: false,
      },
      {
        ...type,
        accountId: "bert-id",
        id: "berts",
        slug: "session",
        name: "Session",
        meetingTypes: both,
      },
    ]);
  });
}

/** Adds an event type to Anna's account: 50 minutes, by video or in person. Returns its uri. */
export async function addType(
  database: Database,
  type: Partial<typeof eventTypes.$inferInsert> & { id: string },
): Promise<string> {
  await database.transaction((tx) =>
    tx.insert(eventTypes).values({
      accountId: "anna-id",
      slug: type.id,
      name: type.id,
      durationMinutes: 50,
      meetingTypes: ["VIDEO_CALL", "IN_PERSON"],
      customQuestions: [],
      color: "#206546",
      position: 9,
      active: true,
      createdAt: 0,
      updatedAt: 0,
      ...type,
    })
  );
  return `http://localhost:8000/api/calendly/event_types/${type.id}`;
}
