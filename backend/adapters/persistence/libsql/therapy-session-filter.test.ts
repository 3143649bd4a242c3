import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import Sqlite from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "db/database.ts";
import { finish, statusAt, type TherapySession } from "../../../domain/therapy-session.ts";
import type { TherapySessionFilter } from "../../../domain/therapy-session-search.ts";
import { type OwnerRole, sqlFilter } from "./therapy-session-filter.ts";
import { hour } from "../../../domain/duration.ts";
import { monday, openPeople, session } from "./therapy-sessions.testing.ts";
import { libsqlTherapySessions } from "./therapy-sessions.ts";

const noteKey = [randomBytes(32)] as const;
const practitioners = ["kadri", "olev"];
const clients = ["mari", "juri", "anna"];
const practices = ["MASSAGE", "REIKI", "COACHING"];

let folder: string;
let database: Database;
const all: TherapySession[] = [];

/** Sessions two hours apart around Monday: overlapping cancelled ones, and ended ones that are not finished yet. */
beforeAll(async () => {
  ({ folder, database } = await openPeople());
  for (let nth = 0; nth < 60; nth++) {
    const startsAt = monday + (Math.floor(nth / 2) - 15) * 2 * hour;
    const isCancelled = nth % 5 === 0;
    all.push(session(`s${nth}`, {
      therapistId: practitioners[nth % 2]!,
      userId: clients[(nth * 7) % 3 === 0 ? 0 : 1 + nth % 2]!,
      practiceType: practices[(nth * 5) % 3]!,
      startsAt,
      status: isCancelled ? "cancelled" : "booked",
      cancelledAt: isCancelled ? 1 : null,
      cancelledBy: isCancelled ? "client" : null,
    }));
  }
  await database.transaction(async (connection) => {
    const sessions = libsqlTherapySessions(connection, { noteKey, roomKey: noteKey[0] });
    for (const one of all) {
      await sessions.add(one);
      if (one.status === "booked" && one.endsAt < monday - 10 * hour) {
        await sessions.save(Object.assign(one, finish(one, one.endsAt)));
      }
    }
  });
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const time = fc.integer({ min: -40, max: 40 }).map((hours) => monday + hours * hour);

function filters(counterparts: string[]): fc.Arbitrary<TherapySessionFilter> {
  const counterpartPractice = fc.record({
    counterpartId: fc.constantFrom(...counterparts),
    practiceType: fc.constantFrom(...practices),
  });
  return fc.record({
    now: time,
    status: maybe(fc.constantFrom("booked" as const, "finished" as const, "cancelled" as const)),
    when: maybe(fc.constantFrom("upcoming" as const, "past" as const)),
    practiceType: maybe(fc.constantFrom(...practices, "NOTHING")),
    counterpartId: maybe(fc.constantFrom(...counterparts, "unknown")),
    from: maybe(time),
    to: maybe(time),
    found: maybe(fc.record({
      counterpartPractices: fc.array(counterpartPractice, { maxLength: 4 }),
      sessionIds: fc.array(fc.integer({ min: 0, max: 70 }).map((nth) => `s${nth}`), {
        maxLength: 9,
      }),
    })),
  });
}

function matches(role: OwnerRole, one: TherapySession, filter: TherapySessionFilter): boolean {
  const { now, status, when, practiceType, counterpartId, from, to, found } = filter;
  const counterpart = role === "client" ? one.therapistId : one.userId;
  return (status === undefined || statusAt(one, now) === status) &&
    (when === undefined || (one.endsAt > now) === (when === "upcoming")) &&
    (practiceType === undefined || one.practiceType === practiceType) &&
    (counterpartId === undefined || counterpart === counterpartId) &&
    (from === undefined || one.startsAt >= from) &&
    (to === undefined || one.startsAt < to) &&
    (found === undefined || found.sessionIds.includes(one.id) ||
      found.counterpartPractices.some((pair) =>
        pair.counterpartId === counterpart && pair.practiceType === one.practiceType
      ));
}

const cases = {
  client: { owners: clients, counterparts: practitioners },
  therapist: { owners: practitioners, counterparts: clients },
};

test.each(["client", "therapist"] as const)(
  "the pages of a %s's filtered list contain exactly the matching sessions, in order",
  async (role) => {
    const { owners, counterparts } = cases[role];
    const sessions = libsqlTherapySessions(database.read, { noteKey, roomKey: noteKey[0] });
    const list = role === "client" ? sessions.listOfClient : sessions.listOfTherapist;
    const order = fc.constantFrom("latest" as const, "soonest" as const);
    const limits = fc.integer({ min: 1, max: 9 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...owners),
        filters(counterparts),
        order,
        limits,
        async (owner, filter, order, limit) => {
          const expected = all
            .filter((one) => (role === "client" ? one.userId : one.therapistId) === owner)
            .filter((one) => matches(role, one, filter))
            .sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1))
            .map(({ id }) => id);
          if (order === "latest") expected.reverse();
          const walked: string[] = [];
          let cursor: string | undefined;
          do {
            const page = await list(owner, { limit, cursor, order, filter });
            expect(page.items.length).toBeLessThanOrEqual(limit);
            walked.push(...page.items.map(({ id }) => id));
            cursor = page.nextCursor ?? undefined;
          } while (cursor !== undefined);
          expect(walked).toEqual(expected);
        },
      ),
      { numRuns: 150 },
    );
  },
);

test("each practice with a counterpart is listed once", async () => {
  const sessions = libsqlTherapySessions(database.read, { noteKey, roomKey: noteKey[0] });
  const pairs = await sessions.listClientPracticesOfTherapist("kadri");
  const expected = new Set(
    all.filter(({ therapistId }) => therapistId === "kadri")
      .map(({ userId, practiceType }) => `${userId} ${userId} ${practiceType}`),
  );
  expect(
    pairs.map(({ counterpartId, name, practiceType }) => `${counterpartId} ${name} ${practiceType}`)
      .sort(),
  )
    .toEqual([...expected].sort());
  expect(
    (await sessions.listTherapistPracticesOfClient("mari")).map(({ counterpartId }) =>
      counterpartId
    ),
  )
    .toEqual(expect.arrayContaining(practitioners));
});

test.each(["client", "therapist"] as const)(
  "a %s's list uses its index without sorting, in both orders and from any page",
  (role) => {
    const filter: TherapySessionFilter = { now: monday, status: "booked", when: "upcoming" };
    for (const order of ["latest", "soonest"] as const) {
      const cursor = btoa(`${order} ${monday} s1`).replaceAll("=", "");
      const { where } = sqlFilter(role, "mari", { limit: 20, cursor, order, filter });
      const direction = sql.raw(order === "latest" ? "desc" : "asc");
      const plan = planOf(sql`
        select id from therapy_sessions where ${where}
        order by starts_at ${direction}, id ${direction} limit 20
      `);
      const index = role === "client" ? "therapy_sessions_user" : "therapy_sessions_therapist";
      expect(plan).toMatch(new RegExp(`SEARCH therapy_sessions USING (COVERING )?INDEX ${index} `));
      expect(plan).not.toContain("TEMP B-TREE");
    }
  },
);

function planOf(query: SQL): string {
  const { sql: text, params } = new SQLiteSyncDialect().sqlToQuery(query);
  const file = new Sqlite(join(folder, "test.db"), { readonly: true });
  const rows = file.prepare(`explain query plan ${text}`).all(...params.map(() => 1));
  file.close();
  return rows.map((row) => (row as { detail: string }).detail).join("\n");
}
