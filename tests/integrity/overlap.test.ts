import fc from "fast-check";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "libsql";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { drawn } from "../support/drawn.ts";
import { copyNewDatabase } from "../support/new-database.ts";

/**
 * The database alone, without application code: plain statements write rows in random order, and
 * after each one a comparison of all pairs checks for overlaps.
 */
const quarter = 900_000;
const origin = Date.parse("2026-11-24T06:00:00Z");
const now = origin - 86_400_000;

let folder: string;
let file: Sqlite.Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "overlap-"));
  const path = join(folder, "test.db");
  await copyNewDatabase(path);
  file = new Sqlite(path);
  file.exec("pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = on");
  for (const id of ["one", "two", "three"]) {
    file.exec(`
      insert into users (id, email, email_key, name, language, time_zone, created_at, updated_at)
        values ('${id}', '${id}@a.ee', '${id}@a.ee', '${id}', 'et', 'Europe/Tallinn', 0, 0);
      insert into therapists (id, slug, name, email, gender, city, calendar_url,
        accepting_new_clients, show_in_search, created_at, updated_at)
        values ('${id}', '${id}', '${id}', '${id}@a.ee', 'MALE', 'TARTU', '', 'yes', 1, 0, 0);
      insert into scheduling_accounts (id, slug, name, email, time_zone, buffer_minutes,
        minimum_notice_minutes, horizon_days, step_minutes, created_at, updated_at)
        values ('${id}', '${id}', '${id}', '${id}@a.ee', 'Europe/Tallinn', 0, 0, 60, 15, 0, 0);
      insert into event_types (id, account_id, slug, name, duration_minutes, meeting_types,
        custom_questions, color, position, active, created_at, updated_at)
        values ('${id}', '${id}', 'x', 'x', 60, '[]', '[]', '#000', 0, 1, 0, 0);
      insert into practices (id, therapist_id, position, type, duration_minutes, price_cents,
        meeting_types, intro, event_type_uri, scheduling_url)
        values ('${id}', '${id}', 0, 'MASSAGE', 60, 0, '[]', 0, '${id}', '');
    `);
  }
});

afterAll(async () => {
  file.close();
  await rm(folder, { recursive: true });
});

beforeEach(empty);

function empty() {
  file.exec(`delete from holds; delete from scheduled_events; delete from therapy_sessions;
    delete from practice_companions`);
}

type Whose = "one" | "two" | "three";
type Time = { start: number; length: number };
type Step = Time & { row: number; whose: Whose; other: Whose; clock: number } & {
  do:
    | "hold"
    | "release"
    | "book"
    | "cancel event"
    | "revive event"
    | "move event"
    | "session"
    | "cancel session"
    | "revive session"
    | "move session"
    | "hand session over";
};

const whose = fc.constantFrom<Whose>("one", "two");
const whoseTogether = fc.constantFrom<Whose>("one", "three", "three", "two");
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom<Step["do"]>(
    "hold",
    "release",
    "book",
    "cancel event",
    "revive event",
    "move event",
    "session",
    "cancel session",
    "revive session",
    "move session",
    "hand session over",
  ),
  row: fc.nat(12),
  whose,
  other: whose,
  start: fc.nat(16),
  length: fc.integer({ min: 1, max: 6 }),
  clock: fc.nat(10),
});

const statements: Record<Step["do"], string> = {
  "hold": `insert into holds (id, account_id, event_type_id, starts_at, ends_at, secret_hash,
    holder_hash, created_at, expires_at) values (:id, :whose, :whose, :from, :to, '', '', :now, :now + 300000)`,
  "release": "delete from holds where id = :id",
  "book":
    `insert into scheduled_events (id, account_id, event_type_id, name, status, starts_at, ends_at,
    meeting_type, place, created_at, updated_at)
    values (:id, :whose, :whose, 'x', 'active', :from, :to, 'VIDEO_CALL', '', :now, :now)`,
  "cancel event":
    "update scheduled_events set status = 'canceled', updated_at = :now where id = :id",
  "revive event": "update scheduled_events set status = 'active', updated_at = :now where id = :id",
  "move event":
    "update scheduled_events set starts_at = :from, ends_at = :to, updated_at = :now where id = :id",
  "session":
    `insert into therapy_sessions (id, therapist_id, user_id, event_uri, invitee_uri, status,
    starts_at, ends_at, time_zone, practice_type, intro, price_cents, meeting_type, place,
    cancellation_notice_hours, created_at, updated_at)
    values (:id, :whose, :other, :id, :id, 'booked', :from, :to, 'Europe/Tallinn', 'MASSAGE', 0, 0,
      'VIDEO_CALL', '', 24, :now, :now)`,
  "cancel session":
    "update therapy_sessions set status = 'cancelled', updated_at = :now where id = :id",
  "revive session":
    "update therapy_sessions set status = 'booked', updated_at = :now where id = :id",
  "move session":
    "update therapy_sessions set starts_at = :from, ends_at = :to, updated_at = :now where id = :id",
  "hand session over":
    "update therapy_sessions set therapist_id = :whose, user_id = :other where id = :id",
};

function holdTogether() {
  file.exec(`insert into practice_companions (practice_id, therapist_id, event_type_id, account_id,
    position, state, invited_at, answered_at) values ('one', 'three', 'one', 'three', 0, 'agreed', 0, 0)`);
}

/** True when the database changed a row; any refusal must come from our triggers. */
function take(step: Step): boolean {
  const from = origin + step.start * quarter;
  const values: Record<string, unknown> = {
    id: `${step.do === "hold" || step.do === "release" ? "hold" : "row"} ${step.row}`,
    whose: step.whose,
    other: step.other,
    from,
    to: from + step.length * quarter,
    now: now + step.clock * 60_000,
  };
  const sql = statements[step.do];
  const named = [...sql.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  try {
    const statement = file.prepare(sql.replaceAll(/:\w+/g, "?"));
    return statement.run(...named.map((name) => values[name])).changes > 0;
  } catch (error) {
    expect(String(error)).toMatch(/ERR_SLOT_TAKEN|ERR_CLIENT_BUSY|ERR_ILLEGAL|UNIQUE constraint/);
    return false;
  }
}

type Row = { id: string; whose: string; starts_at: number; ends_at: number };

function all<Found>(sql: string): Found[] {
  return file.prepare(sql).all() as Found[];
}

function overlapping(rows: Row[]): [Row, Row][] {
  return rows.flatMap((one, index) =>
    rows.slice(index + 1)
      .filter((other) =>
        one.whose === other.whose && one.starts_at < other.ends_at && other.starts_at < one.ends_at
      )
      .map((other): [Row, Row] => [one, other])
  );
}

function clashes() {
  const columns = "id, starts_at, ends_at";
  return [
    // Holds that are still active at the latest time of any step.
    overlapping(all(`select ${columns}, account_id as whose from scheduled_events
      where status = 'active'
      union all select ${columns}, account_id from holds where expires_at > ${now} + 600000
      union all select coalesce(event_id, hold_id), starts_at, ends_at, account_id
      from companion_times where canceled_at is null and (event_id is not null or hold_id in
        (select id from holds where expires_at > ${now} + 600000))`)),
    overlapping(all(`select ${columns}, therapist_id as whose from therapy_sessions
      where status <> 'cancelled'`)),
    overlapping(all(`select ${columns}, user_id as whose from therapy_sessions
      where status <> 'cancelled'`)),
  ].flat();
}

test("no order of writes produces an overlap", () => {
  let taken = 0;
  let tried = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: "max" }), (steps) => {
      empty();
      for (const next of steps) {
        tried++;
        if (take(next)) taken++;
        expect(clashes()).toEqual([]);
      }
    }),
    drawn(100),
  );
  // The property means something only if both outcomes are frequent.
  expect(taken).toBeGreaterThan(200);
  expect(tried - taken).toBeGreaterThan(200);
});

test("no order of writes produces an overlap of a session together", () => {
  const both = fc.record({ next: step, whose: whoseTogether });
  let [taken, shared] = [0, 0];
  fc.assert(
    fc.property(fc.array(both, { maxLength: 40, size: "max" }), (steps) => {
      empty();
      holdTogether();
      for (const { next, whose } of steps) {
        if (take({ ...next, whose })) taken++;
        expect(clashes()).toEqual([]);
        expect(all(`select 1 from companion_times as taken join scheduled_events as event
          on event.id = event_id where taken.starts_at <> event.starts_at
          or (taken.canceled_at is null) <> (event.status = 'active')`)).toEqual([]);
      }
      shared += all("select 1 from companion_times where canceled_at is null").length;
    }),
    drawn(100),
  );
  expect([taken > 300, shared > 20]).toEqual([true, true]);
});

test("a session together blocks its companion, in both directions, until it is cancelled", () => {
  const at = { start: 0, length: 4, other: "two", clock: 0 } as const;
  const later = { ...at, start: 2 };
  for (const [first, second] of [["one", "three"], ["three", "one"]] as const) {
    empty();
    holdTogether();
    expect(take({ ...at, do: "book", row: 0, whose: first })).toBe(true);
    expect(take({ ...later, do: "book", row: 1, whose: second })).toBe(false);
    expect(take({ ...later, do: "hold", row: 2, whose: second })).toBe(false);
    expect(take({ ...at, do: "cancel event", row: 0, whose: first })).toBe(true);
    expect(take({ ...later, do: "book", row: 1, whose: second })).toBe(true);
    expect(take({ ...at, do: "revive event", row: 0, whose: first })).toBe(false);
  }
});

test("an active hold blocks bookings, and an expired one does not", () => {
  fc.assert(
    fc.property(step, step, fc.nat(10), (held, booked, minutes) => {
      empty();
      take({ ...held, do: "hold", clock: 0 });
      const accepted = take({ ...booked, do: "book", row: held.row + 1, clock: minutes });
      const clash = held.whose === booked.whose && minutes < 5 &&
        held.start < booked.start + booked.length && booked.start < held.start + held.length;
      expect(accepted).toBe(!clash);
    }),
    { numRuns: Number(Deno.env.get("RUNS") ?? 60) },
  );
});

test("a cancelled time can be booked again exactly once", () => {
  fc.assert(
    fc.property(step, (first) => {
      empty();
      for (
        const [book, cancel] of [["book", "cancel event"], ["session", "cancel session"]] as const
      ) {
        const again = (row: number) => take({ ...first, do: book, row });
        expect(again(0)).toBe(true);
        expect(again(1)).toBe(false);
        expect(take({ ...first, do: cancel, row: 0 })).toBe(true);
        expect(again(2)).toBe(true);
        expect(again(3)).toBe(false);
        expect(
          take({
            ...first,
            do: cancel === "cancel event" ? "revive event" : "revive session",
            row: 0,
          }),
        )
          .toBe(false);
      }
    }),
    { numRuns: 50 },
  );
});

test("without the triggers the same writes overlap", () => {
  file.exec("savepoint bare");
  try {
    const triggers = all<{ name: string }>(
      "select name from sqlite_master where type = 'trigger' and name like '%do_not_overlap%'",
    );
    expect(triggers.length).toBe(7);
    for (const { name } of triggers) file.exec(`drop trigger ${name}`);
    take({ do: "session", row: 0, whose: "one", other: "one", start: 0, length: 4, clock: 0 });
    take({ do: "session", row: 1, whose: "one", other: "two", start: 2, length: 4, clock: 0 });
    expect(clashes()).toHaveLength(1);
  } finally {
    file.exec("rollback to bare; release bare");
  }
});
