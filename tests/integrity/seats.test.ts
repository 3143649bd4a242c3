import fc from "fast-check";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawn } from "../support/drawn.ts";
import { copyNewDatabase } from "../support/new-database.ts";
import { hour } from "backend/domain/duration.ts";

/** The seats of groups under plain statements in random order: no start is ever overbooked. */
const origin = Date.parse("2026-11-24T06:00:00Z");
const now = origin - 24 * hour;
const capacities = { three: 3, one: 1 };

let folder: string;
let file: Sqlite.Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seats-"));
  const path = join(folder, "test.db");
  await copyNewDatabase(path);
  file = new Sqlite(path);
  file.exec("pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = on");
  file.exec(`insert into scheduling_accounts (id, slug, name, email, time_zone, buffer_minutes,
    minimum_notice_minutes, horizon_days, step_minutes, created_at, updated_at)
    values ('a', 'a', 'a', 'a@a.ee', 'Europe/Tallinn', 0, 0, 60, 15, 0, 0)`);
  for (const [id, capacity] of Object.entries(capacities)) {
    file.exec(`insert into event_types (id, account_id, slug, name, duration_minutes, meeting_types,
      custom_questions, color, position, active, capacity, created_at, updated_at)
      values ('${id}', 'a', '${id}', 'x', 60, '[]', '[]', '#000', 0, 1, ${capacity}, 0, 0)`);
  }
});

afterAll(async () => {
  file.close();
  await rm(folder, { recursive: true });
});

type Step = {
  do: "hold" | "release" | "book" | "cancel" | "revive" | "join" | "leave" | "return" | "change";
  row: number;
  event: number;
  type: keyof typeof capacities;
  start: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(
    "hold",
    "hold",
    "release",
    "book",
    "cancel",
    "revive",
    "join",
    "join",
    "join",
    "leave",
    "return",
    "change",
  ),
  row: fc.nat(5),
  event: fc.nat(1),
  type: fc.constantFrom("three", "three", "three", "one"),
  start: fc.nat(1),
});

const statements: Record<Step["do"], (values: Step & { from: number }) => string> = {
  hold: ({ row, type, from }) =>
    `insert into holds (id, account_id, event_type_id, starts_at, ends_at, secret_hash, holder_hash,
      created_at, expires_at)
     values ('h${row}', 'a', '${type}', ${from}, ${from + hour}, '', '', ${now}, ${now + 300_000})`,
  release: ({ row }) => `delete from holds where id = 'h${row}'`,
  book: ({ event, type, from }) =>
    `insert into scheduled_events (id, account_id, event_type_id, name, status, starts_at, ends_at,
      meeting_type, place, created_at, updated_at) values ('e${event}', 'a', '${type}', 'x', 'active',
      ${from}, ${from + hour}, 'VIDEO_CALL', '', ${now}, ${now})`,
  cancel: ({ event }) => `update scheduled_events set status = 'canceled' where id = 'e${event}'`,
  revive: ({ event }) => `update scheduled_events set status = 'active' where id = 'e${event}'`,
  join: ({ row, event }) =>
    `insert into invitees (id, event_id, email, email_key, name, time_zone, status, answers, tracking,
      created_at, updated_at)
     values ('i${row}', 'e${event}', 'x', 'x', 'x', 'UTC', 'active', '[]', '{}', ${now}, ${now})`,
  leave: ({ row }) => `update invitees set status = 'canceled' where id = 'i${row}'`,
  return: ({ row }) => `update invitees set status = 'active' where id = 'i${row}'`,
  change: ({ row, event }) => `update invitees set event_id = 'e${event}' where id = 'i${row}'`,
};

function take(given: Step): boolean {
  try {
    const sql = statements[given.do]({ ...given, from: origin + given.start * 30 * 60_000 });
    return file.prepare(sql).run().changes > 0;
  } catch (error) {
    expect(String(error)).toMatch(/ERR_SLOT_TAKEN|constraint failed/);
    return false;
  }
}

/** Guests and active holds of one start, counted one by one. */
function crowded(): string[] {
  const rows = file.prepare(`
    select e.event_type_id || ' ' || e.starts_at as start, e.event_type_id as type
      from invitees i join scheduled_events e on e.id = i.event_id
      where i.status = 'active' and e.status = 'active'
    union all select event_type_id || ' ' || starts_at, event_type_id from holds`)
    .all() as { start: string; type: keyof typeof capacities }[];
  const taken = Map.groupBy(rows, ({ start }) => start);
  return [...taken.values()]
    .filter((seats) => seats.length > capacities[seats[0]!.type])
    .map((seats) => seats[0]!.start);
}

test("no start ever has more guests and holds than seats", () => {
  let taken = 0;
  let tried = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: "max" }), (steps) => {
      file.exec("delete from holds; delete from invitees; delete from scheduled_events");
      for (const next of steps) {
        tried++;
        if (take(next)) taken++;
        expect(crowded()).toEqual([]);
      }
    }),
    drawn(120),
  );
  expect(taken).toBeGreaterThan(300);
  expect(tried - taken).toBeGreaterThan(300);
});
